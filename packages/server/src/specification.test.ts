import { afterAll, beforeAll, expect, test } from 'vitest'
import { document } from '@minaret/contract/document'
import { startGiving, type Giving, type Mosque } from '../../acceptance/src/index.ts'

/** Section 7 of the specification, copied by hand. */
const specifiedCalls = `
  POST /api/user/register
  POST /api/user/login
  POST /api/getSubscriptionList
  POST /api/user/changePassword
  POST /api/user/updateDetails
  POST /api/user/details
  POST /api/loadConfigurationData
  GET /api/prayer-time/today
  POST /api/sendResetPasswordRequest
  POST /api/resetPassword
  POST /api/maktab/register
  GET /api/activities
  GET /api/banners
  GET /api/home
  GET /api/about-us
  GET /api/about-us/{id}
  POST /api/contact
  POST /api/prayer-time
  POST /api/subscriber
  GET /api/tv/{token}
  GET /api/visitor/save
  GET /api/event
  GET /api/event/{id}
  GET /api/news
  GET /api/news/{id}
  GET /api/resources
  GET /api/services
  GET /api/services/{id}
  GET /api/page/privacy
  GET /api/page/terms-conditions
  GET /api/gallery
  GET /api/classes
  GET /api/class/{id}
  GET /api/courses
  GET /api/course/{id}
  POST /api/course/applicant
  POST /api/updateUserSubscriptionData
  POST /api/isJummahpayCycleRunning
  GET /api/donations
  GET /api/donations/{id}
  POST /api/stripePaymentProcess
  POST /api/updateSubsciption
  POST /api/validateEmail
  GET /api/getDonationTransactionDetail/{id}
  POST /api/decodeDonationToken
  GET /api/campaigns
  GET /api/campaigns/{id}
  GET /api/campaigns/{id}/needs
  GET /api/campaigns/{id}/plans
  GET /api/campaigns/{id}/messagefromchair
  GET /api/campaigns/{id}/faqs
`

/** Calls added by our own decisions (`docs/decisions/api.md`). */
const addedCalls = `
  POST /api/user/logout
  POST /api/user/verify
  POST /api/user/donations
  POST /api/user/statement
  POST /api/user/export
  POST /api/user/delete
  POST /api/subscriber/confirm
  POST /api/subscriber/unsubscribe
  POST /api/course/applicant/confirm
  POST /api/campaigns/{id}/supporter/{ref}/report
  POST /api/donation/start
  POST /api/donation/attempt
  POST /api/donation/cancel
  POST /api/donation/manage
  POST /api/donation/manage-link
  POST /api/stripe/webhook/{account}
  GET /calendar/prayer-times.ics
  GET /calendar/events.ics
  GET /embed/prayer-times.json
  GET /api/search
  POST /api/campaigns/{id}/supporter
  GET /api/campaigns/{id}/supporter/{ref}
  POST /api/visitor/vitals
`

const callsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
    .map(([method = '', path = '']) => ({ method, path }))

const calls = [...callsOf(specifiedCalls), ...callsOf(addedCalls)]

let giving: Giving
let mosque: Mosque

beforeAll(async () => {
  giving = await startGiving('demonstration')
  mosque = await giving.mosque()
})
afterAll(() => giving.close())

test('the contract describes exactly these calls', () => {
  const describedCalls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(describedCalls.toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted())
})

test.each(calls.map(({ method, path }) => [method, path] as const))('%s %s responds', async (method, path) => {
  const response = await giving.server.app.inject({
    method: method === 'GET' ? 'GET' : 'POST',
    url: path.replace(/\{\w+\}/, path.includes('{account}') ? mosque.accountId : 'general'),
    headers: { host: mosque.hostname, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    ...(method === 'POST' ? { payload: '{}' } : {}),
  })
  // A new mosque has no such record, but a missing operation would fail with one of the messages below.
  // `everyCall.test.ts` tests the responses for existing records.
  expect([200, 400, 401, 404, 410, 422]).toContain(response.statusCode)
  expect(response.body).not.toMatch(/This operation doesn’t exist|available on this site|not there yet/)
  if (path.endsWith('.ics')) expect(response.headers['content-type']).toContain('text/calendar')
  else expect(response.json()).toMatchObject({ status: response.statusCode, message: expect.stringMatching(/\S/) })
  if (!path.includes('{') && method === 'GET' && !path.includes('/page/')) expect(response.statusCode).toBe(200)
})
