import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Returns } from '../providers/billing.ts'
import { type LedgerMovement, findMissingReturns } from './returnEntries.ts'

const paid: LedgerMovement = { kind: 'paid', providerRef: 'pi_1', amountMinor: 2500 }
const dateOn = (day: number) => new Date(Date.UTC(2026, 0, 1 + day))

type Refund = Returns['refunds'][number]
type Dispute = Returns['disputes'][number]

const refund = (id: string, amountMinor: number, status: Refund['status'] = 'succeeded', day = 1): Refund => ({
  id,
  amountMinor,
  status,
  at: dateOn(day),
})
const dispute = (id: string, amountMinor: number, status: Dispute['status'], day = 2): Dispute => ({
  id,
  amountMinor,
  status,
  at: dateOn(day),
})

/** The ledger after several reads of the provider, in order. */
function applyAll(...readings: Returns[]) {
  let movements: LedgerMovement[] = [paid]
  let state = 'paid'
  const nets: number[] = []
  for (const reading of readings) {
    const missing = findMissingReturns(movements, reading)
    movements = [...movements, ...missing.entries]
    state = missing.state
    nets.push(netOf(movements))
  }
  return { booked: movements, state, nets, net: netOf(movements) }
}
const netOf = (movements: readonly LedgerMovement[]) =>
  movements.reduce((total, { amountMinor }) => total + amountMinor, 0)

describe('returned money', () => {
  test.each<[string, Returns, string, number]>([
    ['no return leaves the gift paid', { refunds: [], disputes: [] }, 'paid', 2500],
    ['a part refund refunds a part', { refunds: [refund('re_1', 500)], disputes: [] }, 'part_refunded', 2000],
    [
      'refunds of the full amount refund it in full',
      { refunds: [refund('re_1', 500), refund('re_2', 2000)], disputes: [] },
      'refunded',
      0,
    ],
    ['a pending refund does not count', { refunds: [refund('re_1', 500, 'pending')], disputes: [] }, 'paid', 2500],
    ['a failed refund does not count', { refunds: [refund('re_1', 500, 'failed')], disputes: [] }, 'paid', 2500],
    ['an open dispute deducts the money', { refunds: [], disputes: [dispute('dp_1', 2500, 'open')] }, 'disputed', 0],
    [
      'a lost dispute deducts it permanently',
      { refunds: [], disputes: [dispute('dp_1', 2500, 'lost')] },
      'reversed',
      0,
    ],
    ['a won dispute restores it', { refunds: [], disputes: [dispute('dp_1', 2500, 'won')] }, 'paid', 2500],
    [
      'a lost dispute of a part leaves the rest',
      { refunds: [], disputes: [dispute('dp_1', 1000, 'lost')] },
      'part_refunded',
      1500,
    ],
    [
      'a dispute of more than is left deducts only what is left',
      { refunds: [refund('re_1', 1000)], disputes: [dispute('dp_1', 2500, 'lost')] },
      'reversed',
      0,
    ],
  ])('%s', (_, reading, state, net) => {
    expect(applyAll(reading)).toMatchObject({ state, net })
  })

  test('a refund that fails later has two ledger entries, and the gift is paid again', () => {
    const returns = { refunds: [refund('re_1', 2500)], disputes: [] }
    const failed = { refunds: [refund('re_1', 2500, 'failed')], disputes: [] }
    expect(applyAll(returns, returns, failed, failed)).toMatchObject({
      state: 'paid',
      booked: [
        { kind: 'paid' },
        { kind: 'refunded', providerRef: 're_1', amountMinor: -2500 },
        { kind: 'refund_failed', providerRef: 're_1', amountMinor: 2500 },
      ],
    })
  })

  test('a dispute won and later lost deducts the money again, under a numbered reference', () => {
    const inDispute = (status: Dispute['status']) => ({ refunds: [], disputes: [dispute('dp_1', 2500, status)] })
    const { booked: movements, state, net } = applyAll(inDispute('open'), inDispute('won'), inDispute('lost'))
    expect({ state, net }).toEqual({ state: 'reversed', net: 0 })
    expect(movements.map(({ providerRef }) => providerRef)).toEqual(['pi_1', 'dp_1', 'dp_1', 'dp_1/2'])
  })

  test('reports returns beyond the paid amount, and does not book them', () => {
    const reading = { refunds: [refund('re_1', 1000)], disputes: [dispute('dp_1', 2500, 'open')] }
    expect(findMissingReturns([paid], reading)).toMatchObject({ beyondMinor: 1000, state: 'disputed' })
  })

  test('returns missing from a read stay booked', () => {
    const { booked: movements } = applyAll({ refunds: [refund('re_1', 500)], disputes: [] })
    expect(findMissingReturns(movements, { refunds: [], disputes: [] })).toMatchObject({
      entries: [],
      state: 'part_refunded',
    })
  })
})

const returns: fc.Arbitrary<Returns> = fc.record({
  refunds: fc
    .array(
      fc.record({
        amountMinor: fc.integer({ min: 1, max: 3000 }),
        status: fc.constantFrom('pending', 'succeeded', 'failed'),
        day: fc.nat(9),
      }),
      { maxLength: 4 },
    )
    .map((items) => items.map(({ amountMinor, status, day }, n) => refund(`re_${n}`, amountMinor, status, day))),
  disputes: fc
    .array(
      fc.record({
        amountMinor: fc.integer({ min: 1, max: 3000 }),
        status: fc.constantFrom('open', 'won', 'lost'),
        day: fc.nat(9),
      }),
      { maxLength: 2 },
    )
    .map((items) => items.map(({ amountMinor, status, day }, n) => dispute(`dp_${n}`, amountMinor, status, day))),
})

test('ledger and state depend on the last read only, not on the number or order of earlier ones', () => {
  fc.assert(
    fc.property(fc.array(returns, { maxLength: 6 }), returns, (earlier, last) => {
      // The provider lists all returns ever made, so the last read includes those of earlier ones.
      const subset = (reading: Returns): Returns => ({
        refunds: reading.refunds.filter(({ id }) => last.refunds.some((item) => item.id === id)),
        disputes: reading.disputes.filter(({ id }) => last.disputes.some((item) => item.id === id)),
      })
      const single = applyAll(last)
      const repeated = applyAll(...earlier.map(subset), last, last)
      expect({ state: repeated.state, net: repeated.net }).toEqual({ state: single.state, net: single.net })
      expect(findMissingReturns(repeated.booked, last).entries).toEqual([])
      for (const net of repeated.nets) {
        expect(net).toBeGreaterThanOrEqual(0)
        expect(net).toBeLessThanOrEqual(2500)
      }
      const names = repeated.booked.map(({ kind, providerRef }) => `${kind} ${providerRef}`)
      expect(new Set(names).size).toBe(names.length)
    }),
    { numRuns: 2000 },
  )
})

test('the ledger does not depend on the order in which the provider lists returns', () => {
  fc.assert(
    fc.property(returns, fc.infiniteStream(fc.nat(1000)), (reading, random) => {
      const shuffle = <T>(items: T[]) =>
        items
          .map((item) => ({ item, by: random.next().value ?? 0 }))
          .toSorted((a, b) => a.by - b.by)
          .map(({ item }) => item)
      const reordered = { refunds: shuffle(reading.refunds), disputes: shuffle(reading.disputes) }
      expect(findMissingReturns([paid], reordered)).toEqual(findMissingReturns([paid], reading))
    }),
    { numRuns: 1000 },
  )
})
