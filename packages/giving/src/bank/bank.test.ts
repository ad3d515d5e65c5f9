import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bankLines, type Database } from '@minaret/foundation/db'
import { eq } from 'drizzle-orm'
import { testDatabase } from '../../../testkit/src/database.ts'
import { type BankMosque, formatCsv, now, secrets, createBankMosque, timeZone, treasurer } from '../testing/bank.ts'
import { postLines, readLayouts } from './index.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const general = { kind: 'gift', causeId: 'general' } as const

/** Chooses a kind for every line, money in as a gift, and posts them all. */
async function postAll(bank: BankMosque): Promise<void> {
  for (const { id, amountMinor } of await bank.waiting())
    await bank.choose(id, amountMinor > 0 ? general : { kind: 'other' })
  await bank.post()
}

type BankLine = { day: number; amount: number; name: string }
/** Generated from few names, amounts and days, so that many lines are identical. */
const bankLine: fc.Arbitrary<BankLine> = fc.record({
  day: fc.integer({ min: 1, max: 6 }),
  amount: fc.constantFrom(1000, 1000, 2550, -4000),
  name: fc.constantFrom('A RAHMAN', 'Y KHAN'),
})
const toCsv = ({ day, amount, name }: BankLine) => `0${day}/11/2026,${name},${(amount / 100).toFixed(2)}`
const toOfx = (lines: readonly (readonly [BankLine, number])[]) =>
  `OFXHEADER:100\n<OFX><CURDEF>GBP${lines
    .map(
      ([{ day, amount, name }, number]) =>
        `\n<STMTTRN><DTPOSTED>2026110${day}<TRNAMT>${amount / 100}<FITID>F${number}<NAME>${name}</STMTTRN>`,
    )
    .join('')}</OFX>`

/** Files that hold every part at least once, overlapping, repeated and in any order. @param parts the number of parts */
const files = (parts: number) =>
  fc.array(fc.subarray(Array.from({ length: parts }, (_, part) => part)), { maxLength: 5 }).chain((subsets) =>
    fc.shuffledSubarray([...subsets, ...Array.from({ length: parts }, (_, part) => [part])], {
      minLength: subsets.length + parts,
    }),
  )

async function expectSameLedger(fullFile: string, parts: readonly string[], postsBetween: boolean): Promise<void> {
  const [wholeImport, splitImport] = [await createBankMosque(database), await createBankMosque(database)]
  await wholeImport.importCsv(fullFile)
  await postAll(wholeImport)
  for (const part of parts) {
    await splitImport.importCsv(part)
    if (postsBetween) await postAll(splitImport)
  }
  await postAll(splitImport)
  expect(await splitImport.readLedger()).toEqual(await wholeImport.readLedger())
}

describe('any split and overlap of files gives the same ledger', () => {
  test('CSV, whose files hold complete days', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(bankLine, { minLength: 1, maxLength: 12 }),
        files(6),
        fc.boolean(),
        async (lines, shares, postsBetween) => {
          const fullFile = formatCsv(lines.map(toCsv))
          const parts = shares
            .map((days) => lines.filter(({ day }) => days.includes(day - 1)).map(toCsv))
            .filter((part) => part.length > 0)
            .map(formatCsv)
          await expectSameLedger(fullFile, parts, postsBetween)
        },
      ),
      { numRuns: 4 },
    ),
  )

  test('OFX, split between any two lines', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(
        fc
          .array(bankLine, { minLength: 1, maxLength: 8 })
          .chain((lines) =>
            fc.tuple(fc.constant(lines.map((line, index) => [line, index] as const)), files(lines.length)),
          ),
        fc.boolean(),
        async ([lines, shares], postsBetween) => {
          const parts = shares
            .map((share) => lines.filter(([, index]) => share.includes(index)))
            .filter((part) => part.length > 0)
            .map(toOfx)
          await expectSameLedger(toOfx(lines), parts, postsBetween)
        },
      ),
      { numRuns: 4 },
    ),
  )
})

test('posts a file once although two treasurers import and post it concurrently', async () => {
  const bank = await createBankMosque(database)
  const file = formatCsv(['24/11/2026,A RAHMAN,10.00', '24/11/2026,A RAHMAN,10.00'])
  const imports = await Promise.all([bank.importCsv(file), bank.importCsv(file), bank.importCsv(file)])
  expect(imports.reduce((sum, { added }) => sum + added, 0)).toBe(2)
  for (const { id } of await bank.waiting()) await bank.choose(id, general)
  const results = await Promise.all([bank.post(), bank.post(), bank.post()])
  expect(results.filter((result) => result?.gifts === 2)).toHaveLength(1)
  expect(await bank.readLedger()).toEqual(['paid 1000 2026-11-24 A Rahman', 'paid 1000 2026-11-24 A Rahman'])
})

test('learns a payer once and proposes their match next time, and never guesses income', async () => {
  const bank = await createBankMosque(database)
  await bank.importCsv(
    formatCsv([
      '20/11/2026,FPI MISS A RAHMAN REF 12,10.00',
      '20/11/2026,STRIPE PAYMENTS UK,85.00',
      '20/11/2026,HMRC CHARITIES,12.50',
      '20/11/2026,CITY POWER,-30.00',
    ]),
  )
  const firstLines = await bank.waiting()
  expect(new Set(firstLines.map(({ kind }) => kind))).toEqual(new Set(['hmrc', null, 'other', 'payout']))
  const rahman = firstLines.find(({ kind }) => kind === null)
  await bank.choose(rahman?.id ?? '', { kind: 'gift', causeId: 'zakat', donorName: 'Aisha Rahman' })
  await bank.post()
  // Only the gift is income.
  expect(await bank.readLedger()).toEqual(['paid 1000 2026-11-20 Aisha Rahman'])
  await bank.importCsv(formatCsv(['24/11/2026,MISS A RAHMAN ref 99,20.00']))
  expect(await bank.waiting()).toMatchObject([{ kind: 'gift', causeId: 'zakat', donorName: 'Aisha Rahman' }])
})

test('keeps the kind chosen for an unposted line', async () => {
  const bank = await createBankMosque(database)
  await bank.importCsv(formatCsv(['24/11/2026,A RAHMAN,10.00', '24/11/2026,Y KHAN,20.00']))
  const [firstLine] = await bank.waiting()
  await bank.choose(firstLine?.id ?? '', { ...general, donorName: 'Aisha' })
  expect((await bank.waiting()).filter(({ kind }) => kind !== null)).toMatchObject([
    { donorName: 'Aisha', causeId: 'general' },
  ])
  expect(await bank.readLedger()).toEqual([])
})

describe('a reversal', () => {
  test('is a new entry, after which the line can be posted again as another kind', async () => {
    const bank = await createBankMosque(database)
    await bank.importCsv(formatCsv(['24/11/2026,A RAHMAN,10.00']))
    await postAll(bank)
    const [line] = await bank.readPosted()
    expect(await bank.reverse(line?.id ?? '')).toMatchObject({ amountMinor: 1000, wasGift: true })
    expect(await bank.reverse(line?.id ?? '')).toBeUndefined()
    expect(await bank.readLedger()).toEqual(['paid 1000 2026-11-24 A Rahman', 'undone -1000 2026-11-25 A Rahman'])
    expect(await bank.waiting()).toMatchObject([{ id: line?.id, kind: null }])
    await bank.choose(line?.id ?? '', { kind: 'payout' })
    await bank.post()
    expect(await bank.readPosted()).toMatchObject([{ kind: 'payout' }])
    expect(await bank.readLedger()).toHaveLength(2)
  })

  test('cannot be replaced by an edit: the database rejects changes to postings', async () => {
    const bank = await createBankMosque(database)
    await bank.importCsv(formatCsv(['24/11/2026,A RAHMAN,10.00']))
    await postAll(bank)
    await expect(bank.db((tx) => tx.execute(`update bank_postings set kind = 'other'`))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  })
})

test('applies an account’s column settings to its next file, and to no other account', async () => {
  const bank = await createBankMosque(database)
  const file = (day: string) => `Wann,Wer,Wieviel\n${day},A RAHMAN,10.00\n${day},SHOP,-3.00\n`
  const columns = { '1': 'date', '2': 'payer', '3': 'amount' } as const
  expect(await bank.importCsv(file('03/11/2026'), {})).toEqual({ added: 0, known: 0 })
  expect(await bank.importCsv(file('03/11/2026'), { columns, dates: 'dmy' })).toEqual({ added: 2, known: 0 })
  expect(await bank.importCsv(file('04/11/2026'), {})).toEqual({ added: 2, known: 0 })
  expect((await bank.waiting()).map(({ day }) => day)).toEqual(['2026-11-03', '2026-11-03', '2026-11-04', '2026-11-04'])
  expect(await bank.db((tx) => readLayouts(tx, 'Current account'))).toEqual([
    { headings: ['wann', 'wer', 'wieviel'], columns, dates: 'dmy' },
  ])
  expect(await bank.db((tx) => readLayouts(tx, 'Zakat account'))).toEqual([])
})

test('dates a gift with a future bank date on the day it is posted', async () => {
  const bank = await createBankMosque(database)
  await bank.importCsv(formatCsv(['27/11/2026,A RAHMAN,10.00']))
  const [line] = await bank.waiting()
  expect(line?.day).toBe('2026-11-27')
  await bank.choose(line?.id ?? '', general)
  await bank.post()
  expect(await bank.readLedger()).toEqual(['paid 1000 2026-11-25 A Rahman'])
})

test('does not post a line that has changed since it was displayed', async () => {
  const bank = await createBankMosque(database)
  await bank.importCsv(formatCsv(['24/11/2026,A RAHMAN,10.00']))
  const [line] = await bank.waiting()
  const id = line?.id ?? ''
  expect(await bank.choose(id, { kind: 'gift', causeId: 'nothing' })).toBe('cause')
  expect(await bank.choose(id, { kind: 'refund' })).toBe('kind')
  expect(await bank.choose(id, { kind: 'recorded' })).toBe('no_gift')
  await bank.choose(id, general)
  const staleLine = { id, kind: 'gift' as const, causeId: 'zakat' }
  const context = { mode: 'live', accountId: bank.accountId, secrets, timeZone, by: treasurer.accountId, now } as const
  expect(await bank.db((tx) => postLines(tx, [staleLine], context))).toBeUndefined()
  expect(await bank.readLedger()).toEqual([])
})

test('the same line in a file of another format waits for a member of staff to choose its kind', async () => {
  const bank = await createBankMosque(database)
  await bank.importCsv(formatCsv(['04/11/2026,STRIPE PAYMENTS,10.00']))
  await bank.importCsv(toOfx([[{ day: 4, amount: 1000, name: 'Stripe' }, 1]]))
  expect(new Map((await bank.waiting()).map(({ kind, twin }) => [twin, kind]))).toEqual(
    new Map([
      [false, 'payout'],
      [true, null],
    ]),
  )
  const twins = await bank.db((tx) => tx.select().from(bankLines).where(eq(bankLines.twin, true)))
  expect(twins).toHaveLength(1)
})

describe('an entry with several payments', () => {
  const file = (amounts: readonly string[]) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Ntry><Amt Ccy="GBP">429.56</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef><NtryDtls>${amounts
      .map(
        (amount, index) =>
          `<TxDtls>${amount}<RltdPties><Dbtr><Nm>PAYER ${'AB'.charAt(index)}</Nm></Dbtr></RltdPties></TxDtls>`,
      )
      .join('')}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
  const [combinedFile, splitFile] = [
    file(['', '']),
    file(['329.56', '100.00'].map((amount) => `<AmtDtls><TxAmt><Amt Ccy="GBP">${amount}</Amt></TxAmt></AmtDtls>`)),
  ]

  test('stored as one line is not imported again as separate payments', async () => {
    const bank = await createBankMosque(database)
    expect(await bank.importCsv(combinedFile)).toEqual({ added: 1, known: 0 })
    expect(await bank.waiting()).toMatchObject([{ amountMinor: 42_956, donorName: null }])
    expect(await bank.importCsv(splitFile)).toEqual({ added: 0, known: 2 })
  })

  test('stored as separate payments is not imported again as one line', async () => {
    const bank = await createBankMosque(database)
    await bank.importCsv(splitFile)
    expect(await bank.importCsv(combinedFile)).toEqual({ added: 0, known: 1 })
  })

  test('is imported once', async () => {
    const bank = await createBankMosque(database)
    expect(await bank.importCsv(splitFile)).toEqual({ added: 2, known: 0 })
    expect(await bank.importCsv(splitFile)).toEqual({ added: 0, known: 2 })
    expect(new Set((await bank.waiting()).map(({ donorName }) => donorName))).toEqual(new Set(['Payer A', 'Payer B']))
  })

  test.each([
    ['its amount', ['429.56'], [true, true]],
    ['one of its payments', ['100.00'], [false, true]],
  ] as const)('waits if %s was imported in another format, in either order', async (_, amounts, expected) => {
    const [firstBank, secondBank] = [await createBankMosque(database), await createBankMosque(database)]
    const otherFile = formatCsv(amounts.map((amount) => `20/11/2026,BATCH,${amount}`))
    const twinsOf = async (bank: BankMosque) => new Map((await bank.waiting()).map(({ text, twin }) => [text, twin]))
    await firstBank.importCsv(otherFile)
    await firstBank.importCsv(splitFile)
    expect(await twinsOf(firstBank)).toEqual(
      new Map([
        ['BATCH', false],
        ['PAYER A', expected[0]],
        ['PAYER B', expected[1]],
      ]),
    )
    await secondBank.importCsv(splitFile)
    await secondBank.importCsv(otherFile)
    expect((await twinsOf(secondBank)).get('BATCH')).toBe(true)
  })
})
