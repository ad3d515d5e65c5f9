import { Agent, request } from 'node:http'

/** What became of one request: 0 where there was no answer, when it was asked, and how long it took, in milliseconds. */
export type Asked = { status: number; at: number; took: number }

/** Whom and what is asked. */
export type Question = {
  port: number
  host: string
  path: string
  method?: 'GET' | 'POST'
  address: string
  agent?: Agent
}

/** Asks once; on a connection of its own where no agent is given. */
export const askOnce = ({ port, host, path, method = 'GET', address, agent }: Question): Promise<Asked> =>
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
export function askAgain(question: Omit<Question, 'address' | 'agent'>, pause = 50) {
  const answers: Asked[] = []
  const agent = new Agent({ keepAlive: true })
  let going = true
  const ended = (async () => {
    for (let at = 0; going; at += 1) {
      answers.push(await askOnce({ ...question, address: `198.51.100.${at % 250}`, agent }))
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    agent.destroy()
  })()
  return {
    /** Ends it, and tells what was answered. */
    async stop(): Promise<Asked[]> {
      going = false
      await ended
      return answers
    },
  }
}

/** What a crowd met, and those beside it. */
export type Flooded = {
  pages: Asked[]
  payments: Record<'calm' | 'flood', Asked[]>
  health: Record<'calm' | 'flood', Asked[]>
}

/** Asks for so many pages at once, and meanwhile begins payments and asks for the health, as it did before in calm. */
export async function flood(port: number, host: string, crowd: number, calmFor = 2000): Promise<Flooded> {
  const begin = () => [
    askAgain({ port, host, path: '/api/donation/start', method: 'POST' }),
    askAgain({ port, host, path: '/healthz' }),
  ]
  const calm = begin()
  await new Promise((resolve) => setTimeout(resolve, calmFor))
  const before = await Promise.all(calm.map((one) => one.stop()))
  const beside = begin()
  const addressOf = (at: number) => `203.0.${at % 100}.${at % 7}`
  const pages = await Promise.all(
    Array.from({ length: crowd }, (_, at) => askOnce({ port, host, path: '/', address: addressOf(at) })),
  )
  const during = await Promise.all(beside.map((one) => one.stop()))
  return {
    pages,
    payments: { calm: before[0] ?? [], flood: during[0] ?? [] },
    health: { calm: before[1] ?? [], flood: during[1] ?? [] },
  }
}

/** The time below which a share of answers lies, in milliseconds. */
export const timeOf = (answers: readonly Asked[], share: number): number => {
  const times = answers.map(({ took }) => took).toSorted((one, other) => one - other)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

// As a process of its own: what is measured in the server's own process would wait with it.
if (import.meta.main) {
  const [port, host = '', crowd] = process.argv.slice(2)
  process.send?.(await flood(Number(port), host, Number(crowd)))
  process.disconnect?.()
}
