import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill, type TestTenant } from '@minaret/acceptance'
import { type TestCli, getField, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => (cli = await startTestCli()))
afterAll(() => cli.close())

/** A mosque without card payments, so that its ledger has real gifts rather than demonstration ones. */
const createMosqueWithoutCards = () => cli.createTenant({ paymentMode: 'none' })

const readLedger = async ({ id }: TestTenant) =>
  (
    await cli.database.pool.query<{ kind: string; amount: number; mode: string; state: string }>(
      `select l.kind, l.amount_minor as amount, l.mode, g.state from ledger_entries l join gifts g on g.tenant_id = l.tenant_id and g.id = l.gift_id
       where l.tenant_id = $1 order by l.amount_minor desc, l.id`,
      [id],
    )
  ).rows

const add = (mosque: TestTenant, ...args: string[]) =>
  cli.run(`gift add --tenant ${mosque.slug} --cause general`, ...args)

const readReference = (result: { json: unknown }) => getField(result.json, 'reference')

test('a cash gift is in the ledger on the day it was given', async () => {
  const mosque = await createMosqueWithoutCards()
  const result = await add(mosque, '25.50', '--how', 'cash', '--date', '2026-01-15', '--donor', 'Yusuf Ali', '--json')
  expect(result).toMatchObject({ code: 0, err: '' })
  expect(result.json).toMatchObject({
    amount: '25.50',
    amountMinor: 2550,
    currency: 'gbp',
    how: 'cash',
    mode: 'live',
    day: '2026-01-15',
    donor: 'Yusuf Ali',
    state: 'paid',
  })
  expect(await readLedger(mosque)).toEqual([{ kind: 'paid', amount: 2550, mode: 'live', state: 'paid' }])
})

test('the same command run twice counts once, even in parallel; --again and a note record another gift', async () => {
  const mosque = await createMosqueWithoutCards()
  const results = await Promise.all([add(mosque, '20', '--how', 'cash'), add(mosque, '20', '--how', 'cash')])
  expect(new Set(results.map(({ code }) => code))).toEqual(new Set([0, 1]))
  const thirdResult = await add(mosque, '20', '--how', 'cash')
  expect(thirdResult.err).toMatch(/already recorded: [0-9A-Z]{4}-[0-9A-Z]{4}.*--again/)
  expect(await readLedger(mosque)).toHaveLength(1)
  for (const args of [['--again'], ['--again'], ['--note', 'slip 7']])
    expect(await add(mosque, '20', '--how', 'cash', ...args)).toMatchObject({ code: 0 })
  expect(await readLedger(mosque)).toHaveLength(4)
})

test('an undone gift keeps its ledger entry, gets one contra entry, and can be recorded again', async () => {
  const mosque = await createMosqueWithoutCards()
  const result = await add(mosque, '12', '--how', 'bank', '--json')
  const undoResult = await cli.run(`gift undo --tenant ${mosque.slug} ${readReference(result).toLowerCase()}`)
  expect(undoResult).toMatchObject({ code: 0, err: '' })
  const entries = [
    { kind: 'paid', amount: 1200, mode: 'live', state: 'reversed' },
    { kind: 'undone', amount: -1200, mode: 'live', state: 'reversed' },
  ]
  expect(await readLedger(mosque)).toEqual(entries)
  const secondUndo = await cli.run(`gift undo --tenant ${mosque.slug} ${readReference(result)}`)
  expect(secondUndo).toMatchObject({ code: 1, err: 'That gift has already been removed.' })
  expect(await readLedger(mosque)).toEqual(entries)
  expect(await add(mosque, '12', '--how', 'bank')).toMatchObject({ code: 0 })
  expect((await cli.run(`gift list --tenant ${mosque.slug}`)).out).toMatch(/undone/)
})

test('two parallel undos of a gift reverse it once', async () => {
  const mosque = await createMosqueWithoutCards()
  const reference = readReference(await add(mosque, '9', '--how', 'cash', '--json'))
  const results = await Promise.all([1, 2].map(() => cli.run(`gift undo --tenant ${mosque.slug} ${reference}`)))
  expect(new Set(results.map(({ code }) => code))).toEqual(new Set([0, 1]))
  expect(await readLedger(mosque)).toHaveLength(2)
})

test("another mosque's gift is not found, and a card gift cannot be undone here", async () => {
  const [mosque, otherMosque] = [await createMosqueWithoutCards(), await createMosqueWithoutCards()]
  const reference = readReference(await add(mosque, '9', '--how', 'cash', '--json'))
  expect((await cli.run(`gift undo --tenant ${otherMosque.slug} ${reference}`)).err).toContain('There is no gift')
  await addCardGift(mosque, 'card-gift', 500)
  expect((await cli.run(`gift undo --tenant ${mosque.slug} card-gift`)).err).toContain('was paid by card')
  expect(await readLedger(mosque)).toHaveLength(3)
})

/** Creates a card gift that is paid according to its provider. */
async function addCardGift(mosque: TestTenant, id: string, amount: number): Promise<void> {
  await fill(cli.database, mosque.id, 'payment_accounts', [
    { id: `acc-${id}`, kind: 'own_keys', mode: 'live', created_at: '2026-01-01T00:00:00Z' },
  ])
  const gift = {
    id,
    attempt_id: crypto.randomUUID(),
    pass_hash: `\\x${Buffer.from(id).toString('hex')}`,
    cause_id: 'general',
    fund: 'general',
    amount_minor: amount,
    currency: 'gbp',
    mode: 'live',
    account_id: `acc-${id}`,
    intent_id: `pi_${id}`,
    donor_name: '=HYPERLINK("https://evil.example")',
    donor_email: '+44@example.org',
    state: 'paid',
    confirm_no: 1,
    anonymous: true,
    created_at: '2026-02-01T10:00:00Z',
    paid_at: '2026-02-01T10:00:00Z',
  }
  await fill(cli.database, mosque.id, 'gifts', [gift])
  await fill(cli.database, mosque.id, 'ledger_entries', [
    {
      id: `l-${id}`,
      gift_id: id,
      kind: 'paid',
      provider_ref: `pi_${id}`,
      amount_minor: amount,
      currency: 'gbp',
      mode: 'live',
      at: gift.paid_at,
    },
    {
      id: `r-${id}`,
      gift_id: id,
      kind: 'refunded',
      provider_ref: `re_${id}`,
      amount_minor: -100,
      currency: 'gbp',
      mode: 'live',
      at: '2026-03-01T10:00:00Z',
    },
  ])
}

test('demonstration gifts do not count as money', async () => {
  const mosque = await cli.createTenant()
  expect((await add(mosque, '5', '--how', 'cash')).out).toContain('does not take real donations yet (demo)')
  expect(await readLedger(mosque)).toMatchObject([{ mode: 'demo' }])
  expect((await cli.run(`donations export --json --tenant ${mosque.slug}`)).json).toMatchObject({
    entries: [],
    sums: [],
  })
})

test.each([
  [['0', '--how', 'cash'], 2, '"0" is not an amount in GBP'],
  [['1.999', '--how', 'cash'], 2, '"1.999" is not an amount in GBP'],
  [['1e3', '--how', 'cash'], 2, 'is not an amount'],
  [['99999999999', '--how', 'cash'], 2, 'is not an amount'],
  [['5', '--how', 'gold'], 2, 'Allowed choices are cash, bank, matched.'],
  [['5'], 2, 'Missing --how <method>.'],
  [[], 2, 'Missing <amount> and --how <method>.'],
  [['5', '--how', 'cash', '--cause', 'nowhere'], 1, 'There is no cause "nowhere". Available: general.'],
  [['5', '--how', 'cash', '--campaign', 'x'], 1, 'The cause "general" has no campaigns'],
  [['5', '--how', 'cash', '--shown'], 2, 'There is no name to show. Add --donor'],
  [['5', '--how', 'cash', '--date', '2099-01-01'], 2, 'in the future'],
  [['5', '--how', 'cash', '--date', '31.1.2026'], 2, 'is not a date'],
  [['5', '--how', 'cash', '--currency', 'usd'], 1, 'accepts GBP, not USD'],
])('rejects %j and leaves the ledger unchanged', async (args, code, message) => {
  const mosque = await createMosqueWithoutCards()
  const result = await add(mosque, ...args)
  expect(result.code).toBe(code)
  expect(result.err).toContain(message)
  expect(await readLedger(mosque)).toEqual([])
})

test('donations export has every ledger entry, the totals, and no cell that a spreadsheet would evaluate', async () => {
  const mosque = await createMosqueWithoutCards()
  await addCardGift(mosque, 'gift-one', 500)
  await add(mosque, '25', '--how', 'cash', '--note', '@SUM(A1)', '--donor', 'فاطمة, الزهراء', '--shown')
  const result = await cli.run(`donations export --tenant ${mosque.slug}`)
  expect(result.err).toBe('Total in the ledger: 29.00 GBP in 3 entries.')
  const [headingLine, ...rows] = result.out.split('\r\n')
  expect(headingLine).toBe(
    'at,reference,entry,how,amount,currency,cause,fund,campaign,donor,email,anonymous,note,receipt,cover,giftAid,regular,gift,amountMinor',
  )
  expect(rows).toHaveLength(3)
  expect(rows[0]).toContain(`"'=HYPERLINK(""https://evil.example"")",'+44@example.org,yes`)
  expect(rows[1]).toMatch(/^2026-03-01 10:00,[^,]+,refunded,card,-1\.00,GBP/)
  expect(rows[2]).toContain(`"فاطمة, الزهراء",,no,'@SUM(A1),${new Date().getUTCFullYear()}-000001,,,,`)
  const json = (await cli.run(`donations export --tenant ${mosque.slug} --format json`)).json
  expect(json).toMatchObject({
    mode: 'live',
    sums: [{ currency: 'gbp', amountMinor: 2900, amount: '29.00', entries: 3 }],
  })
  const march = await cli.run(`donations export --json --from 2026-03-01 --to 2026-03-01 --tenant ${mosque.slug}`)
  expect(march.json).toMatchObject({ sums: [{ amountMinor: -100 }] })
})

test('donations export reports that it replaces a file', async () => {
  const mosque = await createMosqueWithoutCards()
  const folder = await mkdtemp(path.join(tmpdir(), 'minaret-'))
  const runExport = () => cli.run(`donations export --tenant ${mosque.slug}`, '--out', path.join(folder, 'gifts.csv'))
  expect((await runExport()).out).toMatch(/gifts\.csv\.$/)
  expect((await runExport()).out).toMatch(/gifts\.csv, replacing the existing file\.$/)
  await rm(folder, { recursive: true })
})

test('donations export uses days in the mosque’s time zone and leaves out other mosques', async () => {
  const [mosque, otherMosque] = [
    await cli.createTenant({ paymentMode: 'none', timeZone: 'Pacific/Auckland' }),
    await createMosqueWithoutCards(),
  ]
  await addCardGift(mosque, 'late', 500)
  // 10:00 UTC is 23:00 at the mosque.
  const day = (d: string) => cli.run(`donations export --json --from ${d} --to ${d} --tenant ${mosque.slug}`)
  expect((await day('2026-02-01')).json).toMatchObject({ sums: [{ amountMinor: 500 }] })
  expect((await day('2026-02-02')).json).toMatchObject({ sums: [] })
  expect((await cli.run(`donations export --json --tenant ${otherMosque.slug}`)).json).toMatchObject({ entries: [] })
  expect(await cli.run(`donations export --tenant ${mosque.slug} --from soon`)).toMatchObject({ code: 2 })
})

test('gift list is logged, without names', async () => {
  const [mosque, otherMosque] = [await createMosqueWithoutCards(), await createMosqueWithoutCards()]
  await add(mosque, '25', '--how', 'cash', '--donor', 'Yusuf Ali')
  expect((await cli.run(`gift list --tenant ${mosque.slug}`)).out).toContain('Yusuf Ali')
  const query =
    "select tenant_id as mosque, detail from audit_entries where what = 'gifts listed' and tenant_id = any($1)"
  const { rows } = await cli.database.pool.query(query, [[mosque.id, otherMosque.id]])
  expect(rows).toEqual([{ mosque: mosque.id, detail: null }])
})

test('explains what to do if the mosque has no cause', async () => {
  const mosque = await cli.createTenant()
  await cli.database.pool.query('delete from causes where tenant_id = $1', [mosque.id])
  const result = await cli.run(`gift add 5 --how cash --cause general --tenant ${mosque.slug}`)
  expect(result).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^This mosque has no causes yet.*"content import"\.$/),
  })
})
