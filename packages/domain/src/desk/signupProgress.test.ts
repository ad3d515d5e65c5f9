import { expect, test } from 'vitest'
import { readSignupProgress } from './signupProgress.ts'

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
const progress = { reference: 'r'.repeat(43), email: 'aisha@example.org', hasAccount: false, typed: draft, mosque }

const parseStored = (value: unknown) => readSignupProgress(JSON.parse(JSON.stringify(value)))

test('a sign-up resumes where it stopped', () => {
  expect(parseStored(progress)).toEqual(progress)
  expect(parseStored({ reference: progress.reference, email: progress.email })).toEqual({
    reference: progress.reference,
    email: progress.email,
  })
  expect(parseStored({ started: 'al-huda' })).toEqual({ started: 'al-huda' })
})

test('values that another version of the desk stored are dropped if they are no longer valid', () => {
  expect(parseStored({ ...progress, mosque: { ...mosque, settings: {} } })).toEqual({ ...progress, mosque: undefined })
  expect(parseStored({ ...progress, typed: { ...draft, place: 'Bradford' } })?.typed).toEqual({
    name: 'Masjid al-Huda',
    slug: 'al-huda',
  })
  expect(parseStored({ ...progress, typed: { name: 7 } })?.typed).toEqual({ name: '' })
})

test('progress without a reference is discarded', () => {
  expect(parseStored({ ...progress, reference: undefined })).toEqual({})
  expect(parseStored('salam')).toBeUndefined()
})
