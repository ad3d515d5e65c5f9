/** What one waits for, and who hears of it. */
export type Insisting<T> = {
  /** Asks once. */
  ask(): Promise<T>
  /** It has come: the first answer, of whichever asking. */
  onAnswer(answer: T): void
  /** It was refused, or does not come in time: worth a sentence, while it is asked for again. */
  onLate(): void
  /** How long an asking may go unanswered before the next one, in milliseconds. */
  patience: number
}

/** How long to wait after each refusal, in milliseconds; the last one for good. The first asks again at once. */
export const pauses = [0, 1000, 2000, 5000, 10_000, 30_000] as const

/**
 * Asks until it is answered: again at once when it was refused, then less and less often; again beside the one before
 * when nothing came in time. No asking is given up, so a late answer counts.
 * @returns `again` asks now, whatever is planned; `stop` ends it
 */
export function insist<T>({ ask, onAnswer, onLate, patience }: Insisting<T>): { again(): void; stop(): void } {
  let ended = false
  let refusals = 0
  let planned: ReturnType<typeof setTimeout> | undefined

  const plan = (ms: number) => {
    clearTimeout(planned)
    planned = setTimeout(start, ms)
  }

  const late = (ms: number) => {
    if (ended) return
    onLate()
    plan(ms)
  }

  function start() {
    clearTimeout(planned)
    planned = setTimeout(late, patience, 0)
    ask().then(
      (answer) => {
        if (ended) return
        stop()
        onAnswer(answer)
      },
      () => {
        late(pauses[Math.min(refusals, pauses.length - 1)] ?? 0)
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
