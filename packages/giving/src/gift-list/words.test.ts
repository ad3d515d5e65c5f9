import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../testkit/src/database.ts'
import { type DeclaringMosque, startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { referenceOf } from '../records/reference.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let mosque: DeclaringMosque

beforeAll(async () => {
  database = await testDatabase()
  mosque = await startDeclaring(database)
})
afterAll(() => database.close())

const readWords = async (id: string) => {
  const { rows } = await database.pool.query<{ word: string }>(
    'select word from gift_words where gift_id = $1 order by word',
    [id],
  )
  return rows.map(({ word }) => word)
}

test.each([
  ['Aïsha O’Brien-Rahman', ['aisha', 'obrien', 'rahman']],
  ["AISHA O'BRIEN", ['aisha', 'obrien']],
  ['أَحْمَد العلي', ['احمد', 'علي']],
  ['علی احمد', ['احمد', 'علي']],
  ['İlker Çelik', ['celik', 'ilker']],
  ['', []],
])('folds the words of %s', async (name, words) => {
  const { rows } = await database.pool.query<{ words: string[] }>('select fold_words($1) as words', [name])
  expect(rows[0]?.words.toSorted()).toEqual(words)
})

test('stores the words of a gift and removes those of an erased donor', async () => {
  const id = await mosque.insertGift({ donor_name: 'Yusuf Khan', donor_email: 'Y.Khan@Example.org', note: 'Slip 42' })
  const reference = referenceOf(id).toLowerCase().replace('-', '')
  const permanentWords = ['#general', '=2500', reference]
  expect(await readWords(id)).toEqual(
    ['42', 'khan', 'slip', 'y', 'y.khan@example.org', 'yusuf', ...permanentWords].toSorted(),
  )
  const db = database.forTenant(mosque.id)
  await db((tx) => tx.execute(`update gifts set donor_name = 'Musa Khan' where id = '${id}'`))
  expect(await readWords(id)).toEqual(
    ['42', 'khan', 'musa', 'slip', 'y', 'y.khan@example.org', ...permanentWords].toSorted(),
  )
  await db((tx) => tx.execute(`update gifts set donor_name = '', donor_email = '', note = null where id = '${id}'`))
  expect(await readWords(id)).toEqual(permanentWords.toSorted())
  await database.pool.query('delete from ledger_entries where gift_id = $1', [id])
  await database.pool.query('delete from gifts where id = $1', [id])
  expect(await readWords(id)).toEqual([])
})

test('keeps the words if the transaction fails', async () => {
  const id = await mosque.insertGift({ donor_name: 'Yusuf Khan' })
  const wordsBefore = await readWords(id)
  const update = database.forTenant(mosque.id)(async (tx) => {
    await tx.execute(`update gifts set donor_name = 'Musa Khan' where id = '${id}'`)
    throw new Error('It fails.')
  })
  await expect(update).rejects.toThrow('It fails.')
  expect(await readWords(id)).toEqual(wordsBefore)
})

test('only triggers may write words', async () => {
  const deletion = database.forTenant(mosque.id)((tx) => tx.execute('delete from gift_words'))
  await expect(deletion).rejects.toMatchObject({ cause: { code: '42501' } })
})
