import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countsForGasds, gasdsAllowanceMinor, gasdsYear, type GasdsYearInput, lastGasdsDay } from './rules.ts'

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
  ['£30 on the first day of that limit', { day: '2019-04-06' }, true],
  ['£30 the day before', { day: '2019-04-05' }, false],
  ['£20 the day before', { day: '2019-04-05', amountMinor: 2000 }, true],
  ['£5 contactless on the first eligible day', { how: 'contactless', day: '2017-04-06', amountMinor: 500 }, true],
  ['£5 contactless the day before', { how: 'contactless', day: '2017-04-05', amountMinor: 500 }, false],
  ['£5 in cash before the scheme began', { day: '2013-04-05', amountMinor: 500 }, false],
] as const)('checks whether %s counts', (_what, overrides, counts) => {
  expect(countsForGasds({ ...gift, ...overrides })).toBe(counts)
})

const facts: GasdsYearInput = {
  year: 2027,
  collected: [{ building: undefined, amountMinor: 500_000 }],
  claimed: [],
  giftAidMinor: 1_000_000,
  buildings: [],
  shareMinor: gasdsAllowanceMinor,
}
const today = '2026-11-27'
const amountAt = (building: string | undefined, amountMinor: number) => ({ building, amountMinor })

describe('the amount that can be claimed for a year', () => {
  test.each<[string, Partial<GasdsYearInput>, number, number]>([
    ['everything collected', {}, 500_000, 800_000],
    ['£8,000 at most', { collected: [amountAt(undefined, 900_000)] }, 800_000, 800_000],
    ['ten times the Gift Aid donations at most', { giftAidMinor: 1234 }, 12_340, 12_340],
    ['nothing without a Gift Aid claim', { giftAidMinor: 0 }, 0, 0],
    ['the unclaimed remainder', { claimed: [amountAt(undefined, 450_000)] }, 50_000, 800_000],
    ['nothing once the cap is claimed', { giftAidMinor: 100, claimed: [amountAt(undefined, 1000)] }, 0, 1000],
    ['£5,000 at most before 6 April 2016', { year: 2016, collected: [amountAt(undefined, 900_000)] }, 0, 500_000],
    ['its share of the allowance of connected charities', { shareMinor: 300_000 }, 300_000, 300_000],
    ['£8,000 with one building too', { buildings: ['a'], collected: [amountAt('a', 900_000)] }, 800_000, 800_000],
    [
      '£8,000 in each of two buildings',
      { buildings: ['a', 'b'], collected: [amountAt('a', 900_000), amountAt('b', 700_000), amountAt(undefined, 5)] },
      1_500_000,
      1_600_000,
    ],
    [
      'the main allowance if two buildings allow less',
      { buildings: ['a', 'b'], collected: [amountAt('a', 1000), amountAt(undefined, 500_000)] },
      501_000,
      800_000,
    ],
    [
      'by building if the first claim was by building',
      {
        buildings: ['a', 'b'],
        claimed: [amountAt('a', 1000)],
        collected: [amountAt('a', 1500), amountAt(undefined, 500_000)],
      },
      500,
      1_600_000,
    ],
    [
      'not by building if the first claim was not by building',
      {
        buildings: ['a', 'b'],
        claimed: [amountAt(undefined, 100_000)],
        collected: [amountAt('a', 900_000), amountAt('b', 900_000)],
      },
      700_000,
      800_000,
    ],
    [
      'ten times the Gift Aid donations over all buildings',
      { buildings: ['a', 'b'], giftAidMinor: 100_000, collected: [amountAt('a', 800_000), amountAt('b', 700_000)] },
      1_000_000,
      1_000_000,
    ],
  ])('is %s', (_what, overrides, claimableMinor, capMinor) => {
    const result = gasdsYear({ ...facts, ...overrides }, today)
    expect(result).toMatchObject({ claimableMinor, capMinor })
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

  test('is never negative and reports overclaims', () => {
    const result = gasdsYear({ ...facts, giftAidMinor: 10_000, claimed: [amountAt(undefined, 150_000)] }, today)
    expect(result).toMatchObject({ claimableMinor: 0, overclaimedMinor: 50_000, parts: [] })
  })

  test('is overclaimed in one building even if another has some left', () => {
    const [collected, claimed] = [[amountAt('a', 700_000), amountAt('b', 500_000)], [amountAt('a', 800_000)]]
    const result = gasdsYear({ ...facts, buildings: ['a', 'b'], collected, claimed }, today)
    expect(result).toMatchObject({ byBuilding: true, overclaimedMinor: 100_000, parts: [amountAt('b', 500_000)] })
  })

  test('expires two years after the tax year', () => {
    expect(lastGasdsDay(2027)).toBe('2029-04-05')
  })
})

const anyPlace = fc.constantFrom(undefined, 'a', 'b', 'c')
const amounts = fc.array(fc.record({ building: anyPlace, amountMinor: fc.integer({ min: 1, max: 1_500_000 }) }), {
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
const totalOf = (items: readonly { amountMinor: number }[]) =>
  items.reduce((subtotal, { amountMinor }) => subtotal + amountMinor, 0)

describe('for any collections', () => {
  test('claims at most the collected amount, the allowances and ten times the Gift Aid donations', () => {
    fc.assert(
      fc.property(anyFacts, (anyYear) => {
        const { parts, claimableMinor, byBuilding, capMinor } = gasdsYear(anyYear, today)
        expect(claimableMinor).toBe(totalOf(parts))
        expect(claimableMinor).toBeLessThanOrEqual(
          Math.min(capMinor, totalOf(anyYear.collected), anyYear.giftAidMinor * 10),
        )
        for (const { building, amountMinor } of parts) {
          expect(Number.isSafeInteger(amountMinor) && amountMinor > 0).toBe(true)
          expect(building === undefined).toBe(!byBuilding)
          expect(amountMinor).toBeLessThanOrEqual(byBuilding ? gasdsAllowanceMinor : anyYear.shareMinor)
          if (building !== undefined)
            expect(amountMinor).toBeLessThanOrEqual(
              totalOf(anyYear.collected.filter((amount) => amount.building === building)),
            )
        }
        expect(byBuilding).toBe(byBuilding && anyYear.buildings.length > 1)
      }),
    )
  })

  test('several claims never exceed one combined claim, and nothing is claimed twice', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 0, max: 12 }), (anyYear, splitIndex) => {
        const firstClaim = gasdsYear({ ...anyYear, collected: anyYear.collected.slice(0, splitIndex) }, today)
        const secondClaim = gasdsYear({ ...anyYear, claimed: firstClaim.parts }, today)
        const thirdClaim = gasdsYear({ ...anyYear, claimed: [...firstClaim.parts, ...secondClaim.parts] }, today)
        expect(thirdClaim.claimableMinor).toBe(0)
        expect(thirdClaim.overclaimedMinor).toBe(0)
        expect(totalOf(firstClaim.parts) + totalOf(secondClaim.parts)).toBeLessThanOrEqual(thirdClaim.capMinor)
        const ways = new Set([...firstClaim.parts, ...secondClaim.parts].map(({ building }) => building === undefined))
        expect(ways.size).toBeLessThan(2)
      }),
    )
  })

  test('after refunds, claims above ten times the remaining donations are overclaims, and nothing more is offered', () => {
    fc.assert(
      fc.property(anyFacts, fc.double({ min: 0, max: 1, noNaN: true }), (anyYear, share) => {
        const { parts } = gasdsYear(anyYear, today)
        const giftAidMinor = Math.floor(anyYear.giftAidMinor * share)
        const result = gasdsYear({ ...anyYear, claimed: parts, giftAidMinor }, today)
        expect(result.claimableMinor).toBeLessThanOrEqual(Math.max(0, giftAidMinor * 10 - totalOf(parts)))
        expect(result.overclaimedMinor).toBe(Math.max(0, totalOf(parts) - giftAidMinor * 10))
      }),
    )
  })

  test('more Gift Aid donations never reduce the claimable amount', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(100_000), (anyYear, extraMinor) => {
        const [resultBefore, resultAfter] = [anyYear.giftAidMinor, anyYear.giftAidMinor + extraMinor].map(
          (giftAidMinor) => gasdsYear({ ...anyYear, giftAidMinor }, today),
        )
        expect(resultAfter?.claimableMinor).toBeGreaterThanOrEqual(resultBefore?.claimableMinor ?? 0)
      }),
    )
  })
})
