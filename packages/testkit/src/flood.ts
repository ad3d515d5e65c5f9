import { Agent, request } from 'node:http'

/** The result of a request: its status, 0 without a response; when it was sent; and its duration, in milliseconds. */
export type TimedResponse = { status: number; sentAt: number; durationMs: number }

/** A request to send. */
export type FloodRequest = {
  port: number
  host: string
  path: string
  method?: 'GET' | 'POST'
  address: string
  agent?: Agent
}

/** Sends a request once; on a new connection if no agent is given. */
export const sendOnce = ({ port, host, path, method = 'GET', address, agent }: FloodRequest): Promise<TimedResponse> =>
  new Promise((resolve) => {
    const [sentAt, startedAt] = [Date.now(), performance.now()]
    const finish = (status: number) => resolve({ status, sentAt, durationMs: performance.now() - startedAt })
    const body = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
    const headers = { host, 'x-forwarded-for': address, 'accept-encoding': 'gzip', ...(method === 'POST' ? body : {}) }
    const clientRequest = request({ port, path, method, headers, host: '127.0.0.1', agent: agent ?? false })
    clientRequest.on('error', () => finish(0))
    clientRequest.on('response', (response) => {
      response.on('end', () => finish(response.statusCode ?? 0))
      response.on('error', () => finish(0))
      response.resume()
    })
    clientRequest.end(method === 'POST' ? '{}' : undefined)
  })

/** Sends a request repeatedly, one after another, each from a different address. */
export function sendRepeatedly(floodRequest: Omit<FloodRequest, 'address' | 'agent'>, pause = 50) {
  const responses: TimedResponse[] = []
  const agent = new Agent({ keepAlive: true })
  let isRunning = true
  const completion = (async () => {
    for (let count = 0; isRunning; count += 1) {
      responses.push(await sendOnce({ ...floodRequest, address: `198.51.100.${count % 250}`, agent }))
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    agent.destroy()
  })()
  return {
    /** Stops, and returns the responses. */
    async stop(): Promise<TimedResponse[]> {
      isRunning = false
      await completion
      return responses
    },
  }
}

/** The responses to a crowd, and to the probes before and during it. */
export type FloodResult = {
  pages: TimedResponse[]
  payments: Record<'baseline' | 'flood', TimedResponse[]>
  health: Record<'baseline' | 'flood', TimedResponse[]>
}

/** Requests many pages at once while starting payments and checking health; both probes also run before the crowd. */
export async function flood(port: number, host: string, visitors: number, baselineMs = 2000): Promise<FloodResult> {
  const startProbes = () => [
    sendRepeatedly({ port, host, path: '/api/donation/start', method: 'POST' }),
    sendRepeatedly({ port, host, path: '/healthz' }),
  ]
  const calmProbes = startProbes()
  await new Promise((resolve) => setTimeout(resolve, baselineMs))
  const calmResponses = await Promise.all(calmProbes.map((probe) => probe.stop()))
  const probes = startProbes()
  const addressOf = (index: number) => `203.0.${index % 100}.${index % 7}`
  const pages = await Promise.all(
    Array.from({ length: visitors }, (_, index) => sendOnce({ port, host, path: '/', address: addressOf(index) })),
  )
  const floodResponses = await Promise.all(probes.map((probe) => probe.stop()))
  return {
    pages,
    payments: { baseline: calmResponses[0] ?? [], flood: floodResponses[0] ?? [] },
    health: { baseline: calmResponses[1] ?? [], flood: floodResponses[1] ?? [] },
  }
}

/** Returns a percentile of the durations, in milliseconds. @param share 0..1 */
export const getPercentile = (responses: readonly TimedResponse[], share: number): number => {
  const times = responses.map(({ durationMs }) => durationMs).toSorted((a, b) => a - b)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

// A separate process: in the server's process, a blocked server would also block the measurement.
if (import.meta.main) {
  const [port, host = '', visitors] = process.argv.slice(2)
  process.send?.(await flood(Number(port), host, Number(visitors)))
  process.disconnect?.()
}
