import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { regularGifts } from '../../../foundation/src/db/regularGifts.ts'
import { makeCause, type TestResponse } from '../../../acceptance/src/index.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import { makeDonationToken } from './token.ts'

const prefill = { donor: { name: 'Aisha Rahman', email: 'aisha@example.org' }, causeId: 'general' }
const start = new Date()
let clock = start
const setMinutes = (minutes: number) => (clock = new Date(start.getTime() + minutes * 60_000))

const field = (response: TestResponse, name: string): string => {
  const value: unknown = response.body.data && Reflect.get(Object(response.body.data), name)
  return typeof value === 'string' ? value : ''
}

describe('one link allows one gift', () => {
  let giving: Giving
  let mosque: Mosque

  beforeAll(async () => {
    giving = await startGiving('stripe', { now: () => clock })
    mosque = await giving.mosque()
    await makeCause(giving.server.database, mosque.id, { id: 'friday', title: 'Fridays', jummah: true })
  })
  beforeEach(() => void (clock = start))
  afterAll(() => giving.close())

  const open = (token: string, tenant = mosque) => giving.server.post(tenant, '/api/decodeDonationToken', {}, { token })
  async function createLink() {
    const token = await giving.server.database.forTenant(mosque.id)((tx) => makeDonationToken(tx, prefill, clock))
    const session = field(await open(token), 'session')
    // Declines are counted per donor.
    const donor = { ...prefill.donor, email: `${session.toLowerCase().replaceAll(/\W/g, '')}@example.org` }
    const attempt = (overrides = {}) => giving.attempt(mosque, { appSession: session, donor, ...overrides })
    return { token, session, attempt }
  }

  test('the link and its page return the paid gift for a day', async () => {
    const { token, session, attempt } = await createLink()
    const id = field(await giving.pay(mosque, await attempt()), 'id')
    setMinutes(20 * 60)
    const reopened = await open(token)
    expect(reopened).toMatchObject({ code: 200, body: { data: { causeId: 'general', giftId: id } } })
    expect(reopened.body.data).not.toHaveProperty('attempt')
    expect((await open(session)).body.data).toMatchObject({ giftId: id })
    expect((await open(session)).body.data).not.toHaveProperty('session')
    setMinutes(24 * 60)
    expect([(await open(token)).code, (await open(session)).code]).toEqual([410, 410])
  })

  test('neither the link nor its page contains the donor once the gift is paid', async () => {
    const { token, session, attempt } = await createLink()
    expect((await open(token)).body.data).toMatchObject({ donor: prefill.donor })
    const declined = await attempt()
    await giving.pay(mosque, declined, 'declined')
    expect((await open(token)).body.data).toMatchObject({ donor: prefill.donor })
    await giving.pay(mosque, declined)
    const { rows } = await giving.server.database.pool.query<{ id: string }>(
      'select id from gifts where tenant_id = $1 and attempt_id = $2',
      [mosque.id, declined.attemptId],
    )
    for (const state of ['paid', 'processing', 'refunded', 'disputed']) {
      await giving.server.database.pool.query('update gifts set state = $1 where id = $2', [state, rows[0]?.id])
      for (const opened of [await open(token), await open(session)]) {
        expect(opened).toMatchObject({ code: 200, body: { data: { giftId: rows[0]?.id } } })
        expect(JSON.stringify(opened.body)).not.toMatch(/Aisha|example\.org/)
      }
    }
  })

  test('the link does not contain the donor once a regular gift is set up', async () => {
    const { token, attempt } = await createLink()
    expect((await giving.pay(mosque, await attempt({ kind: 'weekly', causeId: 'friday' }))).code).toBe(200)
    const opened = await open(token)
    expect(opened).toMatchObject({ code: 200, body: { data: { giftId: expect.any(String) } } })
    expect(opened.body.data).not.toHaveProperty('donor')
  })

  test('a second attempt of any kind returns the existing gift', async () => {
    const { token, attempt } = await createLink()
    const id = field(await giving.pay(mosque, await attempt()), 'id')
    const second = await attempt({ amountMinor: 9900 })
    expect(await giving.pay(mosque, second)).toMatchObject({ code: 200, body: { data: { id, state: 'paid' } } })
    const weekly = await giving.pay(mosque, await attempt({ kind: 'weekly', causeId: 'friday' }))
    expect(weekly).toMatchObject({ code: 200, body: { data: { id, state: 'paid' } } })
    const otherPage = await giving.attempt(mosque, { appSession: field(await open(token), 'session') })
    expect(field(await giving.pay(mosque, otherPage), 'id')).toBe(id)
    expect((await giving.rows(mosque)).gifts.filter((gift) => gift.amountMinor === 9900)).toEqual([])
  })

  test('two pages of one link that pay concurrently charge once', async () => {
    const { token, attempt } = await createLink()
    const otherSession = field(await open(token), 'session')
    const before = (await giving.rows(mosque)).ledger.length
    const otherPage = { appSession: otherSession }
    const attempts = [await attempt(), await attempt(otherPage), await attempt(otherPage)]
    const responses = await Promise.all(attempts.map((request) => giving.pay(mosque, request)))
    expect(responses.some(({ code }) => code === 200)).toBe(true)
    await giving.work()
    expect((await giving.rows(mosque)).ledger).toHaveLength(before + 1)
    const { body } = await open(token)
    expect((await giving.view(mosque, String(Reflect.get(Object(body.data), 'giftId')))).body.data).toMatchObject({
      state: 'paid',
    })
  })

  test('after a decline the attempt can continue in another page, or be replaced with another amount', async () => {
    const { token, attempt } = await createLink()
    const details = { anonymous: true, message: 'For my mother' }
    const first = await attempt(details)
    expect((await giving.pay(mosque, first, 'declined')).code).toBe(402)
    const { attemptId } = first
    const opened = await open(token)
    expect(opened.body.data).toMatchObject({
      attempt: {
        attemptId,
        causeId: 'general',
        amountMinor: 2500,
        coverMinor: 0,
        currency: 'gbp',
        kind: 'once',
        ...details,
      },
    })
    // The app was closed and lost its page token.
    const resumed = await attempt({ attemptId, appSession: field(opened, 'session') })
    expect((await giving.pay(mosque, resumed, 'declined')).code).toBe(402)

    const smallerGift = await attempt({ amountMinor: 500 })
    const paid = await giving.pay(mosque, smallerGift)
    expect(paid).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
    expect(field(await giving.pay(mosque, first), 'id')).toBe(field(paid, 'id'))
    expect((await open(token)).body.data).toMatchObject({ giftId: field(paid, 'id') })
  })

  test('a card with a pending bank check is neither retried nor replaced', async () => {
    const { token, attempt } = await createLink()
    const first = await attempt()
    const response = await giving.pay(mosque, first, '3ds')
    expect(response).toMatchObject({ code: 200, body: { data: { next: 'act' } } })
    const otherResponse = await giving.pay(mosque, await attempt({ amountMinor: 500 }))
    expect(otherResponse).toMatchObject({ code: 200, body: { data: { id: field(response, 'id'), next: 'poll' } } })
    expect(otherResponse.body.data).not.toHaveProperty('clientSecret')
    expect((await open(token)).body.data).toMatchObject({ attempt: { attemptId: first.attemptId } })
  })

  test('a weekly gift also counts as the one gift of its link', async () => {
    const { token, attempt } = await createLink()
    const weekly = await attempt({ kind: 'weekly', causeId: 'friday' })
    expect((await giving.pay(mosque, weekly, 'declined')).code).toBe(402)
    const opened = await open(token)
    expect(opened.body.data).toMatchObject({ attempt: { attemptId: weekly.attemptId, kind: 'weekly' } })
    const { attemptId } = weekly
    const weeklyResponse = await giving.pay(mosque, await attempt({ kind: 'weekly', causeId: 'friday', attemptId }))
    expect(weeklyResponse.code).toBe(200)
    const oneOffResponse = await giving.pay(mosque, await attempt())
    expect(field(oneOffResponse, 'id')).toBe(field(weeklyResponse, 'id'))
    const rows = await giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))
    expect(rows.filter(({ attemptId }) => attemptId === weekly.attemptId)).toHaveLength(1)
  })

  test('an abandoned gift can be started again until the link expires', async () => {
    const { token, attempt } = await createLink()
    const first = await attempt()
    for (let times = 0; times < 3; times += 1) await giving.pay(mosque, first, 'declined')
    const opened = await open(token)
    expect(opened.body.data).not.toHaveProperty('giftId')
    setMinutes(31)
    expect((await open(token)).code).toBe(410)
    expect((await giving.pay(mosque, await attempt())).body).toMatchObject({
      status: 410,
      data: { errors: { appSession: expect.stringContaining('go back to the app') } },
    })
  })

  test('refuses an unknown or expired session, or another mosque’s, without logging anyone out', async () => {
    const { session, attempt } = await createLink()
    const other = await giving.mosque()
    const before = (await giving.rows(mosque)).gifts.length
    const misplacedAttempt = await giving.attempt(other, { appSession: session })
    const unknownAttempt = await attempt({ appSession: 'A'.repeat(43) })
    const lateAttempt = await attempt()
    const responses = [
      await giving.pay(other, misplacedAttempt),
      await giving.pay(mosque, unknownAttempt),
      await open(session, other),
    ]
    setMinutes(31)
    responses.push(await giving.pay(mosque, lateAttempt), await open(session))
    expect(responses.map(({ code }) => code)).toEqual([410, 410, 410, 410, 410])
    for (const { body } of responses) expect(JSON.stringify(body)).not.toContain('"code"')
    expect((await giving.rows(mosque)).gifts).toHaveLength(before)
  })

  test('a link cannot take over a gift started without it', async () => {
    const { attempt } = await createLink()
    const unlinked = await giving.attempt(mosque)
    await giving.pay(mosque, unlinked, 'declined')
    const { attemptId } = unlinked
    expect((await giving.pay(mosque, await attempt({ attemptId }))).code).toBe(409)
    expect((await giving.pay(mosque, await attempt({ attemptId: randomUUID() }))).code).toBe(200)
  })

  test('the stored session data cannot open a link', async () => {
    const { session } = await createLink()
    const { rows } = await giving.server.database.pool.query('select hash, subject, payload from link_references')
    expect(JSON.stringify(rows)).not.toContain(session)
  })
})
