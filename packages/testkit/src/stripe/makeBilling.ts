import Stripe from 'stripe'
import { newId } from './tokens.ts'

/** Creates a customer. */
export function makeCustomer(
  email: string | null,
  name: string | null,
  metadata: Record<string, string>,
  created: number,
) {
  return {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created,
    default_source: null,
    description: null,
    email,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name,
    shipping: null,
  } satisfies Stripe.Customer
}

/** Creates a product. */
export function makeProduct(
  id: string,
  name: string,
  metadata: Record<string, string>,
  created: number,
): Stripe.Product {
  return {
    id,
    object: 'product',
    active: true,
    created,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: created,
    url: null,
  } satisfies Stripe.Product
}

/** Creates a card as a payment method. */
export function makeMethod(customer: string, created: number): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: null,
      country: 'GB',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      funding: 'debit',
      generated_from: null,
      last4: '4242',
      networks: null,
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod
}

/** Creates a setup intent. */
export function makeSetup(customer: string, metadata: Record<string, string>, created: number): Stripe.SetupIntent {
  const id = newId('seti')
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newId(`${id}_secret`),
    created,
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  } satisfies Stripe.SetupIntent
}

/** The amount and interval of a price. */
export type PriceOptions = { amount: number; currency: string; interval: string; product: string }

/** Creates a recurring price, with its legacy plan. */
export function makePrice({ amount, currency, interval, product }: PriceOptions, created: number) {
  const id = newId('price')
  const base = { active: true, billing_scheme: 'per_unit', created, currency, livemode: false, nickname: null } as const
  const decimal = Stripe.Decimal.from(amount)
  const price = {
    ...base,
    id,
    object: 'price',
    custom_unit_amount: null,
    lookup_key: null,
    metadata: {},
    product,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: decimal,
  } satisfies Stripe.Price
  const plan = {
    ...base,
    id,
    object: 'plan',
    amount,
    amount_decimal: decimal,
    interval,
    interval_count: 1,
    metadata: {},
    meter: null,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  } satisfies Stripe.Plan
  return { price, plan }
}
