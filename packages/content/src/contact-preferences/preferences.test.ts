import { expect, test } from 'vitest'
import { type HeadingMeaning, readPreferenceHeading } from './heading.ts'
import { readPreferences, type ContactPreferences } from './value.ts'

const readPreference = (
  heading: string,
  value: string,
): ContactPreferences | HeadingMeaning['about'] | 'asks' | undefined => {
  const meaning = readPreferenceHeading(heading)
  if (meaning?.about !== 'preference') return meaning?.about
  return readPreferences(value, meaning.preference) ?? 'asks'
}
const [noEmail, noCall, noPost] = [{ email: false }, { call: false }, { post: false }]
const noContact = { ...noEmail, ...noCall, ...noPost }

test.each<[heading: string, value: string, preferences: ContactPreferences]>([
  ['Do Not Email', 'Yes', noEmail],
  ['Do Not Phone', '1', noCall],
  ['Do Not Mail', 'TRUE', noPost],
  ['Do Not SMS', 'x', noCall],
  ['do_not_email', 'y', noEmail],
  ['No Bulk Emails (User Opt Out)', 'Yes', noEmail],
  ['is_opt_out', '1', noEmail],
  ['Is Opt Out', 'Yes', noEmail],
  ['Opt Out', 'Yes', noContact],
  ['Opted out?', 'Y', noContact],
  ['On Hold', 'On Hold Opt Out', noEmail],
  ['Unsubscribed', 'true', noEmail],
  ['Unsubscribed', '2024-03-01', noEmail],
  ['UNSUB_TIME', '2024-02-01 08:00:00', noEmail],
  ['UNSUB_REASON', 'NORMAL', noEmail],
  ['CLEAN_TIME', '2024-02-01 08:00:00', noEmail],
  ['Email Opt-Out Date', '3 March 2024', noEmail],
  ['HasOptedOutOfEmail', 'true', noEmail],
  ['DoNotCall', '1', noCall],
  ['npsp__Do_Not_Contact__c', 'TRUE', noContact],
  ['Do Not Contact', 'Yes', noContact],
  ['Requests no e-mail', 'Yes', noEmail],
  ['No mailings', 'Yes', { email: false, post: false }],
  ['TPS registered', 'Yes', noCall],
  ['Email Opt In', 'No', noEmail],
  ['Email Opt In', 'Opted out', noEmail],
  ['Consent', 'No', noContact],
  ['Consent', 'Withdrawn', noContact],
  ['GDPR consent', '0', noContact],
  ['GDPR consent', 'Refused', noContact],
  ['Marketing permissions', 'None', noContact],
  ['Marketing permissions', 'No email; no post', { email: false, post: false }],
  ['Contact preferences', 'Do not contact', noContact],
  ['Contact me by email', 'false', noEmail],
  ['Contact me by email', 'no', noEmail],
  ['Further contact (Email)', 'N', noEmail],
  ['Join Mailing List', 'no', noEmail],
  ['Consent (SMS)', 'No', noCall],
  ['Newsletter', 'Unsubscribed', noEmail],
  ['Opted out of', 'Email, Post', { email: false, post: false }],
  ['Solicit codes', 'No Contact', noContact],
  ['Solicit code', 'Do Not Mail', noPost],
  ['Consent withdrawn', '01/02/2024', noContact],
  ['Marketing emails', 'Unticked', noEmail],
  ['Contact preferences', 'Email: yes; Post: no', { email: true, post: false }],
  ['Consent', '{"email": true, "phone": false}', { email: true, call: false }],
  ['Marketing permissions', 'Post only', { email: false, call: false, post: true }],
  ['Marketing permissions', 'Email (No)', noEmail],
  ['Contact preferences', 'Not by post', noPost],
  ['Newsletter', 'No thanks', noEmail],
  ['Email opt in', 'Never', noEmail],
  ['WhatsApp consent', 'No', noCall],
  ['Donation marketing opt in', 'No', noContact],
  ['Gift Aid and email opt in', 'No', noEmail],
  ['I agree to the terms and to marketing', 'No', noContact],
  ['Newsletter by post', 'No', noPost],
  ['Would you like to hear from us?', 'No', noContact],
  ['Blacklisted', 'Yes', noContact],
  ['Complained', '1', noEmail],
  ['Cleaned', 'Yes', noEmail],
  ['Accepts Marketing', 'no', noContact],
  ['Can we contact you by phone?', 'N', noCall],
  ['Please don’t email me', 'x', noEmail],
  ['phoneOptIn', '0', noCall],
  ['et4ae5__HasOptedOutOfMobile__c', 'TRUE', noCall],
  ['Keep in touch', 'Nein', noContact],
])('reads the objection in “%s” with %s', (heading, value, preferences) => {
  expect(readPreference(heading, value)).toEqual(preferences)
})

test.each<[heading: string, value: string, preferences: ContactPreferences]>([
  ['Email Opt In', 'Yes', { email: true }],
  ['email_opt_in', 'Opted in', { email: true }],
  ['Contact by phone', 'Y', { call: true }],
  ['Postal consent', '✓', { post: true }],
  ['Marketing permissions', 'Email, Direct Mail', { email: true, post: true }],
  ['Contact preferences', 'Email and phone', { email: true, call: true }],
])('reads the agreement to a named channel in “%s” with %s', (heading, value, preferences) => {
  expect(readPreference(heading, value)).toEqual(preferences)
})

test.each<[heading: string, value: string]>([
  ['Do Not Email', ''],
  ['Do Not Email', 'No'],
  ['Unsubscribed', '0'],
  ['Unsubscribed', 'Never'],
  ['UNSUB_TIME', '0000-00-00 00:00:00'],
  ['Email Opt In', ''],
  ['Email Opt In', 'Unknown'],
  ['Consent', 'Not asked'],
  // The channel is not named.
  ['Consent', 'Yes'],
  ['GDPR consent', 'Granted'],
  ['SMS opt in', 'Yes'],
  // The date of a decision does not say what was decided.
  ['Consent date', '2024-01-01'],
  ['OPTIN_TIME', '2024-01-01 10:00:00'],
  ['Preferred communication method', 'Email, Phone'],
  ['Consent method', 'Email'],
  ['Lawful basis', 'Legitimate interest'],
])('never assumes consent: “%s” with “%s” states no preference', (heading, value) => {
  expect(readPreference(heading, value)).toEqual({})
})

test.each<[heading: string, value: string]>([
  ['Marketing permissions', 'Green'],
  ['Consent', 'Level 2'],
  ['Email status of consent', 'Not unsubscribed'],
  ['Do Not Email', 'Yes, since May'],
  ['Opt in / opt out', 'Yes'],
  ['Not unsubscribed', 'Yes'],
  ['Email preference', 'Weekly'],
])('asks the user about “%s” with %s', (heading, value) => {
  expect(readPreference(heading, value)).toBe('asks')
})

test.each([
  'Contact ID',
  'Contact Type',
  'Contact Name',
  'Contact Number',
  'No. of emails',
  'Donation code',
  'Photo consent',
  'Assigned solicitor',
  'Contact No',
  'Email',
  'Email Address',
  'Phone No',
  'Telephone no.',
  'Mailing Street',
  'Mailing Address',
  'Gift Aid opt in',
  'Agree to terms',
  'Preferred Language',
  'Preferred Mail Format',
  'Communication Style',
  'Subscription ID',
  'Unsubscribe link',
  'OPTIN_IP',
  'Exclude from Household Formal Greeting',
  'Marketing source',
  'Post code',
  'Notes',
  'City',
])('“%s” is not about contact', (heading) => {
  expect(readPreferenceHeading(heading)).toBeUndefined()
})

test.each(['Is Deceased', 'Deceased Date', 'npsp__Deceased__c', 'Date of death'])(
  '“%s” is about a death',
  (heading) => {
    expect(readPreferenceHeading(heading)).toEqual({ about: 'death' })
  },
)

test('third-party sharing and general statuses are not contact preferences', () => {
  expect(readPreferenceHeading('Do Not Trade')).toEqual({ about: 'sharing' })
  expect(readPreferenceHeading('Status')).toEqual({ about: 'status' })
})
