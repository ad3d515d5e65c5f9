import { refusal, type StubAnswer } from './responses.ts'

/** The manners of an idempotency key: a repeat gets the first answer, another question is refused, haste is a 409. */
export function rememberAnswers() {
  const answers = new Map<string, { question: string; answer: Promise<StubAnswer>; settled: boolean }>()
  return {
    /** Stripe forgets keys after a day. */
    forget: () => answers.clear(),
    async once(key: string | undefined, question: string, work: () => Promise<StubAnswer>): Promise<StubAnswer> {
      if (!key) return work()
      const first = answers.get(key)
      if (first && first.question !== question)
        return refusal(400, 'idempotency_error', 'idempotency_error', 'Keys can only be used with the same parameters.')
      if (first && !first.settled)
        return refusal(409, 'idempotency_error', 'idempotency_key_in_use', 'A request with this key is under way.')
      if (first) return { ...(await first.answer), replayed: true }
      const entry = { question, answer: work(), settled: false }
      answers.set(key, entry)
      const { status } = await entry.answer
      entry.settled = true
      // What was refused before anything began is not remembered.
      if (status === 400 || status === 404) answers.delete(key)
      return entry.answer
    },
  }
}
