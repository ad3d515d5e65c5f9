import autocannon from 'autocannon'

/** A repeated request. */
export type Load = {
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

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** The median. */
export const median = (numbers: readonly number[]): number =>
  percentile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  )

/**
 * Sends requests over several connections, each waiting for its response. @throws if a response is not 200, because fast
 * failures must not count
 */
export async function measure(
  { port, method, path, headers, body, connections = 16 }: Load,
  seconds: number,
): Promise<Round> {
  const times: number[] = []
  const startedAt = performance.now()
  let lastResponseAt = startedAt
  const failure = await new Promise<number | undefined>((resolve, reject) => {
    let failedStatus: number | undefined
    const request = { method, path, headers }
    const instance = autocannon(
      {
        url: `http://127.0.0.1:${port}`,
        connections,
        duration: seconds,
        requests: [body ? { ...request, setupRequest: (fields) => ({ ...fields, body: body() }) } : request],
      },
      (error) => (error ? reject(error) : resolve(failedStatus)),
    )
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      if (status !== 200) failedStatus = status
      times.push(milliseconds)
      lastResponseAt = performance.now()
    })
  })
  if (failure !== undefined) throw new Error(`${path} returned status ${failure}.`)
  times.sort((a, b) => a - b)
  return {
    count: times.length,
    rate: (times.length / (lastResponseAt - startedAt)) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}
