import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '@minaret/acceptance'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

const entryPoint = fileURLToPath(new URL('../../cli.ts', import.meta.url))

let cli: TestCli
beforeAll(async () => (cli = await startTestCli()))
afterAll(() => cli.close())

/** Runs a command in a shell, as a separate process. */
async function runInShell(line: string): Promise<{ code: number | null; out: string; err: string }> {
  const env = { ...process.env, MINARET: `"${process.execPath}" --conditions=source "${entryPoint}"` }
  const child = spawn('bash', ['-c', line.replaceAll('minaret', 'eval $MINARET')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (output.out += String(chunk)))
  child.stderr.on('data', (chunk) => (output.err += String(chunk)))
  await once(child, 'close')
  return { code: child.exitCode, ...output }
}

test('a reader that closes the pipe early does not make the command fail', async () => {
  const mosque = await cli.createTenant()
  const rows = Array.from({ length: 3000 }, (_, index) => ({
    id: `a${index}`,
    kind: 'ordinary',
    text: 'x'.repeat(500),
    from_at: '2026-01-01T00:00:00Z',
    until_at: '2026-01-02T00:00:00Z',
  }))
  await fill(cli.database, mosque.id, 'announcements', rows)
  const line = `set -o pipefail; minaret announce list --all --tenant ${mosque.slug} | head -n 1`
  expect(await runInShell(line)).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^id /) })
})

test('sets the exit code, and prints no colours to a pipe and no stack trace', async () => {
  const results = await Promise.all(
    ['minaret --help', 'minaret tenat', 'minaret config get --tenant nobody'].map(runInShell),
  )
  expect(results.map(({ code }) => code)).toEqual([0, 2, 1])
  expect(results[1]?.err).toBe("Unknown command 'tenat'.\n(Did you mean tenant?)\nAdd --help for an example.\n")
  for (const { out, err } of results) {
    expect(out + err).not.toContain('\u001B')
    expect(out + err).not.toMatch(/\n {4}at /)
  }
})

test('prints an internal error as one sentence, without the data that was being stored', async () => {
  const mosque = await cli.createTenant()
  await cli.database.pool.query("alter table announcements add constraint no_tea check (text not like '%secret tea%')")
  const result = await cli.run(`announce --tenant ${mosque.slug}`, 'secret tea')
  expect(result).toMatchObject({ code: 1, out: '' })
  expect(result.err).toMatch(/^This is an error in Minaret: .*no_tea/)
  expect(result.err).not.toMatch(/secret tea|\n +at |insert into/)
  const json = await cli.run(`announce --json --tenant ${mosque.slug}`, 'secret tea')
  expect(json.json).toMatchObject({ error: expect.stringContaining('no_tea') })
})

test('a command that creates a database reports its location, once', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'new-'))
  const list = () => runInShell(`export DATABASE_URL= DATA_DIR=${dataDir}; minaret tenant list --json`)
  const [first, second] = [await list(), await list()]
  await rm(dataDir, { recursive: true })
  expect([first.code, second.code]).toEqual([0, 0])
  expect(first.err).toContain(
    `There is no database in ${dataDir} yet, so a new one is being created. If the server uses a different`,
  )
  expect(second.err).not.toContain('There is no database')
})

test('a command rejects a database updated by an incompatible version, and runs alongside a compatible server', async () => {
  const mosque = await cli.createTenant()
  const recordRelease = async (release: string, oldest: string) =>
    cli.database.pool.query('UPDATE drizzle.minaret SET release = $1, oldest_release = $2', [release, oldest])
  const { rows } = await cli.database.pool.query<{ release: string; oldest_release: string }>(
    'SELECT release, oldest_release FROM drizzle.minaret',
  )
  await recordRelease('99.1.0', '99.0.0')
  const rejectedResult = await cli.run(`announce --json --tenant ${mosque.slug}`, 'Janazah after Dhuhr')
  expect(rejectedResult).toMatchObject({
    code: 1,
    json: { error: expect.stringContaining('needs version 99.0.0 or later') },
  })
  const announcements = await cli.database.pool.query('SELECT FROM announcements WHERE tenant_id = $1', [mosque.id])
  expect(announcements.rowCount).toBe(0)

  await recordRelease('99.1.0', rows[0]?.oldest_release ?? '')
  await cli.database.pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) SELECT 'later', max(created_at) + 1 FROM drizzle.__drizzle_migrations",
  )
  const listing = await cli.run(`announce list --tenant ${mosque.slug}`)
  expect(listing).toMatchObject({ code: 0, err: expect.stringContaining('updated by Minaret 99.1.0, which is newer') })
  await cli.database.pool.query("DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'later'")
  await recordRelease(rows[0]?.release ?? '', rows[0]?.oldest_release ?? '')
})

test('a missing database permission is reported with the statements to run, exit code 1 and no stack trace', async () => {
  const role = `lacking_${randomBytes(5).toString('hex')}`
  await cli.database.pool.query(`CREATE ROLE ${role} LOGIN`)
  process.env.DATABASE_URL = cli.database.url.replace(/\/\/[^@/]+@/, `//${role}@`)
  const { code, out, err } = await cli.run('tenant list')
  process.env.DATABASE_URL = cli.database.url
  await cli.database.pool.query(`DROP ROLE ${role}`)
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(`The database role ${role} lacks rights that Minaret needs. Nothing was changed.`)
  expect(err).toMatch(new RegExp(`^ {2}GRANT USAGE, CREATE ON SCHEMA drizzle TO ${role};$`, 'm'))
  expect(err).not.toMatch(/\n +at /)
})
