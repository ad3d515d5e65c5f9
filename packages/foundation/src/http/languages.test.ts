import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant, type TestResponse } from '../../../acceptance/src/index.ts'
import { findUntranslated } from '../../../testkit/src/untranslatedWords.ts'

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false })
  mosque = await server.tenant({ language: 'en', languages: 'en,ar,ur' })
})
afterAll(() => server.close())

const getTexts = ({ body: { message, data } }: TestResponse): string[] => {
  const errors = typeof data === 'object' && data && 'errors' in data ? data.errors : undefined
  const fieldErrors: unknown[] = typeof errors === 'object' && errors ? Object.values(errors) : []
  return [message, ...fieldErrors.map(String)]
}

const contact = { name: 'Aisha', email: 'aisha@example.org', message: 'Salaam' }

describe.each(['ar', 'ur'])('on a page in %s', (language) => {
  const headers = { 'accept-language': language }

  test.each<[what: string, request: () => Promise<TestResponse>]>([
    ['a success', () => server.post(mosque, '/api/contact', contact, headers)],
    [
      'an invalid phone number',
      () => server.post(mosque, '/api/contact', { ...contact, contactNumber: '12' }, headers),
    ],
    [
      'a question without a recipient',
      () => server.post(mosque, '/api/contact', { ...contact, topic: 'imam' }, headers),
    ],
    ['an empty form', () => server.post(mosque, '/api/contact', {}, headers)],
    ['an unknown field', () => server.post(mosque, '/api/contact', { ...contact, colour: 'green' }, headers)],
    ['a missing login', () => server.post(mosque, '/api/user/details', {}, headers)],
    ['an unknown call', () => server.post(mosque, '/api/nothing', {}, headers)],
    ['a wrong method', () => server.get(mosque, '/api/contact', { ...headers, 'x-requested-with': 'x' })],
  ])('%s has a message in its language', async (_what, request) => {
    for (const text of getTexts(await request())) expect([text, findUntranslated(text)]).toEqual([text, []])
  })
})

test('uses the mosque’s own language without a header, or if the requested one is not offered', async () => {
  const urduMosque = await server.tenant({ language: 'ur' })
  const [message = ''] = getTexts(await server.post(urduMosque, '/api/contact', {}))
  expect(findUntranslated(message)).toEqual([])
  const [offeredMessage] = getTexts(await server.post(urduMosque, '/api/contact', {}, { 'accept-language': 'en' }))
  expect(offeredMessage).toBe(message)
})

test('an error page outside the site is in the language the visitor chose', async () => {
  const request = (hostname: string, cookie = '') =>
    server.app.inject({ url: '/media/nothing.jpg', headers: { host: hostname, cookie } })
  const response = await request(mosque.hostname, 'language=ur')
  expect(response.body).toContain('<html lang="ur" dir="rtl">')
  expect((await request(mosque.hostname)).body).toContain('<html lang="en" dir="ltr">')
})
