import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, getField, startDesk } from '../testing/desk.ts'

const keys = {
  STRIPE_PLATFORM_KEY_TEST: 'rk_test_platform',
  STRIPE_PLATFORM_PUBLISHABLE_TEST: 'pk_test_platform',
  STRIPE_PLATFORM_WEBHOOK_TEST: 'whsec_platform',
}

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
  Object.assign(process.env, keys)
})
afterAll(async () => {
  for (const name of Object.keys(keys)) Reflect.deleteProperty(process.env, name)
  await desk.close()
})

test('a mosque’s account is connected to the platform, and the output has the platform’s webhook', async () => {
  const mosque = await desk.tenant()
  const line = `payments connect --tenant ${mosque.slug} --mode test --account acct_First`
  const connection = await desk.type(`${line} --json`)
  expect(connection).toMatchObject({ code: 0 })
  expect(getField(connection.json, 'stripeAccount')).toBe('acct_First')
  expect(getField(connection.json, 'webhook')).toBe('/api/stripe/webhook/platform-test')
  expect((await desk.type(line)).out).toContain('now takes cards through acct_First (test)')
  expect(`${connection.out}${connection.err}`).not.toMatch(/rk_test|whsec_/)

  const otherMosque = await desk.tenant()
  const rejectedResult = await desk.type(
    `payments connect --tenant ${otherMosque.slug} --mode test --account acct_First`,
  )
  expect(rejectedResult).toMatchObject({ code: 1, err: expect.stringContaining('belongs to another mosque') })
})

test('rejects a mode without platform keys, and names the required settings', async () => {
  const mosque = await desk.tenant()
  const result = await desk.type(`payments connect --tenant ${mosque.slug} --mode live --account acct_Live`)
  expect(result).toMatchObject({ code: 2, err: expect.stringContaining('STRIPE_PLATFORM_KEY_LIVE') })
})
