import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RegularDonor, type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'
import { connectAccount } from './connect.ts'

let giving: RegularGifts
let gift: RegularDonor
beforeAll(async () => {
  giving = await startRegularGifts('stripe', '2026-10-21T10:00:00Z')
  gift = await giving.startRegularGift()
})
afterAll(() => giving.close())

const connect = (secretKey: string, options: { sameAccount?: boolean } = {}, { id: tenantId } = gift.mosque) =>
  connectAccount(
    giving.server.database,
    giving.server.secrets,
    { tenantId, mode: 'test', publishableKey: 'pk_test_x', secretKey, webhookSecret: 'whsec_new' },
    { stripeApiBase: giving.stub.url, ...options },
  )
const countRequests = () => giving.stub.requests.length

test('refuses and does not store a key of another account while a regular gift runs', async () => {
  await expect(connect('rk_test_other')).rejects.toThrow('different Stripe account')
  expect((await gift.change('amount', { amountMinor: 900 })).code).toBe(200)
})

test('refuses a key Stripe cannot identify until the operator confirms it', async () => {
  giving.stub.addFaults(['revoked'], 'read')
  await expect(connect('rk_test_silent')).rejects.toThrow('--same-account')
  const countBefore = countRequests()
  expect(await connect('rk_test_silent', { sameAccount: true })).toBe(gift.mosque.accountId)
  expect(countRequests()).toBe(countBefore)
  await connect(gift.mosque.secretKey, { sameAccount: true })
})

test('accepts a rolled key of the same account, and the current key without a request', async () => {
  const account = giving.stub.getAccount(gift.mosque.secretKey)
  const rolledAccount = giving.stub.getAccount('rk_test_rolled')
  for (const [id, subscription] of account.subscriptions) rolledAccount.subscriptions.set(id, subscription)
  const countBefore = countRequests()
  expect(await connect('rk_test_rolled')).toBe(gift.mosque.accountId)
  expect(countRequests()).toBe(countBefore + 1)
  await connect('rk_test_rolled')
  expect(countRequests()).toBe(countBefore + 1)
})

test('accepts another account if no regular gift runs and nothing has been paid', async () => {
  await connect(gift.mosque.secretKey, { sameAccount: true })
  expect((await gift.change('cancel')).code).toBe(200)
  expect(await connect('rk_test_other')).toBe(gift.mosque.accountId)
  await connect(gift.mosque.secretKey)
})

test('refuses a key of another account if gifts were paid, until the operator confirms it', async () => {
  const mosque = await giving.mosque()
  expect((await giving.pay(mosque, await giving.attempt(mosque))).code).toBe(200)
  await expect(connect('rk_test_else', {}, mosque)).rejects.toThrow('gifts paid so far')
  giving.stub.addFaults(['revoked'], 'read')
  await expect(connect('rk_test_mute', {}, mosque)).rejects.toThrow('payment intents')
  const rolledAccount = giving.stub.getAccount('rk_test_turned')
  for (const [id, intent] of giving.stub.getAccount(mosque.secretKey).intents) rolledAccount.intents.set(id, intent)
  expect(await connect('rk_test_turned', {}, mosque)).toBe(mosque.accountId)
  expect(await connect('rk_test_else', { sameAccount: true }, mosque)).toBe(mosque.accountId)
})
