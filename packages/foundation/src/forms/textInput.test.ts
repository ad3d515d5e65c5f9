import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../db/accounts.ts'
import { registerMember } from '../../../acceptance/src/accounts.ts'
import { startGiving, type Giving, type Mosque, type TestResponse } from '../../../acceptance/src/index.ts'

let giving: Giving
let mosque: Mosque
let session: Record<string, string>

beforeAll(async () => {
  giving = await startGiving('demonstration')
  mosque = await giving.mosque()
  session = { 'x-jwt-token': (await registerMember(giving.server, mosque)).token }
})
afterAll(() => giving.close())

const getErrors = ({ body }: TestResponse): Record<string, string> => {
  const messages: Record<string, string> = JSON.parse(JSON.stringify(Reflect.get(Object(body.data), 'errors') ?? {}))
  return messages
}
const post = (url: string, body: object) => giving.server.post(mosque, url, body, session)

/** Every call with an email address that receives emails, with the names of its email and name fields. */
const forms: readonly [url: string, body: (email: string, name: string) => object, email: string, name: string][] = [
  ['/api/user/register', (email, name) => ({ email, name }), 'email', 'name'],
  ['/api/user/updateDetails', (email, name) => ({ email, name }), 'email', 'name'],
  ['/api/contact', (email, name) => ({ email, name }), 'email', 'name'],
  ['/api/subscriber', (email, name) => ({ email, name }), 'email', 'name'],
  ['/api/course/applicant', (email, name) => ({ email, name }), 'email', 'name'],
  ['/api/maktab/register', (email, name) => ({ guardian: { email, name } }), 'guardian.email', 'guardian.name'],
  ['/api/stripePaymentProcess', (email, name) => ({ donor: { email, name } }), 'donor.email', 'donor.name'],
]

test.each(forms)(
  '%s rejects every address that validateEmail rejects, with the same message',
  async (url, body, email) => {
    for (const text of [
      `${'a'.repeat(65)}@example.org`,
      `a@${'b'.repeat(64)}.org`,
      'aisha@example.con',
      'aisha@mosque.localhost',
    ]) {
      const verdict = await post('/api/validateEmail', { email: text })
      expect(verdict.code).toBe(422)
      const response = await post(url, body(text, 'Aisha'))
      expect([response.code, getErrors(response)[email]]).toEqual([422, getErrors(verdict).email])
    }
    expect(getErrors(await post(url, body('nobody', 'Aisha')))[email]).toBe(
      'Enter an email address like name@example.org.',
    )
  },
)

test.each(forms)('%s accepts visible names in any script', async (url, body, _, name) => {
  for (const text of ['\u200b\u200b', '\u3164', '\u115f\u1160', '\u202e\u2066', '\ufeff', ' \u00ad'])
    expect(getErrors(await post(url, body('nobody', text)))[name]).toContain('control characters')
  for (const text of ['محمد', 'مُحَمَّد عَلی\u200cزادہ', '李', 'Ó Súilleabháin', "D'Souza 3rd"])
    expect(getErrors(await post(url, body('nobody', text)))).not.toHaveProperty([name])
})

test('removes direction marks from a name', async () => {
  const email = 'turned@example.org'
  const name = 'Aisha \u202Enamhar\u202C \u2066Khan\u2069'
  const response = await post('/api/user/register', { email, name, password: 'correct horse battery' })
  expect(response.code).toBe(200)
  await post('/api/user/updateDetails', { name })
  const rows = await giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(users))
  expect(rows.map((user) => user.name)).toEqual(['Aisha namhar Khan', 'Aisha namhar Khan'])
})

test('rejects a password without visible characters', async () => {
  const register = { email: 'empty@example.org', name: 'Aisha' }
  for (const password of [' '.repeat(8), '\u200b'.repeat(8), '\u2800\u3164 '.repeat(3)])
    expect(getErrors(await post('/api/user/register', { ...register, password })).password).toContain(
      'no visible characters',
    )
})
