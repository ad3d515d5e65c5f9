import { randomBytes } from 'node:crypto'
import { type Form, textAt } from './form.ts'
import { decide, makeIntent, outcomeOf, type StubIntent } from './intents.ts'

/** An answer of the stub. */
export type StubAnswer = { status: number; body: unknown; replayed?: boolean }

/** An event as Stripe would post it. */
export type StubEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: StubIntent }
  livemode: boolean
  type: string
}

export const refusal = (
  status: number,
  type: string,
  code: string,
  message: string,
  more: object = {},
): StubAnswer => ({
  status,
  body: { error: { type, code, message, ...more } },
})

const clone = (intent: StubIntent): StubIntent => structuredClone(intent)

/** What one account holds: nothing of it can be reached with another account's key. */
export class StubAccount {
  readonly intents = new Map<string, StubIntent>()
  readonly events: StubEvent[] = []
  /** Money that was taken: one line for each success. */
  readonly charges: { intentId: string; giftId: string | undefined; amount: number; currency: string }[] = []
  readonly #answers = new Map<string, { question: string; answer: Promise<StubAnswer>; settled: boolean }>()
  readonly #usedTokens = new Set<string>()
  readonly #onEvent: (event: StubEvent) => void

  constructor(onEvent: (event: StubEvent) => void) {
    this.#onEvent = onEvent
  }

  /** The manners of an idempotency key: a repeat gets the first answer, another question is refused, haste is a 409. */
  async once(key: string | undefined, question: string, work: () => Promise<StubAnswer>): Promise<StubAnswer> {
    if (!key) return work()
    const first = this.#answers.get(key)
    if (first && first.question !== question)
      return refusal(400, 'idempotency_error', 'idempotency_error', 'Keys can only be used with the same parameters.')
    if (first && !first.settled)
      return refusal(409, 'idempotency_error', 'idempotency_key_in_use', 'A request with this key is under way.')
    if (first) return { ...(await first.answer), replayed: true }
    const entry = { question, answer: work(), settled: false }
    this.#answers.set(key, entry)
    const { status } = await entry.answer
    entry.settled = true
    // What was refused before anything began is not remembered.
    if (status === 400 || status === 404) this.#answers.delete(key)
    return entry.answer
  }

  #apply(intent: StubIntent, outcome: Parameters<typeof decide>[1]): void {
    const type = decide(intent, outcome)
    if (intent.status === 'succeeded')
      this.charges.push({
        intentId: intent.id,
        giftId: intent.metadata.donation_id,
        amount: intent.amount,
        currency: intent.currency,
      })
    const event: StubEvent = {
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(Date.now() / 1000),
      data: { object: clone(intent) },
      livemode: false,
      type,
    }
    this.events.push(event)
    this.#onEvent(event)
  }

  #confirm(intent: StubIntent, token: string | undefined): StubAnswer {
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
      return refusal(
        400,
        'invalid_request_error',
        'payment_intent_unexpected_state',
        `This PaymentIntent is ${intent.status} and cannot be confirmed.`,
        { payment_intent: clone(intent) },
      )
    const outcome = token === undefined ? undefined : outcomeOf(token)
    if (!token || !outcome)
      return refusal(404, 'invalid_request_error', 'resource_missing', 'No such confirmation token.', {
        param: 'confirmation_token',
      })
    if (this.#usedTokens.has(token))
      return refusal(400, 'invalid_request_error', 'confirmation_token_used', 'This token has been used.', {
        param: 'confirmation_token',
      })
    this.#usedTokens.add(token)
    this.#apply(intent, outcome)
    if (!intent.last_payment_error) return { status: 200, body: clone(intent) }
    return { status: 402, body: { error: { ...intent.last_payment_error, payment_intent: clone(intent) } } }
  }

  create(form: Form): StubAnswer {
    const metadata = typeof form.metadata === 'object' ? form.metadata : {}
    const texts = Object.entries(metadata).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    const intent = makeIntent(Number(textAt(form, 'amount')), textAt(form, 'currency') ?? '', Object.fromEntries(texts))
    const token = textAt(form, 'confirmation_token')
    if (textAt(form, 'confirm') !== 'true') {
      this.intents.set(intent.id, intent)
      return { status: 200, body: clone(intent) }
    }
    const answer = this.#confirm(intent, token)
    if (answer.status === 200 || answer.status === 402) this.intents.set(intent.id, intent)
    return answer
  }

  #with(id: string, work: (intent: StubIntent) => StubAnswer): StubAnswer {
    const intent = this.intents.get(id)
    return intent
      ? work(intent)
      : refusal(404, 'invalid_request_error', 'resource_missing', `No such payment_intent: '${id}'`, {
          param: 'intent',
        })
  }

  confirm = (id: string, form: Form) =>
    this.#with(id, (intent) => this.#confirm(intent, textAt(form, 'confirmation_token')))

  read = (id: string) => this.#with(id, (intent) => ({ status: 200, body: clone(intent) }))

  cancel = (id: string) =>
    this.#with(id, (intent) => {
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        return refusal(400, 'invalid_request_error', 'payment_intent_unexpected_state', 'It cannot be canceled.', {
          payment_intent: clone(intent),
        })
      this.#apply(intent, { status: 'canceled' })
      return { status: 200, body: clone(intent) }
    })

  list(query: Form): StubAnswer {
    const from = Number(textAt(query, 'created', 'gte') ?? 0)
    const to = Number(textAt(query, 'created', 'lte') ?? Number.MAX_SAFE_INTEGER)
    const data = [...this.intents.values()].filter(({ created }) => created >= from && created <= to)
    return { status: 200, body: { object: 'list', url: '/v1/payment_intents', has_more: false, data: data.map(clone) } }
  }

  /** The giver passes, or fails, the bank's check. */
  authenticate(intentId: string, passes: boolean): void {
    const intent = this.intents.get(intentId)
    if (intent?.status !== 'requires_action') throw new Error(`Intent ${intentId} waits for no bank check.`)
    const code = 'payment_intent_authentication_failure'
    this.#apply(intent, passes ? { status: 'succeeded' } : { decline: code, code })
  }

  /** Puts an intent where a test wants it, with its event, unless what happened to it is final. @returns whether it moved */
  move(intentId: string, outcome: Parameters<typeof decide>[1]): boolean {
    const intent = this.intents.get(intentId)
    if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return false
    this.#apply(intent, outcome)
    return true
  }

  /** The slow bank decides. */
  finish(intentId: string, paid: boolean): void {
    const intent = this.intents.get(intentId)
    if (intent?.status !== 'processing') throw new Error(`Intent ${intentId} is not processing.`)
    this.#apply(intent, paid ? { status: 'succeeded' } : { decline: 'generic_decline', code: 'card_declined' })
  }
}
