import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordOfflineGift } from '../../../giving/src/gifts/offline.ts'
import { loadTenant } from '../tenancy/loadTenant.ts'
import { fill, startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { monitorServer } from './monitorServer.ts'

let server: TestServer
beforeAll(async () => (server = await startTestServer({ jobs: false })))
afterAll(() => server.close())

test('ignores offline gifts in the share of declined cards', async () => {
  const mosque = await server.tenant()
  const common = { cause_id: 'general', fund: 'general', amount_minor: 500, currency: 'gbp', mode: 'demo' }
  const gift = (id: string, overrides: Record<string, unknown>) => ({
    id,
    attempt_id: crypto.randomUUID(),
    pass_hash: `\\x${Buffer.from(id).toString('hex')}`,
    account_id: 'account',
    donor_name: 'A',
    donor_email: 'a@example.org',
    ...common,
    ...overrides,
  })
  await fill(server.database, mosque.id, 'payment_accounts', [{ id: 'account', kind: 'demonstration', mode: 'demo' }])
  await fill(server.database, mosque.id, 'gifts', [
    gift('declined', { state: 'failed', how: 'card', intent_id: 'pi_1' }),
  ])
  const tenant = await loadTenant(server.database, mosque.id)
  const cash = { amountMinor: 500, currency: 'gbp', causeId: 'general', how: 'cash' as const, day: '2026-11-20' }
  for (const note of ['a', 'b', 'c']) await recordOfflineGift(server, tenant, { ...cash, at: new Date(), note })
  const app = Fastify()
  monitorServer({ app, database: server.database, directory: server.directory })
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/^minaret_gift_decline_ratio 1$/m)
  expect(body).toMatch(/^minaret_gifts_last_day\{state="failed"\} 1$/m)
  expect(body).not.toContain('minaret_gifts_last_day{state="paid"}')
})
