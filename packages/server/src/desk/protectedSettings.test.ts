import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProtectedSettings } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { approvalTasks } from '../../../staff/src/approvals/tasks.ts'
import { changeSetting } from '../../../staff/src/configuration/store.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { approvalKinds } from '../features.ts'

const hour = 3_600_000
const before = 'Sort code 20-00-00, account 12345678'
const after = 'Sort code 30-11-22, account 87654321\nReference: your name'
let server: TestServer
let mosque: TestTenant
let now = new Date('2026-11-23T19:00:00Z')
let aisha: DeskUser
let yusuf: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2026-11-23T19:00:00Z')
  mosque = await server.tenant({ bankDetails: before })
  path = `/mosques/${mosque.slug}`
  aisha = await staffUser(server, mosque, ['owner'], { name: 'Aisha Rahman', now })
  yusuf = await staffUser(server, mosque, ['owner'], { name: 'Yusuf Khan', now })
})

const settings = async (user = aisha) => {
  const data: ProtectedSettings = Object((await user.get(`${path}/protected`)).body.data)
  return data
}
const requestBankDetails = (actor: DeskUser, text: string) =>
  actor.post(`${path}/protected/bank-details`, { before, text })
const requestOrigin = (actor: DeskUser, origin: string, { use = 'frames', allow = true } = {}) =>
  actor.post(`${path}/protected/origins`, { use, origin, allow })
async function readWaiting(user = yusuf): Promise<{ id: string; sentence: string }[]> {
  const { waiting: list = [] }: { waiting?: { id: string; sentence: string }[] } = Object(
    (await user.get(`${path}/approvals`)).body.data,
  )
  return list
}
const approve = async (actor = yusuf) => {
  const [newest] = (await readWaiting(actor)).toReversed()
  return (await actor.post(`${path}/approvals/${newest?.id}/approve`)).code
}
const sentences = async () => {
  const { data }: { data: { sentence: string }[] } = Object((await aisha.get(`${path}/log`)).body)
  return data.map(({ sentence }) => sentence)
}

describe('bank details', () => {
  test('change only after another owner, who sees the full text, approves', async () => {
    expect((await requestBankDetails(aisha, after)).code).toBe(200)
    expect((await settings()).bankDetails).toBe(before)
    expect(await readWaiting()).toMatchObject([
      {
        sentence:
          'Change the bank details on the website to “Sort code 30-11-22, account 87654321, Reference: your name”',
      },
    ])
    expect(await approve(aisha)).toBe(403)
    expect((await settings()).bankDetails).toBe(before)
    expect(await approve()).toBe(200)
    expect((await settings()).bankDetails).toBe(after)
    expect((await sentences())[0]).toBe('Aisha Rahman changed the bank details')
  })

  test('are removed the same way', async () => {
    await requestBankDetails(aisha, ' ')
    expect([await approve(), (await settings()).bankDetails]).toEqual([200, undefined])
    expect((await sentences())[0]).toBe('Aisha Rahman removed the bank details')
  })

  test('are not overwritten if a command has changed them since', async () => {
    await requestBankDetails(aisha, after)
    await changeSetting(server.database, mosque.id, 'bankDetails', 'By the office')
    expect([await approve(), (await settings()).bankDetails]).toEqual([409, 'By the office'])
  })

  test('of a mosque with one owner change after 72 hours and are announced by email', async () => {
    const otherMosque = await server.tenant({ bankDetails: before })
    const maryam = await staffUser(server, otherMosque, ['owner'], { name: 'Maryam Ali', now })
    await maryam.post(`/mosques/${otherMosque.slug}/protected/bank-details`, { before, text: after })
    const readBankDetails = async () => {
      const { bankDetails }: ProtectedSettings = Object(
        (await maryam.get(`/mosques/${otherMosque.slug}/protected`)).body.data,
      )
      return bankDetails
    }
    const tasks = approvalTasks({
      database: server.database,
      directory: server.directory,
      approvalKinds,
      address: () => `http://${deskHostname}`,
      now: () => now,
      log: {
        error(details: unknown) {
          throw new Error(JSON.stringify(details))
        },
      },
    })
    now = new Date(now.getTime() + 71 * hour)
    await tasks['approvals-due']()
    expect(await readBankDetails()).toBe(before)
    now = new Date(now.getTime() + 2 * hour)
    await tasks['approvals-due']()
    expect(await readBankDetails()).toBe(after)
    const emails = (await server.emails(otherMosque)).filter(({ kind }) => kind === 'approval-asked')
    expect(emails.map(({ email }) => email.text)).toEqual([expect.stringContaining('account 87654321')])
  })
})

describe('other websites', () => {
  test.each([
    ['frames', 'https://app.example.org', 'Let https://app.example.org show your donation page inside its own pages'],
    ['calls', 'https://shop.example.org', 'Let https://shop.example.org use your mosque’s data and forms'],
  ] as const)('are allowed for %s and disallowed again by two owners', async (use, origin, sentence) => {
    expect((await requestOrigin(aisha, `${origin}/`, { use })).code).toBe(200)
    expect(await readWaiting()).toMatchObject([{ sentence }])
    expect((await settings())[use]).toEqual([])
    expect([await approve(), (await settings())[use]]).toEqual([200, [origin]])
    expect((await requestOrigin(aisha, origin, { use })).code).toBe(409)
    expect((await requestOrigin(aisha, origin, { use, allow: false })).code).toBe(200)
    expect([await approve(), (await settings())[use]]).toEqual([200, []])
  })

  test.each(['http://example.org', 'https://example.org/page', 'https://*.example.org', 'javascript:alert(1)', 'a b'])(
    '%s is rejected with an error at its field',
    async (origin) => {
      const refusal = await requestOrigin(aisha, origin)
      const { errors }: { errors?: Record<string, string> } = Object(refusal.body.data)
      expect([refusal.code, Object.keys(errors ?? {})]).toEqual([422, ['origin']])
      expect(await readWaiting()).toEqual([])
    },
  )

  test('of another mosque are unaffected', async () => {
    const otherMosque = await server.tenant()
    const stranger = await staffUser(server, otherMosque, ['owner'], { now })
    await requestOrigin(aisha, 'https://shop.example.org', { use: 'calls' })
    await approve()
    const settings: ProtectedSettings = Object((await stranger.get(`/mosques/${otherMosque.slug}/protected`)).body.data)
    expect(settings.calls).toEqual([])
  })
})

describe('access', () => {
  test('administrators and treasurers may read but not request changes; other roles may not read', async () => {
    for (const role of ['administrator', 'treasurer', 'editor'] as const) {
      const user = await staffUser(server, mosque, [role], { now })
      expect([role, (await user.get(`${path}/protected`)).code]).toEqual([role, role === 'editor' ? 403 : 200])
      expect((await requestBankDetails(user, after)).code).toBe(403)
      expect((await requestOrigin(user, 'https://example.org')).code).toBe(403)
    }
  })

  test('demonstration visitors cannot request changes', async () => {
    const visitor = await staffUser(server, mosque, ['owner'], { now, demonstration: true })
    expect((await requestBankDetails(visitor, after)).code).toBe(403)
    expect((await requestOrigin(visitor, 'https://example.org')).code).toBe(403)
  })

  test('the database lets only an owner of this mosque allow a website', async () => {
    const asAdministrator = server.database.forStaff(mosque.id, {
      accountId: aisha.accountId,
      roles: ['administrator'],
    })
    const allow = (tx: Tx) => tx.execute(`select change_origin('https://example.org', true)`)
    const causeMessage = async (operation: Promise<unknown>) => {
      const cause: unknown = await operation.then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.cause : undefined),
      )
      return cause instanceof Error ? cause.message : ''
    }
    expect(await causeMessage(asAdministrator(allow))).toContain('Only an owner')
    expect(await causeMessage(server.database.forTenant(mosque.id)(allow))).toContain('permission denied')
  })
})
