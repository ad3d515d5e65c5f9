import { expect, test } from 'vitest'
import { sameConfiguration } from './configuration.ts'

const items = (pairs: Record<string, string>) => Object.entries(pairs).map(([key, value]) => ({ key, value }))

test('compares configurations by meaning, whatever the order of their pairs', () => {
  const stored = items({ paymentMode: 'demonstration', websiteName: 'Masjid an-Noor' })
  expect(sameConfiguration(stored, items({ websiteName: 'Masjid an-Noor', paymentMode: 'demonstration' }))).toBe(true)
  expect(sameConfiguration(stored, [...stored, { key: 'DisableClasses', value: 'false' }])).toBe(true)
  expect(sameConfiguration(stored, items({ websiteName: 'Masjid an-Noor', paymentMode: 'test' }))).toBe(false)
  expect(sameConfiguration(stored, items({ websiteName: 'Masjid an-Noor' }))).toBe(false)
})
