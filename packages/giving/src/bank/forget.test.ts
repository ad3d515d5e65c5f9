import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database } from '@minaret/foundation/db'
import { testDatabase } from '../../../testkit/src/database.ts'
import { formatCsv, createBankMosque } from '../testing/bank.ts'
import { forgetBankTexts } from './index.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const lines = formatCsv([
  '20/11/2026,YUSUF KHAN,25.00',
  '21/11/2026,A RAHMAN SALARY,-900.00',
  '22/11/2026,MARYAM BELLO,40.00',
  '23/11/2026,STRIPE PAYMENTS UK,88.00',
])
const monthsLater = (months: number) => {
  const day = new Date('2026-11-25T12:00:00Z')
  day.setUTCMonth(day.getUTCMonth() + months)
  return day
}

/** Imports a statement with a gift, a payment, a line without a kind, and a payout. */
async function start() {
  const bank = await createBankMosque(database)
  await bank.importCsv(lines)
  const khan = (await bank.waiting()).find(({ text }) => text.includes('KHAN'))
  await bank.choose(khan?.id ?? '', { kind: 'gift', causeId: 'general', donorName: 'Yusuf Khan' })
  await bank.post()
  const readLines = async () => {
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select amount_minor, text, payer_key, donor_name, kind, state, day::text from bank_lines where tenant_id = $1 order by day`,
      [bank.mosque.id],
    )
    return rows
  }
  const forget = (now: Date) => database.forTenant(bank.mosque.id)((tx) => forgetBankTexts(tx, now))
  const countPayers = async () =>
    (await database.pool.query('select from bank_payers where tenant_id = $1', [bank.mosque.id])).rowCount
  return { bank, read: readLines, forget, payers: countPayers }
}

test('erases the text of unmatched lines after two years, and keeps day, amount and match', async () => {
  const { bank, read: readLines, forget, payers: countPayers } = await start()
  const initialLines = await readLines()
  expect(initialLines.map(({ kind, state }) => [kind, state])).toEqual([
    ['gift', 'posted'],
    ['other', 'posted'],
    [null, 'waiting'],
    ['payout', 'posted'],
  ])
  const payerCount = await countPayers()
  await forget(monthsLater(23))
  expect(await readLines()).toEqual(initialLines)
  expect(await countPayers()).toBe(payerCount)

  await forget(monthsLater(25))
  const erasedColumns = { text: '', payer_key: '', donor_name: null }
  const [giftLine, paymentLine, waitingLine, payoutLine] = initialLines
  expect(await readLines()).toEqual([
    giftLine,
    { ...paymentLine, ...erasedColumns },
    { ...waitingLine, ...erasedColumns },
    payoutLine,
  ])
  expect(await countPayers()).toBe(0)
  expect(await bank.importCsv(lines)).toEqual({ added: 0, known: 4 })
  expect(await bank.readLedger()).toEqual(['paid 2500 2026-11-20 Yusuf Khan'])
})

test('erases the text of a gift’s line when the donor is forgotten', async () => {
  const { bank, read: readLines, forget } = await start()
  await database.pool.query("update gifts set donor_name = '', forgotten_at = now() where tenant_id = $1", [
    bank.mosque.id,
  ])
  await forget(monthsLater(1))
  const [gift, ...rest] = await readLines()
  expect(gift).toMatchObject({ text: '', payer_key: '', donor_name: null, kind: 'gift', amount_minor: 2500 })
  expect(rest.every(({ text }) => text !== '')).toBe(true)
})
