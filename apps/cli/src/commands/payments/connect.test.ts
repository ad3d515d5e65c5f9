import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestCli, getField, startTestCli } from '../testing/testCli.ts'

const keys = {
  STRIPE_PLATFORM_KEY_TEST: 'rk_test_platform',
  STRIPE_PLATFORM_PUBLISHABLE_TEST: 'pk_test_platform',
  STRIPE_PLATFORM_WEBHOOK_TEST: 'whsec_platform',
}

let cli: TestCli
beforeAll(async () => {
  cli = await startTestCli()
  Object.assign(process.env, keys)
})
afterAll(async () => {
  for (const name of Object.keys(keys)) Reflect.deleteProperty(process.env, name)
  await cli.close()
})

test('a mosque’s account is connected to the platform, and the output has the platform’s webhook', async () => {
  const mosque = await cli.createTenant()
  const line = `payments connect --tenant ${mosque.slug} --mode test --account acct_First`
  const connection = await cli.run(`${line} --json`)
  expect(connection).toMatchObject({ code: 0 })
  expect(getField(connection.json, 'stripeAccount')).toBe('acct_First')
  expect(getField(connection.json, 'webhook')).toBe('/api/stripe/webhook/platform-test')
  expect((await cli.run(line)).out).toContain('now accepts cards through acct_First (test)')
  expect(`${connection.out}${connection.err}`).not.toMatch(/rk_test|whsec_/)

  const otherMosque = await cli.createTenant()
  const rejectedResult = await cli.run(`payments connect --tenant ${otherMosque.slug} --mode test --account acct_First`)
  expect(rejectedResult).toMatchObject({ code: 1, err: expect.stringContaining('belongs to another mosque') })
})

test('rejects a mode without platform keys, and names the required settings', async () => {
  const mosque = await cli.createTenant()
  const result = await cli.run(`payments connect --tenant ${mosque.slug} --mode live --account acct_Live`)
  expect(result).toMatchObject({ code: 2, err: expect.stringContaining('STRIPE_PLATFORM_KEY_LIVE') })
})
