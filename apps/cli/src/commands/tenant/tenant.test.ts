import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '@minaret/acceptance'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
let folder: string
beforeAll(async () => {
  cli = await startTestCli()
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-desk-'))
})
afterAll(async () => {
  await cli.close()
  await rm(folder, { recursive: true })
})

const readHostnames = async (slug: string) => {
  const sql =
    'select hostname from hostnames h join tenants t on t.id = h.tenant_id where slug = $1 order by h.position'
  return (await cli.database.pool.query<{ hostname: string }>(sql, [slug])).rows.map(({ hostname }) => hostname)
}

const create = (slug: string, ...args: string[]) =>
  cli.run(`tenant create ${slug} --host ${slug}.example`, '--name', 'Masjid al-Huda', ...args)

describe('tenant create', () => {
  test('creates a mosque with its names and first settings, and prints its address', async () => {
    const result = await create(
      'al-huda',
      '--host',
      'WWW.Al-Huda.example',
      'مسجد.example',
      '--zone',
      'Asia/Riyadh',
      '--currency',
      'sar',
    )
    expect(result).toMatchObject({ code: 0, err: '' })
    expect(result.out).toContain(
      'Masjid al-Huda is open at https://al-huda.example (plan premium, time zone Asia/Riyadh, SAR).',
    )
    expect(await readHostnames('al-huda')).toEqual(['al-huda.example', 'www.al-huda.example', 'xn--rgbgk5e.example'])
    const settings = await cli.run('config get --json --tenant al-huda.example')
    expect(settings.json).toMatchObject({ websiteName: 'Masjid al-Huda', paymentMode: 'none', currencies: 'sar' })
  })

  test.each([
    ['al-huda', [], 1, 'There is already a mosque called al-huda'],
    ['Al_Huda', [], 2, 'is not a short name'],
    ['new-one', ['--name', ''], 2, 'websiteName must not be empty'],
    ['new-one', ['--name', '  '], 2, 'websiteName must not be empty'],
    ['new-one', ['--name', 'a\u202Eb'], 2, 'websiteName contains invisible characters'],
    ['new-one', ['--plan', 'gold'], 2, 'activePlan must be one of basic, standard, premium'],
    ['new-one', ['--zone', 'Mars/Olympus'], 2, 'timeZone must be an IANA time zone'],
    ['new-one', ['--host', 'https://x.example'], 2, 'is not a host name'],
    ['new-one', ['--host', 'al-huda.example'], 1, 'belongs to another mosque'],
  ])('rejects %s %j and creates nothing', async (slug, args, code, message) => {
    const result = await create(slug, ...args)
    expect(result.code).toBe(code)
    expect(result.err).toContain(message)
    if (slug !== 'al-huda') expect(await readHostnames(slug)).toEqual([])
    expect((await cli.run('tenant list --json')).json).not.toMatchObject([{}, {}])
  })

  test('creates a starter folder, once', async () => {
    const starterFolder = path.join(folder, 'at-taqwa')
    expect(await create('at-taqwa', '--folder', starterFolder)).toMatchObject({ code: 0 })
    expect((await readdir(starterFolder)).toSorted()).toEqual([
      'README.md',
      'causes',
      'events',
      'files',
      'legal',
      'mosque.yaml',
      'pictures',
      'prayer-times.yaml',
      'timetable',
    ])
    expect(await readFile(path.join(starterFolder, 'mosque.yaml'), 'utf8')).toContain('websiteName: "Masjid al-Huda"')
    expect(await cli.run('content check', starterFolder)).toMatchObject({ code: 0 })
    const [, day = ''] =
      /starts: (\S+)/.exec(await readFile(path.join(starterFolder, 'events', 'tea.md'), 'utf8')) ?? []
    expect(Math.round((Date.parse(day) - Date.now()) / 86_400_000)).toBeGreaterThan(26)
    expect(new Date(day).getUTCDay()).toBe(5)
    // The folder leaves out settings that commands change daily, because an import would reset them.
    for (const key of ['paymentMode', 'hijriOffset'])
      expect(await readFile(path.join(starterFolder, 'mosque.yaml'), 'utf8')).not.toMatch(new RegExp(`^  ${key}:`, 'm'))
    const secondResult = await create('at-taqwa-2', '--folder', starterFolder)
    expect(secondResult.err).toContain('already exists')
    expect(await readHostnames('at-taqwa-2')).toEqual([])
  })
})

test('tenant list shows every mosque, in columns and as JSON', async () => {
  const mosque = await cli.createTenant({ websiteName: 'مسجد النور' })
  const result = await cli.run('tenant list')
  expect(result.out).toMatch(/^tenant +name +plan +mode +state +host names$/m)
  expect(result.out).toContain('مسجد النور')
  expect((await cli.run('tenant list --json')).json).toContainEqual({
    slug: mosque.slug,
    name: 'مسجد النور',
    plan: 'premium',
    mode: 'full',
    state: 'open',
    hostnames: [mosque.hostname],
  })
})

describe('tenant show', () => {
  test('lists what is missing at a new mosque', async () => {
    await create('bare')
    const { out } = await cli.run('tenant show --tenant bare')
    for (const message of [
      'Prayer times are calculated for London, from the time zone,',
      'The privacy page is missing',
      'There is no cause',
      'Nobody can donate',
      'There is no email address for messages',
    ])
      expect(out).toContain(message)
    expect(out).toMatch(/^Times +calculated$/m)
  })

  test('counts the content and names the displays', async () => {
    const mosque = await cli.createTenant({ bankDetails: 'Ask us', paymentMode: 'none' })
    await fill(cli.database, mosque.id, 'tv_screens', [
      { id: 'one', name: 'Hall', token_hash: '\\x00', created_at: '2026-01-01' },
    ])
    const { json } = await cli.run(`tenant show --json --tenant ${mosque.slug}`)
    expect(json).toMatchObject({
      counts: { causes: 1, subscribers: 0, given: [] },
      screens: [{ name: 'Hall' }],
      cards: 'none',
    })
    expect(json).toMatchObject({
      missing: expect.not.arrayContaining([expect.stringContaining('Nobody can donate')]),
    })
  })
})

test('tenant show shows the number of visitors, today and in total', async () => {
  const mosque = await cli.createTenant()
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())
  expect((await cli.run(`tenant show --tenant ${mosque.slug}`)).out).toMatch(/^Visitors +0 today, 0 in total$/m)
  await fill(cli.database, mosque.id, 'visitor_days', [
    { day, visitors: 3 },
    { day: '2026-01-01', visitors: 4 },
  ])
  await fill(cli.database, mosque.id, 'visitor_totals', [{ visitors: 7 }])
  expect((await cli.run(`tenant show --tenant ${mosque.slug}`)).out).toMatch(/^Visitors +3 today, 7 in total$/m)
})

describe('tenant suspend', () => {
  const readState = async (id: string) =>
    (await cli.database.pool.query<{ state: string }>('select state from tenants where id = $1', [id])).rows[0]?.state

  test('requires --yes without a terminal, and tenant open reopens the site', async () => {
    const [mosque, otherMosque] = [await cli.createTenant(), await cli.createTenant()]
    const rejectedResult = await cli.run(`tenant suspend --tenant ${mosque.slug}`)
    expect(rejectedResult.code).toBe(1)
    expect(rejectedResult.err).toContain(
      'Nothing was changed, because confirmation needs a terminal. Add --yes to confirm.',
    )
    expect(await readState(mosque.id)).toBe('open')
    expect(await cli.run(`tenant suspend --yes --tenant ${mosque.slug}`)).toMatchObject({ code: 0 })
    expect([await readState(mosque.id), await readState(otherMosque.id)]).toEqual(['suspended', 'open'])
    process.env.MINARET_TENANT = otherMosque.slug
    expect(await cli.run('tenant suspend --yes')).toMatchObject({
      code: 2,
      err: expect.stringContaining('add --tenant'),
    })
    delete process.env.MINARET_TENANT
    expect(await readState(otherMosque.id)).toBe('open')
    expect(await cli.run(`tenant open --tenant ${mosque.slug}`)).toMatchObject({ code: 0 })
    expect(await readState(mosque.id)).toBe('open')
  })
})

test("tenant add-host adds a name, normalised as browsers send it, and rejects another mosque's", async () => {
  const [mosque, otherMosque] = [await cli.createTenant(), await cli.createTenant()]
  const firstResult = await cli.run(`tenant add-host --json --tenant ${mosque.slug} مسجد.${mosque.slug}.Example.`)
  expect(firstResult.json).toMatchObject({ hostname: expect.stringMatching(/^xn--rgbgk5e\.t[0-9a-f]+\.example$/) })
  expect(await readHostnames(mosque.slug)).toHaveLength(2)
  const result = await cli.run(`tenant add-host --tenant ${mosque.slug} ${otherMosque.hostname}`)
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining('belongs to another mosque') })
})

test('tenant remove-host removes a name but never the last, and list-hosts shows the others', async () => {
  const mosque = await cli.createTenant()
  await cli.run(`tenant add-host --tenant ${mosque.slug} www.${mosque.slug}.example`)
  const result = await cli.run(`tenant remove-host --tenant ${mosque.slug} ${mosque.hostname}`)
  expect(result).toMatchObject({ code: 0, err: '' })
  expect(result.out).toContain(`links now use www.${mosque.slug}.example`)
  expect((await cli.run(`tenant list-hosts --tenant ${mosque.slug}`)).out).toBe(`www.${mosque.slug}.example`)
  expect(await cli.run(`tenant remove-host --tenant ${mosque.slug} www.${mosque.slug}.example`)).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      'is its only host name: without it nobody can reach the site. Add another first (tenant add-host), or close the site (tenant suspend).',
    ),
  })
  expect(await cli.run(`tenant remove-host --tenant ${mosque.slug} nobody.example`)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`Its host names: www.${mosque.slug}.example.`),
  })
})

test('tenant disallow-origin removes what allow-origin added, and list-origins shows the others', async () => {
  const mosque = await cli.createTenant()
  const run = (line: string) => cli.run(`tenant ${line} --tenant ${mosque.slug}`)
  expect((await run('allow-origin https://*.evil')).err).toBe(
    '"https://*.evil" is not an origin: a wildcard would allow every site under that name. Allow each one separately, like https://www.example.org.',
  )
  for (const origin of ['https://b.example', 'https://a.example']) await run(`allow-origin ${origin}`)
  expect((await run('list-origins --json')).json).toEqual(['https://a.example', 'https://b.example'])
  expect(await run('disallow-origin https://a.example')).toMatchObject({ code: 0 })
  expect((await run('list-origins')).out).toBe('https://b.example')
  expect(await run('disallow-origin https://a.example')).toMatchObject({
    code: 1,
    err: '"https://a.example" is not an allowed origin. Allowed origins: https://b.example.',
  })
})

describe('a command’s mosque', () => {
  afterEach(() => void delete process.env.MINARET_TENANT)

  test('is required if there are several, and can be set with MINARET_TENANT', async () => {
    const mosque = await cli.createTenant()
    const unnamedResult = await cli.run('config get websiteName')
    expect(unnamedResult).toMatchObject({
      code: 1,
      err: expect.stringContaining('Choose the mosque with --tenant.'),
    })
    process.env.MINARET_TENANT = mosque.hostname
    const result = await cli.run('config get websiteName')
    expect(result).toMatchObject({ code: 0, out: 'Test Mosque', err: `Mosque: ${mosque.slug} (from MINARET_TENANT).` })
  })

  test('is suggested after a typo', async () => {
    const mosque = await cli.createTenant()
    const result = await cli.run(`config get --tenant x${mosque.slug}`)
    expect(result.err).toBe(`There is no mosque "x${mosque.slug}". Did you mean ${mosque.slug}?`)
  })
})
