import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DonorDetail, DonorEmailPreview, DonorListed, GiftAidOverview } from '@minaret/contract/desk'
import { shortId } from '../../../../foundation/src/tenancy/shortId.ts'
import { giftAidDeclarations } from '../../../../foundation/src/db/giftAid.ts'
import { giftAidTasks } from '../../gift-aid/tasks.ts'
import { forgetUnproved } from '../../gift-aid/forget.ts'
import { detailsDraft } from '../../testing/filing.ts'
import { storeSetting } from '../../../../staff/src/configuration/writeSetting.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'
import { type Mailbox, startMailbox } from '../../../../testkit/src/smtp.ts'

const today = new Date('2026-11-25T12:00:00Z')
let now = today
let mailbox: Mailbox
let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let root: string
let donor: string

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await startTestServer({
    limitRates: false,
    desk: { hostname: deskHostname },
    now: () => now,
    mail: { smtpUrl: mailbox.smtpUrl, from: 'desk@minaret.example' },
  })
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})
beforeEach(async () => {
  now = today
  mailbox.mails.length = 0
  mosque = await startDeclaring(server.database, { timeZone: 'Europe/London', charityName: 'Al-Huda Trust' })
  root = `/mosques/${mosque.slug}`
  treasurer = await staffUser(server, mosque, ['treasurer'], { now })
  await mosque.insertGift({ donor_name: 'Aisha Rahman', amount_minor: 4000 })
  const [firstDonor]: DonorListed[] = Object((await treasurer.get(`${root}/donors`)).body.data)
  donor = firstDonor?.id ?? ''
})

const createDeclaration = (overrides: object = {}) => ({
  send: true,
  entry: donor,
  day: '2026-11-20',
  agreed: true,
  title: 'Mrs',
  firstName: 'Aisha',
  lastName: 'Rahman',
  house: '4',
  postcode: 's95dh',
  overseas: false,
  ...overrides,
})
const declare = (overrides: object = {}, user = treasurer) =>
  user.post(`${root}/donors/${donor}/declaration`, createDeclaration(overrides))
const emailIn = (body: { data?: unknown }) => {
  const { email }: DonorEmailPreview = Object(body.data)
  return email
}
const viewDonor = async () => {
  const detail: DonorDetail = Object((await treasurer.get(`${root}/donors/${donor}`)).body.data)
  return detail
}
const readClaimable = async () => {
  const overview: GiftAidOverview = Object((await treasurer.get(`${root}/gift-aid`)).body.data)
  return overview.claimable
}
/** Advances the clock, after which the treasurer must log in again. */
async function advanceTo(instant: string): Promise<void> {
  now = new Date(instant)
  treasurer = await staffUser(server, mosque, ['treasurer'], { now })
}
/** Makes declarations effective once their record has been sent. */
const runWatch = () =>
  giftAidTasks({ database: server.database, directory: server.directory, now: () => now, log: server.app.log })[
    'gift-aid-watch'
  ]()
/** Records the declaration, and waits until its email has arrived and is marked as sent. */
async function recordAndSend(overrides: object = {}): Promise<void> {
  expect((await declare(overrides)).code).toBe(200)
  await mailbox.waitForEmails(1)
  await expect.poll(async () => (await viewDonor()).emails[0]?.state).toBe('sent')
  await runWatch()
}
const readDeclarations = () => server.database.forTenant(mosque.id)((tx) => tx.select().from(giftAidDeclarations))
const cancel = async (because = 'donor') => {
  const [declaration] = (await viewDonor()).declarations
  return treasurer.post(`${root}/gift-aid/declarations/${declaration?.id}/cancel`, { because })
}

describe('the written record', () => {
  test('arrives as previewed, with everything the law requires', async () => {
    const preview = emailIn((await declare({ send: false })).body)
    expect(await readDeclarations()).toEqual([])
    await recordAndSend()
    const [arrivedEmail] = mailbox.mails
    expect(arrivedEmail?.envelope.to).toEqual(['aisha@example.org'])
    expect(preview).toMatchObject({ to: 'aisha@example.org', subject: arrivedEmail?.subject })
    const text = arrivedEmail?.text?.replaceAll('\r\n', '\n').trim()
    const [row] = await readDeclarations()
    expect(preview?.text.replace('Reference: …', `Reference: ${shortId(row?.id ?? '')}`).trim()).toBe(text)
    for (const words of [
      'Charity: Al-Huda Trust',
      'Name: Mrs Aisha Rahman',
      'Home address: 4, S9 5DH',
      'Declared on: 20 November 2026',
      'Record sent on: 25 November 2026',
      'if you cancel by 25 December 2026, your declaration will be treated as if you’d never made it',
      'I want to Gift Aid any donations I make in the future or have made in the past 4 years to Al-Huda Trust.',
      'you have to pay HMRC the difference',
    ])
      expect(text).toContain(words)
  })

  test('has the entered day in a time zone far ahead of UTC', async () => {
    await server.database.forTenant(mosque.id)((tx) => storeSetting(tx, 'timeZone', 'Pacific/Auckland'))
    const text = async () => emailIn((await declare({ send: false })).body)?.text
    // The server reads the setting again within a second.
    await expect.poll(text).toContain('Record sent on: 26 November 2026')
    expect(await text()).toContain('Declared on: 20 November 2026')
  })

  test.each([
    ['ar', 'السجل المكتوب لإقرار Gift Aid الخاص بك إلى Al-Huda Trust', 'عُدَّ كأنه لم يكن'],
    ['ur', 'Al-Huda Trust کے لیے آپ کے Gift Aid اقرار کا تحریری ریکارڈ', 'کبھی ہوا ہی نہیں'],
  ])('is in the language the donor gave in: %s', async (language, subject, words) => {
    await mosque.insertGift({ language, created_at: '2026-11-01T00:00:00Z' })
    await recordAndSend()
    expect(mailbox.mails[0]).toMatchObject({ subject, text: expect.stringContaining(words) })
  })

  test('is sent once for two clicks, and the declaration takes effect only after that', async () => {
    mailbox.fail('refuse')
    expect([(await declare()).code, (await declare()).code]).toEqual([200, 200])
    await expect.poll(async () => (await viewDonor()).emails.map(({ state }) => state)).toEqual(['failed'])
    await runWatch()
    expect((await viewDonor()).declarations).toMatchObject([{ channel: 'spoken', counts: false }])
    expect(await readClaimable()).toMatchObject({ gifts: 0, doubtful: [] })
    now = new Date('2026-11-25T12:05:00Z')
    await recordAndSend()
    expect((await viewDonor()).declarations).toMatchObject([{ counts: true, recordSentAt: now.toISOString() }])
    expect(mailbox.mails).toHaveLength(1)
    expect((await declare()).code).toBe(409)
  })
})

describe('a spoken declaration', () => {
  test('covers gifts from the past four years, which can be claimed after 30 days', async () => {
    await treasurer.post(`${root}/gift-aid/details`, detailsDraft)
    await recordAndSend()
    expect(await readClaimable()).toMatchObject({
      gifts: 0,
      doubtful: [{ why: [expect.stringContaining('still cancel')] }],
    })
    await advanceTo('2026-12-26T09:00:00Z')
    expect(await readClaimable()).toMatchObject({ gifts: 1, amountMinor: 4000, doubtful: [] })
  })

  test('cancelled within 30 days counts as never made, and the tax claimed has to be repaid', async () => {
    await treasurer.post(`${root}/gift-aid/details`, detailsDraft)
    await recordAndSend()
    const [doubtfulGift] = (await readClaimable())?.doubtful ?? []
    const include = [doubtfulGift?.reference]
    const response = await treasurer.post(`${root}/gift-aid/claims`, { gifts: 1, amountMinor: 4000, include })
    expect(response.code).toBe(200)
    await treasurer.post(`${root}/gift-aid/claims/1/outcome`, { outcome: 'sent' })
    await advanceTo('2026-12-25T20:00:00Z')
    const cancelResponse = await cancel('tax')
    expect([cancelResponse.code, cancelResponse.body.message]).toEqual([
      200,
      expect.stringContaining('as if it had never been made'),
    ])
    expect(await readClaimable()).toMatchObject({ gifts: 0, doubtful: [], overclaimedMinor: 1000 })
    expect((await viewDonor()).declarations).toMatchObject([{ withdrawn: true, withdrawableUntil: '2026-12-25' }])
  })

  test('cancelled later still covers earlier gifts', async () => {
    await treasurer.post(`${root}/gift-aid/details`, detailsDraft)
    await recordAndSend()
    await advanceTo('2026-12-26T00:30:00Z')
    expect((await cancel()).body.message).toContain('stay covered')
    expect(await readClaimable()).toMatchObject({ gifts: 1, overclaimedMinor: 0 })
  })

  test('made long before it was recorded is not deleted until 30 days after it was recorded', async () => {
    await declare({ day: '2026-09-01' })
    const forget = () => server.database.forTenant(mosque.id)((tx) => forgetUnproved(tx, now))
    await forget()
    expect(await readDeclarations()).toHaveLength(1)
    await server.database.forTenant(mosque.id)((tx) =>
      tx.update(giftAidDeclarations).set({ provedAt: null, recordSentAt: sql`now() - interval '5 years'` }),
    )
    now = new Date()
    await forget()
    expect(await readDeclarations()).toEqual([])
  })
})

describe('nothing is recorded', () => {
  test('with missing or invalid fields, each of which has an error', async () => {
    const refusedResponse = await declare({
      agreed: false,
      day: '2026-11-26',
      firstName: ' ',
      house: '',
      postcode: 'Lahore',
    })
    expect(refusedResponse.code).toBe(422)
    const { errors }: { errors: Record<string, string> } = Object(refusedResponse.body.data)
    expect(Object.keys(errors).toSorted()).toEqual(['agreed', 'day', 'firstName', 'house', 'postcode'])
    expect(JSON.stringify(refusedResponse.body)).toContain('Enter the donor’s first name')
    expect((await declare({ postcode: '', overseas: true, house: '1 High St, Lahore', send: false })).code).toBe(200)
    expect(await readDeclarations()).toEqual([])
  })

  test('without an email address, for another donor, or in a demonstration', async () => {
    const visitor = await staffUser(server, mosque, ['treasurer'], { demonstration: true, now })
    expect((await declare({}, visitor)).code).toBe(403)
    expect((await declare({ entry: 'Zk4h2sQm8vB1xT6yR0pL3w' })).code).toBe(404)
    await mosque.insertGift({ donor_name: 'Bilal', donor_email: '' })
    const donors: DonorListed[] = Object((await treasurer.get(`${root}/donors`)).body.data)
    const bilal = donors.find(({ name }) => name === 'Bilal')?.id ?? ''
    const response = await treasurer.post(`${root}/donors/${bilal}/declaration`, createDeclaration({ entry: bilal }))
    expect([response.code, response.body.message]).toEqual([409, expect.stringContaining('no email address')])
    expect(await readDeclarations()).toEqual([])
  })
})
