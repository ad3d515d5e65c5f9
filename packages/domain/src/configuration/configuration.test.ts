import { expect, test } from 'vitest'
import { sameConfiguration } from './configuration.ts'

const itemsOf = (pairs: Record<string, string>) => Object.entries(pairs).map(([key, value]) => ({ key, value }))

test('compares configurations by meaning, regardless of the order of their pairs', () => {
  const storedItems = itemsOf({ paymentMode: 'demonstration', websiteName: 'Masjid an-Noor' })
  expect(sameConfiguration(storedItems, itemsOf({ websiteName: 'Masjid an-Noor', paymentMode: 'demonstration' }))).toBe(
    true,
  )
  expect(sameConfiguration(storedItems, [...storedItems, { key: 'DisableClasses', value: 'false' }])).toBe(true)
  expect(sameConfiguration(storedItems, itemsOf({ websiteName: 'Masjid an-Noor', paymentMode: 'test' }))).toBe(false)
  expect(sameConfiguration(storedItems, itemsOf({ websiteName: 'Masjid an-Noor' }))).toBe(false)
})
