import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import { saveAccount } from '../providers/accounts.ts'
import { connectStripeAccount } from './connect.ts'
import { signEvent } from '../providers/events.ts'
import { createPayments } from '../providers/payments.ts'

const keysOf = (mode: 'test' | 'live') => ({
  publishableKey: `pk_${mode}_platform`,
  secretKey: `rk_${mode}_platform`,
  webhookSecrets: [`whsec_new_${mode}`, `whsec_old_${mode}`],
})
const platform = { test: keysOf('test'), live: keysOf('live') }

type ConnectedMosque = Mosque & { acct: string }

let giving: Giving
let mosque: ConnectedMosque
let otherMosque: ConnectedMosque
let count = 0

/** Creates a mosque with a connected Stripe account and no keys of its own. */
async function createConnected(): Promise<ConnectedMosque> {
  const tenant = await giving.server.tenant({ paymentMode: 'test' })
  const acct = `acct_Mosque${(count += 1)}`
  const account = { tenantId: tenant.id, mode: 'test', stripeAccount: acct } as const
  const accountId = await connectStripeAccount(giving.server.database, account)
  return { ...tenant, acct, accountId, secretKey: '', webhookSecret: '' }
}

beforeAll(async () => {
  giving = await startGiving('stripe', { platform })
})
afterAll(() => giving.close())
beforeEach(async () => {
  mosque = await createConnected()
  otherMosque = await createConnected()
})

/** Posts an event of a connected account to the platform's webhook, as Stripe does. */
const postEvent = (event: object, { account = mosque.acct, mode = 'test', secret = '' } = {}) => {
  const payload = JSON.stringify({ ...event, account })
  return giving.server.app.inject({
    method: 'POST',
    url: `/api/stripe/webhook/platform-${mode}`,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(payload, secret || `whsec_new_${mode}`, new Date()),
    },
    payload,
  })
}
const createDeauthorisation = (created = Math.floor(Date.now() / 1000) + 5, livemode = false) => ({
  id: `evt_bye${created}`,
  object: 'event',
  type: 'account.application.deauthorized',
  created,
  livemode,
  data: { object: { id: 'ca_1', object: 'application' } },
})
/** The last event of a connected account. */
function getLastEvent(owner: ConnectedMosque) {
  const event = giving.stub.getAccount(owner.acct).events.at(-1)
  if (!event) throw new Error('The account has no events.')
  return event
}
const readIntentId = async (owner: ConnectedMosque) => (await giving.rows(owner)).gifts[0]?.intentId ?? ''
const countEvents = async () => (await giving.server.database.pool.query('select * from provider_events')).rows.length
const startDonation = (owner: ConnectedMosque) =>
  giving.server.post(owner, '/api/donation/start', { causeId: 'general' })
const readConfiguration = async (owner: ConnectedMosque) =>
  JSON.stringify(
    (await giving.server.post(owner, '/api/loadConfigurationData', { section: 'jummahpay_configuration' })).body,
  )

describe('a mosque that has connected its account', () => {
  test("charges cards with the platform's key, only in its own account", async () => {
    const countBefore = giving.stub.requests.length
    expect((await giving.pay(mosque, await giving.attempt(mosque))).code).toBe(200)
    const calls = giving.stub.requests.slice(countBefore)
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.every(({ key, account }) => key === 'rk_test_platform' && account === mosque.acct)).toBe(true)
    expect(giving.stub.getAccount(mosque.acct).charges).toHaveLength(1)
    expect(giving.stub.getAccount(otherMosque.acct).charges).toHaveLength(0)
    expect(giving.stub.getAccount('rk_test_platform').charges).toHaveLength(0)
  })

  test("passes the platform's publishable key and the account id to pages, but no secret", async () => {
    const html = await readConfiguration(mosque)
    expect(html).toContain('pk_test_platform')
    expect(html).toContain(mosque.acct)
    expect(html).not.toMatch(/rk_test|whsec_/)
    expect(html).not.toContain(otherMosque.acct)
  })

  test('uses its own keys if it has any, and pages receive only those', async () => {
    await saveAccount(giving.server.database, giving.server.secrets, {
      tenantId: mosque.id,
      kind: 'own_keys',
      mode: 'test',
      publishableKey: 'pk_test_own',
      secretKey: 'rk_test_own',
      webhookSecret: 'whsec_own',
    })
    const countBefore = giving.stub.requests.length
    await giving.pay(mosque, await giving.attempt(mosque))
    const calls = giving.stub.requests.slice(countBefore)
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.every(({ key, account }) => key === 'rk_test_own' && account === undefined)).toBe(true)
    await expect.poll(() => readConfiguration(mosque)).toContain('pk_test_own')
    expect(await readConfiguration(mosque)).not.toContain(mosque.acct)
  })

  test("cannot connect another mosque's account, a second account or an invalid id", async () => {
    const { database } = giving.server
    const connectTo = (stripeAccount: string) =>
      connectStripeAccount(database, { tenantId: mosque.id, mode: 'test', stripeAccount })
    await expect(connectTo(otherMosque.acct)).rejects.toThrow('belongs to another mosque')
    await expect(connectTo('acct_Second')).rejects.toThrow('already')
    await expect(connectTo('acct_x y')).rejects.toThrow('A Stripe account id')
    // A rejected connection does not reserve the id.
    const thirdMosque = await giving.server.tenant()
    await connectStripeAccount(database, { tenantId: thirdMosque.id, mode: 'test', stripeAccount: 'acct_Second' })
    expect(await connectTo(mosque.acct)).toBe(mosque.accountId)
  })

  test('takes no live cards with an account connected in test mode', async () => {
    const { database, secrets } = giving.server
    const liveMosque = await giving.server.tenant({ paymentMode: 'live' })
    await connectStripeAccount(database, { tenantId: liveMosque.id, mode: 'test', stripeAccount: 'acct_OnlyTest' })
    await database.pool.query(`update settings set value = '"live"' where tenant_id = $1 and key = 'paymentMode'`, [
      liveMosque.id,
    ])
    const tenant = await giving.server.directory.byId(liveMosque.id)
    if (!tenant) throw new Error('The tenant is missing.')
    const config = { ...tenant.config, payment: { ...tenant.config.payment, setting: 'live' as const } }
    const db = database.forTenant(liveMosque.id)
    expect(await createPayments({ secrets, platform }).gatewayFor({ id: liveMosque.id, config }, db)).toBeUndefined()
  })

  test('cannot be used with a platform key of the other mode', async () => {
    const { database, secrets } = giving.server
    const mismatchedKeys = { test: { ...keysOf('test'), secretKey: 'rk_live_platform' } }
    const payments = createPayments({ secrets, platform: mismatchedKeys, stripeApiBase: giving.stub.url })
    await expect(payments.gatewayOf(mosque, database.forTenant(mosque.id), mosque.accountId)).rejects.toThrow(
      'must have a key',
    )
  })

  test('takes no cards if the server has no platform keys, or only those of the other mode', async () => {
    const { database, secrets } = giving.server
    for (const platformKeys of [undefined, { live: keysOf('live') }])
      expect(
        await createPayments({ secrets, platform: platformKeys }).gatewayOf(
          mosque,
          database.forTenant(mosque.id),
          mosque.accountId,
        ),
      ).toBeUndefined()
  })
})

describe("an event at the platform's webhook", () => {
  test.each(['whsec_new_test', 'whsec_old_test'])('signed with %s settles its account’s gift', async (secret) => {
    await giving.pay(mosque, await giving.attempt(mosque), 'processing')
    giving.stub.getAccount(mosque.acct).completeProcessing(await readIntentId(mosque), true)
    expect((await postEvent(getLastEvent(mosque), { secret })).json()).toMatchObject({
      status: 200,
      message: 'Stored.',
    })
    expect((await postEvent(getLastEvent(mosque), { secret })).json()).toMatchObject({ message: 'Already received.' })
    await giving.runJobs('provider-event')
    expect(await giving.rows(mosque)).toMatchObject({ gifts: [{ state: 'paid' }], ledger: [{ amountMinor: 2500 }] })
    expect(await giving.rows(otherMosque)).toEqual({ gifts: [], ledger: [] })
  })

  test("about one mosque's gift but naming another's account changes neither", async () => {
    await giving.pay(mosque, await giving.attempt(mosque), 'processing')
    giving.stub.getAccount(mosque.acct).completeProcessing(await readIntentId(mosque), true)
    expect((await postEvent(getLastEvent(mosque), { account: otherMosque.acct })).statusCode).toBe(200)
    await giving.runJobs('provider-event').catch(() => undefined)
    expect((await giving.rows(mosque)).ledger).toEqual([])
    expect(await giving.rows(otherMosque)).toEqual({ gifts: [], ledger: [] })
    await giving.server.database.pool.query('delete from graphile_worker._private_jobs')
  })

  test.each([
    ['with a guessed secret', { secret: 'whsec_guessed' }],
    ["with the other mode's secret", { secret: 'whsec_new_live' }],
  ])('%s is refused with 400, and nothing is stored', async (_, overrides) => {
    await giving.pay(mosque, await giving.attempt(mosque), 'processing')
    const countBefore = await countEvents()
    expect((await postEvent(getLastEvent(mosque), overrides)).statusCode).toBe(400)
    expect((await postEvent(createDeauthorisation(), overrides)).statusCode).toBe(400)
    expect(await countEvents()).toBe(countBefore)
    expect((await startDonation(mosque)).code).toBe(200)
  })

  test('in the other mode is refused', async () => {
    expect((await postEvent(createDeauthorisation(undefined, true))).statusCode).toBe(400)
    expect((await postEvent(createDeauthorisation(), { mode: 'live' })).statusCode).toBe(400)
    expect((await startDonation(mosque)).code).toBe(200)
  })

  test('for an unknown account, or without one, is accepted and discarded', async () => {
    const countBefore = await countEvents()
    for (const account of ['acct_Stranger', '../x', ''])
      expect((await postEvent({ ...createDeauthorisation(), type: 'invoice.paid' }, { account })).json()).toEqual({
        status: 200,
        message: 'Ignored.',
        data: {},
      })
    // The account is connected in test mode only.
    expect((await postEvent(createDeauthorisation(undefined, true), { mode: 'live' })).statusCode).toBe(200)
    expect(await countEvents()).toBe(countBefore)
    expect((await startDonation(mosque)).code).toBe(200)
  })

  test('does not close a reconnected account even if the provider’s clock is ten minutes ahead', async () => {
    const futureEvent = createDeauthorisation(Math.floor(Date.now() / 1000) + 600)
    expect((await postEvent(futureEvent)).json()).toMatchObject({ message: 'Closed.' })
    const { rows } = await giving.server.database.pool.query(
      'select closed_at > now() as ahead from payment_accounts where id = $1',
      [mosque.accountId],
    )
    expect(rows).toEqual([{ ahead: false }])
    await connectStripeAccount(giving.server.database, {
      tenantId: mosque.id,
      mode: 'test',
      stripeAccount: mosque.acct,
    })
    // Stripe resends an event if it did not receive our response.
    expect((await postEvent(futureEvent)).json()).toMatchObject({ status: 200, message: 'Ignored.' })
    expect((await startDonation(mosque)).code).toBe(200)
  })
})

describe('a mosque whose owner has revoked access', () => {
  test('takes no gifts until it is connected again; other mosques are unaffected', async () => {
    expect((await postEvent(createDeauthorisation())).json()).toMatchObject({ message: 'Closed.' })
    expect(await startDonation(mosque)).toMatchObject({ code: 503, body: { message: expect.stringContaining('card') } })
    await expect.poll(() => readConfiguration(mosque)).not.toContain(mosque.acct)
    expect((await startDonation(otherMosque)).code).toBe(200)

    const account = { tenantId: mosque.id, mode: 'test', stripeAccount: mosque.acct } as const
    expect(await connectStripeAccount(giving.server.database, account)).toBe(mosque.accountId)
    expect((await startDonation(mosque)).code).toBe(200)
    // A late event about the earlier connection.
    const lateEvent = createDeauthorisation(Math.floor(Date.now() / 1000) - 60)
    expect((await postEvent(lateEvent)).json()).toMatchObject({ message: 'Ignored.' })
    expect((await startDonation(mosque)).code).toBe(200)
  })
})
