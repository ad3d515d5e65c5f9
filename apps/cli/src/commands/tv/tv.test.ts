import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestCli, getField, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => (cli = await startTestCli()))
afterAll(() => cli.close())

const readScreens = async (tenantId: string) =>
  (
    await cli.database.pool.query<{ name: string; hash: Buffer; revoked: boolean }>(
      'select name, token_hash as hash, revoked_at is not null as revoked from tv_screens where tenant_id = $1',
      [tenantId],
    )
  ).rows

test('an address is shown once, in both orientations, and only its hash is stored', async () => {
  const mosque = await cli.createTenant()
  const result = await cli.run(`tv token create --json --tenant ${mosque.slug}`, 'Main hall')
  const [, token = ''] = /\/tv\/([\w-]{43})$/.exec(getField(result.json, 'wide')) ?? []
  expect(result.json).toMatchObject({
    name: 'Main hall',
    wide: `https://${mosque.hostname}/tv/${token}`,
    tall: `https://${mosque.hostname}/tv/portrait/${token}`,
  })
  const [screen] = await readScreens(mosque.id)
  expect(screen?.hash).toEqual(createHash('sha256').update(token).digest())
  const list = await cli.run(`tv token list --tenant ${mosque.slug}`)
  expect(list.out).toMatch(/Main hall +\d{4}-\d\d-\d\d \d\d:\d\d +never/)
  expect(list.out + (await cli.run(`tv token list --json --tenant ${mosque.slug}`)).out).not.toContain(token)
})

test('a site with only campaigns cannot have a display, and the message explains why and what to do', async () => {
  const mosque = await cli.createTenant({ StandaloneCampaigns: '1' })
  const result = await cli.run(`tv token create --tenant ${mosque.slug}`, 'Hall')
  expect(result).toMatchObject({ code: 1, out: '' })
  expect(result.err).toContain(
    'only shows campaigns (StandaloneCampaigns is set), so displays do not work for it. Unset it first:',
  )
  expect(result.err).toContain('config unset StandaloneCampaigns')
  expect(await readScreens(mosque.id)).toEqual([])
})

test('two displays cannot share a name', async () => {
  const mosque = await cli.createTenant()
  expect(await cli.run(`tv token create --tenant ${mosque.slug}`, 'Hall')).toMatchObject({ code: 0 })
  const secondResult = await cli.run(`tv token create --tenant ${mosque.slug}`, 'hall')
  expect(secondResult).toMatchObject({ code: 1, err: expect.stringContaining('There is already a display "hall"') })
})

test('a display is revoked by its name, after confirmation', async () => {
  const [mosque, otherMosque] = [await cli.createTenant(), await cli.createTenant()]
  await cli.run(`tv token create --tenant ${mosque.slug}`, 'Main hall')
  const revoke = (slug: string, ...args: string[]) => cli.run(`tv token revoke --tenant ${slug}`, ...args)
  expect(await revoke(mosque.slug, 'Main hall')).toMatchObject({ code: 1, err: expect.stringContaining('Add --yes') })
  expect(await revoke(otherMosque.slug, 'Main hall', '--yes')).toMatchObject({ code: 1 })
  expect(await revoke(mosque.slug, 'Kitchen', '--yes')).toMatchObject({ code: 1 })
  expect(await readScreens(mosque.id)).toMatchObject([{ revoked: false }])
  expect(await revoke(mosque.slug, 'Main hall', '--yes')).toMatchObject({ code: 0 })
  expect(await readScreens(mosque.id)).toMatchObject([{ revoked: true }])
  expect((await cli.run(`tv token list --tenant ${mosque.slug}`)).out).toContain(
    'There are no displays yet. Create one: npm',
  )
  expect((await cli.run(`tv token list --all --tenant ${mosque.slug}`)).out).toContain('Main hall')
  expect(await cli.run(`tv token create --tenant ${mosque.slug}`, 'Main hall')).toMatchObject({ code: 0 })
})

test('a display’s name is one line', async () => {
  const mosque = await cli.createTenant()
  for (const name of ['', '  ', 'x'.repeat(4000), 'a\u202Eb', 'a\nb', 'a\u0007b'])
    expect(await cli.run(`tv token create --tenant ${mosque.slug}`, name)).toMatchObject({ code: 2, out: '' })
  expect(await readScreens(mosque.id)).toEqual([])
})

test('the confirmed display is the one that is revoked', async () => {
  const mosque = await cli.createTenant()
  const createToken = (name: string) => cli.run(`tv token create --json --tenant ${mosque.slug}`, name)
  const id = getField((await createToken('Kitchen')).json, 'id').replace(/^-+/, '')
  // If a name is also the start of another display's id, the name takes precedence.
  await createToken(id.slice(0, 6))
  const revoke = (...args: string[]) => cli.run(`tv token revoke --tenant ${mosque.slug}`, ...args)
  for (const blankName of ['', ' ', '-']) {
    const result = await revoke('--', blankName)
    expect([result.code, result.err]).toEqual([1, expect.stringContaining('There is no screen')])
  }
  expect((await revoke(id.slice(0, 6))).err).toContain(`the display "${id.slice(0, 6)}" will stop working`)
  expect((await revoke('--', id.slice(2, 9))).err).toContain('There is no screen')
  await revoke('--yes', id.slice(0, 6))
  const activeScreens = (await readScreens(mosque.id)).filter(({ revoked }) => !revoked)
  expect(activeScreens).toMatchObject([{ name: 'Kitchen' }])
  expect(await revoke('--yes', id.slice(0, 6))).toMatchObject({ code: 0, out: expect.stringContaining('"Kitchen"') })
})
