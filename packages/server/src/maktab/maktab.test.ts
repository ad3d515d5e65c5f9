import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maktabChildren, maktabRegistrations } from '../../../foundation/src/db/people.ts'
import { describeError } from '../../../foundation/src/base/log.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createLoggedInMember } from '../../../acceptance/src/session.ts'
import { openNeeds } from './needs.ts'
import { insertRegistration } from './store.ts'

let server: TestServer
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
})
afterAll(() => server.close())

const recipient = { email: 'office@mosque.example' }
const yusuf = { firstName: 'Yusuf', lastName: 'Rahman', dateOfBirth: '2018-05-14' }
const maryam = {
  firstName: 'Maryam',
  lastName: 'Rahman',
  dateOfBirth: '2016-02-29',
  school: 'Hill Primary',
  needs: 'Asthma: inhaler in her bag.',
}
const form = () => ({
  attemptId: randomUUID(),
  guardian: {
    name: 'Aisha Rahman',
    email: 'Aisha@example.org',
    contactNumber: '98765 43210',
    relationship: 'Mother',
    address: '1 Hill Street\nBradford',
  },
  secondContact: { name: 'Omar Rahman', contactNumber: '87654 32109', relationship: 'Father' },
  children: [yusuf, maryam],
  consent: true,
  photos: true,
})
const register = (mosque: TestTenant, changes: object = {}, headers: Record<string, string> = {}) =>
  server.post(mosque, '/api/maktab/register', { ...form(), ...changes }, headers)
const readFamilies = (mosque: TestTenant) =>
  server.database.forTenant(mosque.id)((tx) => tx.select().from(maktabRegistrations))
const readChildren = (mosque: TestTenant) =>
  server.database.forTenant(mosque.id)((tx) => tx.select().from(maktabChildren).orderBy(maktabChildren.position))

test('a family is stored completely, in order, with the consent text’s version', async () => {
  const mosque = await server.tenant(recipient)
  const { id, headers } = await createLoggedInMember(server, mosque, { now: clock })
  const response = await register(mosque, {}, headers)
  expect(response).toMatchObject({
    code: 200,
    body: { data: { reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/), children: 2 } },
  })
  expect(await readFamilies(mosque)).toMatchObject([
    {
      userId: id,
      guardianName: 'Aisha Rahman',
      guardianEmail: 'Aisha@example.org',
      guardianEmailKey: 'aisha@example.org',
      guardianNumber: '9876543210',
      guardianRelationship: 'Mother',
      guardianAddress: '1 Hill Street\nBradford',
      secondName: 'Omar Rahman',
      secondNumber: '8765432109',
      secondRelationship: 'Father',
      photos: true,
      wording: 'maktab 1',
    },
  ])
  expect(await readChildren(mosque)).toMatchObject([
    { ...yusuf, position: 0, school: null, needs: null },
    { firstName: 'Maryam', dateOfBirth: '2016-02-29', position: 1, school: 'Hill Primary' },
  ])
})

test('a child’s needs are encrypted for this registration of this mosque only', async () => {
  const mosque = await server.tenant(recipient)
  await register(mosque)
  const [, child] = await readChildren(mosque)
  const needs = child?.needs ?? Buffer.alloc(0)
  const childKey = { tenantId: mosque.id, registrationId: child?.registrationId ?? '' }
  expect(needs.toString('latin1')).not.toContain('Asthma')
  expect(openNeeds(server.secrets, needs, childKey)).toBe(maryam.needs)
  expect(() => openNeeds(server.secrets, needs, { ...childKey, registrationId: 'another' })).toThrow('authenticate')
  expect(() => openNeeds(server.secrets, needs, { ...childKey, tenantId: 'another' })).toThrow('authenticate')
})

test('the emails have the reference and the number of children, but nothing else about the children', async () => {
  const mosque = await server.tenant(recipient)
  const response = await register(mosque)
  const emails = await server.emails(mosque)
  const emailOf = (kind: string) => emails.find((email) => email.kind === kind)?.email
  const { reference } = Object(response.body.data)
  expect(emails).toHaveLength(2)
  for (const kind of ['maktab-registered', 'maktab-notice']) {
    expect(emailOf(kind)?.text).toContain(`Reference: ${reference}`)
    expect(emailOf(kind)?.text).toContain('Number of children: 2')
  }
  expect(emailOf('maktab-registered')).toMatchObject({ to: 'Aisha@example.org' })
  expect(emailOf('maktab-notice')).toMatchObject({ to: 'office@mosque.example', replyTo: 'Aisha@example.org' })
  expect(JSON.stringify(emails)).not.toMatch(/Yusuf|Maryam|2018|2016|Hill Primary|Asthma/)
})

test('neither the response nor the log of a failure contains personal data', async () => {
  const mosque = await server.tenant(recipient)
  const family = /Yusuf|Maryam|Rahman|Asthma|Aisha/i
  expect(JSON.stringify((await register(mosque)).body)).not.toMatch(family)
  const [registration] = await readFamilies(mosque)
  if (!registration) throw new Error('Expected a family')
  const duplicate = { ...registration, id: 'another', attemptId: randomUUID() }
  const error: unknown = await server.database
    .forTenant(mosque.id)((tx) => insertRegistration(tx, duplicate, [{ ...yusuf, dateOfBirth: 'never' }]))
    .catch((failure: unknown) => failure)
  expect(String(error)).toMatch(family)
  expect(JSON.stringify(describeError(error))).not.toMatch(family)
})

test('a form sent twenty times at once is stored once', async () => {
  const mosque = await server.tenant(recipient)
  const submission = form()
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => server.post(mosque, '/api/maktab/register', submission)),
  )
  expect(new Set(responses.map(({ code, body }) => JSON.stringify([code, body]))).size).toBe(1)
  expect(responses[0]?.code).toBe(200)
  expect(await readFamilies(mosque)).toHaveLength(1)
  expect(await readChildren(mosque)).toHaveLength(2)
  expect(await server.emails(mosque)).toHaveLength(2)
})

test('a form sent again with different answers is refused', async () => {
  const mosque = await server.tenant(recipient)
  const submission = form()
  await server.post(mosque, '/api/maktab/register', submission)
  const response = await server.post(mosque, '/api/maktab/register', { ...submission, children: [yusuf] })
  expect(response).toMatchObject({ code: 409 })
  expect(await readChildren(mosque)).toHaveLength(2)
})

test('an address gets at most three emails a day, and the mosque gets a notice for every family', async () => {
  const mosque = await server.tenant(recipient)
  for (let index = 0; index < 5; index += 1) await register(mosque)
  const kinds = (await server.emails(mosque)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'maktab-registered')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'maktab-notice')).toHaveLength(5)
  expect(await readFamilies(mosque)).toHaveLength(5)
})

test('twenty concurrent families with one address still get only three emails', async () => {
  const mosque = await server.tenant(recipient)
  await Promise.all(Array.from({ length: 20 }, () => register(mosque)))
  const kinds = (await server.emails(mosque)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'maktab-registered')).toHaveLength(3)
  expect(await readFamilies(mosque)).toHaveLength(20)
})

test('each child and each phone number has its own error', async () => {
  const mosque = await server.tenant(recipient)
  const { guardian, secondContact } = form()
  const response = await register(mosque, {
    guardian: { ...guardian, contactNumber: '1' },
    secondContact: { ...secondContact, contactNumber: '2' },
    children: [yusuf, { ...yusuf, dateOfBirth: '2026-11-22' }, { ...yusuf, dateOfBirth: '1985-01-01' }],
  })
  expect(response.code).toBe(422)
  expect(response.body.data).toEqual({
    errors: {
      'guardian.contactNumber': expect.stringContaining('10 digits'),
      'secondContact.contactNumber': expect.stringContaining('10 digits'),
      'children.1.dateOfBirth': expect.stringContaining('must be in the past'),
      'children.2.dateOfBirth': expect.stringContaining('under 19'),
    },
  })
  expect(await readFamilies(mosque)).toEqual([])
})

test.each([
  ['2026-11-20', 200],
  ['2026-11-21', 422],
  ['2007-11-22', 200],
  ['2007-11-21', 422],
])('registering a child born on %s returns %i on 21 November 2026', async (dateOfBirth, code) => {
  const mosque = await server.tenant(recipient)
  expect((await register(mosque, { children: [{ ...yusuf, dateOfBirth }] })).code).toBe(code)
})

test("the date is in the mosque's time zone", async () => {
  const mosque = await server.tenant({ ...recipient, timeZone: 'Pacific/Auckland' })
  clock = new Date('2026-11-21T11:00:00Z')
  expect((await register(mosque, { children: [{ ...yusuf, dateOfBirth: '2026-11-21' }] })).code).toBe(200)
  clock = new Date('2026-11-21T12:00:00Z')
})

test.each([
  ['no child', { children: [] }, 'children', 'Add at least one.'],
  ['thirteen children', { children: Array(13).fill(yusuf) }, 'children', 'the limit is 12'],
  ['no consent', { consent: false }, 'consent', 'Tick the box'],
  ['missing consent', { consent: undefined }, 'consent', 'This field is required'],
  ['an invalid date', { children: [{ ...yusuf, dateOfBirth: '2018-02-30' }] }, 'children.0.dateOfBirth', 'a date like'],
  [
    'a line break in a name',
    { children: [yusuf, { ...yusuf, firstName: 'A\nB' }] },
    'children.1.firstName',
    'on one line',
  ],
  ['an unknown field', { children: [{ ...yusuf, passport: '1' }] }, 'children.0.passport', 'isn’t recognised'],
  ['a zero byte', { children: [{ ...maryam, needs: 'a\u0000b' }] }, 'children.0.needs', 'control characters'],
])('%s is rejected with an error at its field', async (_, changes, field, message) => {
  const mosque = await server.tenant(recipient)
  const response = await register(mosque, changes)
  expect(response).toMatchObject({
    code: 422,
    body: { data: { errors: { [field]: expect.stringContaining(message) } } },
  })
})

test('a closed maktab refuses registrations, and a disabled one returns 404', async () => {
  const closedMosque = await server.tenant({ ...recipient, maktabOpen: 'false' })
  expect(await register(closedMosque)).toMatchObject({ code: 409, body: { message: /no registrations at the moment/ } })
  const disabledMosque = await server.tenant({ ...recipient, DisableMaktab: 'true' })
  expect((await register(disabledMosque)).code).toBe(404)
  for (const mosque of [closedMosque, disabledMosque]) expect(await readFamilies(mosque)).toEqual([])
})

test('a bot that fills in the hidden field gets a success response without effect', async () => {
  const mosque = await server.tenant(recipient)
  const response = await register(mosque, { website: 'x' })
  expect(response).toMatchObject({ code: 200, body: { data: { children: 2 } } })
  expect(await readFamilies(mosque)).toEqual([])
  expect(await server.emails(mosque)).toEqual([])
})

test('another mosque has no access, and the same form there is a separate registration', async () => {
  const [firstMosque, secondMosque] = [await server.tenant(recipient), await server.tenant(recipient)]
  const submission = form()
  const firstResponse = await server.post(firstMosque, '/api/maktab/register', submission)
  expect(await readFamilies(secondMosque)).toEqual([])
  expect(await readChildren(secondMosque)).toEqual([])
  const secondResponse = await server.post(secondMosque, '/api/maktab/register', { ...submission, children: [yusuf] })
  expect(secondResponse).toMatchObject({ code: 200, body: { data: { children: 1 } } })
  expect(secondResponse.body).not.toEqual(firstResponse.body)
})
