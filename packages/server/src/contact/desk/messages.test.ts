import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeskMessage, MessageListed } from '@minaret/contract/desk'
import { contactMessages } from '../../../../foundation/src/db/people.ts'
import { type DeskUser, deskHostname, staffUser } from '../../../../acceptance/src/desk.ts'
import {
  startTestServer,
  type TestResponse,
  type TestServer,
  type TestTenant,
} from '../../../../acceptance/src/index.ts'

const testTime = new Date('2026-11-23T18:00:00Z')
let server: TestServer
let mosque: TestTenant
let otherMosque: TestTenant
let owner: DeskUser
let imam: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({
    jobs: false,
    limitRates: false,
    desk: { hostname: deskHostname },
    now: () => testTime,
  })
  mosque = await server.tenant({ timeZone: 'Europe/London', email: 'office@mosque.example' })
  otherMosque = await server.tenant()
  owner = await staffUser(server, mosque, ['owner'], { now: testTime })
  imam = await staffUser(server, mosque, ['imam'], { name: 'Imam Bilal', now: testTime })
  path = `/mosques/${mosque.slug}/messages`
})
afterAll(() => server.close())

const insertMessage = async (
  changes: Partial<typeof contactMessages.$inferInsert> = {},
  tenant: TestTenant = mosque,
) => {
  const id = randomBytes(16).toString('base64url')
  const row = { topic: 'visit', name: 'Zaynab Qureshi', email: 'zaynab@example.org', emailKey: 'zaynab@example.org' }
  await server.database.forTenant(tenant.id)((tx) =>
    tx.insert(contactMessages).values({
      tenantId: tenant.id,
      id,
      ...row,
      message: 'When are visitors welcome?',
      createdAt: testTime,
      ...changes,
    }),
  )
  return id
}
const insertQuestion = () => insertMessage({ topic: 'imam', message: 'May I ask in confidence?' })
const messageIn = ({ body }: TestResponse): DeskMessage => {
  const { now, ...rest }: { now?: DeskMessage } & DeskMessage = Object(body.data)
  return now ?? rest
}
const view = async (user: DeskUser, id: string) => messageIn(await user.get(`${path}/${id}`))
const idsOf = ({ body }: TestResponse) => {
  const items: MessageListed[] = Object(body.data)
  return items.map(({ id }) => id)
}
const idsIn = async (user: DeskUser, query = '') => idsOf(await user.get(`${path}${query}`))

describe('a message', () => {
  test('is listed as open, and as answered once marked as answered', async () => {
    const id = await insertMessage()
    expect(await idsIn(owner)).toContain(id)
    expect(await idsIn(owner, '?show=answered')).not.toContain(id)
    const response = await owner.post(`${path}/${id}`, { version: 1, state: 'answered' })
    expect([response.code, messageIn(response).state]).toEqual([200, 'answered'])
    expect(await idsIn(owner)).not.toContain(id)
    expect(await idsIn(owner, '?show=answered')).toContain(id)
  })

  test('marked as answered is reopened by Undo, and its history has both changes without the sender’s name', async () => {
    const id = await insertMessage()
    const { body } = await owner.post(`${path}/${id}`, { version: 1, state: 'answered' })
    const { change }: { change: string } = Object(body.data)
    expect((await owner.post(`/mosques/${mosque.slug}/log/${change}/undo`)).code).toBe(200)
    const { state, history } = await view(owner, id)
    expect([state, history.map(({ sentence }) => sentence)]).toEqual([
      'open',
      [
        'Aisha Rahman marked a message from 23 November 2026 as answered',
        'Aisha Rahman reopened a message from 23 November 2026 (undone)',
      ],
    ])
    const log = JSON.stringify((await owner.get(`/mosques/${mosque.slug}/log`)).body)
    expect(log).not.toMatch(/Zaynab|visitors/)
  })

  test('is assigned to a colleague who may read it, and is then in their list', async () => {
    const id = await insertMessage()
    const administrator = await staffUser(server, mosque, ['administrator'], { name: 'Yusuf Khan', now: testTime })
    const response = await owner.post(`${path}/${id}`, { version: 1, assignee: administrator.accountId })
    expect(messageIn(response).assignee).toMatchObject({ name: 'Yusuf Khan', self: false })
    expect(await idsIn(administrator, '?show=mine')).toEqual([id])
    expect((await owner.post(`${path}/${id}`, { version: 2, assignee: imam.accountId })).code).toBe(422)
    const unassignResponse = await owner.post(`${path}/${id}`, { version: 2, assignee: null })
    expect(messageIn(unassignResponse).assignee).toBeUndefined()
  })

  test('changed by two members at once: the second is refused and gets the first change', async () => {
    const id = await insertMessage()
    await owner.post(`${path}/${id}`, { version: 1, assignee: owner.accountId })
    const lateResponse = await owner.post(`${path}/${id}`, { version: 1, state: 'answered' })
    expect([lateResponse.code, messageIn(lateResponse).assignee?.self, (await view(owner, id)).state]).toEqual([
      409,
      true,
      'open',
    ])
  })

  test('is listed in pages, newest first, and an invalid cursor is refused', async () => {
    const busyMosque = await server.tenant()
    const user = await staffUser(server, busyMosque, ['owner'], { now: testTime })
    for (let n = 0; n < 23; n += 1) await insertMessage({ createdAt: new Date(testTime.getTime() + n) }, busyMosque)
    const first = await user.get(`/mosques/${busyMosque.slug}/messages`)
    const { next }: { next: string } = Object(first.body.responseData)
    const second = await user.get(`/mosques/${busyMosque.slug}/messages?after=${next}`)
    expect([idsOf(first).length, idsOf(second).length]).toEqual([20, 3])
    expect((await user.get(`/mosques/${busyMosque.slug}/messages?after=abc`)).code).toBe(422)
  })

  test('is not found once deleted, and cannot be changed or undone', async () => {
    const id = await insertMessage()
    const { body } = await owner.post(`${path}/${id}`, { version: 1, state: 'answered' })
    await server.database.pool.query('delete from contact_messages where id = $1', [id])
    expect((await owner.get(`${path}/${id}`)).code).toBe(404)
    expect((await owner.post(`${path}/${id}`, { version: 2, state: 'open' })).code).toBe(404)
    const { change }: { change: string } = Object(body.data)
    expect((await owner.post(`/mosques/${mosque.slug}/log/${change}/undo`)).code).toBe(409)
  })
})

describe('permission to read', () => {
  test('a question can be read by the imam, but not by an owner through any operation', async () => {
    const id = await insertQuestion()
    expect((await view(imam, id)).text).toBe('May I ask in confidence?')
    const { body } = await imam.post(`${path}/${id}`, { version: 1, state: 'answered' })
    const { change }: { change: string } = Object(body.data)
    for (const response of [
      await owner.get(`${path}/${id}`),
      await owner.post(`${path}/${id}`, { version: 2, state: 'open' }),
      await owner.post(`${path}/${id}`, { version: 2, assignee: owner.accountId }),
      await owner.post(`/mosques/${mosque.slug}/log/${change}/undo`),
    ])
      expect([response.code, JSON.stringify(response.body)]).toEqual([
        expect.toSatisfy((code: number) => code === 404 || code === 409),
        expect.not.stringMatching(/confidence|Zaynab/),
      ])
    for (const query of ['', '?kind=imam', '?show=answered', '?show=mine', '?show=answered&kind=imam'])
      expect(await idsIn(owner, query)).not.toContain(id)
    const log = JSON.stringify((await owner.get(`/mosques/${mosque.slug}/log`)).body)
    expect(log).toContain('Imam Bilal marked a question for the imam from 23 November 2026 as answered')
    expect(log).not.toMatch(/confidence/)
    expect((await view(imam, id)).state).toBe('answered')
  })

  test('Today counts only the open messages the member may read', async () => {
    const quietMosque = await server.tenant()
    await insertMessage({}, quietMosque)
    await insertMessage({ topic: 'imam' }, quietMosque)
    await insertMessage({ topic: 'imam' }, quietMosque)
    const countOpenMessages = async (role: 'owner' | 'imam' | 'editor') => {
      const user = await staffUser(server, quietMosque, [role], { now: testTime })
      const { problems }: { problems: { kind: string; count?: number }[] } = Object(
        (await user.get(`/mosques/${quietMosque.slug}/today`)).body.data,
      )
      return problems.find(({ kind }) => kind === 'messagesOpen')?.count
    }
    expect([
      await countOpenMessages('owner'),
      await countOpenMessages('imam'),
      await countOpenMessages('editor'),
    ]).toEqual([1, 2, undefined])
  })

  test('a message to the office is hidden from the imam', async () => {
    const id = await insertMessage()
    expect((await imam.get(`${path}/${id}`)).code).toBe(404)
    expect(await idsIn(imam)).not.toContain(id)
  })

  test.each(['editor', 'viewer', 'treasurer', 'counter', 'teacher'] as const)(
    'a %s may not read messages',
    async (role) => {
      const id = await insertMessage()
      const user = await staffUser(server, mosque, [role], { now: testTime })
      for (const response of [
        await user.get(path),
        await user.get(`${path}/${id}`),
        await user.post(`${path}/${id}`, { version: 1, state: 'answered' }),
      ])
        expect(response.code).toBe(403)
    },
  )

  test("another mosque's staff cannot find a message, through either mosque", async () => {
    const id = await insertMessage()
    const stranger = await staffUser(server, otherMosque, ['owner', 'imam'], { now: testTime })
    expect((await stranger.get(`${path}/${id}`)).code).toBe(404)
    expect((await stranger.get(`/mosques/${otherMosque.slug}/messages/${id}`)).code).toBe(404)
    expect(
      (await stranger.post(`/mosques/${otherMosque.slug}/messages/${id}`, { version: 1, state: 'answered' })).code,
    ).toBe(404)
  })

  test('a demonstration masks emails and omits phone numbers', async () => {
    const id = await insertMessage({ contactNumber: '07700900123' })
    const visitor = await staffUser(server, mosque, ['owner'], { now: testTime })
    await server.database.pool.query('update staff_members set demonstration = true where account_id = $1', [
      visitor.accountId,
    ])
    const { email, contactNumber } = await view(visitor, id)
    expect([email, contactNumber]).toEqual(['z…@example.org', undefined])
  })
})
