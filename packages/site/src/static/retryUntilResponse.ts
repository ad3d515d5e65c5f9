/** A request to repeat, and its callbacks. */
export type RetryOptions<T> = {
  /** Sends the request once. */
  request(): Promise<T>
  /** Called with the first response, whichever attempt received it. */
  onResponse(response: T): void
  /** Called when an attempt fails or is slow and is retried. */
  onDelay(): void
  /** How long an attempt may take before the next one starts, in milliseconds. */
  timeoutMs: number
}

/** The pause after each failure, in milliseconds; the last one repeats. The first failure is retried at once. */
export const pauses = [0, 1000, 2000, 5000, 10_000, 30_000] as const

/**
 * Repeats a request until it succeeds: at once after the first failure, then with growing pauses, and in parallel with a slow
 * attempt. No attempt is aborted, so a late response counts.
 * @returns `retryNow` retries now, whatever is scheduled; `stop` ends it
 */
export function retryUntilResponse<T>({ request, onResponse, onDelay, timeoutMs }: RetryOptions<T>): {
  retryNow(): void
  stop(): void
} {
  let hasEnded = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(start, ms)
  }

  const retryLater = (ms: number) => {
    if (hasEnded) return
    onDelay()
    schedule(ms)
  }

  function start() {
    clearTimeout(timer)
    timer = setTimeout(retryLater, timeoutMs, 0)
    request().then(
      (response) => {
        if (hasEnded) return
        stop()
        onResponse(response)
      },
      () => {
        retryLater(pauses[Math.min(failures, pauses.length - 1)] ?? 0)
        failures += 1
      },
    )
  }

  function stop() {
    hasEnded = true
    clearTimeout(timer)
  }

  start()
  return { retryNow: () => !hasEnded && start(), stop }
}
