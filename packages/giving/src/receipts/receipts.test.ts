import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, type MockInstance, test, vi } from 'vitest'
import { settings } from '../../../foundation/src/db/content.ts'
import { gifts, ledgerEntries } from '../../../foundation/src/db/money.ts'
import { receipts } from '../../../foundation/src/db/receipts.ts'
import { reverseOfflineGift, recordOfflineGift } from '../gifts/offline.ts'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/index.ts'
import { issueReceipt } from './issue.ts'
import { receiptTasks } from './tasks.ts'

let giving: Giving
beforeAll(async () => (giving = await startGiving('demonstration')))
afterAll(() => giving.close())

const charitySettings = { charityName: 'Test Mosque Trust', charityNumber: '1234567', address: '1 Lantern Street' }
const readReceipts = (mosque: Mosque) =>
  giving.server.database.forTenant(mosque.id)((tx) =>
    tx.select().from(receipts).orderBy(asc(receipts.year), asc(receipts.serial)),
  )
const give = async (
  mosque: Mosque,
  overrides: Record<string, unknown> = {},
  outcome: 'succeeds' | 'declined' = 'succeeds',
) => giving.pay(mosque, await giving.attempt(mosque, overrides), outcome)
const idOf = ({ body }: Awaited<ReturnType<typeof give>>) =>
  typeof body.data === 'object' && body.data && 'id' in body.data ? String(body.data.id) : ''
const year = new Date().getUTCFullYear()
/** Runs the receipt jobs and returns the queued receipt emails. */
async function sendReceipts(mosque: Mosque, times = 1) {
  const tasks = receiptTasks({ ...giving.server, now: () => new Date() })
  for (const { giftId } of await readReceipts(mosque))
    for (let time = 0; time < times; time += 1) await tasks['receipt-letter']({ tenantId: mosque.id, giftId })
  return (await giving.server.emails(mosque)).filter(({ kind }) => kind === 'receipt')
}

test('a paid gift has a receipt with number, charity and fund; a declined one has none', async () => {
  const mosque = await giving.mosque(charitySettings)
  await give(mosque, {}, 'declined')
  expect(await readReceipts(mosque)).toEqual([])
  const id = idOf(await give(mosque))
  const [receipt] = await readReceipts(mosque)
  expect(receipt).toMatchObject({ giftId: id, mode: 'demo', number: `DEMO-${year}-000001` })
  expect(receipt?.says).toMatchObject({
    mosque: { name: 'Test Mosque Trust', charityNumber: '1234567', address: '1 Lantern Street' },
    cause: 'General fund',
    fund: 'general',
    amountMinor: 2500,
  })
})

test('a receipt does not change when the mosque is renamed', async () => {
  const mosque = await giving.mosque(charitySettings)
  await give(mosque)
  await giving.server.database.forTenant(mosque.id)(async (tx) => {
    const isCharityName = and(eq(settings.tenantId, mosque.id), eq(settings.key, 'charityName'))
    await tx.update(settings).set({ value: 'Another Trust' }).where(isCharityName)
  })
  await give(mosque)
  const mosqueNames = (await readReceipts(mosque)).map(({ says }) => says.mosque.name)
  expect(mosqueNames).toEqual(['Test Mosque Trust', 'Another Trust'])
})

test('forty concurrent gifts have consecutive numbers, and another mosque starts at one', async () => {
  const [mosque, otherMosque] = [await giving.mosque(), await giving.mosque()]
  const attempts = await Promise.all(Array.from({ length: 40 }, () => giving.attempt(mosque)))
  const responses = await Promise.all(attempts.map((attempt) => giving.pay(mosque, attempt)))
  expect(responses.every(({ code }) => code === 200)).toBe(true)
  expect((await readReceipts(mosque)).map(({ serial }) => serial)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  )
  await give(otherMosque)
  expect((await readReceipts(otherMosque)).map(({ number }) => number)).toEqual([`DEMO-${year}-000001`])
})

test('records the payment in the last statement of its transaction', async () => {
  const mosque = await giving.mosque()
  const spies = new Set<MockInstance>()
  let isWatching = true
  // Spying on a client again returns the same spy.
  giving.server.database.pool.on('acquire', (client) => void (isWatching && spies.add(vi.spyOn(client, 'query'))))
  await give(mosque)
  isWatching = false
  const textOf = (query: unknown) => (typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text')))
  const statementsByClient = [...spies].map((spy) => spy.mock.calls.map(([query]) => textOf(query)))
  const isEntry = (text: string) => text.includes('enter_payment(')
  const [statements = []] = statementsByClient.filter((texts) => texts.some(isEntry))
  expect(statements[statements.findIndex(isEntry) + 1]).toBe('COMMIT')
  for (const spy of spies) spy.mockRestore()
})

test('numbers have at least six digits', async () => {
  const mosque = await giving.mosque()
  await give(mosque)
  const { pool } = giving.server.database
  await pool.query('update receipt_counters set last = 999998 where tenant_id = $1', [mosque.id])
  await give(mosque)
  await give(mosque)
  const numbers = (await readReceipts(mosque)).map(({ number }) => number)
  expect(numbers).toEqual([`DEMO-${year}-000001`, `DEMO-${year}-999999`, `DEMO-${year}-1000000`])
})

test('a failed transaction leaves no gap in the numbers', async () => {
  const mosque = await giving.mosque()
  const [id] = [idOf(await give(mosque))]
  const db = giving.server.database.forTenant(mosque.id)
  const [gift] = await db((tx) => tx.select().from(gifts).where(eq(gifts.id, id)))
  if (!gift) throw new Error('no gift')
  await expect(db((tx) => issueReceipt(tx, gift, { issuedAt: new Date() }))).rejects.toThrow('Failed query')
  await give(mosque)
  expect((await readReceipts(mosque)).map(({ serial }) => serial)).toEqual([1, 2])
})

test('numbers restart with the year in the mosque’s time zone, not the server’s', async () => {
  const mosque = await giving.mosque({ timeZone: 'Pacific/Auckland' })
  const id = idOf(await give(mosque))
  const db = giving.server.database
  await db.pool.query('delete from receipts where tenant_id = $1', [mosque.id])
  const [row] = await db.forTenant(mosque.id)(async (tx) => {
    const [gift] = await tx.select().from(gifts).where(eq(gifts.id, id))
    return gift ? [await issueReceipt(tx, gift, { issuedAt: new Date('2030-12-31T12:00:00Z') })] : []
  })
  expect(row).toMatchObject({ number: 'DEMO-2031-000001', year: 2031 })
})

test('the application’s role can neither change nor delete receipts, nor write totals', async () => {
  const mosque = await giving.mosque()
  await give(mosque)
  const db = giving.server.database.forTenant(mosque.id)
  await expect(db((tx) => tx.delete(receipts))).rejects.toThrow('Failed query')
  await expect(db((tx) => tx.update(receipts).set({ number: '1' }))).rejects.toThrow('Failed query')
  await expect(db((tx) => tx.execute('update money_totals set gifts = 7'))).rejects.toThrow('Failed query')
})

test('sends one email per gift in the page’s language, even if the job is repeated', async () => {
  const mosque = await giving.mosque({ languages: 'en,ar' })
  await giving.server.post(
    mosque,
    '/api/stripePaymentProcess',
    { ...(await giving.attempt(mosque, { message: 'For my mother.' })), confirmationTokenId: giving.token('succeeds') },
    { 'accept-language': 'ar' },
  )
  const emails = await sendReceipts(mosque, 3)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.email).toMatchObject({ to: 'aisha@example.org' })
  expect(emails[0]?.email.html).toContain('dir="rtl"')
  expect(emails[0]?.email.text.startsWith('عرض توضيحي: لا تُسحب أي أموال.')).toBe(true)
  expect(emails[0]?.email.text).toContain('For my mother.')
})

test('sends no email to an erased donor', async () => {
  const mosque = await giving.mosque()
  await give(mosque)
  await giving.server.database.pool.query("update gifts set donor_name = '', donor_email = '' where tenant_id = $1", [
    mosque.id,
  ])
  expect(await sendReceipts(mosque)).toEqual([])
})

describe('an offline gift', () => {
  const cashGift = { amountMinor: 4000, currency: 'gbp', causeId: 'general', how: 'cash', day: '2026-11-20' } as const
  const recordCash = async (mosque: Mosque, overrides: Partial<Parameters<typeof recordOfflineGift>[2]>) =>
    recordOfflineGift(giving.server, await loadTenant(giving.server.database, mosque.id), {
      ...cashGift,
      at: new Date(),
      ...overrides,
    })

  test('has a receipt, and emails the donor only on request', async () => {
    const mosque = await giving.mosque()
    const { receiptNumber } = await recordCash(mosque, { donorEmail: 'yusuf@example.org' })
    expect(receiptNumber).toBe(`DEMO-${year}-000001`)
    const countJobs = async () =>
      (
        await giving.server.database.pool.query<{ n: number }>(
          "select count(*)::int as n from graphile_worker._private_jobs where payload->>'tenantId' = $1",
          [mosque.id],
        )
      ).rows[0]?.n
    expect(await countJobs()).toBe(0)
    await recordCash(mosque, { donorEmail: 'yusuf@example.org', note: 'second', sendEmail: true })
    expect(await countJobs()).toBe(1)
  })

  test('keeps its receipt when it is reversed, and is subtracted from the totals', async () => {
    const mosque = await giving.mosque()
    const { gift } = await recordCash(mosque, {})
    await reverseOfflineGift(giving.server.database, mosque.id, gift.id, new Date())
    expect(await readReceipts(mosque)).toHaveLength(1)
    const { rows } = await giving.server.database.pool.query('select * from money_totals where tenant_id = $1', [
      mosque.id,
    ])
    expect(rows).toMatchObject([{ amount_minor: '0', gifts: 0 }])
  })
})

test('the ledger’s totals match their entries after every change', async () => {
  const mosque = await giving.mosque()
  const ids: string[] = []
  for (let index = 0; index < 6; index += 1) ids.push(idOf(await give(mosque, { amountMinor: 1000 + index * 100 })))
  const db = giving.server.database
  await db.forTenant(mosque.id)(async (tx) => {
    const createReturnEntry = (
      giftId: string,
      index: number,
      amountMinor: number,
      kind: 'refunded' | 'disputed' | 'dispute_won',
    ) => ({
      tenantId: mosque.id,
      giftId,
      providerRef: `re_${index}`,
      kind,
      amountMinor,
      currency: 'gbp',
      mode: 'demo',
    })
    // Two returns of one gift and the full return of another.
    const rows = [
      createReturnEntry(ids[0] ?? '', 1, -400, 'refunded'),
      createReturnEntry(ids[0] ?? '', 2, -600, 'refunded'),
      createReturnEntry(ids[1] ?? '', 3, -1100, 'disputed'),
    ]
    for (const row of rows) await tx.insert(ledgerEntries).values({ ...row, mode: 'demo' })
    await tx.insert(ledgerEntries).values({ ...createReturnEntry(ids[1] ?? '', 4, 1100, 'dispute_won'), mode: 'demo' })
  })
  const { rows } = await db.pool.query(
    `select amount_minor::int, gifts, (select sum(amount_minor)::int from ledger_entries where tenant_id = $1) as books
     from money_totals where tenant_id = $1`,
    [mosque.id],
  )
  expect(rows).toEqual([{ amount_minor: 6500, gifts: 5, books: 6500 }])
  await db.pool.query('delete from ledger_entries where tenant_id = $1 and gift_id = $2', [mosque.id, ids[5]])
  const { rows: remaining } = await db.pool.query(
    'select amount_minor::int, gifts from money_totals where tenant_id = $1',
    [mosque.id],
  )
  expect(remaining).toEqual([{ amount_minor: 5000, gifts: 4 }])
})
