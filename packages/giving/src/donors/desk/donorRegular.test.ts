import { providers } from '../../../../acceptance/src/stripe/giving.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DonorDetail, DonorEmailPreview, DonorListed } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type RegularDonor, type RegularGifts, startRegularGifts } from '../../../../acceptance/src/regularGifts.ts'

const start = '2026-12-21T10:00:00Z'

/** A regular gift, its donor's page, and a treasurer. */
type DonorPage = { gift: RegularDonor; user: DeskUser; donor: string; path: string }

async function openDesk(giving: RegularGifts): Promise<DonorPage> {
  const gift = await giving.startRegularGift('succeeds', {}, { country: 'GB' })
  const { mosque } = gift
  const user = await staffUser(giving.server, mosque, ['treasurer'], { now: giving.now() })
  const donors: DonorListed[] = Object((await user.get(`/mosques/${mosque.slug}/donors`)).body.data)
  const donor = donors[0]?.id ?? ''
  expect(donors).toMatchObject([{ regular: true, gifts: 0 }])
  return { gift, user, donor, path: `/mosques/${mosque.slug}/donors/${donor}` }
}

const emailIn = (body: { data?: unknown }) => {
  const { email }: DonorEmailPreview = Object(body.data)
  return email
}
/** Masks links, which differ between a preview and the sent email. */
const withoutLink = (text = '') => text.replaceAll(/https?:\S+\/(?:…|[\w-]{20,})/g, '(link)')

describe.each(providers)('a regular gift through %s', (provider) => {
  let giving: RegularGifts
  beforeAll(async () => {
    giving = await startRegularGifts(provider, start, { desk: { hostname: deskHostname } })
  })
  afterAll(() => giving.close())

  test.each([
    ['amount', { amountMinor: 1500 }, { amountMinor: 1500 }],
    ['pause', { until: '2027-01-14' }, { state: 'paused', resumesOn: '2027-01-14' }],
    ['pause', {}, { state: 'paused', resumesOn: null }],
    ['skip', {}, { nextOn: '2027-01-01' }],
    ['cancel', {}, { state: 'ended', endedBy: 'giver' }],
  ] as const)('is changed by %s %o, with the previewed email', async (action, options, expected) => {
    const { gift, user, path } = await openDesk(giving)
    const preview = await user.post(`${path}/regular/${gift.id}/preview`, { action, ...options })
    expect(preview.code).toBe(200)
    const { version } = await gift.readRow()
    const response = await user.post(`${path}/regular/${gift.id}`, { action, ...options, version })
    expect([response.code, response.body.message]).toEqual([200, expect.stringContaining('the donor has been emailed')])
    expect(await gift.readRow()).toMatchObject(expected)
    const sentEmail = (await gift.listEmails()).at(-1)
    expect(emailIn(preview.body)?.subject).toBe(sentEmail?.subject)
    expect(withoutLink(emailIn(preview.body)?.text)).toBe(withoutLink(sentEmail?.text))
    const detail: DonorDetail = Object((await user.get(path)).body.data)
    expect(detail.emails).toHaveLength(2)
    // Repeating the request is the same change; a different request for the old version is refused.
    expect((await user.post(`${path}/regular/${gift.id}`, { action, ...options, version })).code).toBe(200)
    expect((await user.post(`${path}/regular/${gift.id}`, { action: 'resume', version })).code).toBe(409)
    expect(await gift.listEmails()).toHaveLength(2)
    const { rows } = await giving.server.database.pool.query(
      `SELECT FROM desk_log WHERE tenant_id = $1 AND kind = 'donorRegularChanged'`,
      [gift.mosque.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('restarts with the previewed email', async () => {
    const { gift, user, path } = await openDesk(giving)
    await gift.change('pause')
    const preview = await user.post(`${path}/regular/${gift.id}/preview`, { action: 'resume' })
    const { version } = await gift.readRow()
    expect((await user.post(`${path}/regular/${gift.id}`, { action: 'resume', version })).code).toBe(200)
    expect(withoutLink(emailIn(preview.body)?.text)).toBe(withoutLink((await gift.listEmails()).at(-1)?.text))
  })
})

describe('an action by staff for a donor', () => {
  let giving: RegularGifts
  beforeAll(async () => {
    giving = await startRegularGifts('demonstration', start, { desk: { hostname: deskHostname } })
  })
  afterAll(() => giving.close())

  test('is logged before the provider is called, or not performed', async () => {
    const { gift, user, path } = await openDesk(giving)
    const { version, state } = await gift.readRow()
    const { pool } = giving.server.database
    await pool.query(`
      CREATE FUNCTION refuse_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$;
      CREATE TRIGGER refuse_log BEFORE INSERT ON desk_log FOR EACH ROW
        WHEN (NEW.kind = 'donorRegularChanged') EXECUTE FUNCTION refuse_log()`)
    try {
      expect((await user.post(`${path}/regular/${gift.id}`, { action: 'cancel', version })).code).toBe(500)
    } finally {
      await pool.query('DROP TRIGGER refuse_log ON desk_log; DROP FUNCTION refuse_log')
    }
    await giving.runJobs()
    expect(await gift.readRow()).toMatchObject({ state, version })
  })

  test('is refused by the same rules as for the donor, in the preview too', async () => {
    const { gift, user, path } = await openDesk(giving)
    for (const options of [{ action: 'resume' }, { action: 'pause', until: '2026-12-01' }, { action: 'amount' }])
      for (const [suffix, fields] of [
        ['/preview', {}],
        ['', { version: 0 }],
      ] as const)
        expect(
          (await user.post(`${path}/regular/${gift.id}${suffix}`, { ...options, ...fields })).code,
        ).toBeGreaterThanOrEqual(409)
    expect((await gift.readRow()).version).toBe(0)
  })

  test('is refused for another donor’s gift, and in a demonstration', async () => {
    const { gift, user, path } = await openDesk(giving)
    const otherPage = await openDesk(giving)
    expect((await user.post(`${path}/regular/${otherPage.gift.id}/link`, { send: true })).code).toBe(404)
    const visitor = await staffUser(giving.server, gift.mosque, ['treasurer'], {
      demonstration: true,
      now: giving.now(),
    })
    for (const [suffix, body] of [
      [`regular/${gift.id}`, { action: 'cancel', version: 0 }],
      [`regular/${gift.id}/preview`, { action: 'cancel' }],
      [`regular/${gift.id}/link`, { send: true }],
      ['contact', { phone: '', email: 'no', call: 'no', post: 'no' }],
    ] as const)
      expect([suffix, (await visitor.post(`${path}/${suffix}`, body)).code]).toEqual([suffix, 403])
  })

  test('resends a link, a receipt and a statement as previewed, each once for a double click', async () => {
    const { gift, user, path, donor } = await openDesk(giving)
    await giving.advanceTo('2026-12-25T16:00:00Z')
    const initialCount = (await gift.listEmails()).length
    const { body } = await user.get(`${path}/gifts`)
    const [paidGift]: { id: string; receiptNumber: string }[] = Object(body.data)
    const calls = [
      [`regular/${gift.id}/link`, {}, /You asked for a new link/],
      [`gifts/${paidGift?.id}/receipt`, {}, new RegExp(paidGift?.receiptNumber ?? 'none')],
      ['statement', { entry: donor, from: '2026-04-06' }, /: £25 for Roof \(receipt DEMO-/],
    ] as const
    for (const [suffix, fields, pattern] of calls) {
      const preview = emailIn((await user.post(`${path}/${suffix}`, { ...fields, send: false })).body)
      expect(preview).toMatchObject({ to: 'aisha@example.org', text: expect.stringMatching(pattern) })
      for (const _click of [1, 2])
        expect((await user.post(`${path}/${suffix}`, { ...fields, send: true })).code).toBe(200)
      const sentEmail = (await gift.listEmails()).at(-1)
      expect([sentEmail?.subject, withoutLink(sentEmail?.text)]).toEqual([preview?.subject, withoutLink(preview?.text)])
    }
    expect((await gift.listEmails()).length).toBe(initialCount + calls.length)
  })
})
