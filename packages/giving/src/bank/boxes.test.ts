import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, newPublicId } from '@minaret/foundation/db'
import { testDatabase } from '../../../testkit/src/database.ts'
import { formatCsv, createBankMosque, treasurer } from '../testing/bank.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('matches a counted collection with the line that banked it', async () => {
  const bank = await createBankMosque(database)
  const [openerId, secondId] = [newPublicId(), newPublicId()]
  await database.pool.query(
    `insert into box_sheets (tenant_id, id, day, cause_id, mode, currency, state, opened_by, second_by, small_cash_minor,
       cheques_minor, opener_confirmed_at, second_confirmed_at, created_at, closed_at)
     values ($1, $2, '2026-11-20', 'general', 'live', 'gbp', 'closed', $3, $4, 40000, 5050, now(), now(), now(), now())`,
    [bank.mosque.id, newPublicId(), openerId, secondId],
  )
  await bank.importCsv(
    formatCsv(['22/11/2026,FATIMA BEGUM,450.50', '24/11/2026,CASH PAID IN,450.50', '24/11/2026,CASH PAID IN,450.00']),
  )
  await bank.importCsv(formatCsv(['25/11/2026,COUNTER CREDIT 12,450.50']))
  // A sheet matches one line only, and a person's transfer is not cash.
  expect((await bank.waiting()).map(({ text, kind }) => [text, kind])).toEqual([
    ['FATIMA BEGUM', null],
    ['CASH PAID IN', expect.toBeOneOf(['box', null])],
    ['CASH PAID IN', expect.toBeOneOf(['box', null])],
    ['COUNTER CREDIT 12', null],
  ])
  expect((await bank.waiting()).filter(({ kind }) => kind === 'box')).toMatchObject([{ amountMinor: 45_050 }])
})

test('posting a line as a collection marks its sheet as paid in, and a reversal unmarks it', async () => {
  const bank = await createBankMosque(database)
  const readSheets = async () => {
    const { rows } = await database.pool.query<{ day: string; sheet: string; by: string | null }>(
      `select to_char(day, 'DD') as day, concat_ws(' ', to_char(banked_on, 'DD'), banked_reference) as sheet, banked_by as by
       from box_sheets where tenant_id = $1 order by day`,
      [bank.mosque.id],
    )
    return rows.map(({ day, sheet, by }) => [day, sheet, by ?? ''])
  }
  for (const day of ['2026-11-13', '2026-11-20'])
    await database.pool.query(
      `insert into box_sheets (tenant_id, id, day, cause_id, mode, currency, state, opened_by, second_by, small_cash_minor,
         opener_confirmed_at, second_confirmed_at, created_at, closed_at)
       values ($1, $2, $3, 'general', 'live', 'gbp', 'closed', 'a', 'b', 40000, now(), now(), now(), now())`,
      [bank.mosque.id, newPublicId(), day],
    )
  const unbankedSheets = [
    ['13', '', ''],
    ['20', '', ''],
  ]
  await bank.importCsv(
    formatCsv(['24/11/2026,CASH PAID IN,400.00', '24/11/2026,CASH AGAIN,400.00', '24/11/2026,CASH MORE,400.00']),
  )
  expect(await readSheets()).toEqual(unbankedSheets)
  const [line, , thirdLine] = (await bank.waiting()).toSorted(
    (a, b) => Number(a.kind === null) - Number(b.kind === null),
  )
  await bank.choose(thirdLine?.id ?? '', { kind: 'box' })
  await bank.post([line?.id ?? ''])
  const bankedByLine = ['20', `24 ${line?.text}`, treasurer.accountId]
  expect(await readSheets()).toEqual([unbankedSheets[0], bankedByLine])
  // Each sheet is paid in once; a third line of that amount is posted without a sheet.
  await bank.post()
  expect((await readSheets()).map(([, sheet]) => sheet?.slice(0, 7))).toEqual(['24 CASH', '24 CASH'])
  expect(await bank.readPosted()).toHaveLength(3)
  for (const { id } of await bank.readPosted()) await bank.reverse(id)
  expect(await readSheets()).toEqual(unbankedSheets)
})
