import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Candidate } from './eligibility.ts'
import { type Claimable, linesFor, splitIntoSchedules } from './lines.ts'

const longName = 'ع'.repeat(30) + '😀 '.repeat(3) + '𐭀'.repeat(10)
const blank = Buffer.alloc(0)
const claimable = (
  day: string,
  netMinor: number,
  declarationFields: Partial<Claimable['declaration']> = {},
): Claimable => {
  const paidAt = new Date(`${day}T10:00:00Z`)
  const gift: Candidate = {
    id: `${day} ${netMinor}`,
    mode: 'live',
    state: 'paid',
    how: 'card',
    giftAid: 'yes',
    declarationId: 'd',
    donorName: '',
    donorEmail: '',
    paidAt,
    day,
    netMinor,
    causeAllowsGiftAid: true,
  }
  return {
    gift,
    declaration: {
      tenantId: 't',
      id: 'd',
      mode: 'live',
      email: '',
      userId: null,
      title: 'Dr',
      firstName: 'Aisha',
      lastName: 'Rahman',
      house: '4',
      postcode: 'S9 5DH',
      overseas: false,
      scope: 'this',
      wording: 'gift-aid-1',
      charity: 'C',
      language: 'en',
      channel: 'website',
      addressMark: blank,
      recordSentAt: null,
      details: blank,
      agreedAt: paidAt,
      provedAt: paidAt,
      cancelledAt: null,
      cancelledBy: null,
      ...declarationFields,
    },
  }
}

test('a line has name, address, day and amount in HMRC’s format', () => {
  expect(linesFor([claimable('2026-06-01', 2500, { lastName: 'House-Martin' })], false)).toMatchObject([
    { title: 'Dr', firstName: 'Aisha', lastName: 'House Martin', house: '4', postcode: 'S9 5DH', aggregated: '' },
  ])
  expect(linesFor([claimable('2026-06-01', 2500, { title: 'Professor' })], false)).toMatchObject([{ title: '' }])
  const foreignAddress = { overseas: true, postcode: null, house: '12 Corniche Road, Jeddah, Saudi Arabia' }
  expect(linesFor([claimable('2026-06-01', 2500, foreignAddress)], false)).toMatchObject([
    { house: '12 Corniche Road, Jeddah, Saudi Arabia', postcode: 'X', amountMinor: 2500 },
  ])
})

test('truncates a long name to 35 characters between two words', () => {
  const [line] = linesFor([claimable('2026-06-01', 2500, { firstName: longName, lastName: longName })], false)
  expect(Array.from(line?.firstName ?? '')).toHaveLength(35)
  expect(line?.firstName).not.toMatch(/\p{Cs}/u)
  expect(line?.lastName).toBe(line?.firstName)
  const names = {
    firstName: 'Muhammad Abdurrahman Ḥusām ad-Dīn Yūsuf',
    house: 'Flat 12, The Old Cotton Mill, 152A High Street',
  }
  expect(linesFor([claimable('2026-06-01', 2500, names)], false)).toMatchObject([
    { firstName: 'Muhammad Abdurrahman Husam ad-Din', house: 'Flat 12, The Old Cotton Mill, 152A High' },
  ])
})

test('aggregates small gifts only on request, without names, up to £1,000, and never across months or tax years', () => {
  const claimables = [
    claimable('2026-04-05', 2999),
    claimable('2026-04-06', 1000),
    claimable('2026-04-30', 500),
    claimable('2026-05-01', 700),
    claimable('2026-05-02', 3000),
  ]
  expect(linesFor(claimables, false)).toHaveLength(5)
  expect(
    linesFor(claimables, true).map(({ day, amountMinor, aggregated, lastName }) => [
      day,
      amountMinor,
      aggregated,
      lastName,
    ]),
  ).toEqual([
    ['2026-04-05', 2999, 'Gifts under £30, 2026-04 to 5', ''],
    ['2026-04-30', 1500, 'Gifts under £30, 2026-04', ''],
    ['2026-05-01', 700, 'Gifts under £30, 2026-05', ''],
    ['2026-05-02', 3000, '', 'Rahman'],
  ])
})

test('each gift is in one line, lines add up to the gifts, and a schedule has at most 1,000 lines', () => {
  const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  const item = fc.record({ at: day, net: fc.integer({ min: 1, max: 5000 }) })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 2500, size: 'max' }), fc.boolean(), (items, aggregate) => {
      const claimables = items.map(({ at, net }) => claimable(at.toISOString().slice(0, 10), net))
      const schedules = splitIntoSchedules(linesFor(claimables, aggregate))
      const lines = schedules.flat()
      expect(lines.flatMap(({ gifts }) => gifts)).toHaveLength(items.length)
      expect(new Set(lines.flatMap(({ gifts }) => gifts)).size).toBe(items.length)
      for (const { gifts, amountMinor, aggregated, day: last } of lines) {
        expect(amountMinor).toBe(gifts.reduce((total, { gift }) => total + gift.netMinor, 0))
        expect(last).toBe(gifts.at(-1)?.gift.day)
        expect(aggregated === '' ? gifts.length === 1 : amountMinor <= 100_000).toBe(true)
      }
      expect(schedules.every(({ length }) => length > 0 && length <= 1000)).toBe(true)
    }),
    { numRuns: 30 },
  )
})
