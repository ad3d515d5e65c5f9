import { expect, test } from 'vitest'
import { sameConfiguration } from './configuration.ts'

const items = (pairs: Record<string, string>) => Object.entries(pairs).map(([key, value]) => ({ key, value }))

test('two configurations are the same when they make the same site', () => {
  const kept = items({ paymentMode: 'demonstration', websiteName: 'Masjid an-Noor' })
  expect(sameConfiguration(kept, items({ websiteName: 'Masjid an-Noor', paymentMode: 'demonstration' }))).toBe(true)
  expect(sameConfiguration(kept, [...kept, { key: 'DisableClasses', value: 'false' }])).toBe(true)
  expect(sameConfiguration(kept, items({ websiteName: 'Masjid an-Noor', paymentMode: 'test' }))).toBe(false)
  expect(sameConfiguration(kept, items({ websiteName: 'Masjid an-Noor' }))).toBe(false)
})
