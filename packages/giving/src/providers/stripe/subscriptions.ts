import type Stripe from 'stripe'
import type { GiftRhythm } from '@minaret/contract'
import type { Billing, SubscriptionRequest, Subscription } from '../billing.ts'
import { OutcomeUnknown } from '../gateway.ts'
import { isKeyReused } from '../stripeErrors.ts'
import { cardOf } from './cards.ts'
import { productFor } from './customers.ts'
import {
  checkResponse,
  idOf,
  createMetadata,
  maybeDate,
  translateErrors,
  sendOnce,
  secondsOf,
  type StripeConnection,
  expandedOf,
} from './requests.ts'

/** Stripe's intervals by frequency. */
const intervals = { weekly: 'week', monthly: 'month', daily: 'day' } as const satisfies Record<GiftRhythm, string>

const rhythms: Record<string, GiftRhythm | undefined> = { week: 'weekly', month: 'monthly', day: 'daily' }

/** The item of a subscription; each of ours has exactly one. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item, ...more] = subscription.items.data
  if (!item || more.length > 0) throw new OutcomeUnknown('The Stripe subscription has unexpected items.')
  return item
}

function statusOf(subscription: Stripe.Subscription): Subscription['status'] {
  switch (subscription.status) {
    case 'canceled':
    case 'incomplete_expired':
      return 'ended'
    case 'incomplete':
      return 'incomplete'
    case 'paused':
      return 'paused'
    // Stripe has stopped collecting, and resumes once a card is set up.
    case 'unpaid':
    case 'past_due':
      return subscription.pause_collection ? 'paused' : 'past_due'
    case 'active':
    case 'trialing':
      // Ours are active in Stripe from the start, but collect nothing without a card. Other systems' subscriptions may use
      // their customer's card.
      if (subscription.metadata.jummah_id && !subscription.default_payment_method && !subscription.default_source)
        return 'incomplete'
      return subscription.pause_collection ? 'paused' : 'running'
    default:
      throw new OutcomeUnknown(`Stripe returned an unknown status: ${subscription.status}.`)
  }
}

/** Converts a subscription to the gateway's form. */
export function toSubscription(subscription: Stripe.Subscription, accountId: string): Subscription {
  const item = itemOf(subscription)
  const { price } = item
  const rhythm = rhythms[price.recurring?.interval ?? '']
  if (!rhythm || price.recurring?.interval_count !== 1 || price.unit_amount === null)
    throw new OutcomeUnknown('The Stripe subscription has an unknown interval.')
  const status = statusOf(subscription)
  const nextAt = maybeDate(item.current_period_end)
  const endsAt = maybeDate(subscription.cancel_at)
  const hasNext = status !== 'ended' && !(endsAt && nextAt && endsAt <= nextAt)
  return {
    accountId,
    id: subscription.id,
    mode: subscription.livemode ? 'live' : 'test',
    tenantId: subscription.metadata.tenant_id,
    regularGiftId: subscription.metadata.jummah_id,
    customerId: idOf(subscription.customer) ?? '',
    status,
    rhythm,
    amountMinor: price.unit_amount * (item.quantity ?? 1),
    currency: subscription.currency,
    setupIntentId: idOf(subscription.pending_setup_intent),
    card: cardOf(expandedOf(subscription.default_payment_method)),
    nextAt: hasNext ? nextAt : undefined,
    resumesAt: maybeDate(subscription.pause_collection?.resumes_at),
    endsAt,
  }
}

/** Returns the time one calendar interval later: Stripe rejects a later anchor. */
function onePeriodAfter(from: Date, rhythm: GiftRhythm): Date {
  const nextTime = new Date(from)
  if (rhythm === 'daily') nextTime.setUTCDate(nextTime.getUTCDate() + 1)
  if (rhythm === 'weekly') nextTime.setUTCDate(nextTime.getUTCDate() + 7)
  if (rhythm === 'monthly') {
    const day = nextTime.getUTCDate()
    nextTime.setUTCMonth(nextTime.getUTCMonth() + 1)
    // In a short month, the 31st becomes the last day.
    if (nextTime.getUTCDate() !== day) nextTime.setUTCDate(0)
  }
  return nextTime
}

/**
 * Returns the parameters for the first collection. An anchor creates no invoice before it; a first day more than one
 * interval ahead requires a trial, whose zero invoice is ignored everywhere.
 */
function startParams(order: SubscriptionRequest, now: Date) {
  const startSeconds = secondsOf(order.startsAt)
  // Stripe's clock may lag behind ours.
  const isWithinOnePeriod = order.startsAt.getTime() <= onePeriodAfter(now, order.rhythm).getTime() - 60_000
  return isWithinOnePeriod ? { billing_cycle_anchor: startSeconds } : { trial_end: startSeconds }
}

const expand = ['default_payment_method']

/** Reads a subscription with its details. */
export const fetchSubscription = async ({ stripe }: StripeConnection, id: string): Promise<Stripe.Subscription> =>
  checkResponse(await stripe.subscriptions.retrieve(id, { expand }), 'subscription')

/** Creates, reads and finds subscriptions. */
export function stripeSubscriptions(
  connection: StripeConnection,
): Pick<Billing, 'subscribe' | 'readSubscription' | 'findSubscription'> {
  const { stripe, tenantId, accountId, now } = connection

  const findByRegularGift = async (regularGiftId: string, since: Date): Promise<Subscription | undefined> => {
    const gte = secondsOf(since) - 300
    const created = { gte, lte: gte + 2 * 86_400 }
    const matches = stripe.subscriptions.list({ status: 'all', created, limit: 100, expand: [`data.${expand[0]}`] })
    for await (const subscription of matches)
      if (subscription.metadata.jummah_id === regularGiftId && subscription.metadata.tenant_id === tenantId)
        return toSubscription(subscription, accountId)
    return undefined
  }

  const createSubscription = async (order: SubscriptionRequest) => {
    const product = await productFor(connection, order)
    const params: Stripe.SubscriptionCreateParams = {
      customer: order.customerId,
      items: [
        {
          price_data: {
            currency: order.currency,
            unit_amount: order.amountMinor,
            recurring: { interval: intervals[order.rhythm] },
            product,
          },
        },
      ],
      ...startParams(order, now()),
      // Otherwise the donor would be charged for part of the first week today.
      proration_behavior: 'none',
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      ...(order.endsAt ? { cancel_at: secondsOf(order.endsAt) } : {}),
      metadata: createMetadata(connection, {
        jummah_id: order.regularGiftId,
        cause_id: order.causeId,
        fund: order.fund.slice(0, 500),
      }),
      expand,
    }
    return checkResponse(await stripe.subscriptions.create(params, sendOnce(order.idempotencyKey)), 'subscription')
  }

  return {
    subscribe: (order) =>
      translateErrors(async () => {
        try {
          return toSubscription(await createSubscription(order), accountId)
        } catch (error) {
          // A repeat may have other parameters, if the first day is within one interval by now. Look up the first result,
          // and return it if it matches the request.
          if (!isKeyReused(error)) throw error
          const existingSubscription = await findByRegularGift(
            order.regularGiftId,
            new Date(now().getTime() - 86_400_000),
          )
          const { customerId, rhythm, amountMinor, currency } = order
          const isSame =
            existingSubscription?.customerId === customerId &&
            existingSubscription.rhythm === rhythm &&
            existingSubscription.amountMinor === amountMinor &&
            existingSubscription.currency === currency
          if (existingSubscription && isSame) return existingSubscription
          throw error
        }
      }),
    readSubscription: (id) =>
      translateErrors(async () => toSubscription(await fetchSubscription(connection, id), accountId)),
    findSubscription: (regularGiftId, since) => translateErrors(() => findByRegularGift(regularGiftId, since)),
  }
}
