import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approvalTasks } from '../../../staff/src/approvals/tasks.ts'
import { deskCalls, deskHostname, type DeskUser, logInAgain, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { approvalKinds } from '../features.ts'
import { createDemonstrationStaff } from './demonstration.ts'

const hour = 3_600_000
let server: TestServer
let mosque: TestTenant
let now = new Date('2026-11-23T19:00:00Z')
let aisha: DeskUser
let yusuf: DeskUser

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2026-11-23T19:00:00Z')
  mosque = await server.tenant()
  aisha = await staffUser(server, mosque, ['owner'], { name: 'Aisha Rahman', now })
  yusuf = await staffUser(server, mosque, ['owner'], { name: 'Yusuf Khan', now })
})

type ApprovalItem = { id: string; sentence: string; state: string; dueAt?: string; decidedBy?: string; self: boolean }
const path = () => `/mosques/${mosque.slug}`
async function list(user: DeskUser): Promise<{ waiting: ApprovalItem[]; decided: ApprovalItem[] }> {
  const { data }: { data?: unknown } = (await user.get(`${path()}/approvals`)).body
  const { waiting = [], decided = [] }: { waiting?: ApprovalItem[]; decided?: ApprovalItem[] } = Object(data)
  return { waiting, decided }
}
const invite = (actor: DeskUser, email = 'new.owner@example.org') =>
  actor.post(`${path()}/staff/invite`, { email, roles: ['owner'] })
const remove = (actor: DeskUser, target: DeskUser) => actor.post(`${path()}/staff/${target.accountId}/remove`)
const decide = async (actor: DeskUser, action: 'approve' | 'decline' | 'cancel', id: string) =>
  (await actor.post(`${path()}/approvals/${id}/${action}`)).code

/** Requests a new owner. @returns the request's id */
async function requestOwner(actor: DeskUser = aisha, email?: string): Promise<string> {
  expect((await invite(actor, email)).code).toBe(200)
  return (await list(actor)).waiting.at(-1)?.id ?? ''
}
const emails = async (kind: string) => (await server.emails(mosque)).filter((email) => email.kind === kind)
const invitations = async () => (await emails('staff-invitation')).map(({ email }) => email.to)
const log = async () => JSON.stringify((await aisha.get(`${path()}/log`)).body)
const readRoles = async (user: DeskUser) => {
  const { data }: { data?: unknown } = (await user.get('/session')).body
  const { mosques }: { mosques: { roles: string[] }[] } = Object(data)
  return mosques[0]?.roles
}
const runDueApprovals = () =>
  approvalTasks({
    database: server.database,
    directory: server.directory,
    approvalKinds,
    address: () => `http://${deskHostname}`,
    now: () => now,
    log: {
      error(action: unknown) {
        throw new Error(`The task failed: ${JSON.stringify(action)}`)
      },
    },
  })['approvals-due']()

describe('a new owner', () => {
  test('is invited after another owner approves, and the log names both', async () => {
    const id = await requestOwner()
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
    const editor = await staffUser(server, mosque, ['editor'], { name: 'Maryam Ali', now })
    const requestRole = async () => {
      const response = await aisha.post(`${path()}/staff/${editor.accountId}/roles`, { roles: ['owner', 'editor'] })
      expect(response.code).toBe(200)
      return (await list(aisha)).waiting[0]?.id ?? ''
    }
    expect(await decide(yusuf, 'decline', await requestRole())).toBe(200)
    expect(await decide(aisha, 'cancel', await requestRole())).toBe(200)
    expect(await readRoles(editor)).toEqual(['editor'])
    expect(await decide(yusuf, 'approve', await requestRole())).toBe(200)
    expect(await readRoles(editor)).toEqual(['owner', 'editor'])
  })

  test('cannot be requested again while a request is pending', async () => {
    await requestOwner()
    expect((await invite(aisha)).code).toBe(409)
    expect((await invite(yusuf)).code).toBe(409)
  })
})

describe('an owner', () => {
  test('is removed, or loses the role, after another owner approves', async () => {
    const thirdOwner = await staffUser(server, mosque, ['owner'], { name: 'Omar Farooq', now })
    expect((await remove(aisha, thirdOwner)).code).toBe(200)
    expect(await readRoles(thirdOwner)).toEqual(['owner'])
    expect(await decide(yusuf, 'approve', (await list(yusuf)).waiting[0]?.id ?? '')).toBe(200)
    expect((await thirdOwner.get(`${path()}/today`)).code).toBe(404)
    await aisha.post(`${path()}/staff/${yusuf.accountId}/roles`, { roles: ['viewer'] })
    expect(await decide(yusuf, 'approve', (await list(yusuf)).waiting[0]?.id ?? '')).toBe(200)
    expect(await readRoles(yusuf)).toEqual(['viewer'])
  })

  test('cannot approve their own request if two owners each ask to remove the other', async () => {
    const responses = await Promise.all([remove(aisha, yusuf), remove(yusuf, aisha)])
    expect(responses.map(({ code }) => code)).toEqual([200, 200])
    const { waiting } = await list(aisha)
    const ownRequests = waiting.filter(({ self }) => self).map(({ id }) => id)
    expect(await Promise.all(ownRequests.map((id) => decide(aisha, 'approve', id)))).toEqual([403])
    expect([await readRoles(aisha), await readRoles(yusuf)]).toEqual([['owner'], ['owner']])
  })
})

describe('a request is not approved', () => {
  test('by its requester, even on another device', async () => {
    const id = await requestOwner()
    expect(await decide(aisha, 'approve', id)).toBe(403)
    expect(await decide(await logInAgain(server, aisha, 'passkey', now), 'approve', id)).toBe(403)
    expect(await invitations()).toEqual([])
  })

  test('by staff with any role but owner', async () => {
    const id = await requestOwner()
    const otherRoles = ['administrator', 'editor', 'imam', 'treasurer', 'counter', 'teacher', 'viewer'] as const
    const otherUser = await staffUser(server, mosque, otherRoles, { now })
    expect([await decide(otherUser, 'approve', id), await decide(otherUser, 'decline', id)]).toEqual([403, 403])
    expect((await otherUser.get(`${path()}/approvals`)).code).toBe(403)
  })

  test("by another mosque's owner, through either mosque", async () => {
    const id = await requestOwner()
    const otherMosque = await server.tenant()
    const stranger = await staffUser(server, otherMosque, ['owner'], { now })
    expect(await decide(stranger, 'approve', id)).toBe(404)
    expect((await stranger.post(`/mosques/${otherMosque.slug}/approvals/${id}/approve`)).code).toBe(404)
    expect((await list(yusuf)).waiting).toHaveLength(1)
  })

  test('twice: only one of many simultaneous approvals succeeds', async () => {
    const thirdOwner = await staffUser(server, mosque, ['owner'], { now })
    const id = await requestOwner()
    const codes = await Promise.all(
      [yusuf, thirdOwner, yusuf, thirdOwner, yusuf].map((user) => decide(user, 'approve', id)),
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect(await invitations()).toEqual(['new.owner@example.org'])
  })

  test('once its approver or its requester has lost the role', async () => {
    const thirdOwner = await staffUser(server, mosque, ['owner'], { now })
    const requestByThird = await requestOwner(thirdOwner)
    await remove(aisha, thirdOwner)
    const removalId = (await list(yusuf)).waiting.at(-1)?.id ?? ''
    const [approvedCode, lateCode] = [
      await decide(yusuf, 'approve', removalId),
      await decide(thirdOwner, 'approve', requestByThird),
    ]
    expect([approvedCode, lateCode]).toEqual([200, 404])
    expect(await decide(yusuf, 'approve', requestByThird)).toBe(409)
    expect([await invitations(), (await list(aisha)).waiting]).toEqual([[], []])
  })

  test('after a week, or once its subject has changed', async () => {
    const id = await requestOwner()
    now = new Date(now.getTime() + 7 * 24 * hour)
    expect(await decide(yusuf, 'approve', id)).toBe(410)
    expect((await list(aisha)).decided).toMatchObject([{ id, state: 'expired' }])

    const editor = await staffUser(server, mosque, ['editor'], { now })
    const change = (roles: string[]) => aisha.post(`${path()}/staff/${editor.accountId}/roles`, { roles })
    await change(['owner'])
    await change(['treasurer'])
    expect(await decide(yusuf, 'approve', (await list(yusuf)).waiting[0]?.id ?? '')).toBe(409)
    expect(await readRoles(editor)).toEqual(['treasurer'])
  })

  test('in a demonstration, which accepts no requests either', async () => {
    const demo = await server.tenant()
    await createDemonstrationStaff(server.database, demo.id, demo.slug)
    const entryResponse = await deskCalls(server, '', '').post('/demonstration', { mosque: demo.slug, role: 'owner' })
    const cookie = String(entryResponse.headers['set-cookie']).split(';')[0] ?? ''
    const { data }: { data?: unknown } = (await deskCalls(server, cookie, '').get('/session')).body
    const { writeToken }: { writeToken: string } = Object(data)
    const visitor = deskCalls(server, cookie, writeToken)
    const response = await visitor.post(`/mosques/${demo.slug}/staff/invite`, { email: 'a@b.org', roles: ['owner'] })
    const approval = await visitor.post(`/mosques/${demo.slug}/approvals/${'a'.repeat(22)}/approve`)
    expect([response.code, approval.code]).toEqual([403, 403])
  })
})

describe('a mosque with one owner', () => {
  beforeEach(async () => {
    mosque = await server.tenant()
    aisha = await staffUser(server, mosque, ['owner'], { name: 'Aisha Rahman', now })
  })
  const visitor = () => deskCalls(server, '', '')
  const findLinkReference = async () => {
    const email = (await emails('approval-asked')).at(-1)?.email
    return /approval#([\w-]{43})/.exec(email?.text ?? '')?.[1] ?? ''
  }

  test('performs a request after 72 hours, exactly once and not before', async () => {
    await requestOwner()
    now = new Date(now.getTime() + 72 * hour - 1000)
    await runDueApprovals()
    expect(await invitations()).toEqual([])
    now = new Date(now.getTime() + 1000)
    await Promise.all([runDueApprovals(), runDueApprovals(), runDueApprovals()])
    expect(await invitations()).toEqual(['new.owner@example.org'])
    expect((await list(aisha)).decided).toMatchObject([{ state: 'done' }])
    expect(await log()).toContain(
      'Took effect after 72 hours, because there was only one owner: Invite new.owner@example.org',
    )
  })

  test('lets an owner who joins later decline a request, but not bring it forward', async () => {
    const id = await requestOwner()
    const laterOwner = await staffUser(server, mosque, ['owner'], { now })
    expect(await decide(laterOwner, 'approve', id)).toBe(409)
    expect(await decide(laterOwner, 'decline', id)).toBe(200)
    now = new Date(now.getTime() + 72 * hour)
    await runDueApprovals()
    expect(await invitations()).toEqual([])
  })

  test('sends a link that shows the request without changing it, and cancels it once', async () => {
    await requestOwner()
    const reference = await findLinkReference()
    const view = await visitor().post('/approval', { reference })
    expect(view.body.data).toMatchObject({ requestedBy: 'Aisha Rahman', dueAt: '2026-11-26T19:00:00.000Z' })
    expect((await list(aisha)).waiting).toHaveLength(1)
    expect((await visitor().post('/approval/cancel', { reference })).code).toBe(200)
    expect((await visitor().post('/approval/cancel', { reference })).code).toBe(410)
    expect((await visitor().post('/approval', { reference })).code).toBe(410)
    now = new Date(now.getTime() + 72 * hour)
    await runDueApprovals()
    expect(await invitations()).toEqual([])
  })

  test('rejects an unknown link and the link of a completed request', async () => {
    await requestOwner()
    const unknownReference = 'a'.repeat(43)
    expect((await visitor().post('/approval/cancel', { reference: unknownReference })).code).toBe(410)
    const reference = await findLinkReference()
    now = new Date(now.getTime() + 72 * hour)
    await runDueApprovals()
    expect((await visitor().post('/approval/cancel', { reference })).code).toBe(410)
    expect((await list(aisha)).decided).toMatchObject([{ state: 'done' }])
  })

  test('drops the request of an owner who has since lost the role', async () => {
    await requestOwner()
    const secondOwner = await staffUser(server, mosque, ['owner'], { now })
    const otherUser = await staffUser(server, mosque, ['owner'], { now })
    await remove(secondOwner, aisha)
    const removal = (await list(otherUser)).waiting.find(({ sentence }) => sentence.startsWith('Remove'))
    expect(await decide(otherUser, 'approve', removal?.id ?? '')).toBe(200)
    now = new Date(now.getTime() + 72 * hour)
    await runDueApprovals()
    expect(await invitations()).toEqual([])
  })
})
