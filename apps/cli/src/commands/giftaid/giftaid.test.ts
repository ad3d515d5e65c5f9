import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeclaringMosque, startDeclaring, readSchedule } from '@minaret/acceptance'
import { type TestCli, getField, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
let folder: string
beforeAll(async () => {
  cli = await startTestCli()
  folder = await mkdtemp(path.join(tmpdir(), 'giftaid-'))
})
afterAll(async () => {
  await cli.close()
  await rm(folder, { recursive: true, force: true })
})

const run = (mosque: DeclaringMosque, line: string, ...args: string[]) =>
  cli.run(`giftaid ${line} --tenant ${mosque.slug}`, ...args)

/** Creates a mosque with three gifts: an ordinary one, one from overseas with Turkish characters, and a refunded one. */
async function createMosqueWithGifts(): Promise<DeclaringMosque> {
  const mosque = await startDeclaring(cli.database)
  await mosque.insertDeclaration()
  await mosque.insertGift()
  const overseasDeclaration = await mosque.insertDeclaration({
    scope: 'this',
    email: 'f@example.org',
    title: null,
    first_name: '=Şafiye',
    last_name: 'Al-Zahra & <sons>',
    house: '12 "Corniche", Jeddah',
    postcode: null,
    overseas: true,
  })
  const gift = {
    donor_email: 'f@example.org',
    declaration_id: overseasDeclaration,
    gift_aid: 'yes',
    amount_minor: 123_456,
  }
  await mosque.insertGift({ ...gift, paid_at: '2026-06-09T10:00:00Z' })
  const refundedGift = await mosque.insertGift()
  await mosque.insertEntry(refundedGift, 'refunded', -2500)
  return mosque
}

test('preview lists the content of a claim, doubtful gifts with reasons, and gifts left out, and claims nothing', async () => {
  const mosque = await createMosqueWithGifts()
  const result = await run(mosque, 'preview')
  expect(result.out).toContain('1 gift of £25.00 in 1 line and 1 schedule: Gift Aid of about £6.25.')
  expect(result.out).toContain('Left out because it was refunded: 1 gift.')
  expect(result.out).toContain('1 gift needs checking.')
  expect(result.out).toContain('looks like several people')
  expect((await run(mosque, 'list')).out).toContain('There are no claims yet.')
})

test('a gift that would make HMRC reject the claim is listed with the reason, and can’t be included', async () => {
  const mosque = await startDeclaring(cli.database)
  await mosque.insertDeclaration({ house: '🏠' })
  await mosque.insertGift()
  const result = await run(mosque, 'preview')
  expect(result.out).toContain("1 gift can't be claimed before the donor makes a new declaration")
  expect(result.out).not.toContain('needs checking')
  const { doubtful }: { doubtful: unknown[] } = Object((await run(mosque, 'preview --json')).json)
  const reference = getField(doubtful[0], 'gift')
  expect(await run(mosque, 'claim', '--include', reference)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`The gift ${reference} can't be included`),
  })
  expect((await run(mosque, 'claim', '--include', 'all')).out).toContain('There are no gifts to claim for.')
})

test('a claim is created, shown, exported for HMRC and marked as sent, and then cannot be undone without --rejected', async () => {
  const mosque = await createMosqueWithGifts()
  const result = await run(mosque, 'claim --json', '--include', 'all')
  expect(result.json).toMatchObject({
    claims: [{ claim: 1, lines: 2, amount: '1259.56', giftAid: '314.89', state: 'open' }],
  })
  expect((await run(mosque, 'show 1')).out).toMatch(/Mrs Aisha Rahman +4 +S9 5DH/)

  const base = path.join(folder, 'april')
  const exportResult = await run(mosque, 'export 1', '--out', base)
  expect(exportResult.out).toContain('Wrote 2 rows of £1259.56')
  expect(exportResult.out).toContain('The earliest donation date is 01/06/26.')
  expect(await readFile(`${base}.csv`, 'utf8')).toBe(
    '\ufeffTitle,First name or initial,Last name,House name or number,Postcode,Aggregated donations,Sponsored event,Donation date,Amount\r\n' +
      'Mrs,Aisha,Rahman,4,S9 5DH,,,01/06/26,25.00\r\n' +
      `,'=Safiye,Al Zahra & <sons>,"12 ""Corniche"", Jeddah",X,,,09/06/26,1234.56\n`,
  )
  expect((await stat(`${base}.ods`)).mode & 0o777).toBe(0o600)
  await writeFile(`${base}.ods`, 'as it was sent')
  const secondExport = await run(mosque, 'export 1', '--out', base)
  expect(secondExport).toMatchObject({
    code: 1,
    err: expect.stringMatching(/april\.ods and .*april\.csv already exist.*--force/),
  })
  expect(await readFile(`${base}.ods`, 'utf8')).toBe('as it was sent')
  expect((await run(mosque, 'export 1', '--force', '--out', base)).code).toBe(0)
  expect(await readFile(`${base}.ods`, 'utf8')).not.toBe('as it was sent')

  expect((await run(mosque, 'mark 1 --claimed')).out).toContain('Claim 1 is marked as claimed.')
  expect(await run(mosque, 'undo 1')).toMatchObject({ code: 1, err: expect.stringContaining('--rejected') })
  expect((await run(mosque, 'list --json')).json).toMatchObject([{ claim: 1, state: 'claimed' }])
  expect((await run(mosque, 'undo 1 --rejected')).out).toContain('can be claimed again')
})

test('the spreadsheet is HMRC’s: its first entry is the uncompressed file type, and its cells are text, dates and amounts', async () => {
  const mosque = await createMosqueWithGifts()
  await run(mosque, 'claim', '--include', 'all')
  const base = path.join(folder, 'sheet')
  await run(mosque, 'export 1', '--out', base)
  const bytes = await readFile(`${base}.ods`)
  // OpenDocument 1.3 part 2, 3.3: the first entry, stored, without an extra field.
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  expect([bytes.readUInt16LE(8), bytes.readUInt16LE(28)]).toEqual([0, 0])
  expect(bytes.subarray(30, 84).toString()).toBe('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')
  const { rows } = readSchedule(bytes, 'giftAid', '2026-11-22')
  expect(rows[0]).toEqual(['1', 'Mrs', 'Aisha', 'Rahman', '4', 'S9 5DH', '', '', '01/06/26', '25.00'])
  expect(rows[1]?.slice(2, 4)).toEqual(['=Safiye', 'Al Zahra & <sons>'])
  expect(strFromU8(unzipSync(bytes)['content.xml'] ?? new Uint8Array())).not.toContain('table:formula="=')
})

test('a refund after a claim was sent is reported with the next claim, with its tax', async () => {
  const mosque = await startDeclaring(cli.database)
  await mosque.insertDeclaration()
  const gift = await mosque.insertGift()
  await run(mosque, 'claim')
  await run(mosque, 'mark 1 --claimed')
  await mosque.insertEntry(gift, 'refunded', -1000)
  await mosque.insertGift()
  expect((await run(mosque, 'claim')).out).toContain('Tell HMRC with the next claim that £2.50 was overclaimed.')
  const result = await run(mosque, 'export 2', '--out', path.join(folder, 'next'))
  expect(result.out).toContain('£2.50 is entered as overclaimed tax, for refunds of £10.00.')
})

test('demonstration claims get separate, marked files, and are never mixed with live claims', async () => {
  const mosque = await startDeclaring(cli.database)
  await mosque.insertDeclaration({ mode: 'demo' })
  await mosque.insertGift({ mode: 'demo' })
  expect((await run(mosque, 'claim')).out).toContain('There are no gifts to claim for.')
  expect((await run(mosque, 'claim --mode demo')).out).toContain(
    'mode: they are not real money, and must not be claimed from HMRC.',
  )
  expect(await run(mosque, 'export 1', '--out', path.join(folder, 'demo'))).toMatchObject({ code: 1 })
  const result = await run(mosque, 'export 1 --json', '--out', path.join(folder, 'x-DEMO-NOT-FOR-HMRC'))
  expect(result).toMatchObject({ code: 0, err: expect.stringContaining('must not be claimed from HMRC') })
})

test('declarations are listed by address, and cancelled once by the start of their id', async () => {
  const mosque = await createMosqueWithGifts()
  const declarations = await run(mosque, 'declarations --json --email AISHA@example.org')
  expect(declarations.json).toMatchObject([
    { name: 'Mrs Aisha Rahman', home: '4, S9 5DH', for: 'past and future', counts: 'yes' },
  ])
  const id = getField(Reflect.get(Object(declarations.json), 0), 'declaration')
  expect((await run(mosque, 'cancel', id, '--because', 'tax')).out).toContain('has ended')
  expect(await run(mosque, 'cancel', id)).toMatchObject({ code: 1, err: expect.stringContaining('already ended') })
})

test.each([
  ['show 7', 1, 'There is no claim 7.'],
  ['show last', 2, '"last" is not a claim number.'],
  ['mark 1', 2, 'Missing --claimed.'],
  ['claim --to soon', 2, '"soon" is not a date.'],
  ['claim --mode gold', 2, 'Allowed choices are live, test, demo.'],
  ['claim --include ABCD-EFGH', 1, 'There is no gift to check with the reference "ABCD-EFGH".'],
  ['cancel nobody', 1, 'There is no declaration "nobody"'],
])('rejects "%s" with a reason', async (line, code, message) => {
  const mosque = await startDeclaring(cli.database)
  const result = await run(mosque, line)
  expect(result.code).toBe(code)
  expect(result.err).toContain(message)
})

test("another mosque's claims and declarations are not found", async () => {
  const [mosque, otherMosque] = [await createMosqueWithGifts(), await startDeclaring(cli.database)]
  await run(mosque, 'claim')
  expect(await run(otherMosque, 'export 1')).toMatchObject({ code: 1 })
  expect((await run(otherMosque, 'declarations --json')).json).toEqual([])
})
