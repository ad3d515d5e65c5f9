import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestCli, getField, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => (cli = await startTestCli()))
afterAll(() => cli.close())

/** Creates a display that last connected a number of minutes ago, with its last report. */
async function createScreen(slug: string, name: string, minutes?: number, beat?: object): Promise<void> {
  const result = await cli.run(`tv token create --json --tenant ${slug}`, name)
  if (minutes === undefined) return
  const seenAt = new Date(Date.now() - minutes * 60_000)
  await cli.database.pool.query('update tv_screens set seen_at = $1, beat = $2 where id = $3', [
    seenAt,
    beat ? JSON.stringify({ at: seenAt, release: 'r1', ...beat }) : null,
    getField(result.json, 'id'),
  ])
}

const listReloads = async (tenantId: string) => {
  const { rows } = await cli.database.pool.query<{ name: string; reload: number }>(
    'select name, reload from tv_screens where tenant_id = $1 order by name',
    [tenantId],
  )
  return rows.map(({ name, reload }) => `${name} ${reload}`)
}

test('tv list describes each display’s state with advice, and has figures in JSON', async () => {
  const [mosque, otherMosque] = [await cli.createTenant(), await cli.createTenant()]
  const { slug } = mosque
  expect((await cli.run(`tv list --tenant ${slug}`)).out).toContain('There are no displays yet. Create one: npm')
  await createScreen(slug, 'A new')
  await createScreen(slug, 'B silent', 190, { size: '1080x1920' })
  await createScreen(slug, 'C old', 1, { ageSeconds: 2 * 86_400 })
  await createScreen(slug, 'D clock', 1, { offsetMs: 12 * 60_000 })
  await createScreen(slug, 'E plain', 1)
  await createScreen(slug, 'F well', 1, { ageSeconds: 30, offsetMs: -800, size: '1920x1080', upSeconds: 9 * 86_400 })
  await createScreen(otherMosque.slug, 'Not theirs', 1)
  const { out } = await cli.run(`tv list --tenant ${slug}`)
  expect(out.split('\n').slice(1)).toEqual([
    expect.stringMatching(/A new +never seen: open its address on the display +never/),
    expect.stringMatching(/B silent +offline for 3 hours: check its power and its network .* 1080x1920 +r1/),
    expect.stringMatching(/C old +shows data that is 2 days old: use "tv reload"/),
    expect.stringMatching(/D clock +its clock is 12 minutes slow: set it in its menu/),
    expect.stringMatching(/E plain +online, with the simple page/),
    expect.stringMatching(/F well +online .* 1920x1080 +r1 +9 days/),
  ])
  const { json, out: text } = await cli.run(`tv list --json --tenant ${slug}`)
  expect(json).toMatchObject([
    { name: 'A new', health: 'new', seenAt: null },
    { name: 'B silent', health: 'silent' },
    { name: 'C old', health: 'old', ageSeconds: 172_800 },
    { name: 'D clock', health: 'clock', offsetMs: 720_000 },
    { name: 'E plain', health: 'plain' },
    { name: 'F well', health: 'well', size: '1920x1080', release: 'r1', upSeconds: 777_600 },
  ])
  expect(text).not.toMatch(/token|hash/i)
})

test('restarts one or all of a mosque’s displays, and never another mosque’s', async () => {
  const [mosque, otherMosque] = [await cli.createTenant(), await cli.createTenant()]
  for (const name of ['Hall', 'Door']) await createScreen(mosque.slug, name)
  await createScreen(otherMosque.slug, 'Hall')
  const reload = (...args: string[]) => cli.run(`tv reload --tenant ${mosque.slug}`, ...args)
  expect(await reload('Hall')).toMatchObject({
    code: 0,
    out: expect.stringContaining('"Hall": reloads within two'),
  })
  expect(await listReloads(mosque.id)).toEqual(['Door 0', 'Hall 1'])
  expect((await reload('--all', '--json')).json).toMatchObject([
    { name: 'Door', reload: 1 },
    { name: 'Hall', reload: 2 },
  ])
  for (const args of [[], ['Hall', '--all']])
    expect(await reload(...args)).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        'Add the name of a display, or --all for all of them. "tv list" shows all displays.',
      ),
    })
  expect(await reload('Kitchen')).toMatchObject({ code: 1, err: expect.stringContaining('There is no screen') })
  expect(await listReloads(mosque.id)).toEqual(['Door 1', 'Hall 2'])
  expect(await listReloads(otherMosque.id)).toEqual(['Hall 0'])
})
