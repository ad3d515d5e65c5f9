import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill, type TestTenant } from '@minaret/acceptance'
import { type TestCli, getField, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => {
  cli = await startTestCli()
})
afterAll(() => cli.close())

type Demo = TestTenant & { accountId: string }

/** Creates a mosque with a demonstration payment account. */
async function createDemoMosque(): Promise<Demo> {
  const mosque = await cli.createTenant()
  const accountId = `acc-${mosque.slug}`
  await fill(cli.database, mosque.id, 'payment_accounts', [
    { id: accountId, kind: 'demonstration', mode: 'demo', created_at: '2026-01-01T00:00:00Z' },
  ])
  return { ...mosque, accountId }
}

/** Creates a card gift of £25. @returns its id */
async function createGift(mosque: Demo, { booked = true, id = `gift-${mosque.slug}` } = {}): Promise<string> {
  const createdAt = new Date(Date.now() - 20 * 60_000).toISOString()
  await fill(cli.database, mosque.id, 'demo_intents', [
    {
      id: `demo_${id}`,
      amount_minor: 2500,
      currency: 'gbp',
      status: 'succeeded',
      metadata: { tenant_id: mosque.id, donation_id: id },
      created_at: createdAt,
      paid_at: createdAt,
    },
  ])
  await fill(cli.database, mosque.id, 'gifts', [
    {
      id,
      attempt_id: crypto.randomUUID(),
      pass_hash: `\\x${Buffer.from(id).toString('hex')}`,
      cause_id: 'general',
      fund: 'general',
      amount_minor: 2500,
      cover_minor: 0,
      currency: 'gbp',
      mode: 'demo',
      how: 'card',
      account_id: mosque.accountId,
      intent_id: `demo_${id}`,
      donor_name: 'Aisha Rahman',
      donor_email: 'aisha@example.org',
      state: booked ? 'paid' : 'processing',
      confirm_no: 1,
      anonymous: false,
      created_at: createdAt,
      paid_at: booked ? createdAt : null,
    },
  ])
  if (booked)
    await fill(cli.database, mosque.id, 'ledger_entries', [
      {
        id: `l-${id}`,
        gift_id: id,
        kind: 'paid',
        provider_ref: `demo_${id}`,
        amount_minor: 2500,
        currency: 'gbp',
        mode: 'demo',
        at: createdAt,
      },
    ])
  return id
}

const readLedger = async (mosque: TestTenant) =>
  (
    await cli.database.pool.query<{ kind: string; amount: number }>(
      'select kind, amount_minor as amount from ledger_entries where tenant_id = $1 order by at, kind',
      [mosque.id],
    )
  ).rows

const run = (commandName: string, mosque: TestTenant, ...args: string[]) =>
  cli.run(`payments ${commandName} --tenant ${mosque.slug}`, ...args)

test('a refund shows a preview, requires confirmation, and is made once', async () => {
  const mosque = await createDemoMosque()
  const id = await createGift(mosque)
  const dryRunResult = await run('refund', mosque, id, '--amount', '5.00', '--dry-run', '--json')
  expect(dryRunResult).toMatchObject({ code: 0, json: { dryRun: true, amountMinor: 500, left: '20.00 GBP' } })
  const unconfirmedResult = await run('refund', mosque, id, '--amount', '5.00')
  expect(unconfirmedResult).toMatchObject({ code: 1, err: expect.stringContaining('Add --yes') })
  expect(await readLedger(mosque)).toHaveLength(1)

  const firstRefund = await run('refund', mosque, id, '--amount', '5.00', '--yes', '--json')
  expect(firstRefund).toMatchObject({ code: 0, json: { amountMinor: 500, state: 'part_refunded', number: 1 } })
  const secondRefund = await run('refund', mosque, getField(firstRefund.json, 'reference'), '--yes')
  expect(secondRefund.out).toContain('20.00 GBP')
  const thirdRefund = await run('refund', mosque, id, '--yes')
  expect(thirdRefund).toMatchObject({ code: 1, err: 'That gift has already been refunded in full.' })
  expect(await readLedger(mosque)).toEqual([
    { kind: 'paid', amount: 2500 },
    { kind: 'refunded', amount: -500 },
    { kind: 'refunded', amount: -2000 },
  ])
  const query = "select detail from audit_entries where what = 'refund asked' and tenant_id = $1"
  expect((await cli.database.pool.query(query, [mosque.id])).rows).toEqual([{ detail: null }, { detail: null }])
})

test('repeating a command that was interrupted after its refund does not refund twice', async () => {
  const mosque = await createDemoMosque()
  const id = await createGift(mosque)
  await run('refund', mosque, id, '--amount', '7', '--yes')
  for (const args of [['--yes'], ['--yes', '--json'], ['--dry-run']]) {
    const repeatResult = await run('refund', mosque, id, '--amount', '7', ...args)
    expect(repeatResult.code).toBe(1)
    expect(`${repeatResult.err}${repeatResult.out}`).toMatch(
      /7\.00 GBP of that gift was already refunded: refund number 1, requested at \d{4}-\d\d-\d\d \d\d:\d\d UTC; it is in the ledger/,
    )
  }
  expect(await readLedger(mosque)).toHaveLength(2)
  const confirmedRefund = await run('refund', mosque, id, '--amount', '7', '--again', '--yes', '--json')
  expect(confirmedRefund).toMatchObject({ code: 0, json: { number: 2 } })
  expect(await readLedger(mosque)).toHaveLength(3)
})

test.each([
  [['--amount', '25.01'], 1, 'more than what is left'],
  [['--amount', '0'], 2, 'is not an amount in GBP'],
  [['--amount', '-5'], 2, 'is not an amount in GBP'],
  [['--amount', '1e2'], 2, 'is not an amount'],
])('rejects a refund of %j, and refunds nothing', async (args, code, message) => {
  const mosque = await createDemoMosque()
  const result = await run('refund', mosque, await createGift(mosque), '--yes', ...args)
  expect(result.code).toBe(code)
  expect(result.err).toContain(message)
  expect(await readLedger(mosque)).toHaveLength(1)
})

test("none of the commands finds another mosque's gift", async () => {
  const [mosque, otherMosque] = [await createDemoMosque(), await createDemoMosque()]
  const id = await createGift(mosque)
  for (const commandName of ['show', 'refund'])
    expect(await run(commandName, otherMosque, id)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no gift'),
    })
  expect((await run('list', otherMosque)).out).toBe('There are no matching payments.')
})

test('reconcile finds and repairs missing entries, and exits with 1 while a difference remains', async () => {
  const mosque = await createDemoMosque()
  const id = await createGift(mosque, { booked: false })
  const dryRun = await run('reconcile', mosque, '--dry-run')
  expect(dryRun.code).toBe(1)
  expect(dryRun.out).toMatch(/at the provider +in the ledger +difference/)
  expect(dryRun.out).toMatch(/25\.00 +0\.00 +-25\.00/)
  expect(dryRun.err).toContain('1 payment differs. Run the command without --dry-run')
  expect(await readLedger(mosque)).toEqual([])

  expect(dryRun.out).toMatch(/payments from \d{4}-\S+ \d\d:\d\d until \d{4}-\S+ \d\d:\d\d were compared\. Later/)
  const repairResult = await run('reconcile', mosque, '--json')
  expect(repairResult).toMatchObject({ code: 0, json: [{ ok: true, healed: 1, differences: [] }] })
  expect(await readLedger(mosque)).toEqual([{ kind: 'paid', amount: 2500 }])

  // A recent ledger entry may not be in the provider's list yet.
  await cli.database.pool.query("update ledger_entries set at = at - interval '10 minutes' where gift_id = $1", [id])
  await cli.database.pool.query('delete from demo_intents where id = $1', [`demo_${id}`])
  const result = await run('reconcile', mosque)
  expect(result).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      'and could not be fixed: check each one at the payment provider and with "payments show".',
    ),
  })
  expect(result.out).toMatch(/missing there +demo_gift/)
})

test("reconcile takes dates in the mosque's time zone, and rejects an invalid one", async () => {
  const mosque = await createDemoMosque()
  await createGift(mosque)
  const pastResult = await run('reconcile', mosque, '--from', '2026-01-01', '--to', '2026-01-31', '--json')
  expect(pastResult).toMatchObject({
    code: 0,
    json: [{ sums: [], from: '2026-01-01 00:00', before: '2026-02-01 00:00' }],
  })
  expect(await run('reconcile', mosque, '--from', 'soon')).toMatchObject({ code: 2 })
  expect(await run('reconcile', mosque, '--from', '9999-01-01')).toMatchObject({
    code: 2,
    err: expect.stringContaining('is in the future'),
  })
  expect(await run('reconcile', mosque, '--from', '2026-02-01', '--to', '2026-01-01')).toMatchObject({ code: 2 })
})

test('reconcile --from covers that day to today, inclusive', async () => {
  const mosque = await createDemoMosque()
  await createGift(mosque, { booked: false })
  const today = new Date().toISOString().slice(0, 10)
  const firstDay = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
  const result = await run('reconcile', mosque, '--from', firstDay, '--json')
  expect(result).toMatchObject({ code: 0, json: [{ healed: 1, from: `${firstDay} 00:00` }] })
  const { before } = Object(Reflect.get(Object(result.json), 0))
  expect(String(before).slice(0, 10) >= today).toBe(true)
})

test("show prints a gift's history without names", async () => {
  const mosque = await createDemoMosque()
  const id = await createGift(mosque)
  await fill(cli.database, mosque.id, 'provider_events', [
    {
      account_id: mosque.accountId,
      event_id: 'evt_1',
      type: 'payment_intent.succeeded',
      object_id: `demo_${id}`,
      about: {},
      received_at: new Date().toISOString(),
    },
  ])
  await run('refund', mosque, id, '--amount', '5', '--yes')
  const details = await run('show', mosque, id)
  expect(details.out).toMatch(/25\.00 GBP for general, part_refunded \(demo\)\. In the ledger: 20\.00\./)
  for (const entry of ['opened', 'paid', 'refund requested', 'refunded', 'received payment_intent.succeeded'])
    expect(details.out).toContain(entry)
  const list = await run('list', mosque, '--json')
  expect(list.json).toMatchObject([{ state: 'part_refunded', back: '5.00' }])
  expect(`${details.out}${list.out}`).not.toMatch(/aisha/i)
})

test('replay processes a stored event again; a dry run only lists', async () => {
  const mosque = await createDemoMosque()
  const event = { account_id: mosque.accountId, type: 'payment_intent.succeeded', object_id: 'demo_x', about: {} }
  await fill(cli.database, mosque.id, 'provider_events', [
    { event_id: 'evt_old', received_at: '2026-01-01T10:00:00Z', ...event },
    { event_id: 'evt_new', received_at: new Date().toISOString(), ...event },
  ])
  const countJobs = async () =>
    (
      await cli.database.pool.query('select * from graphile_worker.jobs where key like $1', [
        `event:${mosque.accountId}%`,
      ])
    ).rows.length
  expect((await run('replay', mosque, '--since', '2026-06-01', '--dry-run')).out).toMatch(/evt_new[^]*1 event would/)
  expect(await countJobs()).toBe(0)
  expect((await run('replay', mosque, '--event', 'evt_old')).code).toBe(0)
  expect(await countJobs()).toBe(1)
  expect(await run('replay', mosque, '--event', 'evt_none')).toMatchObject({ code: 1 })
  expect(await run('replay', mosque)).toMatchObject({ code: 2 })
})

test('purge-demo requires confirmation, and deletes demonstration gifts', async () => {
  const mosque = await createDemoMosque()
  await createGift(mosque)
  expect(await run('purge-demo', mosque)).toMatchObject({ code: 1, err: expect.stringContaining('Add --yes') })
  expect(await run('purge-demo', mosque, '--yes', '--json')).toMatchObject({ code: 0, json: { gifts: 1, cycles: 0 } })
  expect(await readLedger(mosque)).toEqual([])
})

test('only a demonstration can bring the next Friday forward', async () => {
  const mosque = await createDemoMosque()
  expect((await run('friday', mosque)).out).toBe('The demonstration has no active regular gifts.')
  const realMosque = await cli.createTenant({ paymentMode: 'none' })
  expect(await run('friday', realMosque)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Only a demonstration'),
  })
})
