import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '@minaret/plans'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { findAccountDetails, saveAccount } from './accounts.ts'
import { createPayments } from './payments.ts'

let server: TestServer
let tenant: TestTenant
beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  tenant = await server.tenant()
})
afterAll(() => server.close())

const keys = (mode: 'test' | 'live') => ({
  tenantId: tenant.id,
  kind: 'own_keys' as const,
  mode,
  publishableKey: `pk_${mode}_shown`,
  secretKey: `rk_${mode}_hidden`,
  webhookSecret: 'whsec_hidden',
})
const setting = (paymentMode: string) => ({
  id: tenant.id,
  config: parseConfig([{ key: 'paymentMode', value: paymentMode }]),
})
const db = () => server.database.forTenant(tenant.id)
const payments = () => createPayments({ secrets: server.secrets })

test('stores keys sealed, and reveals only the publishable one', async () => {
  const id = await saveAccount(server.database, server.secrets, keys('test'))
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    'select * from payment_accounts where id = $1',
    [id],
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(Buffer.from('hidden').toString('hex'))
  expect(Buffer.concat(Object.values(rows[0] ?? {}).filter(Buffer.isBuffer)).includes('hidden')).toBe(false)
  expect(await db()((tx) => findAccountDetails(tx, 'test'))).toEqual({
    id,
    kind: 'own_keys',
    mode: 'test',
    publishableKey: 'pk_test_shown',
  })
})

test("saving the same account again keeps the id in the webhook's URL", async () => {
  const firstId = await saveAccount(server.database, server.secrets, keys('live'))
  expect(await saveAccount(server.database, server.secrets, keys('live'))).toBe(firstId)
  const demo = { tenantId: tenant.id, kind: 'demonstration' } as const
  const secondId = await saveAccount(server.database, server.secrets, demo)
  const readSecret = async () =>
    (
      await server.database.pool.query<Record<string, unknown>>(
        'select webhook_secret from payment_accounts where id = $1',
        [secondId],
      )
    ).rows[0]
  const secretBefore = await readSecret()
  expect(await saveAccount(server.database, server.secrets, demo)).toBe(secondId)
  expect(await readSecret()).toEqual(secretBefore)
})

test.each([
  [{ secretKey: 'rk_live_x' }, 'The secret key of a test account begins with sk_test_ or rk_test_'],
  [{ publishableKey: 'pk_live_x' }, 'The publishable key of a test account begins with pk_test_'],
  [{ webhookSecret: 'secret' }, 'The webhook secret of a test account begins with whsec_'],
  [{ secretKey: 'rk_test_x\n' }, 'has no spaces'],
])('rejects %o with a message', async (overrides, message) => {
  await expect(saveAccount(server.database, server.secrets, { ...keys('test'), ...overrides })).rejects.toThrow(message)
})

test('each payment setting opens its own account, and "none" opens no account', async () => {
  await saveAccount(server.database, server.secrets, keys('test'))
  await saveAccount(server.database, server.secrets, { tenantId: tenant.id, kind: 'demonstration' })
  const modes = await Promise.all(
    ['none', 'demonstration', 'test', 'live'].map(
      async (mode) => (await payments().gatewayFor(setting(mode), db()))?.mode,
    ),
  )
  expect(modes).toEqual([undefined, 'demo', 'test', 'live'])
})

test('does not open a live account while a test server replaces Stripe', async () => {
  await saveAccount(server.database, server.secrets, keys('live'))
  const paymentsOnTestServer = createPayments({ secrets: server.secrets, stripeApiBase: 'http://localhost:1' })
  await expect(paymentsOnTestServer.gatewayFor(setting('live'), db())).rejects.toThrow('must never be sent')
})

test('another mosque can neither find nor open an account, even with a copy of its sealed keys', async () => {
  const id = await saveAccount(server.database, server.secrets, keys('test'))
  const otherTenant = await server.tenant()
  expect(await payments().gatewayOf(otherTenant, server.database.forTenant(otherTenant.id), id)).toBeUndefined()
  expect(await payments().gatewayOf(otherTenant, db(), id)).toBeUndefined()
  // Simulates a copied row: the seal is bound to its row.
  await server.database.pool.query(
    `insert into payment_accounts (tenant_id, id, kind, mode, secret_key, webhook_secret)
     select $1, 'stolen', kind, mode, secret_key, webhook_secret from payment_accounts where id = $2`,
    [otherTenant.id, id],
  )
  await expect(payments().gatewayOf(otherTenant, server.database.forTenant(otherTenant.id), 'stolen')).rejects.toThrow(
    'authenticate data',
  )
})
