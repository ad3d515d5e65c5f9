import { expect, test } from 'vitest'
import { readSignupProgress } from './signupProgress.ts'

const settings = {
  timeZone: 'Europe/London',
  currency: 'gbp',
  language: 'en',
  method: 'MoonsightingCommittee',
  madhab: 'Hanafi',
}
const at = { country: 'GB', latitude: 53.79, longitude: -1.75, settings }
const typed = { name: 'Masjid al-Huda', slug: 'al-huda', place: { name: 'Bradford', ...at }, settings }
const mosque = { name: 'Masjid al-Huda', slug: 'al-huda', place: 'Bradford', ...at }
const whole = { reference: 'r'.repeat(43), email: 'aisha@example.org', hasAccount: false, typed, mosque }

const stored = (value: unknown) => readSignupProgress(JSON.parse(JSON.stringify(value)))

test('a sign-up goes on where it was', () => {
  expect(stored(whole)).toEqual(whole)
  expect(stored({ reference: whole.reference, email: whole.email })).toEqual({
    reference: whole.reference,
    email: whole.email,
  })
  expect(stored({ started: 'al-huda' })).toEqual({ started: 'al-huda' })
})

test('what another version of the desk has stored is asked for again', () => {
  expect(stored({ ...whole, mosque: { ...mosque, settings: {} } })).toEqual({ ...whole, mosque: undefined })
  expect(stored({ ...whole, typed: { ...typed, place: 'Bradford' } })?.typed).toEqual({
    name: 'Masjid al-Huda',
    slug: 'al-huda',
  })
  expect(stored({ ...whole, typed: { name: 7 } })?.typed).toEqual({ name: '' })
})

test('without a reference nothing of it is of use', () => {
  expect(stored({ ...whole, reference: undefined })).toEqual({})
  expect(stored('salam')).toBeUndefined()
})
