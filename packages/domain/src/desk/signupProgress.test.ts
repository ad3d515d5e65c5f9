import { expect, test } from 'vitest'
import { parseSignupProgress } from './signupProgress.ts'

const settings = {
  timeZone: 'Europe/London',
  currency: 'gbp',
  language: 'en',
  method: 'MoonsightingCommittee',
  madhab: 'Hanafi',
}
const location = { country: 'GB', latitude: 53.79, longitude: -1.75, settings }
const draft = { name: 'Masjid al-Huda', slug: 'al-huda', place: { name: 'Bradford', ...location }, settings }
const mosque = { name: 'Masjid al-Huda', slug: 'al-huda', place: 'Bradford', ...location }
const progress = { reference: 'r'.repeat(43), email: 'aisha@example.org', hasAccount: false, draft, mosque }

const parseStored = (value: unknown) => parseSignupProgress(JSON.parse(JSON.stringify(value)))

test('parses stored progress', () => {
  expect(parseStored(progress)).toEqual(progress)
  expect(parseStored({ reference: progress.reference, email: progress.email })).toEqual({
    reference: progress.reference,
    email: progress.email,
  })
  expect(parseStored({ createdSlug: 'al-huda' })).toEqual({ createdSlug: 'al-huda' })
})

test('drops invalid values, such as those stored by another version of the desk', () => {
  expect(parseStored({ ...progress, mosque: { ...mosque, settings: {} } })).toEqual({ ...progress, mosque: undefined })
  expect(parseStored({ ...progress, draft: { ...draft, place: 'Bradford' } })?.draft).toEqual({
    name: 'Masjid al-Huda',
    slug: 'al-huda',
  })
  expect(parseStored({ ...progress, draft: { name: 7 } })?.draft).toEqual({ name: '' })
})

test('drops progress without a reference', () => {
  expect(parseStored({ ...progress, reference: undefined })).toEqual({})
  expect(parseStored('salam')).toBeUndefined()
})
