import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@minaret/foundation/db'
import { testDatabase } from '../../../testkit/src/database.ts'
import { recordOfflineGiftIn } from '../gifts/index.ts'
import { type BankMosque, formatCsv, secrets, createBankMosque } from '../testing/bank.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const recordGift = (bank: BankMosque, donorName: string, day = '2026-11-24') =>
  bank.db((tx) =>
    recordOfflineGiftIn(
      tx,
      secrets,
      { mode: 'live', accountId: bank.accountId },
      {
        amountMinor: 3700,
        currency: 'gbp',
        causeId: 'general',
        how: 'bank',
        day,
        at: new Date(`${day}T12:00:00Z`),
        ...(donorName ? { donorName } : {}),
      },
    ),
  )
/** The proposed kind of each line, and the donor of its suggested gift. */
const readProposals = async (bank: BankMosque) =>
  new Map((await bank.waiting()).map(({ text, kind, giftDonor }) => [text, [kind, giftDonor]]))

test('matches a gift recorded by hand by its donor’s name, and does not count it again', async () => {
  const bank = await createBankMosque(database)
  await recordGift(bank, 'Aisha Rahman', '2026-11-22')
  await bank.importCsv(formatCsv(['24/11/2026,A RAHMAN,37.00', '24/11/2026,A RAHMAN,37.00']))
  const lines = await bank.waiting()
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set([null, 'recorded']))
  await bank.post()
  expect(await bank.readLedger()).toEqual(['paid 3700 2026-11-22 Aisha Rahman'])
  expect(await bank.readPosted()).toMatchObject([{ kind: 'recorded' }])
})

test('only hints at a recorded gift of another donor with the same amount', async () => {
  const bank = await createBankMosque(database)
  await recordGift(bank, 'Zainab Yusuf')
  await bank.importCsv(formatCsv(['23/11/2026,FATIMA BEGUM,37.00', '24/11/2026,OMAR SIDDIQUI,37.00']))
  expect(await readProposals(bank)).toEqual(
    new Map([
      ['FATIMA BEGUM', [null, 'Zainab Yusuf']],
      ['OMAR SIDDIQUI', [null, 'Zainab Yusuf']],
    ]),
  )
  expect(await bank.post()).toBeUndefined()
})

test('matches a recorded gift with the donor’s own line, though another line is earlier in the file and nearer in time', async () => {
  const bank = await createBankMosque(database)
  await recordGift(bank, 'Zainab Yusuf')
  await bank.importCsv(formatCsv(['24/11/2026,FATIMA BEGUM,37.00', '21/11/2026,MISS Z YUSUF,37.00']))
  expect(await readProposals(bank)).toEqual(
    new Map([
      ['FATIMA BEGUM', [null, null]],
      ['MISS Z YUSUF', ['recorded', 'Zainab Yusuf']],
    ]),
  )
})

test('matches a recorded gift with the donor’s own line from a later file, and with no other line after that', async () => {
  const bank = await createBankMosque(database)
  await recordGift(bank, 'Zainab Yusuf')
  await bank.importCsv(formatCsv(['24/11/2026,FATIMA BEGUM,37.00']))
  await bank.importCsv(formatCsv(['25/11/2026,ZAINAB YUSUF,37.00']))
  expect(await readProposals(bank)).toEqual(
    new Map([
      ['FATIMA BEGUM', [null, null]],
      ['ZAINAB YUSUF', ['recorded', 'Zainab Yusuf']],
    ]),
  )
  const [fatima] = await bank.waiting()
  expect(await bank.choose(fatima?.id ?? '', { kind: 'recorded' })).toBe('no_gift')
})

test('only the first of two concurrent choices gets a recorded gift', async () => {
  const bank = await createBankMosque(database)
  await recordGift(bank, '')
  await bank.importCsv(formatCsv(['23/11/2026,FATIMA BEGUM,37.00', '24/11/2026,OMAR SIDDIQUI,37.00']))
  const results = await Promise.all((await bank.waiting()).map(({ id }) => bank.choose(id, { kind: 'recorded' })))
  expect(new Set(results)).toEqual(new Set(['no_gift', undefined]))
  await Promise.all([bank.post(), bank.post()])
  expect(await bank.readPosted()).toMatchObject([{ kind: 'recorded' }])
  // The other line can take the gift after the reversal.
  const [postedLine] = await bank.readPosted()
  await bank.reverse(postedLine?.id ?? '')
  expect((await bank.waiting()).map(({ giftId }) => giftId !== null)).toEqual([true, true])
})

test('never matches a recorded gift without a donor automatically, even for a known payer', async () => {
  const bank = await createBankMosque(database)
  await bank.importCsv(formatCsv(['20/11/2026,OMAR SIDDIQUI,12.00']))
  const [line] = await bank.waiting()
  await bank.choose(line?.id ?? '', { kind: 'gift', causeId: 'general' })
  await bank.post()
  await recordGift(bank, '')
  await bank.importCsv(formatCsv(['24/11/2026,OMAR SIDDIQUI,37.00', '24/11/2026,FASTER PAYMENT 123,37.00']))
  expect(await readProposals(bank)).toEqual(
    new Map([
      ['OMAR SIDDIQUI', [null, '']],
      ['FASTER PAYMENT 123', [null, '']],
    ]),
  )
})

test('matches a recorded gift with a payer already known as its donor', async () => {
  const bank = await createBankMosque(database)
  await recordGift(bank, 'Aisha Rahman', '2026-11-10')
  await bank.importCsv(formatCsv(['10/11/2026,RAHMAN TRADING LTD,37.00']))
  const [line] = await bank.waiting()
  await bank.choose(line?.id ?? '', { kind: 'recorded' })
  await bank.post()
  await recordGift(bank, 'Aisha Rahman')
  await recordGift(bank, 'Yusuf Khan')
  await bank.importCsv(formatCsv(['24/11/2026,RAHMAN TRADING LTD,37.00']))
  expect(await readProposals(bank)).toEqual(new Map([['RAHMAN TRADING LTD', ['recorded', 'Aisha Rahman']]]))
})

test('only hints at a recorded gift if the initials fit two donors', async () => {
  const bank = await createBankMosque(database)
  await recordGift(bank, 'Mohammed Ali')
  await recordGift(bank, 'Mariam Ali')
  await bank.importCsv(formatCsv(['24/11/2026,M ALI,37.00']))
  expect(await bank.waiting()).toMatchObject([{ kind: null, giftDonor: expect.stringContaining('Ali') }])
})

test('does not match initials learned for one donor with another donor', async () => {
  const bank = await createBankMosque(database)
  await bank.importCsv(formatCsv(['10/11/2026,M ALI,37.00']))
  const [line] = await bank.waiting()
  await bank.choose(line?.id ?? '', { kind: 'gift', causeId: 'general', donorName: 'Mohammed Ali' })
  await bank.post()
  await recordGift(bank, 'Mariam Ali')
  await bank.importCsv(formatCsv(['24/11/2026,M ALI,37.00']))
  expect(await bank.waiting()).toMatchObject([{ kind: 'gift', donorName: 'Mohammed Ali', giftDonor: 'Mariam Ali' }])
  await recordGift(bank, 'Mohammed Ali', '2026-11-25')
  await bank.importCsv(formatCsv(['25/11/2026,M ALI,37.00']))
  expect(await bank.waiting()).toContainEqual(expect.objectContaining({ kind: 'recorded', giftDonor: 'Mohammed Ali' }))
})
