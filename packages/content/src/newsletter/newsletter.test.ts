import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscriberConsents, subscribers } from '../../../foundation/src/db/people.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

let server: TestServer
const start = new Date('2026-11-21T12:00:00Z')
let clock = start
const advance = (milliseconds: number) => (clock = new Date(clock.getTime() + milliseconds))
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
})
beforeEach(() => void (clock = start))
afterAll(() => server.close())

const subscribe = (mosque: TestTenant, email = 'aisha@example.org', changes: object = {}) =>
  server.post(mosque, '/api/subscriber', { email, ...changes })
const confirm = (mosque: TestTenant, reference: string) => server.post(mosque, '/api/subscriber/confirm', { reference })
const leave = (mosque: TestTenant, reference: string) =>
  server.post(mosque, '/api/subscriber/unsubscribe', { reference })
const readSubscribers = (mosque: TestTenant) =>
  server.database.forTenant(mosque.id)((tx) => tx.select().from(subscribers).orderBy(subscribers.emailKey))
const readStates = async (mosque: TestTenant) => (await readSubscribers(mosque)).map((row) => row.state)
const readEmailKinds = async (mosque: TestTenant) => (await server.emails(mosque)).map(({ kind }) => kind).toSorted()

/** The reference in the newest email of a kind. */
async function readReference(mosque: TestTenant, kind: string): Promise<string> {
  const matches = (await server.emails(mosque)).filter((email) => email.kind === kind)
  const texts = matches
    .map(({ email, cause }) => ({ text: email.text, cause }))
    .toSorted((a, b) => (a.cause < b.cause ? 1 : -1))
  const reference = /\/newsletter\/(?:confirm|leave)\/([\w-]{43})/.exec(texts[0]?.text ?? '')?.[1]
  if (!reference) throw new Error(`No ${kind} email has a link.`)
  return reference
}

/** Creates a mosque with one confirmed subscriber. */
async function createMosqueWithSubscriber(): Promise<TestTenant> {
  const mosque = await server.tenant()
  await subscribe(mosque)
  await confirm(mosque, await readReference(mosque, 'newsletter-confirm'))
  return mosque
}

test('an address is subscribed only after its owner has confirmed it, with stored proof', async () => {
  const mosque = await server.tenant()
  expect(await subscribe(mosque, 'Aisha@Example.org', { name: 'Aisha' })).toMatchObject({ code: 200 })
  expect(await readSubscribers(mosque)).toMatchObject([
    { email: 'Aisha@Example.org', emailKey: 'aisha@example.org', name: 'Aisha', state: 'pending', confirmedAt: null },
  ])
  const [sentEmail] = await server.emails(mosque)
  expect(sentEmail?.email.to).toBe('Aisha@Example.org')
  expect(sentEmail?.email.text).toContain(`https://${mosque.hostname}/newsletter/confirm/`)
  advance(2 * day)
  expect((await confirm(mosque, await readReference(mosque, 'newsletter-confirm'))).code).toBe(200)
  expect(await readSubscribers(mosque)).toMatchObject([
    { state: 'confirmed', askedAt: start, confirmedAt: clock, leftAt: null, wording: 'newsletter 1' },
  ])
})

test('the email does not contain the name that was entered', async () => {
  const mosque = await server.tenant()
  await subscribe(mosque, 'aisha@example.org', { name: 'Win a prize at evil.example' })
  expect(JSON.stringify(await server.emails(mosque))).not.toContain('evil.example')
})

test('responds in the same way to new, pending, confirmed and unsubscribed addresses', async () => {
  const mosque = await createMosqueWithSubscriber()
  const otherMosque = await createMosqueWithSubscriber()
  await leave(otherMosque, await readReference(otherMosque, 'newsletter-welcome'))
  const responses = [
    await subscribe(mosque, 'new@example.org'),
    await subscribe(mosque, 'new@example.org'),
    await subscribe(mosque),
    await subscribe(otherMosque),
    await subscribe(mosque, 'robot@example.org', { website: 'x' }),
  ]
  expect(new Set(responses.map(({ code, body }) => JSON.stringify([code, body]))).size).toBe(1)
  expect(await readSubscribers(mosque)).toHaveLength(2)
})

test('sends one email per hour and three per day, even for simultaneous requests', async () => {
  const mosque = await server.tenant()
  await Promise.all(Array.from({ length: 20 }, () => subscribe(mosque)))
  expect(await readEmailKinds(mosque)).toHaveLength(1)
  advance(59 * minute)
  await subscribe(mosque)
  expect(await readEmailKinds(mosque)).toHaveLength(1)
  for (let attempt = 0; attempt < 6; attempt += 1) {
    advance(hour + minute)
    await subscribe(mosque)
  }
  expect(await readEmailKinds(mosque)).toEqual(Array(3).fill('newsletter-confirm'))
  advance(day)
  await subscribe(mosque)
  expect(await readEmailKinds(mosque)).toHaveLength(4)
})

test('emails an existing subscriber once a day, without another change', async () => {
  const mosque = await createMosqueWithSubscriber()
  await subscribe(mosque)
  advance(2 * hour)
  await subscribe(mosque)
  expect(await readEmailKinds(mosque)).toEqual(['newsletter-already', 'newsletter-confirm', 'newsletter-welcome'])
  expect(await readStates(mosque)).toEqual(['confirmed'])
})

test('only the newest link confirms, for seven days and repeatedly', async () => {
  const mosque = await server.tenant()
  await subscribe(mosque)
  const first = await readReference(mosque, 'newsletter-confirm')
  advance(2 * hour)
  await subscribe(mosque)
  const second = await readReference(mosque, 'newsletter-confirm')
  expect(second).not.toBe(first)
  expect((await confirm(mosque, first)).code).toBe(410)
  advance(7 * day - minute)
  const firstResponse = await confirm(mosque, second)
  expect(firstResponse.code).toBe(200)
  expect((await confirm(mosque, second)).body).toEqual(firstResponse.body)
  expect((await readEmailKinds(mosque)).filter((kind) => kind === 'newsletter-welcome')).toHaveLength(1)
})

test('rejects an expired or unknown link, or one for unsubscribing', async () => {
  const mosque = await server.tenant()
  await subscribe(mosque)
  const reference = await readReference(mosque, 'newsletter-confirm')
  advance(7 * day)
  expect((await confirm(mosque, reference)).code).toBe(410)
  expect((await confirm(mosque, 'A'.repeat(43))).code).toBe(410)
  const otherMosque = await createMosqueWithSubscriber()
  expect((await confirm(otherMosque, await readReference(otherMosque, 'newsletter-welcome'))).code).toBe(410)
  expect((await confirm(mosque, 'short')).code).toBe(422)
  expect(await readStates(mosque)).toEqual(['pending'])
})

test('the unsubscribe link in any email works for years, repeatedly', async () => {
  const mosque = await createMosqueWithSubscriber()
  const reference = await readReference(mosque, 'newsletter-welcome')
  advance(9 * 365 * day)
  const firstResponse = await leave(mosque, reference)
  expect(firstResponse.code).toBe(200)
  const [row] = await readSubscribers(mosque)
  expect(row).toMatchObject({ state: 'left', leftAt: clock })
  advance(day)
  expect((await leave(mosque, reference)).body).toEqual(firstResponse.body)
  expect(await readSubscribers(mosque)).toEqual([row])
})

test('an unsubscribed address can subscribe again at once, with a new confirmation', async () => {
  const mosque = await createMosqueWithSubscriber()
  const reference = await readReference(mosque, 'newsletter-welcome')
  const oldReference = await readReference(mosque, 'newsletter-confirm')
  await leave(mosque, reference)
  expect((await confirm(mosque, oldReference)).code).toBe(410)
  await subscribe(mosque)
  expect(await readStates(mosque)).toEqual(['pending'])
  await confirm(mosque, await readReference(mosque, 'newsletter-confirm'))
  expect(await readStates(mosque)).toEqual(['confirmed'])
})

test('stores permanent proof of every request, confirmation and unsubscription', async () => {
  const mosque = await createMosqueWithSubscriber()
  const unsubscribeReference = await readReference(mosque, 'newsletter-welcome')
  advance(2 * hour)
  await leave(mosque, unsubscribeReference)
  await leave(mosque, unsubscribeReference)
  advance(2 * hour)
  await subscribe(mosque)
  await subscribe(mosque)
  const readProof = () =>
    server.database.forTenant(mosque.id)(async (tx) => {
      const rows = await tx.select().from(subscriberConsents).orderBy(subscriberConsents.at, subscriberConsents.what)
      return rows.map(({ what, at, wording }) => [what, (at.getTime() - start.getTime()) / hour, wording])
    })
  const expected = [
    ['asked', 0, 'newsletter 1'],
    ['confirmed', 0, 'newsletter 1'],
    ['left', 2, 'newsletter 1'],
    ['asked', 4, 'newsletter 1'],
  ]
  expect(await readProof()).toEqual(expected)
  const execute = (statement: string) => server.database.forTenant(mosque.id)((tx) => tx.execute(statement))
  for (const statement of ["update subscriber_consents set wording = ''", 'delete from subscriber_consents'])
    await expect(execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    })
  await execute('delete from subscribers')
  expect(await readProof()).toEqual([])
})

test('unsubscribing invalidates a pending confirmation link', async () => {
  const mosque = await createMosqueWithSubscriber()
  const unsubscribeReference = await readReference(mosque, 'newsletter-welcome')
  await leave(mosque, unsubscribeReference)
  await subscribe(mosque)
  const pendingReference = await readReference(mosque, 'newsletter-confirm')
  await leave(mosque, unsubscribeReference)
  expect((await confirm(mosque, pendingReference)).code).toBe(410)
  expect(await readStates(mosque)).toEqual(['left'])
})

const postForm = (
  mosque: TestTenant,
  url: string,
  body = 'List-Unsubscribe=One-Click',
  type = 'application/x-www-form-urlencoded',
) => server.app.inject({ method: 'POST', url, headers: { host: mosque.hostname, 'content-type': type }, payload: body })

test('accepts one-click unsubscription (RFC 8058) as a URL-encoded or multipart form', async () => {
  const multipart = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  for (const [body, type] of [
    ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [multipart, 'multipart/form-data; boundary=b'],
  ] as const) {
    const mosque = await createMosqueWithSubscriber()
    const welcome = (await server.emails(mosque)).find(({ kind }) => kind === 'newsletter-welcome')
    expect(welcome?.email.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = /^<https:\/\/([^/]+)(\/api\/subscriber\/unsubscribe\?reference=[\w-]{43})>$/.exec(
      welcome?.email.headers?.['List-Unsubscribe'] ?? '',
    )
    expect(url?.[1]).toBe(mosque.hostname)
    const response = await postForm(mosque, url?.[2] ?? '', body, type)
    expect(response.statusCode, type).toBe(200)
    expect(await readStates(mosque)).toEqual(['left'])
  }
})

test('rejects all other requests to that URL', async () => {
  const mosque = await createMosqueWithSubscriber()
  const reference = await readReference(mosque, 'newsletter-welcome')
  const address = `/api/subscriber/unsubscribe?reference=${reference}`
  expect((await postForm(mosque, address, 'something=else')).statusCode).toBe(415)
  expect((await postForm(mosque, '/api/subscriber/unsubscribe')).statusCode).toBe(422)
  expect((await postForm(mosque, `${address}x`)).statusCode).toBe(422)
  expect((await postForm(mosque, address, `List-Unsubscribe=One-Click&x=${'x'.repeat(3000)}`)).statusCode).toBe(413)
  // JSON without the header is rejected, as everywhere, and all other operations reject forms.
  expect((await postForm(mosque, address, '{}', 'application/json')).statusCode).toBe(400)
  expect((await postForm(mosque, '/api/subscriber')).statusCode).toBe(400)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const length of [0, 3000, 90_000])
    expect((await server.post(mosque, '/api/contact', { message: 'x'.repeat(length) }, form)).code).toBe(415)
  expect(await readStates(mosque)).toEqual(['confirmed'])
})

test("rejects another mosque's links", async () => {
  const [mosque, otherMosque] = [await createMosqueWithSubscriber(), await server.tenant()]
  expect((await leave(otherMosque, await readReference(mosque, 'newsletter-welcome'))).code).toBe(410)
  await subscribe(otherMosque)
  expect((await confirm(mosque, await readReference(otherMosque, 'newsletter-confirm'))).code).toBe(410)
  expect(await readStates(mosque)).toEqual(['confirmed'])
  expect(await readStates(otherMosque)).toEqual(['pending'])
})

test.each([
  ['no address', { email: '' }, 'email'],
  ['two addresses', { email: 'a@example.org,b@example.org' }, 'email'],
  ['a line break', { email: 'a@example.org\r\nBcc: b@example.org' }, 'email'],
  ['a line break in the name', { email: 'a@example.org', name: 'A\r\nBcc: b@example.org' }, 'name'],
])('rejects %s at its field', async (_description, body, field) => {
  const mosque = await server.tenant()
  const response = await server.post(mosque, '/api/subscriber', body)
  expect(response).toMatchObject({ code: 422, body: { data: { errors: { [field]: expect.any(String) } } } })
  expect(await server.emails(mosque)).toEqual([])
})
