import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GivingReport } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { insertRows } from '../../../../testkit/src/insertRows.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'
import { reportTasks } from './tasks.ts'

// A Wednesday; the previous week started on Monday 16 November.
let now = new Date('2026-11-25T12:00:00Z')
let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2026-11-25T12:00:00Z')
  mosque = await startDeclaring(server.database, { paymentMode: 'live', timeZone: 'Europe/London' })
  treasurer = await staffUser(server, mosque, ['treasurer'], { now })
  await mosque.insertGift({ amount_minor: 1000, paid_at: '2026-11-20T13:00:00Z' })
  await mosque.insertGift({ amount_minor: 2550, paid_at: '2026-11-22T23:59:00Z', cause_id: 'zakat', fund: 'zakat' })
  await mosque.insertGift({ amount_minor: 300, paid_at: '2026-11-13T13:00:00Z' })
  await mosque.insertGift({ amount_minor: 99_999, paid_at: '2026-11-20T13:00:00Z', mode: 'test' })
})

const reportsPath = () => `/mosques/${mosque.slug}/reports`
const readReportView = async (user = treasurer, query = '') => {
  const data: GivingReport = Object((await user.get(`${reportsPath()}${query}`)).body.data)
  return data
}
const runEmailJob = (instant: string) => {
  now = new Date(instant)
  const { database, directory } = server
  return reportTasks({ database, directory, address: () => 'https://desk.example.org', now: () => now })[
    'report-email'
  ]()
}
const readEmails = async () => (await server.emails(mosque)).filter(({ kind }) => kind === 'report')

/** Inserts a regular gift with a confirmed card. */
const insertRegularGift = (row: object) =>
  insertRows(server.database, mosque.id, 'cycles', [
    {
      id: randomUUID(),
      attempt_id: randomUUID(),
      pass_hash: `\\x${randomUUID().replaceAll('-', '')}`,
      cause_id: 'general',
      fund: 'general',
      rhythm: 'weekly',
      amount_minor: 500,
      cover_minor: 0,
      currency: 'gbp',
      mode: 'live',
      account_id: 'live',
      state: 'active',
      setup: 'done',
      starts_at: '2026-11-20T13:00:00Z',
      starts_on: '2026-11-20',
      confirm_no: 1,
      failures: 0,
      version: 0,
      donor_name: 'Aisha Rahman',
      donor_email: 'aisha@example.org',
      anonymous: false,
      created_at: '2026-11-17T10:00:00Z',
      ended_at: null,
      ended_by: null,
      ...row,
    },
  ])

test('a treasurer’s report lists gifts by week, cause, payment method and fund, and compares Fridays', async () => {
  const { currencies, mode, from, to } = await readReportView(treasurer, '?weeks=4')
  expect({ mode, from, to }).toEqual({ mode: 'live', from: '2026-11-02', to: '2026-11-29' })
  expect(currencies).toMatchObject([
    {
      currency: 'gbp',
      amountMinor: 3850,
      gifts: 3,
      weeks: [
        { day: '2026-11-02', amountMinor: 0 },
        { day: '2026-11-09', amountMinor: 300 },
        { day: '2026-11-16', amountMinor: 3550 },
        { day: '2026-11-23', amountMinor: 0 },
      ],
      fridays: [{}, { day: '2026-11-13', amountMinor: 300 }, { day: '2026-11-20', amountMinor: 1000 }],
      funds: [
        { name: 'zakat', amountMinor: 2550 },
        { name: 'general', amountMinor: 1300 },
      ],
      ways: [{ name: 'card', amountMinor: 3850 }],
    },
  ])
})

test('counts regular gifts when they start and end, but not before a card is confirmed', async () => {
  await insertRegularGift({})
  await insertRegularGift({
    state: 'ended',
    ended_at: '2026-11-18T10:00:00Z',
    ended_by: 'giver',
    created_at: '2026-01-05T10:00:00Z',
  })
  await insertRegularGift({ state: 'expired', setup: 'failed', ended_at: '2026-11-19T10:00:00Z', ended_by: 'expired' })
  await insertRegularGift({ mode: 'test', account_id: 'test' })
  const { regular: regularFigures } = await readReportView(treasurer, '?weeks=4')
  expect(regularFigures.running).toBe(1)
  expect(regularFigures.weeks.filter(({ gained, lost }) => gained + lost > 0)).toEqual([
    { day: '2026-11-16', gained: 1, lost: 1 },
  ])
})

test('sends the Monday email once to subscribers who may see money, in their language', async () => {
  const owner = await staffUser(server, mosque, ['owner'], { now })
  await treasurer.post(`${reportsPath()}/weekly-email`, { wanted: true })
  await owner.post(`${reportsPath()}/weekly-email`, { wanted: true }, { 'accept-language': 'ar' })
  expect((await readReportView()).weeklyEmail).toBe(true)
  await runEmailJob('2026-11-29T12:00:00Z')
  await runEmailJob('2026-11-23T07:59:00Z')
  expect(await readEmails()).toEqual([])
  await runEmailJob('2026-11-23T08:00:00Z')
  await runEmailJob('2026-11-23T09:00:00Z')
  const emails = (await readEmails()).map(({ email }) => email)
  expect(emails).toHaveLength(2)
  const englishEmail = emails.find(({ subject }) => subject.startsWith('Giving to'))
  expect(englishEmail?.text).toContain('Total given: £35.50 (the week before: £3)')
  expect(englishEmail?.text).toContain('Given on Friday: £10 (the Friday before: £3)')
  expect(englishEmail?.text).toContain(`https://desk.example.org/${mosque.slug}/reports`)
  expect(englishEmail?.text.split('\n').filter((line) => /^[A-Z][\w ]+: /.test(line))).toHaveLength(6)
  expect(emails.find(({ subject }) => subject.startsWith('التبرعات'))?.text).toContain('يوم الجمعة')

  await treasurer.post(`${reportsPath()}/weekly-email`, { wanted: false })
  await server.database.pool.query(`update staff_members set roles = '{editor}' where account_id = $1`, [
    owner.accountId,
  ])
  await runEmailJob('2026-11-30T08:00:00Z')
  expect(await readEmails()).toHaveLength(2)
})

test('the accountant’s journal covers the same weeks and its download is logged', async () => {
  const { name, base64 }: { name: string; base64: string } = Object(
    (await treasurer.get(`${reportsPath()}/journal?weeks=4`)).body.data,
  )
  expect(name).toBe(`journal-${mosque.slug}-2026-11-02-2026-11-29.csv`)
  const rows = Buffer.from(base64, 'base64').toString().trim().split('\r\n')
  expect(rows).toHaveLength(1 + 2 * 3)
  expect(rows).toContain('2026-11-20,2,Donations: general,general,unrestricted,GBP,,10.00')
  const owner = await staffUser(server, mosque, ['owner'], { now })
  const log = JSON.stringify((await owner.get(`/mosques/${mosque.slug}/log`)).body)
  expect(log).toContain('downloaded the accountant’s journal, 2 November 2026 to 29 November 2026')
})

test('refuses staff without the role and staff of other mosques', async () => {
  const editor = await staffUser(server, mosque, ['editor', 'administrator'], { now })
  expect((await editor.get(reportsPath())).code).toBe(403)
  expect((await editor.post(`${reportsPath()}/weekly-email`, { wanted: true })).code).toBe(403)
  const otherMosque = await startDeclaring(server.database, { paymentMode: 'live' })
  const otherOwner = await staffUser(server, otherMosque, ['owner'], { now })
  expect((await otherOwner.get(reportsPath())).code).toBe(404)
})

test('concurrent subscriptions to the Monday email succeed', async () => {
  const requests = Array.from({ length: 8 }, () => treasurer.post(`${reportsPath()}/weekly-email`, { wanted: true }))
  expect((await Promise.all(requests)).map(({ code }) => code)).toEqual(requests.map(() => 200))
})
