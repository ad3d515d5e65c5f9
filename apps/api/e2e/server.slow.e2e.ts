// inputs: apps/api/src apps/cli/src/commands/timetable packages/foundation/src/{health,postgres} packages/staff/src/configuration
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { test as base, expect } from '@playwright/test'
import {
  createDataFolder,
  type ServerProcess,
  foldersOf,
  processesAt,
  runCommand,
  startServerProcess,
} from '@minaret/e2e'

const fixture = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@minaret/e2e')),
  '../../timetable/fixtures/masjid-an-noor-2026.csv',
)

/** A data folder, and servers that are stopped even if the test fails. */
const test = base.extend<{ dir: string; start: typeof startServerProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  dir: async ({}, provide) => {
    const { dir, remove } = await createDataFolder()
    await provide(dir)
    await remove()
  },
  start: async ({ dir }, provide) => {
    const servers: ServerProcess[] = []
    await provide(async (env, whileStarting) => {
      const server = await startServerProcess({ DATA_DIR: dir, ...env }, whileStarting)
      servers.push(server)
      return server
    })
    await Promise.all(servers.map((server) => server.stop()))
  },
})

/** Requests a URL under one of the server's host names; Node itself resolves only `localhost`. */
async function fetchAs(hostname: string, port: number, url: string): Promise<string> {
  const request = get({ host: 'localhost', port, path: url, headers: { host: hostname } })
  const [response]: IncomingMessage[] = await once(request, 'response')
  return response ? text(response) : ''
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`${signal} stops the server and the database it started`, async ({ dir, start }) => {
    const server = await start({})
    const processPaths = await foldersOf(dir)
    expect((await processesAt(processPaths)).length).toBeGreaterThan(0)
    server.child.kill(signal)
    await new Promise((resolve) => server.child.once('exit', resolve))
    expect(server.child.exitCode).toBe(0)
    await expect.poll(() => processesAt(processPaths)).toEqual([])
  })

test('a signal during start-up leaves no processes behind', async ({ dir, start }) => {
  for (const delay of [50, 250, 500, 900]) {
    const startPromise = start({}, ({ child }) => setTimeout(() => child.kill('SIGTERM'), delay))
    await startPromise.then((server) => server.stop()).catch(() => {})
  }
  const processPaths = await foldersOf(dir)
  await expect.poll(() => processesAt(processPaths)).toEqual([])
})

test('a second start on the same port reports the conflict, and leaves the first running', async ({ start }) => {
  const server = await start({})
  await expect(start({ PORT: String(server.port) })).rejects.toThrow(
    new RegExp(`Port ${server.port} is taken. Minaret may already be running[^]*PORT=${server.port + 1} npm start`),
  )
  expect((await fetch(server.address)).status).toBe(200)
  await server.stop()
})

test('an unusable data folder is named in the error, with advice', async ({ dir, start }) => {
  const file = path.join(dir, 'a-file')
  await writeFile(file, '')
  await chmod(file, 0o444)
  const failure = await start({ DATA_DIR: file }).catch((error: unknown) => String(error))
  expect(failure).toContain(file)
  expect(failure).toContain('DATA_DIR')
  expect(failure).not.toMatch(/\n\s+at /)
})

test('imports a year while the server runs, and rejects an invalid file completely', async ({ dir, start }) => {
  const env = { DATA_DIR: dir }
  const server = await start(env)
  const year = await readFile(fixture, 'utf8')
  const fetchSource = async () => {
    const response = await fetchAs('standard.localhost', server.port, '/api/prayer-time/today')
    return /"today":\{[^]*?"source":"(\w+)"/.exec(response)?.[1]
  }
  expect(await fetchSource()).toBe('calculated')

  const yearFile = path.join(dir, 'year.csv')
  await writeFile(yearFile, year)
  const importResult = await runCommand(['timetable', 'import', '--tenant', 'standard.localhost', yearFile], env)
  expect(importResult.output).toContain('Imported 365 days: 365 new, 0 changed, 0 unchanged.')
  expect(importResult.code).toBe(0)
  // The fixture covers 2026 only. The server may serve its cached timetable for up to a second.
  if (new Date().getUTCFullYear() === 2026) await expect.poll(fetchSource).toBe('table')

  const exportFile = path.join(dir, 'out.csv')
  await runCommand(['timetable', 'export', '--tenant', 'standard.localhost', '--year', '2026', exportFile], env)
  expect(await readFile(exportFile, 'utf8')).toBe(year)
  const changedYear = year.replace(/^(2026-12-24,(?:[^,]*,){10}).*$/m, '$121:59')
  await writeFile(yearFile, changedYear)
  const preview = await runCommand(
    ['timetable', 'import', '--dry-run', '--tenant', 'standard.localhost', yearFile],
    env,
  )
  expect(preview.output).toMatch(/Isha jamaat changes on 1 day \(2026-12-24\).* → 21:59/)
  const override = ['timetable', 'override', '--tenant', 'standard.localhost', '2026-12-25', 'dhuhr=14:00', 'isha=none']
  expect(await runCommand(override, env)).toMatchObject({ code: 0 })
  const exportFilled = [
    'timetable',
    'export',
    '--tenant',
    'standard.localhost',
    '--year',
    '2026',
    '--filled',
    exportFile,
  ]
  await runCommand(exportFilled, env)
  expect(await readFile(exportFile, 'utf8')).toMatch(/^2026-12-25,(?:[^,]*,){4}14:00,(?:[^,]*,){5}$/m)
  const invalidDateResult = await runCommand([...override.slice(0, 4), '25/12/2026', 'zuhr=14:00'], env)
  expect(invalidDateResult.output).toContain('"25/12/2026" is not a date. Write it like 2026-12-25.')

  const badFile = path.join(dir, 'bad.csv')
  await writeFile(badFile, year.replace(/^2026-03-01,\d\d:\d\d/m, '2026-03-01,25:99').replace(/^2026-05-02,.*\n/m, ''))
  const rejectedResult = await runCommand(['timetable', 'import', '--tenant', 'al-falah', badFile], env)
  expect(rejectedResult.code).toBe(1)
  expect(rejectedResult.output).toContain(
    'bad.csv was not imported, and the published times have not changed. 2 errors:',
  )
  expect(rejectedResult.output).toMatch(/Line 61: /)

  const unknownTenantResult = await runCommand(['timetable', 'import', '--tenant', 'nobody', yearFile], env)
  expect(unknownTenantResult.output).toContain('There is no mosque "nobody". Available: al-falah, an-noor,')
  await server.stop()
})

test('restarts a killed database, and the server keeps running', async ({ dir, start }) => {
  const server = await start({})
  const processPaths = await foldersOf(dir)
  const postmaster = (await processesAt(processPaths))
    .map((line) => /^\s*(\d+) \S*postgres -D /.exec(line)?.[1])
    .find((pid) => pid !== undefined)
  if (!postmaster) throw new Error('Expected a postmaster process')
  process.kill(Number(postmaster), 'SIGKILL')
  const responseDuringRestart = await fetch(`${server.address}/api/donations`)
  expect([200, 503]).toContain(responseDuringRestart.status)
  await expect.poll(async () => (await fetch(`${server.address}/api/donations`)).status).toBe(200)
  expect((await fetch(server.address)).status).toBe(200)
  await server.stop()
  await expect.poll(() => processesAt(processPaths)).toEqual([])
})
