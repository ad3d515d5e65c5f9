import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestTenant } from '@minaret/acceptance'
import { type TestCli, getField, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => (cli = await startTestCli()))
afterAll(() => cli.close())

const create = (mosque: TestTenant, email: string, ...args: string[]) =>
  cli.run(`user create --tenant ${mosque.slug} ${email} --name`, 'Yusuf Ali', ...args)

const readAccounts = async ({ id }: TestTenant) =>
  (
    await cli.database.pool.query<{ state: string; epoch: number; hash: string }>(
      'select state, epoch, password_hash as hash from users where tenant_id = $1',
      [id],
    )
  ).rows

test('a new account gets a random password, and an email with a link to set one', async () => {
  const mosque = await cli.createTenant()
  const result = await create(mosque, 'yusuf@example.org')
  expect(result).toMatchObject({ code: 0, err: '' })
  expect(result.out).not.toMatch(/https?:/)
  const [mail] = (
    await cli.database.pool.query<{ kind: string; text: string; to: string }>(
      "select kind, letter ->> 'text' as text, letter ->> 'to' as to from mails where tenant_id = $1",
      [mosque.id],
    )
  ).rows
  expect(mail).toMatchObject({ kind: 'reset', to: 'yusuf@example.org' })
  expect(mail?.text).toContain(`https://${mosque.hostname}/user/resetpassword/`)
  expect(await readAccounts(mosque)).toMatchObject([{ state: 'active', hash: expect.stringMatching(/^\$argon2id\$/) }])
})

test('with --print the link is printed, and no email is sent', async () => {
  const mosque = await cli.createTenant()
  const result = await create(mosque, 'yusuf@example.org', '--print', '--json')
  expect(getField(result.json, 'link')).toMatch(
    new RegExp(`^https://${mosque.hostname}/user/resetpassword/[\\w-]{43}$`),
  )
  const { rows } = await cli.database.pool.query('select 1 from mails where tenant_id = $1', [mosque.id])
  expect(rows).toEqual([])
})

test.each([
  ['yusuf@@example.org', 'only one @'],
  ['yusuf@example.con', 'Did you mean yusuf@example.com?'],
])('rejects %s', async (email, message) => {
  const mosque = await cli.createTenant()
  expect(await create(mosque, email)).toMatchObject({ code: 2, err: expect.stringContaining(message) })
  expect(await readAccounts(mosque)).toEqual([])
})

test('an address can have only one account', async () => {
  const mosque = await cli.createTenant()
  await create(mosque, 'yusuf@example.org')
  expect(await create(mosque, 'Yusuf@Example.org')).toMatchObject({ code: 1, err: expect.stringContaining('already') })
})

test('a disabled user is logged out at once and can be enabled again, at one mosque only', async () => {
  const [mosque, otherMosque] = [await cli.createTenant(), await cli.createTenant()]
  await create(mosque, 'yusuf@example.org', '--print')
  await create(otherMosque, 'yusuf@example.org', '--print')
  expect(await cli.run(`user disable --tenant ${mosque.slug} YUSUF@example.org`)).toMatchObject({ code: 0 })
  expect(await readAccounts(mosque)).toMatchObject([{ state: 'disabled', epoch: 1 }])
  expect(await readAccounts(otherMosque)).toMatchObject([{ state: 'active', epoch: 0 }])
  const links = 'select 1 from link_references where tenant_id = $1'
  expect((await cli.database.pool.query(links, [mosque.id])).rows).toEqual([])
  expect((await cli.run(`user list --tenant ${mosque.slug}`)).out).toContain('disabled')
  await cli.run(`user enable --tenant ${mosque.slug} yusuf@example.org`)
  expect(await readAccounts(mosque)).toMatchObject([{ state: 'active' }])
  expect(await cli.run(`user disable --tenant ${mosque.slug} no@example.org`)).toMatchObject({ code: 1 })
})

test('user list filters by a substring, and is logged without names', async () => {
  const [mosque, otherMosque] = [await cli.createTenant(), await cli.createTenant()]
  await create(mosque, 'yusuf@example.org', '--print')
  expect((await cli.run(`user list --tenant ${mosque.slug} USU`)).out).toContain('yusuf@example.org')
  expect((await cli.run(`user list --tenant ${mosque.slug} %`)).out).toBe('No accounts found.')
  expect((await cli.run(`user list --json --tenant ${otherMosque.slug}`)).json).toEqual([])
  const { rows } = await cli.database.pool.query<{ what: string; detail: unknown }>(
    "select what, detail from audit_entries where tenant_id = $1 and what = 'accounts listed'",
    [mosque.id],
  )
  expect(rows).toEqual([
    { what: 'accounts listed', detail: null },
    { what: 'accounts listed', detail: null },
  ])
  expect(JSON.stringify((await cli.run(`user list --json --tenant ${mosque.slug}`)).json)).not.toContain('argon2')
})

test('donate token create creates a link with known values filled in', async () => {
  const mosque = await cli.createTenant()
  await create(mosque, 'yusuf@example.org', '--print')
  const result = await cli.run(
    `donate token create --json --tenant ${mosque.slug} --cause general --amount 25 --user yusuf@example.org`,
  )
  expect(result.json).toMatchObject({
    causeId: 'general',
    amountMinor: 2500,
    currency: 'gbp',
    donor: { name: 'Yusuf Ali' },
  })
  expect(getField(result.json, 'link')).toMatch(new RegExp(`^https://${mosque.hostname}/app/donate/[\\w-]{43}$`))
})

test.each([
  [['--cause', 'nowhere'], 1, 'There is no cause "nowhere" on the site'],
  [
    ['--user', 'no@example.org'],
    1,
    'There is no account with that email address. "user list" shows all accounts, "user create" creates one.',
  ],
  [['--amount', '1.234'], 2, 'is not an amount in GBP'],
  [['--cause', 'general', '--amount', '99999'], 2, 'The largest gift'],
])('donate token create rejects %j', async (args, code, message) => {
  const mosque = await cli.createTenant()
  const result = await cli.run(`donate token create --tenant ${mosque.slug}`, ...args)
  expect(result).toMatchObject({ code, err: expect.stringContaining(message), out: '' })
})

test("another mosque's account and cause are not found", async () => {
  const [mosque, otherMosque] = [await cli.createTenant(), await cli.createTenant()]
  await create(otherMosque, 'yusuf@example.org', '--print')
  expect(await cli.run(`donate token create --tenant ${mosque.slug} --user yusuf@example.org`)).toMatchObject({
    code: 1,
  })
})
