import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approvalTasks } from '../../../staff/src/approvals/tasks.ts'
import { deskCalls, deskHostname, type DeskUser, secondLogin, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { approvalKinds } from '../features.ts'
import { makeDemonstrationStaff } from './demonstration.ts'

const hour = 3_600_000
let host: TestServer
let mosque: TestTenant
let now = new Date('2026-11-23T19:00:00Z')
let aisha: DeskUser
let yusuf: DeskUser

beforeAll(async () => {
  host = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => host.close())
beforeEach(async () => {
  now = new Date('2026-11-23T19:00:00Z')
  mosque = await host.tenant()
  aisha = await staffUser(host, mosque, ['owner'], { name: 'Aisha Rahman', now })
  yusuf = await staffUser(host, mosque, ['owner'], { name: 'Yusuf Khan', now })
})

type Listed = { id: string; sentence: string; state: string; dueAt?: string; decidedBy?: string; self: boolean }
const path = () => `/mosques/${mosque.slug}`
async function list(user: DeskUser): Promise<{ waiting: Listed[]; decided: Listed[] }> {
  const { data }: { data?: unknown } = (await user.get(`${path()}/approvals`)).body
  const { waiting = [], decided = [] }: { waiting?: Listed[]; decided?: Listed[] } = Object(data)
  return { waiting, decided }
}
const invite = (by: DeskUser, email = 'new.owner@example.org') =>
  by.post(`${path()}/staff/invite`, { email, roles: ['owner'] })
const remove = (by: DeskUser, who: DeskUser) => by.post(`${path()}/staff/${who.accountId}/remove`)
const decide = async (by: DeskUser, what: 'approve' | 'decline' | 'cancel', id: string) =>
  (await by.post(`${path()}/approvals/${id}/${what}`)).code

/** Requests a new owner. @returns the request's id */
async function ask(by: DeskUser = aisha, email?: string): Promise<string> {
  expect((await invite(by, email)).code).toBe(200)
  return (await list(by)).waiting.at(-1)?.id ?? ''
}
const emails = async (kind: string) => (await host.emails(mosque)).filter((email) => email.kind === kind)
const invitations = async () => (await emails('staff-invitation')).map(({ email }) => email.to)
const log = async () => JSON.stringify((await aisha.get(`${path()}/log`)).body)
const roleOf = async (user: DeskUser) => {
  const { data }: { data?: unknown } = (await user.get('/session')).body
  const { mosques }: { mosques: { roles: string[] }[] } = Object(data)
  return mosques[0]?.roles
}
const runDue = () =>
  approvalTasks({
    database: host.database,
    directory: host.directory,
    approvalKinds,
    address: () => `http://${deskHostname}`,
    now: () => now,
    log: {
      error(what: unknown) {
        throw new Error(`The task failed: ${JSON.stringify(what)}`)
      },
    },
  })['approvals-due']()

describe('a new owner', () => {
  test('is invited after another owner approves, and the log names both', async () => {
    const id = await ask()
    expect(await invitations()).toEqual([])
    const [email] = await emails('approval-asked')
    expect(email?.email.text).toContain('Invite new.owner@example.org as an owner (owner)')
    expect(email?.email.text).toContain(`/${mosque.slug}/approvals`)
    expect((await list(yusuf)).waiting).toMatchObject([{ id, self: false, state: 'waiting' }])

    expect(await decide(yusuf, 'approve', id)).toBe(200)
    expect(await invitations()).toEqual(['new.owner@example.org'])
    expect((await list(aisha)).decided).toMatchObject([{ id, state: 'done', decidedBy: 'Yusuf Khan' }])
    expect(await log()).toContain('Aisha Rahman asked for approval: Invite new.owner@example.org as an owner')
    expect(await log()).toContain('Yusuf Khan approved: Invite new.owner@example.org as an owner')
  })

  test('can be an existing member, and stays unchanged if the request is declined or cancelled', async () => {
    const editor = await staffUser(host, mosque, ['editor'], { name: 'Maryam Ali', now })
    const make = async () => {
      const response = await aisha.post(`${path()}/staff/${editor.accountId}/roles`, { roles: ['owner', 'editor'] })
      expect(response.code).toBe(200)
      return (await list(aisha)).waiting[0]?.id ?? ''
    }
    expect(await decide(yusuf, 'decline', await make())).toBe(200)
    expect(await decide(aisha, 'cancel', await make())).toBe(200)
    expect(await roleOf(editor)).toEqual(['editor'])
    expect(await decide(yusuf, 'approve', await make())).toBe(200)
    expect(await roleOf(editor)).toEqual(['owner', 'editor'])
  })

  test('cannot be requested again while a request is pending', async () => {
    await ask()
    expect((await invite(aisha)).code).toBe(409)
    expect((await invite(yusuf)).code).toBe(409)
  })
})

describe('an owner', () => {
  test('is removed, or loses the role, after another owner approves', async () => {
    const third = await staffUser(host, mosque, ['owner'], { name: 'Omar Farooq', now })
    expect((await remove(aisha, third)).code).toBe(200)
    expect(await roleOf(third)).toEqual(['owner'])
    expect(await decide(yusuf, 'approve', (await list(yusuf)).waiting[0]?.id ?? '')).toBe(200)
    expect((await third.get(`${path()}/today`)).code).toBe(404)
    await aisha.post(`${path()}/staff/${yusuf.accountId}/roles`, { roles: ['viewer'] })
    expect(await decide(yusuf, 'approve', (await list(yusuf)).waiting[0]?.id ?? '')).toBe(200)
    expect(await roleOf(yusuf)).toEqual(['viewer'])
  })

  test('cannot approve their own request, when two owners each ask to remove the other', async () => {
    const responses = await Promise.all([remove(aisha, yusuf), remove(yusuf, aisha)])
    expect(responses.map(({ code }) => code)).toEqual([200, 200])
    const { waiting } = await list(aisha)
    const own = waiting.filter(({ self }) => self).map(({ id }) => id)
    expect(await Promise.all(own.map((id) => decide(aisha, 'approve', id)))).toEqual([403])
    expect([await roleOf(aisha), await roleOf(yusuf)]).toEqual([['owner'], ['owner']])
  })
})

describe('a request is not approved', () => {
  test('by its requester, even on another device', async () => {
    const id = await ask()
    expect(await decide(aisha, 'approve', id)).toBe(403)
    expect(await decide(await secondLogin(host, aisha, 'passkey', now), 'approve', id)).toBe(403)
    expect(await invitations()).toEqual([])
  })

  test('by staff of any role but owner', async () => {
    const id = await ask()
    const others = ['administrator', 'editor', 'imam', 'treasurer', 'counter', 'teacher', 'viewer'] as const
    const other = await staffUser(host, mosque, others, { now })
    expect([await decide(other, 'approve', id), await decide(other, 'decline', id)]).toEqual([403, 403])
    expect((await other.get(`${path()}/approvals`)).code).toBe(403)
  })

  test("by another mosque's owner, through either mosque", async () => {
    const id = await ask()
    const elsewhere = await host.tenant()
    const stranger = await staffUser(host, elsewhere, ['owner'], { now })
    expect(await decide(stranger, 'approve', id)).toBe(404)
    expect((await stranger.post(`/mosques/${elsewhere.slug}/approvals/${id}/approve`)).code).toBe(404)
    expect((await list(yusuf)).waiting).toHaveLength(1)
  })

  test('twice: of many simultaneous approvals exactly one succeeds', async () => {
    const third = await staffUser(host, mosque, ['owner'], { now })
    const id = await ask()
    const codes = await Promise.all([yusuf, third, yusuf, third, yusuf].map((user) => decide(user, 'approve', id)))
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect(await invitations()).toEqual(['new.owner@example.org'])
  })

  test('once its approver or its requester has lost the role', async () => {
    const third = await staffUser(host, mosque, ['owner'], { now })
    const byThird = await ask(third)
    await remove(aisha, third)
    const removal = (await list(yusuf)).waiting.at(-1)?.id ?? ''
    const [approved, late] = [await decide(yusuf, 'approve', removal), await decide(third, 'approve', byThird)]
    expect([approved, late]).toEqual([200, 404])
    expect(await decide(yusuf, 'approve', byThird)).toBe(409)
    expect([await invitations(), (await list(aisha)).waiting]).toEqual([[], []])
  })

  test('after a week, or once its subject has changed', async () => {
    const id = await ask()
    now = new Date(now.getTime() + 7 * 24 * hour)
    expect(await decide(yusuf, 'approve', id)).toBe(410)
    expect((await list(aisha)).decided).toMatchObject([{ id, state: 'expired' }])

    const editor = await staffUser(host, mosque, ['editor'], { now })
    const change = (roles: string[]) => aisha.post(`${path()}/staff/${editor.accountId}/roles`, { roles })
    await change(['owner'])
    await change(['treasurer'])
    expect(await decide(yusuf, 'approve', (await list(yusuf)).waiting[0]?.id ?? '')).toBe(409)
    expect(await roleOf(editor)).toEqual(['treasurer'])
  })

  test('in a demonstration, which accepts no requests either', async () => {
    const demo = await host.tenant()
    await makeDemonstrationStaff(host.database, demo.id, demo.slug)
    const entered = await deskCalls(host, '', '').post('/demonstration', { mosque: demo.slug, role: 'owner' })
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    const { data }: { data?: unknown } = (await deskCalls(host, cookie, '').get('/session')).body
    const { writeToken }: { writeToken: string } = Object(data)
    const visitor = deskCalls(host, cookie, writeToken)
    const response = await visitor.post(`/mosques/${demo.slug}/staff/invite`, { email: 'a@b.org', roles: ['owner'] })
    const approved = await visitor.post(`/mosques/${demo.slug}/approvals/${'a'.repeat(22)}/approve`)
    expect([response.code, approved.code]).toEqual([403, 403])
  })
})

describe('a mosque with one owner', () => {
  beforeEach(async () => {
    mosque = await host.tenant()
    aisha = await staffUser(host, mosque, ['owner'], { name: 'Aisha Rahman', now })
  })
  const visitor = () => deskCalls(host, '', '')
  const linkIn = async () => {
    const email = (await emails('approval-asked')).at(-1)?.email
    return /approval#([\w-]{43})/.exec(email?.text ?? '')?.[1] ?? ''
  }

  test('performs a request after 72 hours, exactly once and not before', async () => {
    await ask()
    now = new Date(now.getTime() + 72 * hour - 1000)
    await runDue()
    expect(await invitations()).toEqual([])
    now = new Date(now.getTime() + 1000)
    await Promise.all([runDue(), runDue(), runDue()])
    expect(await invitations()).toEqual(['new.owner@example.org'])
    expect((await list(aisha)).decided).toMatchObject([{ state: 'done' }])
    expect(await log()).toContain('Took effect after 72 hours, with only one owner: Invite new.owner@example.org')
  })

  test('lets a later second owner decline a request, not bring it forward', async () => {
    const id = await ask()
    const late = await staffUser(host, mosque, ['owner'], { now })
    expect(await decide(late, 'approve', id)).toBe(409)
    expect(await decide(late, 'decline', id)).toBe(200)
    now = new Date(now.getTime() + 72 * hour)
    await runDue()
    expect(await invitations()).toEqual([])
  })

  test('sends a link that shows the request without changing it, and cancels it once', async () => {
    await ask()
    const reference = await linkIn()
    const view = await visitor().post('/approval', { reference })
    expect(view.body.data).toMatchObject({ requestedBy: 'Aisha Rahman', dueAt: '2026-11-26T19:00:00.000Z' })
    expect((await list(aisha)).waiting).toHaveLength(1)
    expect((await visitor().post('/approval/cancel', { reference })).code).toBe(200)
    expect((await visitor().post('/approval/cancel', { reference })).code).toBe(410)
    expect((await visitor().post('/approval', { reference })).code).toBe(410)
    now = new Date(now.getTime() + 72 * hour)
    await runDue()
    expect(await invitations()).toEqual([])
  })

  test('rejects an unknown link and the link of a completed request', async () => {
    await ask()
    const unknownReference = 'a'.repeat(43)
    expect((await visitor().post('/approval/cancel', { reference: unknownReference })).code).toBe(410)
    const reference = await linkIn()
    now = new Date(now.getTime() + 72 * hour)
    await runDue()
    expect((await visitor().post('/approval/cancel', { reference })).code).toBe(410)
    expect((await list(aisha)).decided).toMatchObject([{ state: 'done' }])
  })

  test('drops the request of an owner who has since lost the role', async () => {
    await ask()
    const second = await staffUser(host, mosque, ['owner'], { now })
    const other = await staffUser(host, mosque, ['owner'], { now })
    await remove(second, aisha)
    const removal = (await list(other)).waiting.find(({ sentence }) => sentence.startsWith('Remove'))
    expect(await decide(other, 'approve', removal?.id ?? '')).toBe(200)
    now = new Date(now.getTime() + 72 * hour)
    await runDue()
    expect(await invitations()).toEqual([])
  })
})
