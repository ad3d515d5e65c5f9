import { expect, test } from 'vitest'
import { type HeadingMeaning, readWishHeading } from './heading.ts'
import { readWish, type Wishes } from './value.ts'

const wishIn = (heading: string, value: string): Wishes | HeadingMeaning['about'] | 'asks' | undefined => {
  const meaning = readWishHeading(heading)
  if (meaning?.about !== 'wish') return meaning?.about
  return readWish(value, meaning.wish) ?? 'asks'
}
const [email, call, post] = [{ email: false }, { call: false }, { post: false }]
const all = { ...email, ...call, ...post }

test.each<[heading: string, value: string, wishes: Wishes]>([
  ['Do Not Email', 'Yes', email],
  ['Do Not Phone', '1', call],
  ['Do Not Mail', 'TRUE', post],
  ['Do Not SMS', 'x', call],
  ['do_not_email', 'y', email],
  ['No Bulk Emails (User Opt Out)', 'Yes', email],
  ['is_opt_out', '1', email],
  ['Is Opt Out', 'Yes', email],
  ['Opt Out', 'Yes', all],
  ['Opted out?', 'Y', all],
  ['On Hold', 'On Hold Opt Out', email],
  ['Unsubscribed', 'true', email],
  ['Unsubscribed', '2024-03-01', email],
  ['UNSUB_TIME', '2024-02-01 08:00:00', email],
  ['UNSUB_REASON', 'NORMAL', email],
  ['CLEAN_TIME', '2024-02-01 08:00:00', email],
  ['Email Opt-Out Date', '3 March 2024', email],
  ['HasOptedOutOfEmail', 'true', email],
  ['DoNotCall', '1', call],
  ['npsp__Do_Not_Contact__c', 'TRUE', all],
  ['Do Not Contact', 'Yes', all],
  ['Requests no e-mail', 'Yes', email],
  ['No mailings', 'Yes', { email: false, post: false }],
  ['TPS registered', 'Yes', call],
  ['Email Opt In', 'No', email],
  ['Email Opt In', 'Opted out', email],
  ['Consent', 'No', all],
  ['Consent', 'Withdrawn', all],
  ['GDPR consent', '0', all],
  ['GDPR consent', 'Refused', all],
  ['Marketing permissions', 'None', all],
  ['Marketing permissions', 'No email; no post', { email: false, post: false }],
  ['Contact preferences', 'Do not contact', all],
  ['Contact me by email', 'false', email],
  ['Contact me by email', 'no', email],
  ['Further contact (Email)', 'N', email],
  ['Join Mailing List', 'no', email],
  ['Consent (SMS)', 'No', call],
  ['Newsletter', 'Unsubscribed', email],
  ['Opted out of', 'Email, Post', { email: false, post: false }],
  ['Solicit codes', 'No Contact', all],
  ['Solicit code', 'Do Not Mail', post],
  ['Consent withdrawn', '01/02/2024', all],
  ['Marketing emails', 'Unticked', email],
  ['Contact preferences', 'Email: yes; Post: no', { email: true, post: false }],
  ['Consent', '{"email": true, "phone": false}', { email: true, call: false }],
  ['Marketing permissions', 'Post only', { email: false, call: false, post: true }],
  ['Marketing permissions', 'Email (No)', email],
  ['Contact preferences', 'Not by post', post],
  ['Newsletter', 'No thanks', email],
  ['Email opt in', 'Never', email],
  ['WhatsApp consent', 'No', call],
  ['Donation marketing opt in', 'No', all],
  ['Gift Aid and email opt in', 'No', email],
  ['I agree to the terms and to marketing', 'No', all],
  ['Newsletter by post', 'No', post],
  ['Would you like to hear from us?', 'No', all],
  ['Blacklisted', 'Yes', all],
  ['Complained', '1', email],
  ['Cleaned', 'Yes', email],
  ['Accepts Marketing', 'no', all],
  ['Can we contact you by phone?', 'N', call],
  ['Please don’t email me', 'x', email],
  ['phoneOptIn', '0', call],
  ['et4ae5__HasOptedOutOfMobile__c', 'TRUE', call],
  ['Keep in touch', 'Nein', all],
])('reads the objection in “%s” with %s', (heading, value, wishes) => {
  expect(wishIn(heading, value)).toEqual(wishes)
})

test.each<[heading: string, value: string, wishes: Wishes]>([
  ['Email Opt In', 'Yes', { email: true }],
  ['email_opt_in', 'Opted in', { email: true }],
  ['Contact by phone', 'Y', { call: true }],
  ['Postal consent', '✓', { post: true }],
  ['Marketing permissions', 'Email, Direct Mail', { email: true, post: true }],
  ['Contact preferences', 'Email and phone', { email: true, call: true }],
])('reads the agreement to a named channel in “%s” with %s', (heading, value, wishes) => {
  expect(wishIn(heading, value)).toEqual(wishes)
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
  // The date of a decision doesn't tell the decision.
  ['Consent date', '2024-01-01'],
  ['OPTIN_TIME', '2024-01-01 10:00:00'],
  ['Preferred communication method', 'Email, Phone'],
  ['Consent method', 'Email'],
  ['Lawful basis', 'Legitimate interest'],
])('never assumes consent: “%s” with “%s” gives no preference', (heading, value) => {
  expect(wishIn(heading, value)).toEqual({})
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
  expect(wishIn(heading, value)).toBe('asks')
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
  expect(readWishHeading(heading)).toBeUndefined()
})

test.each(['Is Deceased', 'Deceased Date', 'npsp__Deceased__c', 'Date of death'])(
  '“%s” is about a death',
  (heading) => {
    expect(readWishHeading(heading)).toEqual({ about: 'death' })
  },
)

test('third-party sharing and general statuses are not contact preferences', () => {
  expect(readWishHeading('Do Not Trade')).toEqual({ about: 'sharing' })
  expect(readWishHeading('Status')).toEqual({ about: 'status' })
})
