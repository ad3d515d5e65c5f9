import { Agent, request } from 'node:http'

/** What became of one request: 0 where there was no answer, when it was asked, and how long it took, in milliseconds. */
export type TimedResponse = { status: number; at: number; took: number }

/** Whom and what is asked. */
export type FloodRequest = {
  port: number
  host: string
  path: string
  method?: 'GET' | 'POST'
  address: string
  agent?: Agent
}

/** Asks once; on a connection of its own where no agent is given. */
export const sendOnce = ({ port, host, path, method = 'GET', address, agent }: FloodRequest): Promise<TimedResponse> =>
  new Promise((resolve) => {
    const [at, began] = [Date.now(), performance.now()]
    const done = (status: number) => resolve({ status, at, took: performance.now() - began })
    const body = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
    const headers = { host, 'x-forwarded-for': address, 'accept-encoding': 'gzip', ...(method === 'POST' ? body : {}) }
    const sent = request({ port, path, method, headers, host: '127.0.0.1', agent: agent ?? false })
    sent.on('error', () => done(0))
    sent.on('response', (answer) => {
      answer.on('end', () => done(answer.statusCode ?? 0))
      answer.on('error', () => done(0))
      answer.resume()
    })
    sent.end(method === 'POST' ? '{}' : undefined)
  })

/** Asks the same again and again, one after the other, each time from another address. */
export function sendRepeatedly(question: Omit<FloodRequest, 'address' | 'agent'>, pause = 50) {
  const answers: TimedResponse[] = []
  const agent = new Agent({ keepAlive: true })
  let going = true
  const ended = (async () => {
    for (let at = 0; going; at += 1) {
      answers.push(await sendOnce({ ...question, address: `198.51.100.${at % 250}`, agent }))
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    agent.destroy()
  })()
  return {
    /** Ends it, and tells what was answered. */
    async stop(): Promise<TimedResponse[]> {
      going = false
      await ended
      return answers
    },
  }
}

/** What a crowd met, and those beside it. */
export type FloodResult = {
  pages: TimedResponse[]
  payments: Record<'calm' | 'flood', TimedResponse[]>
  health: Record<'calm' | 'flood', TimedResponse[]>
}

/** Asks for so many pages at once, and meanwhile begins payments and asks for the health, as it did before in calm. */
export async function flood(port: number, host: string, visitors: number, calmFor = 2000): Promise<FloodResult> {
  const begin = () => [
    sendRepeatedly({ port, host, path: '/api/donation/start', method: 'POST' }),
    sendRepeatedly({ port, host, path: '/healthz' }),
  ]
  const calm = begin()
  await new Promise((resolve) => setTimeout(resolve, calmFor))
  const before = await Promise.all(calm.map((one) => one.stop()))
  const probes = begin()
  const addressOf = (at: number) => `203.0.${at % 100}.${at % 7}`
  const pages = await Promise.all(
    Array.from({ length: visitors }, (_, at) => sendOnce({ port, host, path: '/', address: addressOf(at) })),
  )
  const during = await Promise.all(probes.map((one) => one.stop()))
  return {
    pages,
    payments: { calm: before[0] ?? [], flood: during[0] ?? [] },
    health: { calm: before[1] ?? [], flood: during[1] ?? [] },
  }
}

/** The time below which a share of answers lies, in milliseconds. */
export const getPercentile = (answers: readonly TimedResponse[], share: number): number => {
  const times = answers.map(({ took }) => took).toSorted((one, other) => one - other)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

// As a process of its own: what is measured in the server's own process would wait with it.
if (import.meta.main) {
  const [port, host = '', visitors] = process.argv.slice(2)
  process.send?.(await flood(Number(port), host, Number(visitors)))
  process.disconnect?.()
}
