import { expect, test } from 'vitest'
import { readYear, yearsUntil } from './years.ts'

const yearIds = (today: string, country?: string) => yearsUntil(today, country).map(({ id }) => id)

test('offers calendar years, and in the United Kingdom also tax years that have started', () => {
  expect(yearIds('2026-11-22')).toEqual(['2026', '2025', '2024', '2023', '2022'])
  expect(yearIds('2026-11-22', 'GB').slice(0, 4)).toEqual(['2026', '2026-tax', '2025', '2025-tax'])
  expect(yearIds('2027-04-05', 'GB').slice(0, 3)).toEqual(['2027', '2026', '2026-tax'])
})

test("parses a year's id, and rejects any other text", () => {
  expect(readYear('2026-tax')).toMatchObject({ from: '2026-04-06', to: '2027-04-05' })
  expect(readYear('2026')).toMatchObject({ from: '2026-01-01', to: '2026-12-31' })
  expect(['', '26', '2026-', '2026-01', '1999', '2026-tax '].map(readYear)).toEqual(Array(6).fill(undefined))
})
