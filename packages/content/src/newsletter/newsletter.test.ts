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
const stored = (mosque: TestTenant) =>
  server.database.forTenant(mosque.id)((tx) => tx.select().from(subscribers).orderBy(subscribers.emailKey))
const state = async (mosque: TestTenant) => (await stored(mosque)).map((row) => row.state)
const emails = async (mosque: TestTenant) => (await server.emails(mosque)).map(({ kind }) => kind).toSorted()

/** The reference in the newest email of a kind. */
async function link(mosque: TestTenant, kind: string): Promise<string> {
  const all = (await server.emails(mosque)).filter((one) => one.kind === kind)
  const texts = all
    .map(({ email, cause }) => ({ text: email.text, cause }))
    .toSorted((a, b) => (a.cause < b.cause ? 1 : -1))
  const reference = /\/newsletter\/(?:confirm|leave)\/([\w-]{43})/.exec(texts[0]?.text ?? '')?.[1]
  if (!reference) throw new Error(`No ${kind} email has a link.`)
  return reference
}

/** Creates a mosque with one confirmed subscriber. */
async function createSubscribed(): Promise<TestTenant> {
  const mosque = await server.tenant()
  await subscribe(mosque)
  await confirm(mosque, await link(mosque, 'newsletter-confirm'))
  return mosque
}

test('an address is subscribed only after its owner has confirmed it, with a stored proof', async () => {
  const mosque = await server.tenant()
  expect(await subscribe(mosque, 'Aisha@Example.org', { name: 'Aisha' })).toMatchObject({ code: 200 })
  expect(await stored(mosque)).toMatchObject([
    { email: 'Aisha@Example.org', emailKey: 'aisha@example.org', name: 'Aisha', state: 'pending', confirmedAt: null },
  ])
  const [sentEmail] = await server.emails(mosque)
  expect(sentEmail?.email.to).toBe('Aisha@Example.org')
  expect(sentEmail?.email.text).toContain(`https://${mosque.hostname}/newsletter/confirm/`)
  advance(2 * day)
  expect((await confirm(mosque, await link(mosque, 'newsletter-confirm'))).code).toBe(200)
  expect(await stored(mosque)).toMatchObject([
    { state: 'confirmed', askedAt: start, confirmedAt: clock, leftAt: null, wording: 'newsletter 1' },
  ])
})

test('the email does not contain the name that was entered', async () => {
  const mosque = await server.tenant()
  await subscribe(mosque, 'aisha@example.org', { name: 'Win a prize at evil.example' })
  expect(JSON.stringify(await server.emails(mosque))).not.toContain('evil.example')
})

test('responds the same to new, pending, confirmed and unsubscribed addresses', async () => {
  const mosque = await createSubscribed()
  const left = await createSubscribed()
  await leave(left, await link(left, 'newsletter-welcome'))
  const answers = [
    await subscribe(mosque, 'new@example.org'),
    await subscribe(mosque, 'new@example.org'),
    await subscribe(mosque),
    await subscribe(left),
    await subscribe(mosque, 'robot@example.org', { website: 'x' }),
  ]
  expect(new Set(answers.map(({ code, body }) => JSON.stringify([code, body]))).size).toBe(1)
  expect(await stored(mosque)).toHaveLength(2)
})

test('sends one email per hour and three per day, also for simultaneous requests', async () => {
  const mosque = await server.tenant()
  await Promise.all(Array.from({ length: 20 }, () => subscribe(mosque)))
  expect(await emails(mosque)).toHaveLength(1)
  advance(59 * minute)
  await subscribe(mosque)
  expect(await emails(mosque)).toHaveLength(1)
  for (let more = 0; more < 6; more += 1) {
    advance(hour + minute)
    await subscribe(mosque)
  }
  expect(await emails(mosque)).toEqual(Array(3).fill('newsletter-confirm'))
  advance(day)
  await subscribe(mosque)
  expect(await emails(mosque)).toHaveLength(4)
})

test('emails an existing subscriber once a day, without another change', async () => {
  const mosque = await createSubscribed()
  await subscribe(mosque)
  advance(2 * hour)
  await subscribe(mosque)
  expect(await emails(mosque)).toEqual(['newsletter-already', 'newsletter-confirm', 'newsletter-welcome'])
  expect(await state(mosque)).toEqual(['confirmed'])
})

test('only the newest link confirms, for seven days and repeatedly', async () => {
  const mosque = await server.tenant()
  await subscribe(mosque)
  const first = await link(mosque, 'newsletter-confirm')
  advance(2 * hour)
  await subscribe(mosque)
  const second = await link(mosque, 'newsletter-confirm')
  expect(second).not.toBe(first)
  expect((await confirm(mosque, first)).code).toBe(410)
  advance(7 * day - minute)
  const firstResponse = await confirm(mosque, second)
  expect(firstResponse.code).toBe(200)
  expect((await confirm(mosque, second)).body).toEqual(firstResponse.body)
  expect((await emails(mosque)).filter((kind) => kind === 'newsletter-welcome')).toHaveLength(1)
})

test('rejects an expired or unknown link, or one for unsubscribing', async () => {
  const mosque = await server.tenant()
  await subscribe(mosque)
  const reference = await link(mosque, 'newsletter-confirm')
  advance(7 * day)
  expect((await confirm(mosque, reference)).code).toBe(410)
  expect((await confirm(mosque, 'A'.repeat(43))).code).toBe(410)
  const other = await createSubscribed()
  expect((await confirm(other, await link(other, 'newsletter-welcome'))).code).toBe(410)
  expect((await confirm(mosque, 'short')).code).toBe(422)
  expect(await state(mosque)).toEqual(['pending'])
})

test('the unsubscribe link of any email works for years, repeatedly', async () => {
  const mosque = await createSubscribed()
  const reference = await link(mosque, 'newsletter-welcome')
  advance(9 * 365 * day)
  const firstResponse = await leave(mosque, reference)
  expect(firstResponse.code).toBe(200)
  const [row] = await stored(mosque)
  expect(row).toMatchObject({ state: 'left', leftAt: clock })
  advance(day)
  expect((await leave(mosque, reference)).body).toEqual(firstResponse.body)
  expect(await stored(mosque)).toEqual([row])
})

test('an unsubscribed address can subscribe again at once, with a new confirmation', async () => {
  const mosque = await createSubscribed()
  const reference = await link(mosque, 'newsletter-welcome')
  const old = await link(mosque, 'newsletter-confirm')
  await leave(mosque, reference)
  expect((await confirm(mosque, old)).code).toBe(410)
  await subscribe(mosque)
  expect(await state(mosque)).toEqual(['pending'])
  await confirm(mosque, await link(mosque, 'newsletter-confirm'))
  expect(await state(mosque)).toEqual(['confirmed'])
})

test('stores a permanent proof of every request, confirmation and unsubscription', async () => {
  const mosque = await createSubscribed()
  const unsubscribeLink = await link(mosque, 'newsletter-welcome')
  advance(2 * hour)
  await leave(mosque, unsubscribeLink)
  await leave(mosque, unsubscribeLink)
  advance(2 * hour)
  await subscribe(mosque)
  await subscribe(mosque)
  const proof = () =>
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
  expect(await proof()).toEqual(expected)
  const change = (what: string) => server.database.forTenant(mosque.id)((tx) => tx.execute(what))
  for (const what of ["update subscriber_consents set wording = ''", 'delete from subscriber_consents'])
    await expect(change(what)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    })
  await change('delete from subscribers')
  expect(await proof()).toEqual([])
})

test('unsubscribing invalidates a pending confirmation link', async () => {
  const mosque = await createSubscribed()
  const unsubscribeLink = await link(mosque, 'newsletter-welcome')
  await leave(mosque, unsubscribeLink)
  await subscribe(mosque)
  const waiting = await link(mosque, 'newsletter-confirm')
  await leave(mosque, unsubscribeLink)
  expect((await confirm(mosque, waiting)).code).toBe(410)
  expect(await state(mosque)).toEqual(['left'])
})

const postForm = (
  mosque: TestTenant,
  url: string,
  body = 'List-Unsubscribe=One-Click',
  type = 'application/x-www-form-urlencoded',
) => server.app.inject({ method: 'POST', url, headers: { host: mosque.hostname, 'content-type': type }, payload: body })

test('accepts one-click unsubscription (RFC 8058) as both kinds of form', async () => {
  const multipart = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  for (const [body, type] of [
    ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [multipart, 'multipart/form-data; boundary=b'],
  ] as const) {
    const mosque = await createSubscribed()
    const welcome = (await server.emails(mosque)).find(({ kind }) => kind === 'newsletter-welcome')
    expect(welcome?.email.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = /^<https:\/\/([^/]+)(\/api\/subscriber\/unsubscribe\?reference=[\w-]{43})>$/.exec(
      welcome?.email.headers?.['List-Unsubscribe'] ?? '',
    )
    expect(url?.[1]).toBe(mosque.hostname)
    const response = await postForm(mosque, url?.[2] ?? '', body, type)
    expect(response.statusCode, type).toBe(200)
    expect(await state(mosque)).toEqual(['left'])
  }
})

test('accepts nothing else at that URL', async () => {
  const mosque = await createSubscribed()
  const reference = await link(mosque, 'newsletter-welcome')
  const address = `/api/subscriber/unsubscribe?reference=${reference}`
  expect((await postForm(mosque, address, 'something=else')).statusCode).toBe(415)
  expect((await postForm(mosque, '/api/subscriber/unsubscribe')).statusCode).toBe(422)
  expect((await postForm(mosque, `${address}x`)).statusCode).toBe(422)
  expect((await postForm(mosque, address, `List-Unsubscribe=One-Click&x=${'x'.repeat(3000)}`)).statusCode).toBe(413)
  // JSON without the header is rejected as everywhere, and forms are rejected by all other operations.
  expect((await postForm(mosque, address, '{}', 'application/json')).statusCode).toBe(400)
  expect((await postForm(mosque, '/api/subscriber')).statusCode).toBe(400)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const words of [0, 3000, 90_000])
    expect((await server.post(mosque, '/api/contact', { message: 'x'.repeat(words) }, form)).code).toBe(415)
  expect(await state(mosque)).toEqual(['confirmed'])
})

test("rejects another mosque's links", async () => {
  const [here, there] = [await createSubscribed(), await server.tenant()]
  expect((await leave(there, await link(here, 'newsletter-welcome'))).code).toBe(410)
  await subscribe(there)
  expect((await confirm(here, await link(there, 'newsletter-confirm'))).code).toBe(410)
  expect(await state(here)).toEqual(['confirmed'])
  expect(await state(there)).toEqual(['pending'])
})

test.each([
  ['no address', { email: '' }, 'email'],
  ['two addresses', { email: 'a@example.org,b@example.org' }, 'email'],
  ['a line end', { email: 'a@example.org\r\nBcc: b@example.org' }, 'email'],
  ['a line end in the name', { email: 'a@example.org', name: 'A\r\nBcc: b@example.org' }, 'name'],
])('rejects %s at its field', async (_, body, field) => {
  const mosque = await server.tenant()
  const response = await server.post(mosque, '/api/subscriber', body)
  expect(response).toMatchObject({ code: 422, body: { data: { errors: { [field]: expect.any(String) } } } })
  expect(await server.emails(mosque)).toEqual([])
})
