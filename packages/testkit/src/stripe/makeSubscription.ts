import type Stripe from 'stripe'
import { makePrice, type PriceOptions } from './makeBilling.ts'
import { newId } from './tokens.ts'

/** The options of a subscription. */
export type SubscriptionOptions = {
  customer: string
  price: PriceOptions
  metadata: Record<string, string>
  created: number
  anchor: number
  trial: boolean
  cancelAt: number | null
  defaultMethod: string | null
  saves: boolean
}

/** Creates a subscription. */
export function makeSubscription(options: SubscriptionOptions): Stripe.Subscription {
  const id = newId('sub')
  const { created, anchor, customer, metadata } = options
  const item = {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: anchor,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    ...makePrice(options.price, created),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: options.cancelAt,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created,
    currency: options.price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: options.defaultMethod,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: options.saves ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: options.trial ? 'trialing' : 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: options.trial ? anchor : null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: options.trial ? created : null,
  } satisfies Stripe.Subscription
}
