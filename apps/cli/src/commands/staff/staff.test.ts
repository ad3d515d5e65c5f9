import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => {
  vi.stubEnv('DESK_HOST', 'desk.example.org')
  cli = await startTestCli()
})
afterAll(() => {
  vi.unstubAllEnvs()
  return cli.close()
})

test('the first owner is invited by email, and the invitation is in the log', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://mail.example.org')
  const mosque = await cli.createTenant()
  const result = await cli.run(`staff invite --tenant ${mosque.slug} aisha@example.org --role owner`)
  expect(result).toMatchObject({ code: 0, err: '' })
  expect(result.out).not.toMatch(/https?:/)
  vi.stubEnv('SMTP_URL', undefined)
  const { rows } = await cli.database.pool.query<{ text: string }>(
    "select letter ->> 'text' as text from mails where tenant_id = $1 and kind = 'staff-invitation'",
    [mosque.id],
  )
  expect(rows[0]?.text).toMatch(/https:\/\/desk\.example\.org\/invitation#[\w-]{43}/)
  const verification = await cli.run(`log verify --tenant ${mosque.slug}`)
  expect(verification.out).toContain('1 entry, none missing and none changed.')
})

test('prints the invitation link if there is no mail server', async () => {
  const mosque = await cli.createTenant()
  const result = await cli.run(`staff invite --tenant ${mosque.slug} aisha@example.org --role owner`)
  expect(result).toMatchObject({ code: 0, err: '' })
  expect(result.out).toMatch(/^https:\/\/desk\.example\.org\/invitation#[\w-]{43}$/m)
  const json = await cli.run(`staff invite --json --tenant ${mosque.slug} bilal@example.org --role owner`)
  expect(json.json).toMatchObject({ link: expect.stringMatching(/\/invitation#/) })
})

test('tenant create and tenant show explain how to get the first login', async () => {
  const createResult = await cli.run('tenant create al-huda --name Huda --host huda.localhost')
  expect(createResult.out).toContain('staff invite you@example.org --role owner --tenant al-huda')
  const show = async () => (await cli.run('tenant show --tenant al-huda')).out
  expect(await show()).toMatch(/^Desk +https:\/\/desk\.example\.org; no owner yet$/m)
  expect(await show()).toContain(
    'Nobody can log in at the desk as its owner: staff invite you@example.org --role owner',
  )
  await cli.run('staff invite --tenant al-huda aisha@example.org --role owner')
  expect(await show()).toMatch(/; 1 invited as owner$/m)
  expect(await show()).toContain('The invitation to be its owner has not been accepted yet')
  await cli.database.pool.query(
    `with account as (insert into staff_accounts (id, name, email, email_key, passkey_user)
       values ('huda00000000000000000', 'Aisha', 'aisha@example.org', 'aisha-huda', 'x') returning id)
     insert into staff_members (tenant_id, account_id, roles)
       select t.id, account.id, '{owner}' from account, tenants t where t.slug = 'al-huda'`,
  )
  expect(await show()).toMatch(/^Desk +https:\/\/desk\.example\.org; 1 owner, 1 invited as owner$/m)
  expect(await show()).not.toMatch(/log in at the desk as its owner/)
})

test('an unknown role or an invalid address sends no invitation', async () => {
  const mosque = await cli.createTenant()
  const roleResult = await cli.run(`staff invite --tenant ${mosque.slug} aisha@example.org --role boss`)
  expect([roleResult.code, roleResult.err]).toEqual([2, expect.stringContaining('"boss" is not a role.')])
  const addressResult = await cli.run(`staff invite --tenant ${mosque.slug} aisha --role owner`)
  expect([addressResult.code, addressResult.err]).toEqual([2, expect.stringContaining('is not an email address')])
})

test('a recovery is started once, and only for a member of staff', async () => {
  const mosque = await cli.createTenant()
  await cli.database.pool.query(
    `with account as (insert into staff_accounts (id, name, email, email_key, passkey_user)
       values ('recovered0000000000000', 'Yusuf Khan', 'yusuf@example.org', 'yusuf@example.org', 'x') returning id)
     insert into staff_members (tenant_id, account_id, roles) select $1, id, '{owner}' from account`,
    [mosque.id],
  )
  const firstResult = await cli.run('staff recover yusuf@example.org')
  expect([firstResult.code, firstResult.out]).toEqual([
    0,
    expect.stringContaining('The recovery of yusuf@example.org has started.'),
  ])
  const { rows } = await cli.database.pool.query(
    "select cause from mails where tenant_id = $1 and kind = 'recovery-started'",
    [mosque.id],
  )
  expect(rows).toHaveLength(1)
  const secondResult = await cli.run('staff recover yusuf@example.org')
  expect([secondResult.code, secondResult.err]).toEqual([1, expect.stringContaining('has already been started')])
  const unknownResult = await cli.run('staff recover nobody@example.org')
  expect([unknownResult.code, unknownResult.err]).toEqual([1, expect.stringContaining('No member of staff')])
})
