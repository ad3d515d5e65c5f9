import { signEvent } from '../../../giving/src/providers/events.ts'
import { type StubEvent, wireOf } from '../../../testkit/src/stripe/store.ts'
import { newId } from '../../../testkit/src/stripe/tokens.ts'
import { pick } from './returns.ts'
import type { SimulationContext, MosqueContext } from './context.ts'

/** The probability that an event is delivered, by type. Lost events must be made up for by jobs and reconciliation. */
const chances: readonly (readonly [RegExp, number])[] = [
  [/^(charge\.dispute|refund\.failed)/, 0.5],
  [/^(charge\.refunded|customer\.subscription\.deleted|setup_intent)/, 0.3],
  [/^(payment_intent\.succeeded|invoice\.paid)$/, 0.05],
  [/^(payment_intent|invoice\.payment_failed|invoice\.voided)/, 0.03],
]
const chanceOf = (type: string): number => chances.find(([types]) => types.test(type))?.[1] ?? 0.005

/** In how many of a thousand moments a false event is sent. */
const falsePerThousand = 400
/** How many of the newest charges half of the false events are about: these may not be in the ledger yet. */
const newestCharges = 3

/** Sends a mosque's events to the server's webhook: once, twice, later, in any order, or never. */
export function subscribeWebhooks(
  { giving, now }: SimulationContext,
  { mosque, account, violations }: MosqueContext,
  roll: () => number,
) {
  let sentCount = 0
  let late: StubEvent[] = []

  const post = async (event: StubEvent) => {
    const body = JSON.stringify(event)
    const { statusCode } = await giving.server.app.inject({
      method: 'POST',
      url: `/api/stripe/webhook/${mosque.accountId}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(body, mosque.webhookSecret, now()) },
      payload: body,
    })
    if (statusCode !== 200) violations.push(`the webhook returned ${statusCode}`)
  }

  /** Returns a correctly signed event with false data. The server must read the data from Stripe's API instead. */
  const falseEvent = (): StubEvent | undefined => {
    const which = Math.floor(roll() * 1_000_000)
    const intents = [...account.intents.values()]
    const open = pick(
      intents.filter(({ status }) => status !== 'succeeded'),
      which,
    )
    const charged = intents.filter(({ status }) => status === 'succeeded')
    const paid = pick(which % 2 ? charged.slice(-newestCharges) : charged, which)
    const slow = pick(
      intents.filter(({ status }) => status === 'processing'),
      which,
    )
    const unpaid = pick(
      [...account.invoices.values()].filter(({ status }) => status !== 'paid'),
      which,
    )
    const candidates = [
      open && {
        type: 'payment_intent.succeeded',
        object: { ...open, status: 'succeeded', amount_received: open.amount },
      },
      paid && { type: 'payment_intent.canceled', object: { ...paid, status: 'canceled', amount_received: 0 } },
      paid && { type: 'payment_intent.payment_failed', object: { ...paid, status: 'requires_payment_method' } },
      slow && { type: 'payment_intent.canceled', object: { ...slow, status: 'canceled' } },
      slow && { type: 'payment_intent.payment_failed', object: { ...slow, status: 'requires_payment_method' } },
      unpaid && { type: 'invoice.paid', object: { ...unpaid, status: 'paid', amount_paid: unpaid.amount_due } },
    ]
    const chosen = pick(
      candidates.filter((candidate) => candidate !== undefined),
      which,
    )
    if (!chosen) return undefined
    return {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(now().getTime() / 1000),
      data: { object: wireOf(chosen.object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type: chosen.type,
    }
  }

  return {
    /** Sends the events since the last time. */
    async sendEvents(): Promise<void> {
      const fresh = account.events.slice(sentCount)
      sentCount = account.events.length
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
      const extra = roll() * 1000 < falsePerThousand ? falseEvent() : undefined
      if (extra) await post(extra)
    },
    /**
     * Removes all but a few events from Stripe's list, so that reconciliation must find most lost events through the
     * payments.
     */
    forget(): void {
      const stored = account.events.filter(({ type }) => type === 'payment_intent.processing' || roll() < 0.02)
      account.events.splice(0, account.events.length, ...stored)
      sentCount = stored.length
    },
  }
}
