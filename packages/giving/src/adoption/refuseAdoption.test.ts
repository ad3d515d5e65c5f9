import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toListedSubscription } from '../providers/stripe/listing.ts'
import { findSystem, refuseAdoption } from './refuseAdoption.ts'

const source = {
  stripe: Object(undefined),
  tenantId: 'tenant-a',
  accountId: 'acc',
  mode: 'test' as const,
  now: () => new Date(),
}
const adopter = { tenantId: 'tenant-a', mode: 'test' as const, currencies: ['gbp'] }

const createPrice = (overrides: object = {}) => ({
  unit_amount: 2000,
  recurring: { interval: 'month', interval_count: 1 },
  ...overrides,
})
const createItems = (...overrides: object[]) => ({
  data: overrides.map((override) => ({
    quantity: 1,
    current_period_end: 1796000000,
    current_period_start: 1793400000,
    price: createPrice(),
    ...override,
  })),
  has_more: false,
})

/** An adoptable subscription of another system. */
const subscription = {
  id: 'sub_1',
  object: 'subscription',
  livemode: false,
  status: 'active',
  currency: 'gbp',
  customer: { id: 'cus_1', name: 'Fatima Khan', email: 'fatima@example.org' },
  collection_method: 'charge_automatically',
  billing_cycle_anchor: 1790000000,
  latest_invoice: 'in_1',
  metadata: { 'Donation Post ID': '812' },
  items: createItems({}),
}
const withCustomer = (overrides: object) => ({ customer: { ...subscription.customer, ...overrides } })
const refuse = (input: unknown, isPlatform = false) =>
  refuseAdoption(toListedSubscription(input, source, isPlatform), adopter)

test('accepts a complete subscription with its amount, days, donor and card', () => {
  expect(refuse(subscription)).toBeUndefined()
  const card = { card: { brand: 'visa', last4: '4242' } }
  expect(
    toListedSubscription(
      {
        ...subscription,
        ...withCustomer({ invoice_settings: { default_payment_method: card } }),
        items: createItems({ quantity: 3 }),
      },
      source,
      false,
    ),
  ).toMatchObject({
    amountMinor: 6000,
    interval: 'month',
    intervalCount: 1,
    name: 'Fatima Khan',
    email: 'fatima@example.org',
    nextAt: new Date(1796000000_000),
    card: { brand: 'visa', last4: '4242' },
  })
})

describe('a subscription that is not adopted', () => {
  test.each<[string, object, string?]>([
    ['planHere', { metadata: { tenant_id: 'tenant-a', jummah_id: 'c1' } }],
    ['planOtherMosque', { metadata: { tenant_id: 'tenant-b', jummah_id: 'c1' } }],
    ['planMode', { livemode: true }],
    ['planEnded', { status: 'canceled' }],
    ['planEnded', { status: 'incomplete_expired' }],
    ['planIncomplete', { status: 'incomplete' }],
    ['planTrial', { status: 'trialing' }],
    ['planPastDue', { status: 'past_due' }],
    ['planPastDue', { status: 'unpaid' }],
    ['planPaused', { status: 'paused' }],
    ['planPaused', { pause_collection: { behavior: 'void', resumes_at: null } }],
    ['planUnknown', { status: 'a status of next year' }],
    ['planUnknown', { status: 7 }],
    ['planEnding', { cancel_at_period_end: true }],
    ['planEnding', { cancel_at: 1799000000 }],
    ['planScheduled', { schedule: 'sub_sched_1' }],
    ['planTransferred', { transfer_data: { destination: 'acct_1' } }],
    ['planTransferred', { on_behalf_of: 'acct_1' }],
    ['planItems', { items: createItems({}, {}) }, '2'],
    ['planItems', { items: createItems() }, '0'],
    ['planItems', { items: { ...createItems({}), has_more: true } }, '2'],
    ['planItems', { items: null }, '0'],
    [
      'planInterval',
      { items: createItems({ price: createPrice({ recurring: { interval: 'year', interval_count: 1 } }) }) },
      '1 year',
    ],
    [
      'planInterval',
      { items: createItems({ price: createPrice({ recurring: { interval: 'month', interval_count: 3 } }) }) },
      '3 month',
    ],
    [
      'planInterval',
      { items: createItems({ price: createPrice({ recurring: { interval: 'day', interval_count: 1 } }) }) },
      '1 day',
    ],
    ['planUnknown', { items: createItems({ price: createPrice({ recurring: null }) }) }],
    ['planUnknown', { items: createItems({ price: null }) }],
    ['planCurrency', { currency: 'usd' }, 'USD'],
    ['planInvoiced', { collection_method: 'send_invoice' }],
    ['planDiscounted', { discounts: ['di_1'] }],
    ['planDiscounted', { items: createItems({ discounts: ['di_1'] }) }],
    ['planAmount', { items: createItems({ price: createPrice({ unit_amount: null }) }) }],
    ['planAmount', { items: createItems({ price: createPrice({ unit_amount: 0 }) }) }],
    ['planAmount', { items: createItems({ price: createPrice({ unit_amount: 10.5 }) }) }],
    ['planAmount', { items: createItems({ quantity: 1e9 }) }],
    ['planAmount', { items: createItems({ quantity: 'many' }) }],
    ['planNoEmail', withCustomer({ email: null })],
    ['planNoEmail', { customer: 'cus_1' }],
    ['planNoEmail', { customer: { id: 'cus_1', object: 'customer', deleted: true } }],
    ['planBadEmail', withCustomer({ email: 'fatima' })],
    ['planBadEmail', withCustomer({ email: `${'f'.repeat(300)}@example.org` })],
    ['planUnknown', { id: '../../etc' }],
    ['planUnknown', { billing_cycle_anchor: null }],
    ['planUnknown', { items: createItems({ current_period_end: 'soon' }) }],
    ['planUnknown', { items: createItems({ current_period_end: 1e15 }) }],
  ])('is refused as %s with %o', (code, overrides, parameter) => {
    expect(refuse({ ...subscription, ...overrides })).toEqual({
      code,
      ...(parameter === undefined ? {} : { about: parameter }),
    })
  })

  test('belongs to another application, so a platform’s key can’t change it', () => {
    expect(refuse(subscription, true)).toEqual({ code: 'planOtherApplication' })
  })
})

test('reads any data from Stripe and adopts only complete subscriptions', () => {
  const anyField = fc.constantFrom(...Object.keys(subscription), 'schedule', 'application', 'default_payment_method')
  fc.assert(
    fc.property(fc.dictionary(anyField, fc.anything()), fc.boolean(), (overrides, isPlatform) => {
      const listedSubscription = toListedSubscription({ ...subscription, ...overrides }, source, isPlatform)
      findSystem(listedSubscription)
      const { id, amountMinor = 0, currency, interval = '', status, mode } = listedSubscription
      const { email, nextAt, anchorAt, customerId } = listedSubscription
      if (refuseAdoption(listedSubscription, adopter)) return
      expect([status, mode, currency, isPlatform]).toEqual(['active', 'test', 'gbp', false])
      expect(amountMinor > 0 && amountMinor < 1e8 && ['week', 'month'].includes(interval)).toBe(true)
      expect([id, email, nextAt, anchorAt, customerId].every(Boolean)).toBe(true)
    }),
    { numRuns: 2000 },
  )
  for (const invalidInput of [undefined, null, 'sub_1', 7, [], {}, { metadata: [] }, { metadata: { a: 1 } }])
    expect(refuseAdoption(toListedSubscription(invalidInput, source, false), adopter)).toBeDefined()
})

test('recognises the system by its documented metadata, or else by its application', () => {
  const systemOf = (metadata: object, application?: object | string) =>
    findSystem(toListedSubscription({ metadata, application }, source, false))
  expect(systemOf({ 'Donation Post ID': '812', Email: 'fatima@example.org' })).toBe('givewp')
  expect(systemOf({ donorbox_plan_id: '1' }, 'ca_123')).toBe('donorbox')
  expect(systemOf({ simpay_form_id: '7' })).toBe('simplepay')
  expect(systemOf({ RaiseDonors_OrgId: '7' })).toBe('raisedonors')
  expect(systemOf({}, 'ca_123')).toBe('application')
  expect(systemOf({}, { id: 'ca_123' })).toBe('application')
  expect(systemOf({ __proto__: 'x', order: '7' })).toBe('unknown')
})
