import autocannon from 'autocannon'

/** A repeated request. */
export type Shot = {
  port: number
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: () => string
  /** Number of connections; 16 by default. */
  connections?: number
}

/** The result of a target in one round: responses, responses per second, and response times in milliseconds. */
export type Round = { count: number; rate: number; p50: number; p99: number }

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** The median. */
export const median = (numbers: readonly number[]): number =>
  at(
    numbers.toSorted((a, b) => a - b),
    0.5,
  )

/**
 * Sends requests over several connections, each waiting for its response. @throws if a response is not 200, because fast
 * failures must not count
 */
export async function measure(
  { port, method, path, headers, body, connections = 16 }: Shot,
  seconds: number,
): Promise<Round> {
  const times: number[] = []
  const begun = performance.now()
  let last = begun
  const refused = await new Promise<number | undefined>((resolve, reject) => {
    let failedStatus: number | undefined
    const one = { method, path, headers }
    const shots = autocannon(
      {
        url: `http://127.0.0.1:${port}`,
        connections,
        duration: seconds,
        requests: [body ? { ...one, setupRequest: (request) => ({ ...request, body: body() }) } : one],
      },
      (error) => (error ? reject(error) : resolve(failedStatus)),
    )
    shots.on('response', (_client, status, _bytes, took) => {
      if (status !== 200) failedStatus = status
      times.push(took)
      last = performance.now()
    })
  })
  if (refused !== undefined) throw new Error(`${path} answered ${refused}.`)
  times.sort((a, b) => a - b)
  return {
    count: times.length,
    rate: (times.length / (last - begun)) * 1000,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
  }
}
