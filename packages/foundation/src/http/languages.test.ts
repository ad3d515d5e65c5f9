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

const textsIn = ({ body: { message, data } }: TestResponse): string[] => {
  const errors = typeof data === 'object' && data && 'errors' in data ? data.errors : undefined
  const byField: unknown[] = typeof errors === 'object' && errors ? Object.values(errors) : []
  return [message, ...byField.map(String)]
}

const contact = { name: 'Aisha', email: 'aisha@example.org', message: 'Salaam' }

describe.each(['ar', 'ur'])('on a page in %s', (language) => {
  const headers = { 'accept-language': language }

  test.each<[what: string, ask: () => Promise<TestResponse>]>([
    ['a success', () => server.post(mosque, '/api/contact', contact, headers)],
    ['a refused number', () => server.post(mosque, '/api/contact', { ...contact, contactNumber: '12' }, headers)],
    ['a question no mailbox takes', () => server.post(mosque, '/api/contact', { ...contact, topic: 'imam' }, headers)],
    ['a form without anything in it', () => server.post(mosque, '/api/contact', {}, headers)],
    ['a field nobody knows', () => server.post(mosque, '/api/contact', { ...contact, colour: 'green' }, headers)],
    ['no login', () => server.post(mosque, '/api/user/details', {}, headers)],
    ['no such call', () => server.post(mosque, '/api/nothing', {}, headers)],
    ['a call made the wrong way', () => server.get(mosque, '/api/contact', { ...headers, 'x-requested-with': 'x' })],
  ])('%s has a message in its language', async (_what, ask) => {
    for (const text of textsIn(await ask())) expect([text, findUntranslated(text)]).toEqual([text, []])
  })
})

test('uses the mosque’s own language without a header, or if the requested one is not offered', async () => {
  const ur = await server.tenant({ language: 'ur' })
  const [message = ''] = textsIn(await server.post(ur, '/api/contact', {}))
  expect(findUntranslated(message)).toEqual([])
  const [offered] = textsIn(await server.post(ur, '/api/contact', {}, { 'accept-language': 'en' }))
  expect(offered).toBe(message)
})

test('an error page outside the site is in the language the visitor chose', async () => {
  const ask = (hostname: string, cookie = '') =>
    server.app.inject({ url: '/media/nothing.jpg', headers: { host: hostname, cookie } })
  const answer = await ask(mosque.hostname, 'language=ur')
  expect(answer.body).toContain('<html lang="ur" dir="rtl">')
  expect((await ask(mosque.hostname)).body).toContain('<html lang="en" dir="ltr">')
})
