import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Returns } from '../providers/billing.ts'
import { type LedgerMovement, findMissingReturns } from './returnEntries.ts'

const paid: LedgerMovement = { kind: 'paid', providerRef: 'pi_1', amountMinor: 2500 }
const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day))

type Refund = Returns['refunds'][number]
type Dispute = Returns['disputes'][number]

const refund = (id: string, amountMinor: number, status: Refund['status'] = 'succeeded', day = 1): Refund => ({
  id,
  amountMinor,
  status,
  at: at(day),
})
const dispute = (id: string, amountMinor: number, status: Dispute['status'], day = 2): Dispute => ({
  id,
  amountMinor,
  status,
  at: at(day),
})

/** The books after some readings, one after the other. */
function after(...readings: Returns[]) {
  let booked: LedgerMovement[] = [paid]
  let state = 'paid'
  const nets: number[] = []
  for (const reading of readings) {
    const due = findMissingReturns(booked, reading)
    booked = [...booked, ...due.entries]
    state = due.state
    nets.push(netOf(booked))
  }
  return { booked, state, nets, net: netOf(booked) }
}
const netOf = (booked: readonly LedgerMovement[]) => booked.reduce((total, { amountMinor }) => total + amountMinor, 0)

describe('what went back of a gift', () => {
  test.each<[string, Returns, string, number]>([
    ['nothing leaves it paid', { refunds: [], disputes: [] }, 'paid', 2500],
    ['a part of it is a part', { refunds: [refund('re_1', 500)], disputes: [] }, 'part_refunded', 2000],
    ['all of it is all', { refunds: [refund('re_1', 500), refund('re_2', 2000)], disputes: [] }, 'refunded', 0],
    ['on its way has not gone yet', { refunds: [refund('re_1', 500, 'pending')], disputes: [] }, 'paid', 2500],
    ['and failed is there', { refunds: [refund('re_1', 500, 'failed')], disputes: [] }, 'paid', 2500],
    ['an open dispute takes it away', { refunds: [], disputes: [dispute('dp_1', 2500, 'open')] }, 'disputed', 0],
    ['a lost one for good', { refunds: [], disputes: [dispute('dp_1', 2500, 'lost')] }, 'reversed', 0],
    ['a won one brings it back', { refunds: [], disputes: [dispute('dp_1', 2500, 'won')] }, 'paid', 2500],
    [
      'a dispute of a part that is lost leaves the rest',
      { refunds: [], disputes: [dispute('dp_1', 1000, 'lost')] },
      'part_refunded',
      1500,
    ],
    [
      'a dispute of more than was left takes what was left',
      { refunds: [refund('re_1', 1000)], disputes: [dispute('dp_1', 2500, 'lost')] },
      'reversed',
      0,
    ],
  ])('%s', (_, reading, state, net) => {
    expect(after(reading)).toMatchObject({ state, net })
  })

  test('a refund that failed later stands twice in the ledger, and the gift is paid again', () => {
    const returns = { refunds: [refund('re_1', 2500)], disputes: [] }
    const back = { refunds: [refund('re_1', 2500, 'failed')], disputes: [] }
    expect(after(returns, returns, back, back)).toMatchObject({
      state: 'paid',
      booked: [
        { kind: 'paid' },
        { kind: 'refunded', providerRef: 're_1', amountMinor: -2500 },
        { kind: 'refund_failed', providerRef: 're_1', amountMinor: 2500 },
      ],
    })
  })

  test('a dispute that is won and lost after all takes the money once more, under a number of its own', () => {
    const inDispute = (status: Dispute['status']) => ({ refunds: [], disputes: [dispute('dp_1', 2500, status)] })
    const { booked, state, net } = after(inDispute('open'), inDispute('won'), inDispute('lost'))
    expect({ state, net }).toEqual({ state: 'reversed', net: 0 })
    expect(booked.map(({ providerRef }) => providerRef)).toEqual(['pi_1', 'dp_1', 'dp_1', 'dp_1/2'])
  })

  test('more going back than was paid is told, and not booked', () => {
    const reading = { refunds: [refund('re_1', 1000)], disputes: [dispute('dp_1', 2500, 'open')] }
    expect(findMissingReturns([paid], reading)).toMatchObject({ beyondMinor: 1000, state: 'disputed' })
  })

  test('what a reading does not name stays booked', () => {
    const { booked } = after({ refunds: [refund('re_1', 500)], disputes: [] })
    expect(findMissingReturns(booked, { refunds: [], disputes: [] })).toMatchObject({
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
    .map((some) => some.map(({ amountMinor, status, day }, n) => refund(`re_${n}`, amountMinor, status, day))),
  disputes: fc
    .array(
      fc.record({
        amountMinor: fc.integer({ min: 1, max: 3000 }),
        status: fc.constantFrom('open', 'won', 'lost'),
        day: fc.nat(9),
      }),
      { maxLength: 2 },
    )
    .map((some) => some.map(({ amountMinor, status, day }, n) => dispute(`dp_${n}`, amountMinor, status, day))),
})

test('whatever was read before, in any order and any number of times, the last reading decides books and state', () => {
  fc.assert(
    fc.property(fc.array(returns, { maxLength: 6 }), returns, (earlier, last) => {
      // The provider names all that ever was, so the last reading names what earlier ones did.
      const named = (reading: Returns): Returns => ({
        refunds: reading.refunds.filter(({ id }) => last.refunds.some((one) => one.id === id)),
        disputes: reading.disputes.filter(({ id }) => last.disputes.some((one) => one.id === id)),
      })
      const single = after(last)
      const long = after(...earlier.map(named), last, last)
      expect({ state: long.state, net: long.net }).toEqual({ state: single.state, net: single.net })
      expect(findMissingReturns(long.booked, last).entries).toEqual([])
      for (const net of long.nets) {
        expect(net).toBeGreaterThanOrEqual(0)
        expect(net).toBeLessThanOrEqual(2500)
      }
      const names = long.booked.map(({ kind, providerRef }) => `${kind} ${providerRef}`)
      expect(new Set(names).size).toBe(names.length)
    }),
    { numRuns: 2000 },
  )
})

test('in whatever order the provider lists them, the ledger is the same', () => {
  fc.assert(
    fc.property(returns, fc.infiniteStream(fc.nat(1000)), (reading, luck) => {
      const shuffled = <T>(some: T[]) =>
        some
          .map((one) => ({ one, by: luck.next().value ?? 0 }))
          .toSorted((a, b) => a.by - b.by)
          .map(({ one }) => one)
      const other = { refunds: shuffled(reading.refunds), disputes: shuffled(reading.disputes) }
      expect(findMissingReturns([paid], other)).toEqual(findMissingReturns([paid], reading))
    }),
    { numRuns: 1000 },
  )
})
