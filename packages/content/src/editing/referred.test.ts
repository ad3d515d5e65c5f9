import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '@minaret/plans'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { editorOf, publishNew } from './testing/desk.ts'
import { samples } from './testing/samples.ts'

const now = new Date('2026-11-25T12:00:00Z')
let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
  await fill(server.database, mosque.id, 'payment_accounts', [
    { id: 'account', kind: 'demonstration', mode: 'demo', created_at: '2026-01-01T00:00:00Z' },
  ])
})
afterAll(() => server.close())

const logInAs = async (role: Role) => editorOf(await staffUser(server, mosque, [role], { now }), mosque.slug)

test.each<Role>(['editor', 'administrator', 'owner'])(
  'a cause with gifts that the role %s deletes stays in the database, hidden',
  async (role) => {
    const { thing: item } = await publishNew(await logInAs('owner'), 'causes', {
      ...samples.causes,
      title: `For the ${role}`,
    })
    await fill(server.database, mosque.id, 'gifts', [
      {
        id: `gift-${role}`,
        attempt_id: crypto.randomUUID(),
        pass_hash: `\\x${Buffer.from(role).toString('hex')}`,
        cause_id: item.id,
        fund: 'general',
        amount_minor: 2500,
        currency: 'gbp',
        mode: 'demo',
        account_id: 'account',
        donor_name: 'A',
        donor_email: 'a@example.org',
        state: 'paid',
        confirm_no: 1,
        anonymous: false,
        created_at: '2026-11-01T10:00:00Z',
      },
    ])
    const response = await (await logInAs(role)).act('causes', item.id, 'delete', {}, item.version)
    expect(response.code).toBe(200)
    const { rows } = await server.database.pool.query<{ published_at: Date | null }>(
      'select published_at from causes where tenant_id = $1 and id = $2',
      [mosque.id, item.id],
    )
    expect(rows).toEqual([{ published_at: null }])
  },
)
