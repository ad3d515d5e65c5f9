import { signEvent } from '../../../giving/src/providers/events.ts'
import { type StubEvent, toApiObject } from '../../../testkit/src/stripe/store.ts'
import { newId } from '../../../testkit/src/stripe/tokens.ts'
import { pick } from './returns.ts'
import type { SimulationContext, MosqueContext } from './context.ts'

/** The probability that an event is delivered, by type. Jobs and reconciliation must compensate for lost events. */
const deliveryChances: readonly (readonly [RegExp, number])[] = [
  [/^(charge\.dispute|refund\.failed)/, 0.5],
  [/^(charge\.refunded|customer\.subscription\.deleted|setup_intent)/, 0.3],
  [/^(payment_intent\.succeeded|invoice\.paid)$/, 0.05],
  [/^(payment_intent|invoice\.payment_failed|invoice\.voided)/, 0.03],
]
const deliveryChanceOf = (type: string): number => deliveryChances.find(([types]) => types.test(type))?.[1] ?? 0.005

/** The number of moments in a thousand in which a false event is sent. */
const falsePerThousand = 400
/** The number of newest charges that half of the false events refer to; these may not be in the ledger yet. */
const newestCharges = 3

/** Sends a mosque's events to the server's webhook: once, twice, later, in any order, or never. */
export function subscribeWebhooks(
  { giving, now }: SimulationContext,
  { mosque, account, violations }: MosqueContext,
  random: () => number,
) {
  let sentCount = 0
  let lateEvents: StubEvent[] = []

  const postEvent = async (event: StubEvent) => {
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
  const createFalseEvent = (): StubEvent | undefined => {
    const index = Math.floor(random() * 1_000_000)
    const intents = [...account.intents.values()]
    const openIntent = pick(
      intents.filter(({ status }) => status !== 'succeeded'),
      index,
    )
    const succeededIntents = intents.filter(({ status }) => status === 'succeeded')
    const paidIntent = pick(index % 2 ? succeededIntents.slice(-newestCharges) : succeededIntents, index)
    const slowIntent = pick(
      intents.filter(({ status }) => status === 'processing'),
      index,
    )
    const unpaidInvoice = pick(
      [...account.invoices.values()].filter(({ status }) => status !== 'paid'),
      index,
    )
    const candidates = [
      openIntent && {
        type: 'payment_intent.succeeded',
        object: { ...openIntent, status: 'succeeded', amount_received: openIntent.amount },
      },
      paidIntent && {
        type: 'payment_intent.canceled',
        object: { ...paidIntent, status: 'canceled', amount_received: 0 },
      },
      paidIntent && {
        type: 'payment_intent.payment_failed',
        object: { ...paidIntent, status: 'requires_payment_method' },
      },
      slowIntent && { type: 'payment_intent.canceled', object: { ...slowIntent, status: 'canceled' } },
      slowIntent && {
        type: 'payment_intent.payment_failed',
        object: { ...slowIntent, status: 'requires_payment_method' },
      },
      unpaidInvoice && {
        type: 'invoice.paid',
        object: { ...unpaidInvoice, status: 'paid', amount_paid: unpaidInvoice.amount_due },
      },
    ]
    const falseData = pick(
      candidates.filter((candidate) => candidate !== undefined),
      index,
    )
    if (!falseData) return undefined
    return {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(now().getTime() / 1000),
      data: { object: toApiObject(falseData.object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type: falseData.type,
    }
  }

  return {
    /** Sends the events since the last call. */
    async sendEvents(): Promise<void> {
      const newEvents = account.events.slice(sentCount)
      sentCount = account.events.length
      const delayedEvents = lateEvents
      lateEvents = []
      for (const event of [...newEvents.filter(({ type }) => random() < deliveryChanceOf(type)), ...delayedEvents]) {
        const chance = random()
        if (chance < 0.3) {
          lateEvents.push(event)
          continue
        }
        await postEvent(event)
        if (chance > 0.7) await postEvent(event)
      }
      lateEvents.sort(() => random() - 0.5)
      const extraEvent = random() * 1000 < falsePerThousand ? createFalseEvent() : undefined
      if (extraEvent) await postEvent(extraEvent)
    },
    /**
     * Removes all but a few events from Stripe's list, so that reconciliation must find most lost events through the
     * payments.
     */
    removeEvents(): void {
      const remainingEvents = account.events.filter(
        ({ type }) => type === 'payment_intent.processing' || random() < 0.02,
      )
      account.events.splice(0, account.events.length, ...remainingEvents)
      sentCount = remainingEvents.length
    },
  }
}
