import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { checkEmail } from '../../../foundation/src/email-addresses/check.ts'
import { isOneTypo } from '../../../foundation/src/email-addresses/distance.ts'

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  mosque = await server.tenant()
})
afterAll(() => server.close())

const check = (email: string) => server.post(mosque, '/api/validateEmail', { email })

test('a plausible email is accepted, with or without an account', async () => {
  expect(await check('aisha@example.org')).toMatchObject({ code: 200, body: { data: { ok: true } } })
})

test('an invalid email is rejected at its field with the reason and a suggestion', async () => {
  expect(await check('aisha@gmail.con')).toMatchObject({
    code: 422,
    body: {
      status: 422,
      data: {
        errors: { email: 'No email address ends in .con. Did you mean aisha@gmail.com?' },
        suggestion: 'aisha@gmail.com',
      },
    },
  })
  expect(await check('aisha')).toMatchObject({ code: 422, body: { data: { errors: { email: /@/ } } } })
})

test('a value that is not a string is rejected at its field', async () => {
  const response = await server.post(mosque, '/api/validateEmail', { email: ['a@example.org'] })
  expect(response).toMatchObject({ code: 422, body: { data: { errors: { email: 'This must be of type string.' } } } })
})

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'])(
  'a TLD that is a property of every object (.%s) gets no suggestion',
  async (ending) => {
    const { code, body } = await check(`a@b.${ending}`)
    expect([code, body.data]).toEqual([200, { ok: true }])
    expect(checkEmail(`a@gmail.${ending}`).suggestion ?? '').not.toMatch(/function|native|object/)
  },
)

test.each<[string, unknown, string]>([
  ['an unknown field beside a bad address', { email: 'aisha', extra: 1 }, 'An email address needs an @.'],
  ['an unknown field beside a good one', { email: 'a@example.org', extra: 1 }, 'Send only the email address'],
  ['another field instead', { mail: 'a@example.org' }, 'This field is required.'],
  ['a list', [], 'Enter your email address.'],
  ['a string', 'a@example.org', 'Enter your email address.'],
  ['a null character', { email: 'a\0@example.org' }, 'This has a character'],
])('every rejection has its message at the email field: %s', async (_, body, message) => {
  const response = await server.post(mosque, '/api/validateEmail', body)
  expect(response).toMatchObject({ code: 422, body: { data: { errors: { email: expect.stringContaining(message) } } } })
})

test('the response is the same at every mosque', async () => {
  const otherMosque = await server.tenant({ activePlan: 'basic' })
  const response = await server.post(otherMosque, '/api/validateEmail', { email: 'aisha@example.org' })
  expect(response.body).toEqual((await check('aisha@example.org')).body)
})

test.each([
  'aisha@example.org',
  'AISHA@EXAMPLE.ORG',
  ' aisha@example.org ',
  "o'neil+mosque@sub.example.co.uk",
  'a@b.cm',
  'a@b.om',
  'a@example.museum',
  'a@xn--mgba3a4f16a.xn--mgbaam7a8h',
  'a@xn--e1afmkfd.xn--p1ai',
  'aisha@mail.com',
  'aisha@ymail.com',
  'aisha@gmail.com',
  'aisha@me.com',
  `${'a'.repeat(64)}@example.org`,
])('%s is accepted without a suggestion', (email) => {
  expect(checkEmail(email)).toEqual({})
})

test.each([
  ['aisha@gmial.com', 'aisha@gmail.com'],
  ['aisha@gmai.com', 'aisha@gmail.com'],
  ['aisha@gmaill.com', 'aisha@gmail.com'],
  ['aisha@hotmial.com', 'aisha@hotmail.com'],
  ['aisha@Hotmai.co.uk', 'aisha@hotmail.co.uk'],
  ['aisha@yaho.co.uk', 'aisha@yahoo.co.uk'],
  ['aisha@outlok.com', 'aisha@outlook.com'],
  ['aisha@gmail.co', 'aisha@gmail.com'],
  ['aisha@iclod.com', 'aisha@icloud.com'],
])('%s may exist, so it is accepted, and %s is suggested', (email, suggestion) => {
  expect(checkEmail(email)).toEqual({ suggestion })
})

test.each([
  ['aisha@gmail.con', 'aisha@gmail.com'],
  ['aisha@gmial.con', 'aisha@gmail.com'],
  ['aisha@mosque.ogr', 'aisha@mosque.org'],
])('%s cannot exist, so it is rejected, and %s is suggested', (email, suggestion) => {
  expect(checkEmail(email)).toMatchObject({ problem: { en: expect.stringContaining(suggestion) }, suggestion })
})

test.each([
  ['', /Enter your/],
  ['   ', /Enter your/],
  ['aisha', /an @/],
  ['@example.org', /before the @/],
  ['aisha@', /after the @/],
  ['a@b@example.org', /only one @/],
  ['ai sha@example.org', /no spaces/],
  ['.aisha@example.org', /dots/],
  ['a..b@example.org', /dots/],
  ['aisha@example', /needs a dot/],
  ['aisha@localhost', /needs a dot/],
  ['aisha@mosque.local', /\.local/],
  ['aisha@-example.org', /part after the @ isn’t valid/],
  ['aisha@exa_mple.org', /part after the @ isn’t valid/],
  ['aisha@example..org', /part after the @ isn’t valid/],
  ['aisha@[192.0.2.1]', /part after the @ isn’t valid/],
  ['aisha@192.0.2.1', /\.1/],
  ['aisha@example.c', /\.c/],
  ['aisha@example.org\r\nBcc: x@example.org', /only one @/],
  ['aisha@example.org\r\nBcc:', /part after the @ isn’t valid/],
  ['aisha\u202e@example.org', /can’t have/],
  [`${'a'.repeat(65)}@example.org`, /too long/],
  [`a@${'b.'.repeat(130)}org`, /part after the @ isn’t valid/],
])('%j is rejected with a message', (email, message) => {
  expect(checkEmail(email).problem?.en).toMatch(message)
})

test('a typo is one character missing, added, replaced or swapped with its neighbour', () => {
  const typos = ['gmal.com', 'gmaiil.com', 'gnail.com', 'gmial.com', 'mail.com', 'gmail.co']
  expect(typos.filter((domain) => !isOneTypo(domain, 'gmail.com'))).toEqual([])
  expect(
    ['gmail.com', 'gmal.co', 'mgial.com', 'email.org', ''].filter((domain) => isOneTypo(domain, 'gmail.com')),
  ).toEqual([])
})
