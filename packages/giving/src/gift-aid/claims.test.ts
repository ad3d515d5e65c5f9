import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeclaringMosque, startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { fill, startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { OperatorError } from '../../../foundation/src/base/OperatorError.ts'
import { referenceOf } from '../records/reference.ts'
import { markClaimed, undoClaim } from './claimOutcome.ts'
import { type ClaimOptions, listClaims, makeClaims, previewClaim } from './claims.ts'
import { endDeclaration } from './declarations.ts'
import { exportClaim, showClaim } from './readClaim.ts'

let server: TestServer
const now = new Date('2026-11-22T12:00:00Z')
const defaults: ClaimOptions = {
  mode: 'live',
  timeZone: 'Europe/London',
  now,
  before: now,
  aggregate: false,
  include: [],
}

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
})
afterAll(() => server.close())

const createMosque = () => startDeclaring(server.database)
const claim = (mosque: DeclaringMosque, options: Partial<ClaimOptions> = {}) =>
  makeClaims(server.database, mosque.id, { ...defaults, ...options })
const mark = (mosque: DeclaringMosque, number: number) => markClaimed(server.database, mosque.id, number, now)
const undo = (mosque: DeclaringMosque, number: number, rejected = false) =>
  undoClaim(server.database, mosque.id, number, { now, rejected })
const show = (mosque: DeclaringMosque, number: number) => showClaim(server.database, mosque.id, number)
const readRows = async (mosque: DeclaringMosque, table: string) =>
  (
    await server.database.pool.query<Record<string, unknown>>(`select * from ${table} where tenant_id = $1`, [
      mosque.id,
    ])
  ).rows

test('a claim contains declared gifts by their net amount, with names and addresses as declared, and each gift only once', async () => {
  const mosque = await createMosque()
  const ownDeclaration = await mosque.insertDeclaration({
    scope: 'this',
    email: 'b@example.org',
    first_name: 'Bilal',
    last_name: 'House-Martin',
    title: null,
  })
  await mosque.insertGift({
    declaration_id: ownDeclaration,
    gift_aid: 'yes',
    donor_email: 'b@example.org',
    donor_name: 'Bilal House-Martin',
    paid_at: '2026-06-03T23:30:00Z',
    amount_minor: 1000,
  })
  await mosque.insertDeclaration()
  const partRefundedId = await mosque.insertGift()
  await mosque.insertEntry(partRefundedId, 'refunded', -500)
  const refundedId = await mosque.insertGift()
  await mosque.insertEntry(refundedId, 'refunded', -2500)
  await mosque.insertGift({ cause_id: 'zakat', fund: 'zakat' })
  await mosque.insertGift({ gift_aid: 'no' })
  await mosque.insertGift({ currency: 'usd' })
  await mosque.insertGift({ mode: 'test' })
  await mosque.insertGift({ mode: 'demo' })
  await mosque.insertGift({ state: 'failed', paid_at: null, intent_id: null })
  const { claims } = await claim(mosque)
  expect(claims).toMatchObject([{ number: 1, state: 'open', mode: 'live', lines: 2, amountMinor: 3000 }])
  expect((await show(mosque, 1)).lines).toMatchObject([
    {
      position: 1,
      title: 'Mrs',
      firstName: 'Aisha',
      lastName: 'Rahman',
      house: '4',
      postcode: 'S9 5DH',
      day: '2026-06-01',
      amountMinor: 2000,
    },
    // 23:30 UTC is the next day at the mosque.
    { position: 2, title: '', firstName: 'Bilal', lastName: 'House Martin', day: '2026-06-04', amountMinor: 1000 },
  ])
  expect((await claim(mosque)).claims).toEqual([])
})

test('claims a collection of a regular gift with the declaration of its setup', async () => {
  const mosque = await createMosque()
  const declarationId = await mosque.insertDeclaration({ scope: 'this', email: 'x@example.org' })
  const regularGift = {
    id: 'cycle',
    attempt_id: crypto.randomUUID(),
    pass_hash: '\\x01',
    cause_id: 'general',
    fund: 'general',
    rhythm: 'weekly',
    amount_minor: 500,
    cover_minor: 0,
    currency: 'gbp',
    mode: 'live',
    account_id: 'live',
    state: 'active',
    starts_at: '2026-06-05T12:00:00Z',
    starts_on: '2026-06-05',
    setup: 'done',
    confirm_no: 1,
    failures: 0,
    version: 0,
    donor_name: 'A',
    donor_email: 'x@example.org',
    anonymous: false,
    gift_aid: 'yes',
    declaration_id: declarationId,
    created_at: '2026-06-01T00:00:00Z',
  }
  await fill(server.database, mosque.id, 'cycles', [regularGift])
  await mosque.insertGift({
    cycle_id: 'cycle',
    due_on: '2026-06-05',
    invoice_id: 'in_1',
    amount_minor: 500,
    donor_email: 'x@example.org',
  })
  expect((await claim(mosque)).claims).toMatchObject([{ lines: 1, amountMinor: 500 }])
})

test('lists doubtful gifts with the reason, and leaves them out until they are included', async () => {
  const mosque = await createMosque()
  await mosque.insertDeclaration()
  const doubtfulId = await mosque.insertGift({ donor_name: 'Yusuf Ali' })
  const preview = await previewClaim(server.database, mosque.id, defaults)
  expect(preview).toMatchObject({ schedules: [], doubtful: [{ gift: { id: doubtfulId }, doubts: ['other_name'] }] })
  expect((await claim(mosque)).claims).toEqual([])
  await expect(claim(mosque, { include: ['ZZZZ-ZZZZ'] })).rejects.toThrow(
    'There is no gift to check with the reference "ZZZZ-ZZZZ"',
  )
  expect((await claim(mosque, { include: [referenceOf(doubtfulId).toLowerCase()] })).claims).toMatchObject([
    { lines: 1 },
  ])
})

test('never claims a gift HMRC can’t read, even if it is included, and still claims the other gifts', async () => {
  const mosque = await createMosque()
  await mosque.insertDeclaration()
  await mosque.insertGift()
  const email = 'yusuf@example.org'
  await mosque.insertDeclaration({ email, first_name: 'Yusuf', last_name: 'Ali', house: '🏠' })
  const blockedGift = await mosque.insertGift({ donor_email: email, donor_name: 'Yusuf Ali' })
  const include = [referenceOf(blockedGift)]
  await expect(claim(mosque, { include })).rejects.toThrow(OperatorError)
  await expect(claim(mosque, { include })).rejects.toThrow(
    `The gift ${include[0]} can't be included: HMRC's form does not accept`,
  )
  const { claims, plan } = await claim(mosque, { include: 'all' })
  expect(claims).toMatchObject([{ lines: 1 }])
  expect(plan.doubtful).toMatchObject([{ gift: { id: blockedGift }, doubts: ['form'] }])
})

test('does not claim a gift dated after today in UK time, if the mosque’s time zone is ahead', async () => {
  const mosque = await createMosque()
  await mosque.insertDeclaration()
  const beforeMidnight = new Date('2026-11-22T23:30:00Z')
  await mosque.insertGift({ paid_at: '2026-11-22T23:00:00Z' })
  const options = { timeZone: 'Asia/Karachi', now: beforeMidnight, before: beforeMidnight }
  expect((await claim(mosque, options)).claims).toEqual([])
  const afterMidnight = new Date('2026-11-23T00:30:00Z')
  expect((await claim(mosque, { ...options, now: afterMidnight, before: afterMidnight })).claims).toMatchObject([
    { lines: 1 },
  ])
})

test('starts a second schedule after 1,000 lines', async () => {
  const mosque = await createMosque()
  await mosque.insertDeclaration()
  const { pool } = server.database
  await mosque.insertGift()
  await pool.query(
    `insert into gifts (tenant_id, id, attempt_id, pass_hash, cause_id, fund, amount_minor, currency, mode, account_id, state, intent_id, donor_name, donor_email, paid_at)
     select tenant_id, 'n' || i, gen_random_uuid(), int4send(i), cause_id, fund, 100 + i, currency, mode, account_id, state, 'n' || i, donor_name, donor_email, paid_at
     from gifts, generate_series(1, 1000) i where tenant_id = $1`,
    [mosque.id],
  )
  await pool.query(
    `insert into ledger_entries (tenant_id, id, gift_id, kind, provider_ref, amount_minor, currency, mode)
     select tenant_id, id, id, 'paid', id, amount_minor, 'gbp', mode from gifts where tenant_id = $1 and id like 'n%'`,
    [mosque.id],
  )
  const { claims } = await claim(mosque)
  expect(claims.map(({ number, lines }) => [number, lines])).toEqual([
    [1, 1000],
    [2, 1],
  ])
  expect((await claim(mosque)).claims).toEqual([])
})

test('concurrent claims claim each gift once', async () => {
  const mosque = await createMosque()
  await mosque.insertDeclaration()
  for (const _ of [1, 2, 3]) await mosque.insertGift()
  const results = await Promise.all([claim(mosque), claim(mosque), claim(mosque)])
  expect(results.flatMap(({ claims }) => claims)).toMatchObject([{ lines: 3 }])
})

test('a refund blocks an unsent claim; after sending, the next claim reports it once', async () => {
  const mosque = await createMosque()
  await mosque.insertDeclaration()
  const [paidId, refundedId] = [await mosque.insertGift(), await mosque.insertGift()]
  await claim(mosque)
  await mosque.insertEntry(refundedId, 'refunded', -1000)
  await expect(exportClaim(server.database, mosque.id, 1)).rejects.toThrow('giftaid undo 1')
  await undo(mosque, 1)
  expect((await claim(mosque)).claims).toMatchObject([{ number: 2, amountMinor: 4000 }])
  await mark(mosque, 2)
  expect((await exportClaim(server.database, mosque.id, 2)).lines).toHaveLength(2)
  await mosque.insertEntry(paidId, 'disputed', -2500)
  expect((await claim(mosque)).claims).toEqual([])
  await mosque.insertGift()
  expect((await claim(mosque)).claims).toMatchObject([{ number: 3 }])
  expect((await show(mosque, 3)).adjustments).toEqual([{ giftId: paidId, amountMinor: 2500 }])
  await mark(mosque, 3)
  await mosque.insertGift()
  await claim(mosque)
  expect((await show(mosque, 4)).adjustments).toEqual([])
  await expect(undo(mosque, 2, true)).rejects.toThrow('Undo claim 3 first')
})

test('undoes a claim that is unsent, or rejected by HMRC, and its gifts can be claimed again', async () => {
  const mosque = await createMosque()
  await mosque.insertDeclaration()
  await mosque.insertGift()
  await claim(mosque)
  await undo(mosque, 1)
  expect(await readRows(mosque, 'gift_aid_lines')).toEqual([])
  await expect(undo(mosque, 1)).rejects.toThrow('has been undone')
  await expect(exportClaim(server.database, mosque.id, 1)).rejects.toThrow('nothing to send')
  await claim(mosque)
  await mark(mosque, 2)
  await expect(mark(mosque, 2)).rejects.toThrow('already')
  await expect(undo(mosque, 2)).rejects.toThrow('--rejected')
  await undo(mosque, 2, true)
  expect((await claim(mosque)).claims).toMatchObject([{ number: 3, lines: 1 }])
  await expect(show(mosque, 9)).rejects.toThrow('There is no claim 9')
})

test('claims hold gifts of one mode: live, test or demonstration', async () => {
  const mosque = await createMosque()
  await mosque.insertDeclaration({ mode: 'demo' })
  await mosque.insertGift({ mode: 'demo' })
  await mosque.insertGift()
  expect((await claim(mosque)).claims).toEqual([])
  expect((await claim(mosque, { mode: 'demo' })).claims).toMatchObject([{ mode: 'demo', lines: 1 }])
})

test("does not claim or return another mosque's donors, gifts and claims", async () => {
  const [mosque, otherMosque] = [await createMosque(), await createMosque()]
  const declarationId = await mosque.insertDeclaration()
  await mosque.insertGift()
  await otherMosque.insertGift()
  await claim(mosque)
  expect((await claim(otherMosque)).claims).toEqual([])
  expect(await listClaims(server.database, otherMosque.id)).toEqual([])
  await expect(show(otherMosque, 1)).rejects.toThrow('There is no claim 1')
  await expect(undo(otherMosque, 1)).rejects.toThrow('There is no claim 1')
  const options = { by: 'giver', now } as const
  await expect(endDeclaration(server.database, otherMosque.id, declarationId, options)).rejects.toThrow(
    'There is no declaration',
  )
})

test('audits every change and read, without names', async () => {
  const mosque = await createMosque()
  const id = await mosque.insertDeclaration()
  await mosque.insertGift()
  await previewClaim(server.database, mosque.id, defaults)
  await claim(mosque)
  await show(mosque, 1)
  await exportClaim(server.database, mosque.id, 1)
  await mark(mosque, 1)
  await undo(mosque, 1, true)
  await endDeclaration(server.database, mosque.id, id, { by: 'giver', now })
  const entries = await readRows(mosque, 'audit_entries')
  expect(entries.map(({ what }) => what)).toEqual([
    'gift aid previewed',
    'gift aid claim made',
    'gift aid claim read',
    'gift aid claim exported',
    'gift aid claim marked',
    'gift aid claim undone',
    'gift aid declaration cancelled',
  ])
  expect(JSON.stringify(entries)).not.toMatch(/aisha|rahman|S9 5DH/i)
})
