import { signEvent } from '../../../giving/src/providers/events.ts'
import { type StubEvent, wireOf } from '../../../testkit/src/stripe/store.ts'
import { newId } from '../../../testkit/src/stripe/tokens.ts'
import { pick } from './returns.ts'
import type { SimulationContext, MosqueContext } from './place.ts'

/** How likely an event is told in time, by what it tells of; the others are lost, for jobs and reconciliation to heal. */
const chances: readonly (readonly [RegExp, number])[] = [
  [/^(charge\.dispute|refund\.failed)/, 0.5],
  [/^(charge\.refunded|customer\.subscription\.deleted|setup_intent)/, 0.3],
  [/^(payment_intent\.succeeded|invoice\.paid)$/, 0.05],
  [/^(payment_intent|invoice\.payment_failed|invoice\.voided)/, 0.03],
]
const chanceOf = (type: string): number => chances.find(([types]) => types.test(type))?.[1] ?? 0.005

/** In so many of a thousand moments something is told that is not so. */
const untrue = 400
/** What was charged last may not be booked yet: of so many that is told most. */
const newest = 3

/** Rings the product's door for a mosque: events come once, twice, later, in any order, or never. */
export function subscribeWebhooks(
  { giving, now }: SimulationContext,
  { mosque, account, broken }: MosqueContext,
  roll: () => number,
) {
  let response = 0
  let late: StubEvent[] = []

  const post = async (event: StubEvent) => {
    const body = JSON.stringify(event)
    const answer = await giving.host.app.inject({
      method: 'POST',
      url: `/api/stripe/webhook/${mosque.accountId}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(body, mosque.webhookSecret, now()) },
      payload: body,
    })
    if (answer.statusCode !== 200) broken.push(`an event was answered ${answer.statusCode}`)
  }

  /** Well signed and not so: an event is a bell, never a fact. */
  const lie = (): StubEvent | undefined => {
    const which = Math.floor(roll() * 1_000_000)
    const intents = [...account.intents.values()]
    const open = pick(
      intents.filter(({ status }) => status !== 'succeeded'),
      which,
    )
    const charged = intents.filter(({ status }) => status === 'succeeded')
    const paid = pick(which % 2 ? charged.slice(-newest) : charged, which)
    const slow = pick(
      intents.filter(({ status }) => status === 'processing'),
      which,
    )
    const unpaid = pick(
      [...account.invoices.values()].filter(({ status }) => status !== 'paid'),
      which,
    )
    const lies = [
      open && { type: 'payment_intent.succeeded', of: { ...open, status: 'succeeded', amount_received: open.amount } },
      paid && { type: 'payment_intent.canceled', of: { ...paid, status: 'canceled', amount_received: 0 } },
      paid && { type: 'payment_intent.payment_failed', of: { ...paid, status: 'requires_payment_method' } },
      slow && { type: 'payment_intent.canceled', of: { ...slow, status: 'canceled' } },
      slow && { type: 'payment_intent.payment_failed', of: { ...slow, status: 'requires_payment_method' } },
      unpaid && { type: 'invoice.paid', of: { ...unpaid, status: 'paid', amount_paid: unpaid.amount_due } },
    ]
    const told_ = pick(
      lies.filter((each) => each !== undefined),
      which,
    )
    if (!told_) return undefined
    return {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(now().getTime() / 1000),
      data: { object: wireOf(told_.of) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type: told_.type,
    }
  }

  return {
    /** Tells of what happened since the last time. */
    async ring(): Promise<void> {
      const fresh = account.events.slice(response)
      response = account.events.length
      const waiting = late
      late = []
      for (const event of [...fresh.filter(({ type }) => roll() < chanceOf(type)), ...waiting]) {
        const luck = roll()
        if (luck < 0.3) {
          late.push(event)
          continue
        }
        await post(event)
        if (luck > 0.7) await post(event)
      }
      late.sort(() => roll() - 0.5)
      const lied = roll() * 1000 < untrue ? lie() : undefined
      if (lied) await post(lied)
    },
    /**
     * Stripe lists its events no longer but for a few, so that reconciliation finds most of what was lost by the payments
     * alone.
     */
    forget(): void {
      const stored = account.events.filter(({ type }) => type === 'payment_intent.processing' || roll() < 0.02)
      account.events.splice(0, account.events.length, ...stored)
      response = stored.length
    },
  }
}
