import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toListed } from '../providers/stripe/listing.ts'
import { findSystem, refuseAdoption } from './judge.ts'

const source = {
  stripe: Object(undefined),
  tenantId: 'tenant-a',
  accountId: 'acc',
  mode: 'test' as const,
  now: () => new Date(),
}
const adopter = { tenantId: 'tenant-a', mode: 'test' as const, currencies: ['gbp'] }

const price = (overrides: object = {}) => ({
  unit_amount: 2000,
  recurring: { interval: 'month', interval_count: 1 },
  ...overrides,
})
const items = (...each: object[]) => ({
  data: each.map((each) => ({
    quantity: 1,
    current_period_end: 1796000000,
    current_period_start: 1793400000,
    price: price(),
    ...each,
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
  items: items({}),
}
const customer = (overrides: object) => ({ customer: { ...subscription.customer, ...overrides } })
const judge = (input: unknown, ofPlatform = false) => refuseAdoption(toListed(input, source, ofPlatform), adopter)

test('accepts a complete subscription with its amount, days, donor and card', () => {
  expect(judge(subscription)).toBeUndefined()
  const card = { card: { brand: 'visa', last4: '4242' } }
  expect(
    toListed(
      {
        ...subscription,
        ...customer({ invoice_settings: { default_payment_method: card } }),
        items: items({ quantity: 3 }),
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
    ['planItems', { items: items({}, {}) }, '2'],
    ['planItems', { items: items() }, '0'],
    ['planItems', { items: { ...items({}), has_more: true } }, '2'],
    ['planItems', { items: null }, '0'],
    [
      'planInterval',
      { items: items({ price: price({ recurring: { interval: 'year', interval_count: 1 } }) }) },
      '1 year',
    ],
    [
      'planInterval',
      { items: items({ price: price({ recurring: { interval: 'month', interval_count: 3 } }) }) },
      '3 month',
    ],
    [
      'planInterval',
      { items: items({ price: price({ recurring: { interval: 'day', interval_count: 1 } }) }) },
      '1 day',
    ],
    ['planUnknown', { items: items({ price: price({ recurring: null }) }) }],
    ['planUnknown', { items: items({ price: null }) }],
    ['planCurrency', { currency: 'usd' }, 'USD'],
    ['planInvoiced', { collection_method: 'send_invoice' }],
    ['planDiscounted', { discounts: ['di_1'] }],
    ['planDiscounted', { items: items({ discounts: ['di_1'] }) }],
    ['planAmount', { items: items({ price: price({ unit_amount: null }) }) }],
    ['planAmount', { items: items({ price: price({ unit_amount: 0 }) }) }],
    ['planAmount', { items: items({ price: price({ unit_amount: 10.5 }) }) }],
    ['planAmount', { items: items({ quantity: 1e9 }) }],
    ['planAmount', { items: items({ quantity: 'many' }) }],
    ['planNoEmail', customer({ email: null })],
    ['planNoEmail', { customer: 'cus_1' }],
    ['planNoEmail', { customer: { id: 'cus_1', object: 'customer', deleted: true } }],
    ['planBadEmail', customer({ email: 'fatima' })],
    ['planBadEmail', customer({ email: `${'f'.repeat(300)}@example.org` })],
    ['planUnknown', { id: '../../etc' }],
    ['planUnknown', { billing_cycle_anchor: null }],
    ['planUnknown', { items: items({ current_period_end: 'soon' }) }],
    ['planUnknown', { items: items({ current_period_end: 1e15 }) }],
  ])('has the reason %s for %o', (code, overrides, about) => {
    expect(judge({ ...subscription, ...overrides })).toEqual({ code, ...(about === undefined ? {} : { about }) })
  })

  test('belongs to another application, so a platform’s key can’t change it', () => {
    expect(judge(subscription, true)).toEqual({ code: 'planOtherApplication' })
  })
})

test('reads any data from Stripe and adopts only complete subscriptions', () => {
  const field = fc.constantFrom(...Object.keys(subscription), 'schedule', 'application', 'default_payment_method')
  fc.assert(
    fc.property(fc.dictionary(field, fc.anything()), fc.boolean(), (overrides, ofPlatform) => {
      const listed = toListed({ ...subscription, ...overrides }, source, ofPlatform)
      findSystem(listed)
      const { id, amountMinor = 0, currency, interval = '', status, mode, email, nextAt, anchorAt, customerId } = listed
      if (refuseAdoption(listed, adopter)) return
      expect([status, mode, currency, ofPlatform]).toEqual(['active', 'test', 'gbp', false])
      expect(amountMinor > 0 && amountMinor < 1e8 && ['week', 'month'].includes(interval)).toBe(true)
      expect([id, email, nextAt, anchorAt, customerId].every(Boolean)).toBe(true)
    }),
    { numRuns: 2000 },
  )
  for (const invalid of [undefined, null, 'sub_1', 7, [], {}, { metadata: [] }, { metadata: { a: 1 } }])
    expect(refuseAdoption(toListed(invalid, source, false), adopter)).toBeDefined()
})

test('recognises the system by its documented metadata, or else by its application', () => {
  const each = (metadata: object, application?: object | string) =>
    findSystem(toListed({ metadata, application }, source, false))
  expect(each({ 'Donation Post ID': '812', Email: 'fatima@example.org' })).toBe('givewp')
  expect(each({ donorbox_plan_id: '1' }, 'ca_123')).toBe('donorbox')
  expect(each({ simpay_form_id: '7' })).toBe('simplepay')
  expect(each({ RaiseDonors_OrgId: '7' })).toBe('raisedonors')
  expect(each({}, 'ca_123')).toBe('application')
  expect(each({}, { id: 'ca_123' })).toBe('application')
  expect(each({ __proto__: 'x', order: '7' })).toBe('unknown')
})
