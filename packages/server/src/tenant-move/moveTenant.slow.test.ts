import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { AddressInfo } from 'node:net'
import { saveAccount } from '../../../giving/src/providers/accounts.ts'
import { createServer, type Server } from '../server.ts'
import { testDatabase } from '../../../testkit/src/database.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestResponse, type TestServer } from '../../../acceptance/src/testServer.ts'
import type { TestTenant } from '../../../acceptance/src/tenants.ts'
import { digestRows } from './copyRound.ts'
import { copyOnce } from './copyOnce.ts'
import { findMovedTables } from './movedTables.ts'
import { type MoveOptions, type MoveStep, moveTenant } from './moveTenant.ts'
import { begin, withConnection } from './sessions.ts'

/** Two installations on two databases. Requests to the first are forwarded over a real connection. */
let first: TestServer
let second: Awaited<ReturnType<typeof testDatabase>>
let target: Server
let address: string
let mosque: TestTenant
let owner: DeskUser

beforeAll(async () => {
  const desk = { hostname: deskHostname }
  first = await startTestServer({ jobs: false, limitRates: false, desk })
  second = await testDatabase()
  const { secrets, storage } = first
  target = await createServer({ database: second, secrets, storage, desk, jobs: false, limitRates: false, proxies: 1 })
  await target.app.listen({ host: '127.0.0.1', port: 0 })
  const serverAddress: AddressInfo | string | null = target.app.server.address()
  address = `http://127.0.0.1:${typeof serverAddress === 'object' && serverAddress ? serverAddress.port : 0}`
})
afterAll(async () => {
  await target.close()
  await second.close()
  await first.close()
})
beforeEach(async () => {
  mosque = await first.tenant()
  await saveAccount(first.database, first.secrets, { tenantId: mosque.id, kind: 'demonstration' })
  owner = await staffUser(first, mosque, ['owner'])
})

const move = (options: Partial<MoveOptions> = {}) =>
  moveTenant(mosque.id, {
    source: first.database,
    target: second,
    secrets: first.secrets,
    filesAreShared: true,
    address,
    log: () => {},
    ...options,
  })

const queryRows = async (text: string, database = second) =>
  (await database.pool.query<Record<string, unknown>>(text, [mosque.id])).rows
const readState = async (database = second) =>
  (await queryRows('SELECT state FROM tenants WHERE id = $1', database))[0]?.state
const readDigests = (database: typeof second) =>
  withConnection(database, async (client) => {
    await begin(client, mosque.id)
    return digestRows(client, await findMovedTables(client), mosque.id)
  })

/** Maximum attempts at a request that gets a 503. */
const maxAttempts = 20

/** Repeats a request while the response is 503, as the pages do. */
async function untilServed(request: () => Promise<TestResponse>): Promise<TestResponse> {
  for (let number = 1; ; number += 1) {
    const response = await request()
    if (response.body.status !== 503 || number === maxAttempts) return response
    await pause(250)
  }
}

async function give(attemptId: string = randomUUID()) {
  const response = await untilServed(() => first.post(mosque, '/api/donation/start', { causeId: 'general' }))
  const { pageToken }: { pageToken?: unknown } = Object(response.body.data)
  const { body } = await untilServed(() =>
    first.post(mosque, '/api/stripePaymentProcess', {
      attemptId,
      pageToken,
      causeId: 'general',
      amountMinor: 1000,
      currency: 'gbp',
      kind: 'once',
      confirmationTokenId: 'demo_succeeds',
      donor: { name: 'Aisha Rahman', email: 'aisha@example.org' },
    }),
  )
  const { state }: { state?: unknown } = Object(body.data)
  return { attemptId, state, message: body.message }
}
const visit = (visitor: string) =>
  untilServed(() => first.get(mosque, '/api/visitor/save', { 'user-agent': `Mozilla/5.0 (X11; Linux) ${visitor}` }))
const announce = (text: string) => owner.post(`/mosques/${mosque.slug}/announcements`, { kind: 'ordinary', text })

/** Repeats an action concurrently until it is stopped. */
function repeatConcurrently<T>(action: (number: number) => Promise<T>, workerCount: number) {
  const results: T[] = []
  let [number, isStopped] = [0, false]
  const workers = Array.from({ length: workerCount }, async () => {
    while (!isStopped) results.push(await action((number += 1)))
  })
  return {
    results,
    async stop() {
      isStopped = true
      await Promise.all(workers)
      return results
    },
  }
}

test('a mosque moves during gifts, visits and edits without losing data', async () => {
  await give()
  const gifts = repeatConcurrently(() => give(), 4)
  const visits = repeatConcurrently(async (number) => (await visit(`Visitor/${number}`)).body.status, 2)
  const edits = repeatConcurrently(async (number) => {
    const text = `Announcement ${number}`
    return { text, status: (await announce(text)).body.status }
  }, 1)
  await expect.poll(() => gifts.results.length, { timeout: 30_000 }).toBeGreaterThan(20)
  const result = await move()
  const before = gifts.results.length
  await expect.poll(() => gifts.results.length, { timeout: 30_000 }).toBeGreaterThan(before + 20)
  const [givenGifts, visitStatuses, editResults] = await Promise.all([gifts.stop(), visits.stop(), edits.stop()])

  expect(await readState()).toBe('open')
  expect(await readState(first.database)).toBe('moved')
  expect(result.pause).toBeGreaterThan(0)
  // Payments in progress during the pause are completed by jobs that have moved too.
  expect(givenGifts.filter(({ state }) => state !== 'paid' && state !== 'confirming')).toEqual([])
  const { secrets, storage } = first
  // Simulates half a minute later: the lease has expired and the jobs are due.
  await queryRows("UPDATE gifts SET lease_until = now() WHERE tenant_id = $1 AND state = 'confirming'")
  await second.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()')
  const worker = await createServer({ database: second, secrets, storage })
  onTestFinished(() => worker.close())
  const undecided = () => queryRows("SELECT FROM gifts WHERE tenant_id = $1 AND state <> 'paid'")
  await expect.poll(async () => (await undecided()).length, { timeout: 60_000 }).toBe(0)
  const paidGifts = await queryRows("SELECT attempt_id AS id FROM gifts WHERE tenant_id = $1 AND state = 'paid'")
  const attempts = givenGifts.map(({ attemptId }) => attemptId)
  expect(paidGifts.map(({ id }) => id)).toEqual(expect.arrayContaining(attempts))
  expect(paidGifts.length).toBe(attempts.length + 1)
  // Receipt numbers have no gap, and totals match the ledger.
  const serials = await queryRows('SELECT serial FROM receipts WHERE tenant_id = $1 ORDER BY serial')
  expect(serials.map(({ serial }) => serial)).toEqual(paidGifts.map((_, index) => index + 1))
  expect(await queryRows('SELECT sum(amount_minor)::int AS n FROM ledger_entries WHERE tenant_id = $1')).toEqual(
    await queryRows('SELECT sum(amount_minor)::int AS n FROM money_totals WHERE tenant_id = $1'),
  )
  expect(visitStatuses.filter((status) => status !== 200)).toEqual([])
  expect(await queryRows('SELECT visitors FROM visitor_totals WHERE tenant_id = $1')).toEqual([
    { visitors: visitStatuses.length },
  ])
  // The old desk no longer has any edits; confirmed edits are at the new one.
  const confirmed = editResults.filter(({ status }) => status === 200).map(({ text }) => text)
  const texts = (await queryRows('SELECT text FROM announcements WHERE tenant_id = $1')).map(({ text }) => String(text))
  expect(texts.toSorted()).toEqual(confirmed.toSorted())
  expect(editResults.map(({ status }) => status).filter((status) => ![200, 404, 503].includes(status))).toEqual([])
  expect(confirmed.length).toBeGreaterThan(0)
  // The jobs have moved too: every donor gets one receipt.
  const jobs = "SELECT FROM graphile_worker._private_jobs WHERE payload ->> 'tenantId' = $1"
  expect(await queryRows(jobs, first.database)).toEqual([])
  const countReceipts = async () =>
    (await queryRows("SELECT FROM mails WHERE tenant_id = $1 AND kind = 'receipt'")).length
  await expect.poll(countReceipts, { timeout: 60_000 }).toBe(paidGifts.length)
}, 120_000)

const steps: readonly MoveStep[] = ['copied', 'fenced', 'delivered', 'left', 'opened']

test.each(steps)('a move interrupted at %s continues when it is repeated', async (step) => {
  await give()
  const interruptMove = (reachedStep: MoveStep) => {
    if (reachedStep === step) throw new Error('The power failed.')
  }
  await expect(move({ onStep: interruptMove })).rejects.toThrow('The power failed.')
  const hasLeft = step === 'left' || step === 'opened'
  expect(await readState(first.database)).toBe(hasLeft ? 'moved' : 'open')
  expect(await readState()).toBe(step === 'opened' ? 'open' : 'arriving')
  // Until the handover, the source accepts gifts.
  if (!hasLeft) expect(await give()).toMatchObject({ state: 'paid' })
  const original = await readDigests(first.database)
  if (step === 'opened') await expect(move()).rejects.toThrow('has already moved')
  else await move()
  expect(await readDigests(second)).toEqual(hasLeft ? original : await readDigests(first.database))
  expect(await give()).toMatchObject({ state: 'paid' })
  expect((await queryRows("SELECT FROM gifts WHERE tenant_id = $1 AND state = 'paid'")).length).toBe(hasLeft ? 2 : 3)
})

test('a held mosque stays held at the target', async () => {
  await queryRows("UPDATE tenants SET review = 'held', state = 'suspended' WHERE id = $1", first.database)
  await move()
  const row = await queryRows('SELECT review, state FROM tenants WHERE id = $1')
  expect(row).toEqual([{ review: 'held', state: 'suspended' }])
})

test('a stalled move releases writes automatically and is retried', async () => {
  const lines: string[] = []
  let hasStalled = false
  await move({
    log: (line) => void lines.push(line),
    async onStep(step) {
      if (step !== 'fenced' || hasStalled) return
      hasStalled = true
      // Waits until PostgreSQL releases the move's lock.
      expect(await give()).toMatchObject({ state: 'paid' })
    },
  })
  expect(lines).toContain('The last part took too long. Writes continue at the old database.')
  expect(await readState()).toBe('open')
  expect((await queryRows("SELECT FROM gifts WHERE tenant_id = $1 AND state = 'paid'")).length).toBe(1)
})

test('copies deletions and changes between two rounds', async () => {
  const response = await announce('First')
  await announce('Second')
  const { announcement }: { announcement: { id: string } } = Object(response.body.data)
  await move({
    async onStep(step) {
      if (step !== 'copied') return
      await first.database.forTenant(mosque.id)(async (tx) => {
        await tx.execute(`DELETE FROM announcements WHERE text = 'First'`)
        await tx.execute(`UPDATE announcements SET text = 'Changed' WHERE text = 'Second'`)
      })
    },
  })
  expect(announcement.id).toBeTruthy()
  expect(await queryRows('SELECT text FROM announcements WHERE tenant_id = $1')).toEqual([{ text: 'Changed' }])
})

test('a round after the handover does not overwrite the arrived mosque', async () => {
  await give()
  const interrupt = (step: MoveStep) => {
    if (step === 'left') throw new Error('The answer was lost.')
  }
  await expect(move({ onStep: interrupt })).rejects.toThrow('The answer was lost.')
  const arrival = 'SELECT state, arrival FROM tenants WHERE id = $1'
  const before = await queryRows(arrival)
  const copyRound = withConnection(first.database, (source) =>
    withConnection(second, async (target) =>
      copyOnce({ source, target, tables: await findMovedTables(source), tenantId: mosque.id }),
    ),
  )
  await expect(copyRound).rejects.toThrow('has already been moved out of this database')
  expect(before).toMatchObject([{ state: 'arriving', arrival: { state: 'open' } }])
  expect(await queryRows(arrival)).toEqual(before)
  await move()
  expect(await readState()).toBe('open')
})

test('a login changed during the pause or after the move is kept', async () => {
  const changePassword = (database: typeof second, password: string) =>
    database.pool.query('UPDATE staff_accounts SET password_hash = $2, epoch = epoch + 1 WHERE id = $1', [
      owner.accountId,
      password,
    ])
  const readPassword = async (database: typeof second) =>
    (
      await database.pool.query<Record<string, unknown>>(
        'SELECT password_hash AS password FROM staff_accounts WHERE id = $1',
        [owner.accountId],
      )
    ).rows
  await move({ onStep: async (step) => void (step === 'fenced' && (await changePassword(first.database, 'second'))) })
  expect(await readPassword(second)).toEqual([{ password: 'second' }])
  await changePassword(second, 'third')
  await move({ source: second, target: first.database })
  expect(await readPassword(first.database)).toEqual([{ password: 'third' }])
})

test('a mosque can move back with later changes', async () => {
  await move()
  expect(await give()).toMatchObject({ state: 'paid' })
  await first.app.listen({ host: '127.0.0.1', port: 0 })
  const serverAddress = first.app.server.address()
  const originalAddress = `http://127.0.0.1:${typeof serverAddress === 'object' && serverAddress ? serverAddress.port : 0}`
  await move({ source: second, target: first.database, address: originalAddress })
  expect(await readState(first.database)).toBe('open')
  expect(await queryRows('SELECT state FROM gifts WHERE tenant_id = $1', first.database)).toEqual([{ state: 'paid' }])
})

test('refuses impossible moves before copying', async () => {
  const otherDatabase = await testDatabase()
  await otherDatabase.pool.query("INSERT INTO tenants (slug) VALUES ('other')")
  await otherDatabase.pool.query('INSERT INTO hostnames (hostname, tenant_id) SELECT $1, id FROM tenants', [
    mosque.hostname,
  ])
  await expect(move({ target: otherDatabase })).rejects.toThrow(`${mosque.hostname} belongs to another mosque`)
  await expect(move({ address: 'elsewhere' })).rejects.toThrow('is not a server address')
  await expect(move({ filesAreShared: false })).rejects.toThrow('STORAGE_URL')
  await otherDatabase.pool.query("UPDATE installation SET key_mark = 'another'")
  await expect(move({ target: otherDatabase })).rejects.toThrow('different keys')
  expect(await readState(otherDatabase)).toBeUndefined()
  expect(await readState(first.database)).toBe('open')
  await otherDatabase.close()
})
