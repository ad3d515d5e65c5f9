import autocannon from 'autocannon'

/** What is sent, again and again. */
export type Shot = {
  port: number
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: () => string
}

/** How one target did in one round: requests a second, and how long one took in milliseconds. */
export type Round = { rate: number; p50: number; p99: number }

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** The middle one of some numbers. */
export const median = (numbers: readonly number[]): number =>
  at(
    numbers.toSorted((a, b) => a - b),
    0.5,
  )

/**
 * Sends as many as the target answers over 16 connections, each waiting for its answer.
 * @throws when an answer is not 200: what refuses quickly is not quick
 */
export async function measure({ port, method, path, headers, body }: Shot, seconds: number): Promise<Round> {
  const times: number[] = []
  const begun = performance.now()
  let last = begun
  const refused = await new Promise<number | undefined>((resolve, reject) => {
    let wrong: number | undefined
    const one = { method, path, headers }
    const shots = autocannon(
      {
        url: `http://127.0.0.1:${port}`,
        connections: 16,
        duration: seconds,
        requests: [body ? { ...one, setupRequest: (request) => ({ ...request, body: body() }) } : one],
      },
      (error) => (error ? reject(error) : resolve(wrong)),
    )
    shots.on('response', (_client, status, _bytes, took) => {
      if (status !== 200) wrong = status
      times.push(took)
      last = performance.now()
    })
  })
  if (refused !== undefined) throw new Error(`${path} answered ${refused}.`)
  times.sort((a, b) => a - b)
  return { rate: (times.length / (last - begun)) * 1000, p50: at(times, 0.5), p99: at(times, 0.99) }
}
