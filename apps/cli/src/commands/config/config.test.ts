import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => (cli = await startTestCli()))
afterAll(() => cli.close())

const readStored = async (tenantId: string, key: string) => {
  const sql = 'select value from settings where tenant_id = $1 and key = $2'
  const { rows } = await cli.database.pool.query<{ value: string }>(sql, [tenantId, key])
  return rows[0]?.value
}

describe('config set', () => {
  test('stores a setting in the server’s format, and reports pages that leave the site', async () => {
    const mosque = await cli.createTenant()
    const result = await cli.run(`config set --tenant ${mosque.slug} activeplan standard`)
    expect(result).toMatchObject({ code: 0, err: '' })
    expect(result.out).toContain('activePlan is now standard (it was premium).')
    expect(result.out).toMatch(/no longer on the site: .*\/gallery/)
    expect(await readStored(mosque.id, 'activePlan')).toBe('standard')
  })

  test('parses amounts in everyday notation', async () => {
    const mosque = await cli.createTenant({ currencies: 'kwd' })
    const result = await cli.run(`config set --tenant ${mosque.slug} --json presets 5, 10.250`)
    expect(result.json).toMatchObject({ key: 'presets', after: '5.000, 10.250' })
    expect(await readStored(mosque.id, 'presets')).toBe('5000,10250')
  })

  test('accepts a value that starts with a hyphen', async () => {
    const mosque = await cli.createTenant()
    expect(await cli.run(`config set --tenant ${mosque.slug} longitude -- -2.5`)).toMatchObject({ code: 0 })
    expect(await readStored(mosque.id, 'longitude')).toBe('-2.5')
  })

  test('does not change other mosques', async () => {
    const [mosque, otherMosque] = [await cli.createTenant(), await cli.createTenant()]
    await cli.run(`config set --tenant ${mosque.slug} themeColor #123456`)
    expect(await readStored(otherMosque.id, 'themeColor')).toBeUndefined()
  })

  test.each([
    ['latitude', '999', 'latitude must be degrees from -90 to 90'],
    ['activPlan', 'basic', 'There is no setting "activPlan". Did you mean activePlan?'],
    ['motto', 'peace', 'There is no setting "motto". "config list" shows them all.'],
    ['campaignitemscount', '3', 'campaignitemscount cannot be set by hand. The server counts them.'],
    ['publishableKey', 'pk_test_1', 'cannot be set by hand'],
    ['bankDetails', 'sk_live_abcdef', 'That is a secret key, which is not a setting: use "payments connect".'],
    ['paymentMode', 'live', 'paymentMode needs the payment keys first'],
    ['websiteName', ' ', 'Add a value for websiteName'],
    ['websiteName', 'a\nb', 'websiteName must be on one line'],
    ['websiteName', 'a\u001B[31mb', 'websiteName contains invisible characters'],
    ['openingHours', 'a\u202Eb', 'openingHours contains invisible characters'],
    ['charityName', 'x'.repeat(121), 'charityName must have at most 120 characters; it has 121'],
  ])('rejects %s %s', async (key, value, message) => {
    const mosque = await cli.createTenant()
    const before = await readStored(mosque.id, key)
    const result = await cli.run(`config set --tenant ${mosque.slug} ${key}`, value)
    expect(result.code).toBe(2)
    expect(result.err).toContain(message)
    expect(result.err + result.out).not.toContain('sk_live')
    expect(await readStored(mosque.id, key)).toBe(before)
  })
})

test('config unset removes a setting, and reports if it was not set', async () => {
  const mosque = await cli.createTenant()
  expect((await cli.run(`config unset --tenant ${mosque.slug} presets`)).out).toContain('is no longer set')
  expect(await readStored(mosque.id, 'presets')).toBeUndefined()
  expect((await cli.run(`config unset --tenant ${mosque.slug} presets`)).out).toContain('was not set')
})

test('config unset shows the value that now applies', async () => {
  const mosque = await cli.createTenant({ timeZone: 'Asia/Riyadh' })
  expect((await cli.run(`config unset --tenant ${mosque.slug} timeZone`)).out).toContain(
    'timeZone is no longer set (it was Asia/Riyadh). The default is Europe/London.',
  )
})

test('config get shows one setting, or all that are set, in everyday notation', async () => {
  const mosque = await cli.createTenant()
  expect((await cli.run(`config get --tenant ${mosque.slug} presets`)).out).toBe('10.00, 25.00, 50.00')
  expect((await cli.run(`config get --tenant ${mosque.slug} --json`)).json).toMatchObject({ activePlan: 'premium' })
  const unsetResult = await cli.run(`config get --tenant ${mosque.slug} facebookLink`)
  expect(unsetResult).toMatchObject({ code: 0, out: '' })
  expect(unsetResult.err).toContain('facebookLink is not set')
})

test('config list shows every setting, and with --set only those that are set', async () => {
  const mosque = await cli.createTenant()
  const output = (await cli.run(`config list --tenant ${mosque.slug}`)).out
  expect(output).toContain('facebookLink')
  expect((await cli.run(`config list --tenant ${mosque.slug} --set`)).out).not.toContain('facebookLink')
})

test('an invalid stored value cannot send control characters to the terminal', async () => {
  const mosque = await cli.createTenant({ websiteName: 'a\u001B]0;b\u0007c\u202Ed' })
  for (const args of ['get websiteName', 'get --json websiteName', 'get', 'unset websiteName', 'get NO\u001B[2JNE']) {
    const { out, err } = await cli.run(`config ${args} --tenant ${mosque.slug}`)
    expect([args, (out + err).replaceAll('\n', '').match(/[\p{Cc}\u202E]/gu)]).toEqual([args, null])
  }
})
