import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSampleBytes } from '../testing/hmrcSamples.ts'
import { amountOf, type scheduleKinds, readSchedule } from '../testing/hmrcReader.ts'
import { readSheet } from '../testing/odsSheet.ts'
import { giftAidSchedule, type GiftAidRow } from './giftAid.ts'
import { communityBuildingsSchedule, otherIncomeSchedule } from './otherSchedules.ts'

const today = '2026-11-22'
const totalOf = (rows: readonly string[][], column: number) =>
  rows.reduce((subtotal, row) => subtotal + (amountOf(row[column] ?? '') ?? 0), 0)
const readSampleSchedule = (file: string, kind: keyof typeof scheduleKinds, asOf = today) =>
  readSchedule(readSampleBytes(file), kind, asOf)

describe('the test reader for HMRC’s own files', () => {
  test('accepts the valid Gift Aid schedule with four donations of £1,450.00', () => {
    const { errors, rows } = readSampleSchedule('Gift-Aid-Schedule-Excel-GoodData.ods', 'giftAid')
    expect(errors).toEqual([])
    expect([rows.length, totalOf(rows, 9)]).toEqual([4, 145_000])
  })

  test('finds the errors of the invalid schedule by HMRC’s rules', () => {
    const { errors, rows } = readSampleSchedule('Gift-Aid-Schedule-Excel-BadData.ods', 'giftAid')
    const numbersAt = (row?: number) => errors.filter((error) => error.row === row).map(({ number }) => number)
    expect(numbersAt()).toEqual([2, 4])
    expect(rows.map((_, index) => numbersAt(index).join(' '))).toEqual(
      '14|15|18|20|7|11|8|9|10|13|16|17|19|22|12 23|12 24|12 25|12 26|12 27|12 28|5|12|6|6|14 15 18 20'.split('|'),
    )
  })

  test('reports that the empty schedule is empty', () => {
    expect(readSampleSchedule('Gift-Aid-Schedule-Excel-EmptyData.ods', 'giftAid').errors).toEqual([{ number: 1 }])
  })

  test('accepts the valid community buildings only in their years', () => {
    const countErrors = (day: string) =>
      readSampleSchedule('community_buildings_excel-GoodData.ods', 'communityBuildings', day).errors.length
    expect(
      [countErrors('2025-04-05'), countErrors('2025-04-06'), countErrors('2027-04-05'), countErrors('2027-04-06')].map(
        (count) => count > 0,
      ),
    ).toEqual([true, false, false, true])
    expect(readSampleSchedule('community_buildings_excel-BadData.ods', 'communityBuildings').errors).not.toEqual([])
  })

  test('accepts the valid other income: £8,023.00 gross, £136.00 tax', () => {
    const { errors, rows } = readSampleSchedule('other_income_schedule-GoodData.ods', 'otherIncome')
    expect(errors).toEqual([])
    expect([totalOf(rows, 3), totalOf(rows, 4)]).toEqual([802_300, 13_600])
  })

  test('rejects another kind of schedule', () => {
    expect(readSampleSchedule('other_income_schedule-GoodData.ods', 'giftAid').errors).toEqual([{ number: 3 }])
  })
})

const createRow = (overrides: Partial<GiftAidRow> = {}): GiftAidRow => ({
  title: 'Dr',
  firstName: 'Aisha',
  lastName: "O'Brien <& Sons>",
  house: '"Gül Evi"',
  postcode: 'M1 1AA',
  aggregated: '',
  day: '2026-06-05',
  amountMinor: 123_456,
  ...overrides,
})

describe('schedules written into HMRC’s templates', () => {
  test('a Gift Aid schedule round-trips cell by cell', () => {
    const emptyDonor = { title: '', firstName: '', lastName: '', house: '', postcode: '' }
    const file = giftAidSchedule(
      [
        createRow(),
        createRow({ postcode: 'X' }),
        createRow({ ...emptyDonor, aggregated: 'Gifts under £30', amountMinor: 100_000 }),
      ],
      { earliestDay: '2026-04-06', overclaimedMinor: 1250 },
    )
    const { errors, rows } = readSchedule(file, 'giftAid', today)
    expect(errors).toEqual([])
    expect(rows).toEqual([
      ['1', 'Dr', 'Aisha', "O'Brien <& Sons>", '"Gül Evi"', 'M1 1AA', '', '', '05/06/26', '1234.56'],
      ['2', 'Dr', 'Aisha', "O'Brien <& Sons>", '"Gül Evi"', 'X', '', '', '05/06/26', '1234.56'],
      ['3', '', '', '', '', '', 'Gifts under £30', '', '05/06/26', '1000.00'],
    ])
    const sheet = readSheet(file)
    expect([sheet.rows[12]?.elements[3], sheet.rows[16]?.elements[3]]).toEqual(['06/04/26', '12.50'])
    expect(sheet.rows[19]?.cells).toContain('£3,469.12')
  })

  test('a thousand rows are accepted and one more is refused', () => {
    const thousandRows = Array.from({ length: 1000 }, (_, index) => createRow({ amountMinor: index + 1 }))
    const { errors, rows } = readSchedule(
      giftAidSchedule(thousandRows, { earliestDay: '2026-06-05' }),
      'giftAid',
      today,
    )
    expect(errors).toEqual([])
    expect(totalOf(rows, 9)).toBe(500_500)
    expect(() => giftAidSchedule([...thousandRows, createRow()], { earliestDay: '2026-06-05' })).toThrow(/1 to 1000/)
    expect(() => giftAidSchedule([], { earliestDay: '2026-06-05' })).toThrow(/1 to 1000/)
  })

  test('any amounts and days round-trip', () => {
    const amount = fc.integer({ min: 1, max: 99_999_999 })
    const day = fc
      .integer({ min: 0, max: 900 })
      .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, day), { minLength: 1, maxLength: 4 }), (gifts) => {
        const lines = gifts.map(([amountMinor, giftDay]) => createRow({ amountMinor, day: giftDay }))
        const { errors, rows } = readSchedule(giftAidSchedule(lines, { earliestDay: '2024-01-01' }), 'giftAid', today)
        expect(errors).toEqual([])
        expect(rows.map((cells) => amountOf(cells[9] ?? ''))).toEqual(gifts.map(([amountMinor]) => amountMinor))
      }),
      { numRuns: 20 },
    )
  })

  test('community buildings: a building’s third year goes on a second row', () => {
    const years = [2025, 2026, 2027].map((year) => ({ year, amountMinor: 150_000 }))
    const hall = { name: 'The Hall’s “Annexe”', address: '22 Liberty Place', postcode: 'L20 3UD', years }
    const { errors, rows } = readSchedule(communityBuildingsSchedule([hall]), 'communityBuildings', today)
    expect(errors).toEqual([])
    expect(rows).toEqual([
      ['1', 'The Hall\'s "Annexe"', '22 Liberty Place', 'L20 3UD', '2025', '1500.00', '2026', '1500.00'],
      ['2', 'The Hall\'s "Annexe"', '22 Liberty Place', 'L20 3UD', '2027', '1500.00', '', ''],
    ])
    expect(readSheet(communityBuildingsSchedule([hall])).rows[12]?.cells).toContain('£4,500.00')
    expect(() => communityBuildingsSchedule([])).toThrow(/1 to 500/)
  })

  test('other income with an earlier overclaim', () => {
    const income = [{ payer: 'Al Rayan Bank', day: '2026-03-31', grossMinor: 123_400, taxMinor: 5600 }]
    const file = otherIncomeSchedule(income, 7800)
    const { errors, rows } = readSchedule(file, 'otherIncome', today)
    expect(errors).toEqual([])
    expect(rows).toEqual([['1', 'Al Rayan Bank', '31/03/26', '1234.00', '56.00']])
    expect(readSheet(file).rows[13]?.elements[2]).toBe('78.00')
    expect(() => otherIncomeSchedule([])).toThrow(/1 to 200/)
  })
})
