import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Returns } from '../providers/billing.ts'
import { type LedgerMovement, findMissingReturns } from './returnEntries.ts'

const paidEntry: LedgerMovement = { kind: 'paid', providerRef: 'pi_1', amountMinor: 2500 }
const dateOn = (day: number) => new Date(Date.UTC(2026, 0, 1 + day))

type Refund = Returns['refunds'][number]
type Dispute = Returns['disputes'][number]

const createRefund = (id: string, amountMinor: number, status: Refund['status'] = 'succeeded', day = 1): Refund => ({
  id,
  amountMinor,
  status,
  at: dateOn(day),
})
const createDispute = (id: string, amountMinor: number, status: Dispute['status'], day = 2): Dispute => ({
  id,
  amountMinor,
  status,
  at: dateOn(day),
})

/** The ledger after several reads of the provider, in order. */
function applyAll(...readings: Returns[]) {
  let movements: LedgerMovement[] = [paidEntry]
  let state = 'paid'
  const nets: number[] = []
  for (const reading of readings) {
    const missingReturns = findMissingReturns(movements, reading)
    movements = [...movements, ...missingReturns.entries]
    state = missingReturns.state
    nets.push(netOf(movements))
  }
  return { movements, state, nets, net: netOf(movements) }
}
const netOf = (movements: readonly LedgerMovement[]) =>
  movements.reduce((total, { amountMinor }) => total + amountMinor, 0)

describe('returned money', () => {
  test.each<[string, Returns, string, number]>([
    ['a gift without returns stays paid', { refunds: [], disputes: [] }, 'paid', 2500],
    [
      'a part refund reduces the net amount',
      { refunds: [createRefund('re_1', 500)], disputes: [] },
      'part_refunded',
      2000,
    ],
    [
      'refunds that add up to the gift refund it in full',
      { refunds: [createRefund('re_1', 500), createRefund('re_2', 2000)], disputes: [] },
      'refunded',
      0,
    ],
    [
      'a pending refund does not count',
      { refunds: [createRefund('re_1', 500, 'pending')], disputes: [] },
      'paid',
      2500,
    ],
    ['a failed refund does not count', { refunds: [createRefund('re_1', 500, 'failed')], disputes: [] }, 'paid', 2500],
    [
      'an open dispute deducts the money',
      { refunds: [], disputes: [createDispute('dp_1', 2500, 'open')] },
      'disputed',
      0,
    ],
    [
      'a lost dispute deducts the money permanently',
      { refunds: [], disputes: [createDispute('dp_1', 2500, 'lost')] },
      'reversed',
      0,
    ],
    ['a won dispute restores the money', { refunds: [], disputes: [createDispute('dp_1', 2500, 'won')] }, 'paid', 2500],
    [
      'a lost dispute of part of a gift leaves the rest',
      { refunds: [], disputes: [createDispute('dp_1', 1000, 'lost')] },
      'part_refunded',
      1500,
    ],
    [
      'a dispute of more than the rest deducts only the rest',
      { refunds: [createRefund('re_1', 1000)], disputes: [createDispute('dp_1', 2500, 'lost')] },
      'reversed',
      0,
    ],
  ])('%s', (_, reading, state, net) => {
    expect(applyAll(reading)).toMatchObject({ state, net })
  })

  test('a refund that fails later has two ledger entries, and the gift is paid again', () => {
    const returns = { refunds: [createRefund('re_1', 2500)], disputes: [] }
    const failedReturns = { refunds: [createRefund('re_1', 2500, 'failed')], disputes: [] }
    expect(applyAll(returns, returns, failedReturns, failedReturns)).toMatchObject({
      state: 'paid',
      movements: [
        { kind: 'paid' },
        { kind: 'refunded', providerRef: 're_1', amountMinor: -2500 },
        { kind: 'refund_failed', providerRef: 're_1', amountMinor: 2500 },
      ],
    })
  })

  test('a dispute won and later lost deducts the money again, under a numbered reference', () => {
    const inDispute = (status: Dispute['status']) => ({ refunds: [], disputes: [createDispute('dp_1', 2500, status)] })
    const { movements, state, net } = applyAll(inDispute('open'), inDispute('won'), inDispute('lost'))
    expect({ state, net }).toEqual({ state: 'reversed', net: 0 })
    expect(movements.map(({ providerRef }) => providerRef)).toEqual(['pi_1', 'dp_1', 'dp_1', 'dp_1/2'])
  })

  test('reports returns beyond the paid amount, and does not record them', () => {
    const reading = { refunds: [createRefund('re_1', 1000)], disputes: [createDispute('dp_1', 2500, 'open')] }
    expect(findMissingReturns([paidEntry], reading)).toMatchObject({ beyondMinor: 1000, state: 'disputed' })
  })

  test('returns missing from a read stay recorded', () => {
    const { movements } = applyAll({ refunds: [createRefund('re_1', 500)], disputes: [] })
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
    .map((items) => items.map(({ amountMinor, status, day }, n) => createRefund(`re_${n}`, amountMinor, status, day))),
  disputes: fc
    .array(
      fc.record({
        amountMinor: fc.integer({ min: 1, max: 3000 }),
        status: fc.constantFrom('open', 'won', 'lost'),
        day: fc.nat(9),
      }),
      { maxLength: 2 },
    )
    .map((items) => items.map(({ amountMinor, status, day }, n) => createDispute(`dp_${n}`, amountMinor, status, day))),
})

test('ledger and state depend on the last read only, not on the number or order of earlier ones', () => {
  fc.assert(
    fc.property(fc.array(returns, { maxLength: 6 }), returns, (earlierReadings, lastReading) => {
      // The provider lists all returns ever made, so the last read includes those of earlier ones.
      const takeSubset = (reading: Returns): Returns => ({
        refunds: reading.refunds.filter(({ id }) => lastReading.refunds.some((item) => item.id === id)),
        disputes: reading.disputes.filter(({ id }) => lastReading.disputes.some((item) => item.id === id)),
      })
      const singleResult = applyAll(lastReading)
      const repeatedResult = applyAll(...earlierReadings.map(takeSubset), lastReading, lastReading)
      const { state, net: singleNet } = singleResult
      expect({ state: repeatedResult.state, net: repeatedResult.net }).toEqual({ state, net: singleNet })
      expect(findMissingReturns(repeatedResult.movements, lastReading).entries).toEqual([])
      for (const net of repeatedResult.nets) {
        expect(net).toBeGreaterThanOrEqual(0)
        expect(net).toBeLessThanOrEqual(2500)
      }
      const names = repeatedResult.movements.map(({ kind, providerRef }) => `${kind} ${providerRef}`)
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
      const reorderedReturns = { refunds: shuffle(reading.refunds), disputes: shuffle(reading.disputes) }
      expect(findMissingReturns([paidEntry], reorderedReturns)).toEqual(findMissingReturns([paidEntry], reading))
    }),
    { numRuns: 1000 },
  )
})
