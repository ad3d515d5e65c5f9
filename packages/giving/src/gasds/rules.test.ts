import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countsForGasds, gasdsAllowanceMinor, gasdsYear, type GasdsYearFacts, lastGasdsDay } from './rules.ts'

const gift = { how: 'cash', amountMinor: 3000, day: '2026-11-27', declared: false } as const

test.each([
  ['£30 in cash', {}, true],
  ['£30.01 in cash', { amountMinor: 3001 }, false],
  ['a £50 note', { amountMinor: 5000 }, false],
  ['a penny', { amountMinor: 1 }, true],
  ['nothing', { amountMinor: 0 }, false],
  ['£5 contactless', { how: 'contactless', amountMinor: 500 }, true],
  ['£30.01 contactless', { how: 'contactless', amountMinor: 3001 }, false],
  ['a cheque of £5', { how: 'cheque', amountMinor: 500 }, false],
  ['a transfer of £5', { how: 'transfer', amountMinor: 500 }, false],
  ['£5 by card on the website', { how: 'online', amountMinor: 500 }, false],
  ['£5 in cash with a declaration', { amountMinor: 500, declared: true }, false],
  ['£30 on the first day it counted', { day: '2019-04-06' }, true],
  ['£30 the day before', { day: '2019-04-05' }, false],
  ['£20 the day before', { day: '2019-04-05', amountMinor: 2000 }, true],
  ['£5 contactless on the first day it counted', { how: 'contactless', day: '2017-04-06', amountMinor: 500 }, true],
  ['£5 contactless the day before', { how: 'contactless', day: '2017-04-05', amountMinor: 500 }, false],
  ['£5 in cash before there was a scheme', { day: '2013-04-05', amountMinor: 500 }, false],
] as const)('%s counts or not', (_what, change, counts) => {
  expect(countsForGasds({ ...gift, ...change })).toBe(counts)
})

const facts: GasdsYearFacts = {
  year: 2027,
  collected: [{ building: undefined, amountMinor: 500_000 }],
  claimed: [],
  giftAidMinor: 1_000_000,
  buildings: [],
  shareMinor: gasdsAllowanceMinor,
}
const today = '2026-11-27'
const at = (building: string | undefined, amountMinor: number) => ({ building, amountMinor })

describe('the amount that can be claimed for a year', () => {
  test.each<[string, Partial<GasdsYearFacts>, number, number]>([
    ['all that was collected', {}, 500_000, 800_000],
    ['£8,000 at most', { collected: [at(undefined, 900_000)] }, 800_000, 800_000],
    ['ten times the Gift Aid donations at most', { giftAidMinor: 1234 }, 12_340, 12_340],
    ['nothing without a Gift Aid claim', { giftAidMinor: 0 }, 0, 0],
    ['what was not claimed before', { claimed: [at(undefined, 450_000)] }, 50_000, 800_000],
    ['nothing more once the cap is claimed', { giftAidMinor: 100, claimed: [at(undefined, 1000)] }, 0, 1000],
    ['£5,000 at most before 6 April 2016', { year: 2016, collected: [at(undefined, 900_000)] }, 0, 500_000],
    ['the share among connected charities', { shareMinor: 300_000 }, 300_000, 300_000],
    ['£8,000 with one building too', { buildings: ['a'], collected: [at('a', 900_000)] }, 800_000, 800_000],
    [
      '£8,000 in each of two buildings',
      { buildings: ['a', 'b'], collected: [at('a', 900_000), at('b', 700_000), at(undefined, 5)] },
      1_500_000,
      1_600_000,
    ],
    [
      'the main allowance where two buildings give less',
      { buildings: ['a', 'b'], collected: [at('a', 1000), at(undefined, 500_000)] },
      501_000,
      800_000,
    ],
    [
      'by building once it was begun so',
      { buildings: ['a', 'b'], claimed: [at('a', 1000)], collected: [at('a', 1500), at(undefined, 500_000)] },
      500,
      1_600_000,
    ],
    [
      'not by building once it was begun otherwise',
      {
        buildings: ['a', 'b'],
        claimed: [at(undefined, 100_000)],
        collected: [at('a', 900_000), at('b', 900_000)],
      },
      700_000,
      800_000,
    ],
    [
      'ten times the Gift Aid donations over all buildings',
      { buildings: ['a', 'b'], giftAidMinor: 100_000, collected: [at('a', 800_000), at('b', 700_000)] },
      1_000_000,
      1_000_000,
    ],
  ])('is %s', (_what, change, claimableMinor, capMinor) => {
    const found = gasdsYear({ ...facts, ...change }, today)
    expect(found).toMatchObject({ claimableMinor, capMinor })
  })

  test.each([
    [2027, '2029-04-05', 500_000],
    [2027, '2029-04-06', 0],
    [2025, '2027-04-05', 500_000],
    [2024, '2026-04-05', 500_000],
    [2024, '2026-04-06', 0],
    [2028, '2027-04-05', 0],
  ])('of the year ending in %d is, on %s, %d', (year, day, claimableMinor) => {
    expect(gasdsYear({ ...facts, year }, day).claimableMinor).toBe(claimableMinor)
  })

  test('is never less than nothing; what was claimed beyond it is shown', () => {
    const found = gasdsYear({ ...facts, giftAidMinor: 10_000, claimed: [at(undefined, 150_000)] }, today)
    expect(found).toMatchObject({ claimableMinor: 0, overclaimedMinor: 50_000, parts: [] })
  })

  test('of one building is overclaimed, whatever another has left', () => {
    const [collected, claimed] = [[at('a', 700_000), at('b', 500_000)], [at('a', 800_000)]]
    const found = gasdsYear({ ...facts, buildings: ['a', 'b'], collected, claimed }, today)
    expect(found).toMatchObject({ byBuilding: true, overclaimedMinor: 100_000, parts: [at('b', 500_000)] })
  })

  test('runs out two years after the tax year', () => {
    expect(lastGasdsDay(2027)).toBe('2029-04-05')
  })
})

const place = fc.constantFrom(undefined, 'a', 'b', 'c')
const amounts = fc.array(fc.record({ building: place, amountMinor: fc.integer({ min: 1, max: 1_500_000 }) }), {
  maxLength: 12,
})
const anyFacts = fc.record({
  year: fc.constant(2027),
  collected: amounts,
  claimed: fc.constant([]),
  giftAidMinor: fc.integer({ min: 0, max: 400_000 }),
  buildings: fc.constantFrom<readonly string[]>([], ['a'], ['a', 'b'], ['a', 'b', 'c']),
  shareMinor: fc.integer({ min: 0, max: gasdsAllowanceMinor }),
})
const total = (all: readonly { amountMinor: number }[]) => all.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

describe('whatever was collected', () => {
  test('no more is claimed than was collected, than the allowances, and than ten times the Gift Aid donations', () => {
    fc.assert(
      fc.property(anyFacts, (any) => {
        const { parts, claimableMinor, byBuilding, capMinor } = gasdsYear(any, today)
        expect(claimableMinor).toBe(total(parts))
        expect(claimableMinor).toBeLessThanOrEqual(Math.min(capMinor, total(any.collected), any.giftAidMinor * 10))
        for (const { building, amountMinor } of parts) {
          expect(Number.isSafeInteger(amountMinor) && amountMinor > 0).toBe(true)
          expect(building === undefined).toBe(!byBuilding)
          expect(amountMinor).toBeLessThanOrEqual(byBuilding ? gasdsAllowanceMinor : any.shareMinor)
          if (building !== undefined)
            expect(amountMinor).toBeLessThanOrEqual(total(any.collected.filter((each) => each.building === building)))
        }
        expect(byBuilding).toBe(byBuilding && any.buildings.length > 1)
      }),
    )
  })

  test('claimed in one go or bit by bit as it comes, it never exceeds what one claim may, and nothing is claimed twice', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 0, max: 12 }), (any, split) => {
        const first = gasdsYear({ ...any, collected: any.collected.slice(0, split) }, today)
        const second = gasdsYear({ ...any, claimed: first.parts }, today)
        const third = gasdsYear({ ...any, claimed: [...first.parts, ...second.parts] }, today)
        expect(third.claimableMinor).toBe(0)
        expect(third.overclaimedMinor).toBe(0)
        expect(total(first.parts) + total(second.parts)).toBeLessThanOrEqual(third.capMinor)
        const ways = new Set([...first.parts, ...second.parts].map(({ building }) => building === undefined))
        expect(ways.size).toBeLessThan(2)
      }),
    )
  })

  test('what is claimed and then refunded is overclaimed by what is beyond ten times what is left, and nothing more is offered', () => {
    fc.assert(
      fc.property(anyFacts, fc.double({ min: 0, max: 1, noNaN: true }), (any, share) => {
        const { parts } = gasdsYear(any, today)
        const giftAidMinor = Math.floor(any.giftAidMinor * share)
        const after = gasdsYear({ ...any, claimed: parts, giftAidMinor }, today)
        expect(after.claimableMinor).toBeLessThanOrEqual(Math.max(0, giftAidMinor * 10 - total(parts)))
        expect(after.overclaimedMinor).toBe(Math.max(0, total(parts) - giftAidMinor * 10))
      }),
    )
  })

  test('more Gift Aid donations never allow less', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(100_000), (any, more) => {
        const [less, later] = [any.giftAidMinor, any.giftAidMinor + more].map((giftAidMinor) =>
          gasdsYear({ ...any, giftAidMinor }, today),
        )
        expect(later?.claimableMinor).toBeGreaterThanOrEqual(less?.claimableMinor ?? 0)
      }),
    )
  })
})
