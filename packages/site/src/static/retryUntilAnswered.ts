/** A request to repeat, and its callbacks. */
export type RetryOptions<T> = {
  /** Sends the request once. */
  request(): Promise<T>
  /** Called with the first response, whichever attempt it belongs to. */
  onAnswer(answer: T): void
  /** Called when an attempt fails or is slow, while it is tried again. */
  onDelay(): void
  /** How long an attempt may take before the next one starts, in milliseconds. */
  patience: number
}

/** How long to wait after each refusal, in milliseconds; the last one for good. The first asks again at once. */
export const pauses = [0, 1000, 2000, 5000, 10_000, 30_000] as const

/**
 * Repeats a request until it is answered: at once after the first failure, then with growing pauses, and in parallel with an
 * attempt that is slow. No attempt is aborted, so a late response counts.
 * @returns `again` retries now, whatever is scheduled; `stop` ends it
 */
export function retryUntilAnswered<T>({ request, onAnswer, onDelay, patience }: RetryOptions<T>): {
  again(): void
  stop(): void
} {
  let ended = false
  let refusals = 0
  let planned: ReturnType<typeof setTimeout> | undefined

  const plan = (ms: number) => {
    clearTimeout(planned)
    planned = setTimeout(start, ms)
  }

  const retryLater = (ms: number) => {
    if (ended) return
    onDelay()
    plan(ms)
  }

  function start() {
    clearTimeout(planned)
    planned = setTimeout(retryLater, patience, 0)
    request().then(
      (answer) => {
        if (ended) return
        stop()
        onAnswer(answer)
      },
      () => {
        retryLater(pauses[Math.min(refusals, pauses.length - 1)] ?? 0)
        refusals += 1
      },
    )
  }

  function stop() {
    ended = true
    clearTimeout(planned)
  }

  start()
  return { again: () => !ended && start(), stop }
}
