import { fill } from '@minaret/acceptance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => (cli = await startTestCli()))
afterAll(() => cli.close())

async function createMosqueWithNames() {
  const mosque = await cli.createTenant()
  await fill(cli.database, mosque.id, 'campaigns', [
    {
      id: 'roof',
      title: 'Roof appeal',
      summary: 'A roof.',
      body: '<p>A roof.</p>',
      cause_id: 'general',
      currency: 'gbp',
      target_minor: 1000,
      presets_minor: [1000],
    },
  ])
  const link = (ref: string, name: string | null, reports: number) => ({
    campaign_id: 'roof',
    ref,
    name,
    reports,
    reported_at: reports > 0 ? '2026-11-21T12:00:00Z' : null,
  })
  await fill(cli.database, mosque.id, 'campaign_supporters', [
    link('-aaaaaaaaaa', 'Rude', 3),
    link('bbbbbbbbbbb', 'Aisha', 1),
    link('ccccccccccc', 'Bilal', 0),
    link('ddddddddddd', null, 0),
  ])
  const otherMosque = await cli.createTenant()
  const run = (line: string) => cli.run(`supporters ${line} --tenant ${mosque.slug}`)
  return { mosque, otherMosque, run }
}

test('reported names are listed, the most reported first; with --all every name, but none from another mosque', async () => {
  const { mosque, otherMosque, run } = await createMosqueWithNames()
  expect((await run('list --json')).json).toMatchObject([
    { name: 'Rude', reports: 3, campaign: 'Roof appeal' },
    { name: 'Aisha', reports: 1 },
  ])
  expect((await run('list --all --json')).json).toMatchObject([{}, {}, { name: 'Bilal', reports: 0 }])
  expect((await run('list')).out).toMatch(/aaaaaaaa +Rude +Roof appeal +3 +2026-11-21 12:00/)
  expect((await cli.run(`supporters list --tenant ${otherMosque.slug}`)).out).toBe('No names have been reported.')
  expect((await cli.run(`tenant show --tenant ${mosque.slug}`)).out).toContain('2 reported names')
})

test('a name can be removed without its link, or kept and removed from the list', async () => {
  const { mosque, otherMosque, run } = await createMosqueWithNames()
  expect(await run('remove-name aaaaaaaa')).toMatchObject({
    code: 0,
    out: expect.stringContaining('"Rude" is removed'),
  })
  expect(await run('keep-name bbb')).toMatchObject({ code: 0, out: expect.stringContaining('"Aisha" stays') })
  expect((await run('list')).out).toBe('No names have been reported.')
  const { rows } = await cli.database.pool.query<{ ref: string; name: string | null; removed: boolean }>(
    'select ref, name, name_removed_at is not null as removed from campaign_supporters where tenant_id = $1 order by ref',
    [mosque.id],
  )
  expect(rows).toHaveLength(4)
  expect(rows).toContainEqual({ ref: '-aaaaaaaaaa', name: null, removed: true })
  expect(rows).toContainEqual({ ref: 'bbbbbbbbbbb', name: 'Aisha', removed: false })
  expect(await run('remove-name zzz')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no name "zzz"'),
  })
  expect(await cli.run(`supporters remove-name bbb --tenant ${otherMosque.slug}`)).toMatchObject({ code: 1 })
})
