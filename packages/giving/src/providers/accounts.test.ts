import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '@minaret/plans'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { accountOf, saveAccount } from './accounts.ts'
import { createPayments } from './payments.ts'

let host: TestServer
let tenant: TestTenant
beforeAll(async () => {
  host = await startTestServer({ jobs: false })
  tenant = await host.tenant()
})
afterAll(() => host.close())

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
const db = () => host.database.forTenant(tenant.id)
const payments = () => createPayments({ secrets: host.secrets })

test('keys are stored sealed, and only the publishable one can be seen', async () => {
  const id = await saveAccount(host.database, host.secrets, keys('test'))
  const { rows } = await host.database.pool.query<Record<string, unknown>>(
    'select * from payment_accounts where id = $1',
    [id],
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(Buffer.from('hidden').toString('hex'))
  expect(Buffer.concat(Object.values(rows[0] ?? {}).filter(Buffer.isBuffer)).includes('hidden')).toBe(false)
  expect(await db()((tx) => accountOf(tx, 'test'))).toEqual({
    id,
    kind: 'own_keys',
    mode: 'test',
    publishableKey: 'pk_test_shown',
  })
})

test("saving twice is saving once: the id in the webhook's address stays", async () => {
  const first = await saveAccount(host.database, host.secrets, keys('live'))
  expect(await saveAccount(host.database, host.secrets, keys('live'))).toBe(first)
  const demo = { tenantId: tenant.id, kind: 'demonstration' } as const
  const again = await saveAccount(host.database, host.secrets, demo)
  const secret = async () =>
    (
      await host.database.pool.query<Record<string, unknown>>(
        'select webhook_secret from payment_accounts where id = $1',
        [again],
      )
    ).rows[0]
  const before = await secret()
  expect(await saveAccount(host.database, host.secrets, demo)).toBe(again)
  expect(await secret()).toEqual(before)
})

test.each([
  [{ secretKey: 'rk_live_x' }, 'The secret key of a test account begins with sk_test_ or rk_test_'],
  [{ publishableKey: 'pk_live_x' }, 'The publishable key of a test account begins with pk_test_'],
  [{ webhookSecret: 'secret' }, 'The webhook secret of a test account begins with whsec_'],
  [{ secretKey: 'rk_test_x\n' }, 'has no spaces'],
])('%o is refused with a sentence', async (wrong, sentence) => {
  await expect(saveAccount(host.database, host.secrets, { ...keys('test'), ...wrong })).rejects.toThrow(sentence)
})

test('each payment setting opens its own account, and none opens none', async () => {
  await saveAccount(host.database, host.secrets, keys('test'))
  await saveAccount(host.database, host.secrets, { tenantId: tenant.id, kind: 'demonstration' })
  const modes = await Promise.all(
    ['none', 'demonstration', 'test', 'live'].map(
      async (mode) => (await payments().gatewayFor(setting(mode), db()))?.mode,
    ),
  )
  expect(modes).toEqual([undefined, 'demo', 'test', 'live'])
})

test('a live account is not opened while Stripe is a test host', async () => {
  await saveAccount(host.database, host.secrets, keys('live'))
  const misled = createPayments({ secrets: host.secrets, stripeApiBase: 'http://localhost:1' })
  await expect(misled.gatewayFor(setting('live'), db())).rejects.toThrow('must never be sent')
})

test("another mosque can neither find nor open this one's account, even holding its sealed bytes", async () => {
  const id = await saveAccount(host.database, host.secrets, keys('test'))
  const other = await host.tenant()
  expect(await payments().gatewayOf(other, host.database.forTenant(other.id), id)).toBeUndefined()
  expect(await payments().gatewayOf(other, db(), id)).toBeUndefined()
  // As if a row had been copied across: the seal is bound to its place.
  await host.database.pool.query(
    `insert into payment_accounts (tenant_id, id, kind, mode, secret_key, webhook_secret)
     select $1, 'stolen', kind, mode, secret_key, webhook_secret from payment_accounts where id = $2`,
    [other.id, id],
  )
  await expect(payments().gatewayOf(other, host.database.forTenant(other.id), 'stolen')).rejects.toThrow(
    'authenticate data',
  )
})
