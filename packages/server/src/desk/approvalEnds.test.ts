import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DomainError, type NoValues } from '@minaret/foundation/base'
import { forMachines } from '@minaret/foundation/i18n'
import { z } from 'zod'
import { type ApprovalKind, approvalKind } from '../../../staff/src/approvals/kind.ts'
import { requestApproval } from '../../../staff/src/approvals/request.ts'
import { approvalTasks } from '../../../staff/src/approvals/tasks.ts'
import { approveMosque, declineMosque } from '../signup/operator.ts'
import { setTenantState } from '../tenants/store.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { approvalKinds } from '../features.ts'

const hour = 3_600_000
const startTime = new Date('2026-11-23T19:00:00Z')
const bank = { before: 'Sort code 20-00-00, account 12345678', text: 'Sort code 30-11-22, account 87654321' }
const deskPlace = { deskHost: deskHostname, port: undefined }
let now = startTime
let server: TestServer
let mosque: TestTenant
let aisha: DeskUser

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = startTime
  mosque = await server.tenant({ bankDetails: bank.before })
  aisha = await staffUser(server, mosque, ['owner'], { name: 'Aisha Rahman', now })
})

const path = () => `/mosques/${mosque.slug}`
const advance = (hours: number) => (now = new Date(now.getTime() + hours * hour))
type ApprovalItem = { id: string; state: string; kind: string }
async function list(): Promise<{ waiting: ApprovalItem[]; decided: ApprovalItem[] }> {
  const { data }: { data?: unknown } = (await aisha.get(`${path()}/approvals`)).body
  const { waiting = [], decided = [] }: { waiting?: ApprovalItem[]; decided?: ApprovalItem[] } = Object(data)
  return { waiting, decided }
}
const readDecidedStates = async () => (await list()).decided.map(({ state }) => state)
const log = async () => JSON.stringify((await aisha.get(`${path()}/log`)).body)
const readBankDetails = async () => {
  const { bankDetails }: { bankDetails?: unknown } = Object((await aisha.get(`${path()}/protected`)).body.data)
  return bankDetails
}
async function runDueApprovals(kinds = approvalKinds): Promise<unknown[]> {
  const errors: unknown[] = []
  const log = { error: (details: unknown) => errors.push(details) }
  const { database, directory } = server
  const tasks = approvalTasks({
    database,
    directory,
    approvalKinds: kinds,
    address: () => 'http://desk',
    now: () => now,
    log,
  })
  await tasks['approvals-due']()
  return errors
}

const suspend = () => setTenantState(server.database, mosque.id, 'suspended', { now })
const reopen = () => setTenantState(server.database, mosque.id, 'open', { now })
/** Changes only the row, as another server or an older version would. */
const setState = (state: string, review = 'approved') =>
  server.database.pool.query('update tenants set state = $2, review = $3 where id = $1', [mosque.id, state, review])

describe('while a mosque is suspended', () => {
  test('a request does not take effect after 72 hours, nor 72 hours after it reopens', async () => {
    expect((await aisha.post(`${path()}/protected/bank-details`, bank)).code).toBe(200)
    await suspend()
    advance(72)
    expect(await runDueApprovals()).toEqual([])
    await reopen()
    advance(72)
    expect(await runDueApprovals()).toEqual([])
    expect([await readBankDetails(), (await list()).waiting, await readDecidedStates()]).toEqual([
      bank.before,
      [],
      ['expired'],
    ])
    expect(await log()).toContain('1 request waiting for approval was cancelled, because the mosque was suspended.')
  })

  test('a second owner cannot approve a request, even once it is open again', async () => {
    const yusuf = await staffUser(server, mosque, ['owner'], { name: 'Yusuf Khan', now })
    await aisha.post(`${path()}/protected/bank-details`, bank)
    const [request] = (await list()).waiting
    const approve = () => yusuf.post(`${path()}/approvals/${request?.id}/approve`)
    await suspend()
    expect((await approve()).code).toBe(409)
    await reopen()
    expect((await approve()).code).toBe(409)
    expect([await readBankDetails(), await readDecidedStates()]).toEqual([bank.before, ['expired']])
    expect((await aisha.post(`${path()}/protected/bank-details`, bank)).code).toBe(200)
  })

  test.each(['an owner', 'the timer'])('%s does not perform a request left over from another server', async (actor) => {
    const yusuf = actor === 'an owner' ? await staffUser(server, mosque, ['owner'], { now }) : undefined
    await aisha.post(`${path()}/protected/bank-details`, bank)
    const [request] = (await list()).waiting
    await setState('suspended')
    advance(72)
    const refusal = await yusuf?.post(`${path()}/approvals/${request?.id}/approve`)
    expect(await runDueApprovals()).toEqual([])
    await setState('open')
    if (refusal) expect([refusal.code, refusal.body.message]).toEqual([409, expect.stringContaining('was suspended')])
    expect([await readBankDetails(), await readDecidedStates()]).toEqual([bank.before, ['expired']])
  })

  test('new requests are rejected', async () => {
    await setState('suspended')
    expect((await aisha.post(`${path()}/protected/bank-details`, bank)).code).toBe(403)
    expect((await list()).waiting).toEqual([])
  })

  test('an export already requested still takes place', async () => {
    await aisha.post(`${path()}/export`)
    await suspend()
    expect((await list()).waiting).toMatchObject([{ kind: 'exportMosque' }])
    advance(72)
    expect(await runDueApprovals()).toEqual([])
    expect(await readDecidedStates()).toEqual(['done'])
  })

  test('a mosque declined and later approved has no earlier requests', async () => {
    await setState('open', 'waiting')
    await aisha.post(`${path()}/protected/bank-details`, bank)
    await declineMosque(server.database, mosque.id, { ...deskPlace, reason: 'Not a mosque', now })
    expect(await readDecidedStates()).toEqual(['expired'])
    await approveMosque(server.database, mosque.id, { ...deskPlace, now })
    advance(72)
    await runDueApprovals()
    expect(await readBankDetails()).toBe(bank.before)
  })

  test('a mosque held only because of its name can still be set up', async () => {
    await setState('suspended', 'held')
    server.directory.forget(mosque.id)
    expect((await aisha.post(`${path()}/protected/bank-details`, bank)).code).toBe(200)
    advance(72)
    await runDueApprovals()
    expect(await readBankDetails()).toBe(bank.text)
  })
})

class LateError extends DomainError<{ late: NoValues }> {}

describe('a request that cannot be performed', () => {
  /** A kind of request that writes a setting and then fails. */
  const failingKind = (error: Error): ApprovalKind =>
    approvalKind({
      name: 'failing',
      askedBy: ['owner'],
      approvedBy: ['owner'],
      payload: z.object({}),
      describe: () => forMachines('Fail'),
      problem: async () => undefined,
      async perform({ tx }) {
        await tx.execute("update settings set value = 'half done' where key = 'bankDetails'")
        throw error
      },
    })

  test.each([
    ['was refused', new LateError({ code: 'late' })],
    ['failed', new Error('Something broke.')],
  ])('because it %s expires once, rolls back its changes and is logged', async (_, error) => {
    const kind = failingKind(error)
    const kinds = new Map([[kind.name, kind]])
    const tenant = await server.directory.byId(mosque.id)
    if (!tenant) throw new Error('The mosque is missing.')
    const member = { accountId: aisha.accountId, roles: ['owner'] as const }
    await server.database.forStaff(
      mosque.id,
      member,
    )((tx) => requestApproval({ tx, tenant, address: 'http://desk', kind, payload: {}, by: aisha.accountId, now }))
    advance(72)
    expect(await runDueApprovals(kinds)).toHaveLength(1)
    expect(await runDueApprovals(kinds)).toEqual([])
    const { rows } = await server.database.pool.query('select state from approvals where tenant_id = $1', [mosque.id])
    expect([rows, await readBankDetails()]).toEqual([[{ state: 'expired' }], bank.before])
    expect(await log()).toContain('A request failed, and nothing was changed: Fail. It was no longer possible.')
  })
})
