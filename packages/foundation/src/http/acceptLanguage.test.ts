import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPath, contractCalls } from '../../../testkit/src/calls.ts'
import { findUntranslated } from '../../../testkit/src/untranslatedWords.ts'
import { type Giving, type Mosque, startGiving, type TestResponse } from '../../../acceptance/src/index.ts'

let giving: Giving
let mosque: Mosque

beforeAll(async () => {
  giving = await startGiving('demonstration')
  mosque = await giving.mosque({ activePlan: 'premium', languages: 'en,ar,ur', DisableCourses: 'false' })
})
afterAll(() => giving.close())

const link = 'r'.repeat(43)
const donor = { name: 'Aisha Rahman', email: 'aisha@example.org' }
const application = { ...donor, attemptId: randomUUID(), courseId: 'gone' }
const child = { firstName: 'Yusuf', lastName: 'Rahman', dateOfBirth: '2099-01-01' }
const family = { attemptId: randomUUID(), guardian: { ...donor, contactNumber: '12' }, consent: true, photos: false }
const account = { ...donor, password: 'seven grey doves at dawn' }

/** Returns the text of a response: its message, and the errors by field. */
function getTexts({ body: { message, data } }: TestResponse): string[] {
  const errors = typeof data === 'object' && data && 'errors' in data ? data.errors : undefined
  const fieldErrors: unknown[] = typeof errors === 'object' && errors ? Object.values(errors) : []
  // "OK" is the message of responses that show nothing to the user.
  return [message, ...fieldErrors.map(String)].filter((text) => text !== 'OK')
}

/** Calls whose response has a message, made once per language. */
const requests: [what: string, path: string, body: object][] = [
  ['an account', '/api/user/register', account],
  ['a common password', '/api/user/register', { ...account, password: 'password123' }],
  ['a password from the user’s name', '/api/user/register', { ...account, password: 'aisha rahman' }],
  ['a login', '/api/user/login', { email: donor.email, password: account.password }],
  ['a wrong login', '/api/user/login', { email: 'nobody@example.org', password: 'wrong wrong wrong' }],
  ['a password reset link', '/api/sendResetPasswordRequest', { email: donor.email }],
  ['an expired password reset link', '/api/resetPassword', { reference: link, password: account.password }],
  ['an expired registration link', '/api/user/verify', { reference: link, password: account.password }],
  ['the newsletter', '/api/subscriber', { email: donor.email }],
  ['an expired newsletter link', '/api/subscriber/confirm', { reference: link }],
  ['an expired unsubscribe link', '/api/subscriber/unsubscribe', { reference: link }],
  ['a deleted course', '/api/course/applicant', application],
  ['an unborn child', '/api/maktab/register', { ...family, children: [child] }],
  [
    'an adult in the maktab',
    '/api/maktab/register',
    { ...family, children: [{ ...child, dateOfBirth: '1970-01-01' }] },
  ],
  ['a message', '/api/contact', { ...donor, message: 'Salaam' }],
  ['an expired link to a regular gift', '/api/donation/manage', { reference: link, action: 'view' }],
  ['an invalid app link', '/api/decodeDonationToken', {}],
  ...['', 'aisha', '@b.org', 'a@', 'a@b@c.org', 'a b@c.org', '.a@b.org', 'ä@b.org', 'a@b', 'a@-b.org', 'a@b.local'].map(
    (email): [string, string, object] => [`the address "${email}"`, '/api/validateEmail', { email }],
  ),
  ['a mistyped address', '/api/validateEmail', { email: 'aisha@gmail.con' }],
]

describe.each(['ar', 'ur'])('in %s', (language) => {
  const headers = { 'accept-language': language, 'x-requested-with': 'XMLHttpRequest' }
  const expectTranslated = (response: TestResponse) => {
    for (const text of getTexts(response)) expect([text, findUntranslated(text)]).toEqual([text, []])
  }

  test.each(contractCalls.filter(({ json, id }) => json && id !== 'providerEvent'))(
    '$id refuses an unknown id or an empty body in this language',
    async ({ method, ...call }) => {
      const url = getPath(call, 'nothing-of-that-name')
      expectTranslated(
        method === 'GET'
          ? await giving.server.get(mosque, url, headers)
          : await giving.server.post(mosque, url, {}, headers),
      )
    },
  )

  test.each(requests)('%s', async (_what, path, body) => {
    expectTranslated(await giving.server.post(mosque, path, body, headers))
  })

  test.each<[what: string, changes: Record<string, unknown>]>([
    ['given', {}],
    ['declined', { confirmationTokenId: 'demo_declined' }],
    ['with too small an amount', { amountMinor: 1 }],
    ['with too large an amount', { amountMinor: 99_999_999 }],
    ['in another currency', { currency: 'usd' }],
    ['with a fee that has changed', { coverMinor: 7 }],
    ['to an unknown cause', { causeId: 'nothing' }],
    ['through an unknown campaign', { campaignId: 'nothing' }],
    ['once, with a start date', { startsOn: '2099-01-01' }],
    ['every month from a past date', { kind: 'monthly', startsOn: '2000-01-01' }],
    ['every Friday, with a different start date', { kind: 'weekly', startsOn: '2099-01-01' }],
    ['every day without an end date', { kind: 'daily' }],
    ['with an invalid page token', { pageToken: 'x'.repeat(60) }],
  ])('a gift %s', async (_what, changes) => {
    const attempt = await giving.attempt(mosque, changes)
    const response = await giving.server.post(mosque, '/api/stripePaymentProcess', attempt, headers)
    expectTranslated(response)
    const { data } = response.body
    if (typeof data === 'object' && data && 'message' in data)
      expect(findUntranslated(String(data.message))).toEqual([])
  })
})
