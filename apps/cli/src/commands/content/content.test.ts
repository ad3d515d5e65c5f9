import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
beforeAll(async () => {
  cli = await startTestCli()
  process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'minaret-data-'))
})
afterAll(() => cli.close())

const mosqueYaml = (slug: string) => `slug: ${slug}
hostnames: [${slug}.test]
website_configuration:
  websiteName: Masjid ${slug}
  activePlan: premium
  timeZone: Europe/London
`
const event = '---\ntitle: Dinner\nsummary: Long tables.\nstarts: 2026-12-05 18:30\n---\n\nCome.\n'

/** Writes the folders of several mosques into one folder. */
async function writeMosques(mosques: Record<string, Record<string, string>>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'minaret-mosques-'))
  for (const [slug, files] of Object.entries(mosques))
    for (const [name, text] of Object.entries({ 'mosque.yaml': mosqueYaml(slug), ...files })) {
      await mkdir(path.dirname(path.join(root, slug, name)), { recursive: true })
      await writeFile(path.join(root, slug, name), text)
    }
  return root
}

test('a folder is imported as a mosque, and a second import reports no changes', async () => {
  const root = path.join(await writeMosques({ 'al-huda': { 'events/dinner.md': event } }), 'al-huda')
  expect(await cli.run('content check', root)).toMatchObject({ code: 0, out: 'al-huda can be imported.' })
  const dryRun = await cli.run('content import --dry-run', root)
  expect(dryRun.out).toMatch(/\+ event dinner\n.*Nothing was changed.*a new mosque/s)
  const importResult = await cli.run('content import', root)
  expect(importResult).toMatchObject({ code: 0, out: expect.stringContaining('Imported al-huda, a new mosque') })
  expect(await cli.run('content import', root)).toMatchObject({
    code: 0,
    out: 'al-huda is already up to date: nothing has changed.',
  })

  const out = path.join(path.dirname(root), 'out')
  expect(await cli.run('content export --tenant al-huda', out)).toMatchObject({ code: 0 })
  expect(await readFile(path.join(out, 'events/dinner.md'), 'utf8')).toBe(event)
  expect(await cli.run('content export --tenant al-huda', out)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not empty'),
  })
})

test('check and import report an error with its file and line, as text and as JSON', async () => {
  const root = path.join(
    await writeMosques({ wrong: { 'events/dinner.md': event.replace('starts', 'start') } }),
    'wrong',
  )
  for (const subcommand of ['check', 'import']) {
    const result = await cli.run(`content ${subcommand}`, root)
    expect(result).toMatchObject({ code: 1, out: '' })
    expect(result.err).toContain('events/dinner.md:4  There is no key `start` here. Did you mean `starts`?')
    const jsonResult = await cli.run(`content ${subcommand} --json`, root)
    expect(jsonResult).toMatchObject({
      code: 1,
      json: {
        ok: false,
        findings: expect.arrayContaining([expect.objectContaining({ file: 'events/dinner.md', line: 4 })]),
      },
    })
  }
  expect((await cli.run('tenant list --json')).out).not.toContain('wrong')
})

test('nothing is deleted without confirmation, and there is no prompt without a terminal', async () => {
  const root = path.join(
    await writeMosques({ pruned: { 'events/dinner.md': event, 'events/walk.md': event } }),
    'pruned',
  )
  await cli.run('content import', root)
  const smallerFolder = path.join(await writeMosques({ pruned: { 'events/dinner.md': event } }), 'pruned')
  expect(await cli.run('content import', smallerFolder)).toMatchObject({
    out: expect.stringContaining('nothing has changed'),
  })
  expect(await cli.run('content import --prune', smallerFolder)).toMatchObject({
    code: 1,
    err: expect.stringContaining('- event walk'),
  })
  expect(await cli.run('content import --prune --yes', smallerFolder)).toMatchObject({
    code: 2,
    err: expect.stringContaining('add --tenant'),
  })
  expect(await cli.run('content import --prune --yes --tenant pruned', smallerFolder)).toMatchObject({
    code: 0,
    out: expect.stringContaining('- event walk'),
  })
})

test('an import keeps settings changed by a command, and explains how to change them', async () => {
  const filesWith = (offset: number) => ({
    'mosque.yaml': `${mosqueYaml('moon')}prayerTime:\n  hijriOffset: ${offset}\n`,
  })
  const root = path.join(await writeMosques({ moon: filesWith(0) }), 'moon')
  await cli.run('content import', root)
  await cli.run('hijri set +1 --tenant moon')
  const secondImport = await cli.run('content import', root)
  expect(secondImport).toMatchObject({
    code: 0,
    out: expect.stringContaining('= setting hijriOffset stays 1: it has been changed on the site'),
  })
  expect(await cli.run('config get hijriOffset --tenant moon')).toMatchObject({ out: '1' })
  expect((await cli.run('content import --json', root)).json).toMatchObject({
    imported: { kept: [{ key: 'hijriOffset', value: '1' }] },
  })
})

test('a folder is not imported into another mosque', async () => {
  const root = path.join(await writeMosques({ mine: {} }), 'mine')
  const otherMosque = await cli.createTenant()
  const result = await cli.run(`content import --tenant ${otherMosque.slug}`, root)
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining('is for mine') })
})

test('one command imports many mosques, and reports and skips one with an error', async () => {
  const root = await writeMosques({ one: {}, two: { 'events/dinner.md': 'no' }, three: { 'events/dinner.md': event } })
  const result = await cli.run('content import --all --json', root)
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining('two/ was skipped.') })
  expect(result.json).toMatchObject({
    ok: false,
    folders: expect.arrayContaining([expect.objectContaining({ folder: 'three', ok: true, made: true })]),
  })
  expect(await cli.run('content import --all --tenant one', root)).toMatchObject({ code: 2 })
})

test('an export creates parent folders, and reports an unwritable path', async () => {
  const mosque = await cli.createTenant()
  const root = await mkdtemp(path.join(tmpdir(), 'minaret-out-'))
  await writeFile(path.join(root, 'file'), 'mine')
  const exportTo = (...pathParts: string[]) =>
    cli.run(`content export --tenant ${mosque.slug}`, path.join(root, ...pathParts))
  for (const pathParts of [['file'], ['file', 'in']]) {
    const result = await exportTo(...pathParts)
    expect([result.code, result.err]).toEqual([
      1,
      expect.stringContaining('is a file, or inside one. Choose a new folder.'),
    ])
  }
  // Even root cannot create files there. The system's error makes Node's recursive creation loop forever.
  const result = await cli.run(`content export --tenant ${mosque.slug}`, '/proc/nothing/of/it')
  expect(result).toMatchObject({ code: 1, err: expect.stringMatching(/^\/proc\/nothing.* cannot be written/) })
  expect(await exportTo('new', 'folder')).toMatchObject({ code: 0 })
  expect(await readFile(path.join(root, 'new', 'folder', 'mosque.yaml'), 'utf8')).toContain(mosque.slug)
})

test('an interrupted import changes nothing and reports that', async () => {
  const root = await writeMosques({ broken: { 'events/dinner.md': event } })
  // A concurrent import of the same mosque makes this one wait.
  const connection = await cli.database.pool.connect()
  await connection.query("begin; select pg_advisory_xact_lock(7262739, hashtext('broken'))")
  const importPromise = cli.run('content import', path.join(root, 'broken'))
  const sql = "select 1 from pg_locks where locktype = 'advisory' and not granted"
  await expect.poll(async () => (await cli.database.pool.query(sql)).rowCount).toBe(1)
  process.emit('SIGINT')
  await connection.query('rollback')
  connection.release()
  expect(await importPromise).toMatchObject({ code: 130, out: '', err: 'Nothing was changed.' })
  process.exitCode = 0
  expect((await cli.run('tenant list --json')).out).not.toContain('broken')
})
