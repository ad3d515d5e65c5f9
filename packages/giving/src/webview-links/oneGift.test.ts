import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { regularGifts } from '../../../foundation/src/db/regularGifts.ts'
import { makeCause, type TestResponse } from '../../../acceptance/src/index.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import { makeDonationToken } from './token.ts'

const prefill = { donor: { name: 'Aisha Rahman', email: 'aisha@example.org' }, causeId: 'general' }
const startTime = new Date()
let clock = startTime
const setMinutes = (minutes: number) => (clock = new Date(startTime.getTime() + minutes * 60_000))

const readField = (response: TestResponse, name: string): string => {
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
  beforeEach(() => void (clock = startTime))
  afterAll(() => giving.close())

  const open = (token: string, tenant = mosque) => giving.server.post(tenant, '/api/decodeDonationToken', {}, { token })
  async function createLink() {
    const token = await giving.server.database.forTenant(mosque.id)((tx) => makeDonationToken(tx, prefill, clock))
    const session = readField(await open(token), 'session')
    // Declines are counted per donor.
    const donor = { ...prefill.donor, email: `${session.toLowerCase().replaceAll(/\W/g, '')}@example.org` }
    const attempt = (overrides = {}) => giving.attempt(mosque, { appSession: session, donor, ...overrides })
    return { token, session, attempt }
  }

  test('the link and its page return the paid gift for a day', async () => {
    const { token, session, attempt } = await createLink()
    const id = readField(await giving.pay(mosque, await attempt()), 'id')
    setMinutes(20 * 60)
    const reopenedLink = await open(token)
    expect(reopenedLink).toMatchObject({ code: 200, body: { data: { causeId: 'general', giftId: id } } })
    expect(reopenedLink.body.data).not.toHaveProperty('attempt')
    expect((await open(session)).body.data).toMatchObject({ giftId: id })
    expect((await open(session)).body.data).not.toHaveProperty('session')
    setMinutes(24 * 60)
    expect([(await open(token)).code, (await open(session)).code]).toEqual([410, 410])
  })

  test('neither the link nor its page contains the donor once the gift is paid', async () => {
    const { token, session, attempt } = await createLink()
    expect((await open(token)).body.data).toMatchObject({ donor: prefill.donor })
    const declinedAttempt = await attempt()
    await giving.pay(mosque, declinedAttempt, 'declined')
    expect((await open(token)).body.data).toMatchObject({ donor: prefill.donor })
    await giving.pay(mosque, declinedAttempt)
    const { rows } = await giving.server.database.pool.query<{ id: string }>(
      'select id from gifts where tenant_id = $1 and attempt_id = $2',
      [mosque.id, declinedAttempt.attemptId],
    )
    for (const state of ['paid', 'processing', 'refunded', 'disputed']) {
      await giving.server.database.pool.query('update gifts set state = $1 where id = $2', [state, rows[0]?.id])
      for (const openedResponse of [await open(token), await open(session)]) {
        expect(openedResponse).toMatchObject({ code: 200, body: { data: { giftId: rows[0]?.id } } })
        expect(JSON.stringify(openedResponse.body)).not.toMatch(/Aisha|example\.org/)
      }
    }
  })

  test('the link does not contain the donor once a regular gift is set up', async () => {
    const { token, attempt } = await createLink()
    expect((await giving.pay(mosque, await attempt({ kind: 'weekly', causeId: 'friday' }))).code).toBe(200)
    const openedResponse = await open(token)
    expect(openedResponse).toMatchObject({ code: 200, body: { data: { giftId: expect.any(String) } } })
    expect(openedResponse.body.data).not.toHaveProperty('donor')
  })

  test('a second attempt of any kind returns the existing gift', async () => {
    const { token, attempt } = await createLink()
    const id = readField(await giving.pay(mosque, await attempt()), 'id')
    const secondAttempt = await attempt({ amountMinor: 9900 })
    expect(await giving.pay(mosque, secondAttempt)).toMatchObject({ code: 200, body: { data: { id, state: 'paid' } } })
    const weeklyResponse = await giving.pay(mosque, await attempt({ kind: 'weekly', causeId: 'friday' }))
    expect(weeklyResponse).toMatchObject({ code: 200, body: { data: { id, state: 'paid' } } })
    const otherPage = await giving.attempt(mosque, { appSession: readField(await open(token), 'session') })
    expect(readField(await giving.pay(mosque, otherPage), 'id')).toBe(id)
    expect((await giving.rows(mosque)).gifts.filter((gift) => gift.amountMinor === 9900)).toEqual([])
  })

  test('two pages of one link that pay concurrently charge once', async () => {
    const { token, attempt } = await createLink()
    const otherSession = readField(await open(token), 'session')
    const countBefore = (await giving.rows(mosque)).ledger.length
    const otherPage = { appSession: otherSession }
    const attempts = [await attempt(), await attempt(otherPage), await attempt(otherPage)]
    const responses = await Promise.all(attempts.map((request) => giving.pay(mosque, request)))
    expect(responses.some(({ code }) => code === 200)).toBe(true)
    await giving.runJobs()
    expect((await giving.rows(mosque)).ledger).toHaveLength(countBefore + 1)
    const { body } = await open(token)
    expect((await giving.view(mosque, String(Reflect.get(Object(body.data), 'giftId')))).body.data).toMatchObject({
      state: 'paid',
    })
  })

  test('after a decline the attempt can continue in another page, or be replaced with another amount', async () => {
    const { token, attempt } = await createLink()
    const details = { anonymous: true, message: 'For my mother' }
    const firstAttempt = await attempt(details)
    expect((await giving.pay(mosque, firstAttempt, 'declined')).code).toBe(402)
    const { attemptId } = firstAttempt
    const openedResponse = await open(token)
    expect(openedResponse.body.data).toMatchObject({
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
    const resumedAttempt = await attempt({ attemptId, appSession: readField(openedResponse, 'session') })
    expect((await giving.pay(mosque, resumedAttempt, 'declined')).code).toBe(402)

    const smallerGift = await attempt({ amountMinor: 500 })
    const paidResponse = await giving.pay(mosque, smallerGift)
    expect(paidResponse).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
    expect(readField(await giving.pay(mosque, firstAttempt), 'id')).toBe(readField(paidResponse, 'id'))
    expect((await open(token)).body.data).toMatchObject({ giftId: readField(paidResponse, 'id') })
  })

  test('a card with a pending bank check is neither retried nor replaced', async () => {
    const { token, attempt } = await createLink()
    const firstAttempt = await attempt()
    const response = await giving.pay(mosque, firstAttempt, '3ds')
    expect(response).toMatchObject({ code: 200, body: { data: { next: 'act' } } })
    const otherResponse = await giving.pay(mosque, await attempt({ amountMinor: 500 }))
    expect(otherResponse).toMatchObject({ code: 200, body: { data: { id: readField(response, 'id'), next: 'poll' } } })
    expect(otherResponse.body.data).not.toHaveProperty('clientSecret')
    expect((await open(token)).body.data).toMatchObject({ attempt: { attemptId: firstAttempt.attemptId } })
  })

  test('a weekly gift also counts as the one gift of its link', async () => {
    const { token, attempt } = await createLink()
    const weeklyAttempt = await attempt({ kind: 'weekly', causeId: 'friday' })
    expect((await giving.pay(mosque, weeklyAttempt, 'declined')).code).toBe(402)
    const openedResponse = await open(token)
    expect(openedResponse.body.data).toMatchObject({ attempt: { attemptId: weeklyAttempt.attemptId, kind: 'weekly' } })
    const { attemptId } = weeklyAttempt
    const weeklyResponse = await giving.pay(mosque, await attempt({ kind: 'weekly', causeId: 'friday', attemptId }))
    expect(weeklyResponse.code).toBe(200)
    const oneOffResponse = await giving.pay(mosque, await attempt())
    expect(readField(oneOffResponse, 'id')).toBe(readField(weeklyResponse, 'id'))
    const rows = await giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))
    expect(rows.filter(({ attemptId }) => attemptId === weeklyAttempt.attemptId)).toHaveLength(1)
  })

  test('an abandoned gift can be started again until the link expires', async () => {
    const { token, attempt } = await createLink()
    const firstAttempt = await attempt()
    for (let times = 0; times < 3; times += 1) await giving.pay(mosque, firstAttempt, 'declined')
    const openedResponse = await open(token)
    expect(openedResponse.body.data).not.toHaveProperty('giftId')
    setMinutes(31)
    expect((await open(token)).code).toBe(410)
    expect((await giving.pay(mosque, await attempt())).body).toMatchObject({
      status: 410,
      data: { errors: { appSession: expect.stringContaining('go back to the app') } },
    })
  })

  test('refuses an unknown or expired session, or another mosque’s, without logging anyone out', async () => {
    const { session, attempt } = await createLink()
    const otherMosque = await giving.mosque()
    const countBefore = (await giving.rows(mosque)).gifts.length
    const misplacedAttempt = await giving.attempt(otherMosque, { appSession: session })
    const unknownAttempt = await attempt({ appSession: 'A'.repeat(43) })
    const lateAttempt = await attempt()
    const responses = [
      await giving.pay(otherMosque, misplacedAttempt),
      await giving.pay(mosque, unknownAttempt),
      await open(session, otherMosque),
    ]
    setMinutes(31)
    responses.push(await giving.pay(mosque, lateAttempt), await open(session))
    expect(responses.map(({ code }) => code)).toEqual([410, 410, 410, 410, 410])
    for (const { body } of responses) expect(JSON.stringify(body)).not.toContain('"code"')
    expect((await giving.rows(mosque)).gifts).toHaveLength(countBefore)
  })

  test('a link cannot take over a gift started without it', async () => {
    const { attempt } = await createLink()
    const unlinkedAttempt = await giving.attempt(mosque)
    await giving.pay(mosque, unlinkedAttempt, 'declined')
    const { attemptId } = unlinkedAttempt
    expect((await giving.pay(mosque, await attempt({ attemptId }))).code).toBe(409)
    expect((await giving.pay(mosque, await attempt({ attemptId: randomUUID() }))).code).toBe(200)
  })

  test('the stored session data cannot open a link', async () => {
    const { session } = await createLink()
    const { rows } = await giving.server.database.pool.query('select hash, subject, payload from link_references')
    expect(JSON.stringify(rows)).not.toContain(session)
  })
})
