// inputs: apps/api/src apps/cli/src/commands/timetable packages/foundation/src/{health,postgres} packages/staff/src/configuration
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { test as base, expect } from '@playwright/test'
import { dataFolder, type ServerProcess, placesOf, processesAt, runCommand, startServerProcess } from '@minaret/e2e'

const fixture = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@minaret/e2e')),
  '../../timetable/fixtures/masjid-an-noor-2026.csv',
)

/** A data folder, and hosts that are stopped whatever becomes of the test. */
const test = base.extend<{ dir: string; start: typeof startServerProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  dir: async ({}, lend) => {
    const { dir, remove } = await dataFolder()
    await lend(dir)
    await remove()
  },
  start: async ({ dir }, lend) => {
    const started: ServerProcess[] = []
    await lend(async (env, whileStarting) => {
      const host = await startServerProcess({ DATA_DIR: dir, ...env }, whileStarting)
      started.push(host)
      return host
    })
    await Promise.all(started.map((host) => host.stop()))
  },
})

/** Reads an address as one of the host's names; Node itself knows no name but `localhost`. */
async function readAs(hostname: string, port: number, url: string): Promise<string> {
  const asked = get({ host: 'localhost', port, path: url, headers: { host: hostname } })
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  return answer ? text(answer) : ''
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`${signal} stops the host and the database it started`, async ({ dir, start }) => {
    const host = await start({})
    const places = await placesOf(dir)
    expect((await processesAt(places)).length).toBeGreaterThan(0)
    host.child.kill(signal)
    await new Promise((resolve) => host.child.once('exit', resolve))
    expect(host.child.exitCode).toBe(0)
    await expect.poll(() => processesAt(places)).toEqual([])
  })

test('a signal while everything is still starting leaves nothing behind', async ({ dir, start }) => {
  for (const wait of [50, 250, 500, 900]) {
    const starting = start({}, ({ child }) => setTimeout(() => child.kill('SIGTERM'), wait))
    await starting.then((host) => host.stop()).catch(() => {})
  }
  const places = await placesOf(dir)
  await expect.poll(() => processesAt(places)).toEqual([])
})

test('a second start on the same port says so, and leaves the first alone', async ({ start }) => {
  const host = await start({})
  await expect(start({ PORT: String(host.port) })).rejects.toThrow(
    new RegExp(`Port ${host.port} is taken. Minaret may already be running[^]*PORT=${host.port + 1} npm start`),
  )
  expect((await fetch(host.address)).status).toBe(200)
  await host.stop()
})

test('a data folder that cannot be one is named, with what to do', async ({ dir, start }) => {
  const file = path.join(dir, 'a-file')
  await writeFile(file, '')
  await chmod(file, 0o444)
  const failure = await start({ DATA_DIR: file }).catch((error: unknown) => String(error))
  expect(failure).toContain(file)
  expect(failure).toContain('DATA_DIR')
  expect(failure).not.toMatch(/\n\s+at /)
})

test('a year is imported beside the running host, and a bad one is refused whole', async ({ dir, start }) => {
  const env = { DATA_DIR: dir }
  const host = await start(env)
  const year = await readFile(fixture, 'utf8')
  const source = async () => {
    const answer = await readAs('standard.localhost', host.port, '/api/prayer-time/today')
    return /"today":\{[^]*?"source":"(\w+)"/.exec(answer)?.[1]
  }
  expect(await source()).toBe('calculated')

  const good = path.join(dir, 'year.csv')
  await writeFile(good, year)
  const imported = await runCommand(['timetable', 'import', '--tenant', 'standard.localhost', good], env)
  expect(imported.output).toContain('Imported 365 days: 365 new, 0 changed, 0 as before.')
  expect(imported.code).toBe(0)
  // Only while the demonstration's year lasts is today in it. The host may show what it read before for most of a second.
  if (new Date().getUTCFullYear() === 2026) await expect.poll(source).toBe('table')

  const out = path.join(dir, 'out.csv')
  await runCommand(['timetable', 'export', '--tenant', 'standard.localhost', '--year', '2026', out], env)
  expect(await readFile(out, 'utf8')).toBe(year)
  const later = year.replace(/^(2026-12-24,(?:[^,]*,){10}).*$/m, '$121:59')
  await writeFile(good, later)
  const looked = await runCommand(['timetable', 'import', '--dry-run', '--tenant', 'standard.localhost', good], env)
  expect(looked.output).toMatch(/Isha jamaat changes on 1 day \(2026-12-24\).* → 21:59/)
  const one = ['timetable', 'override', '--tenant', 'standard.localhost', '2026-12-25', 'dhuhr=14:00', 'isha=none']
  expect(await runCommand(one, env)).toMatchObject({ code: 0 })
  const filled = ['timetable', 'export', '--tenant', 'standard.localhost', '--year', '2026', '--filled', out]
  await runCommand(filled, env)
  expect(await readFile(out, 'utf8')).toMatch(/^2026-12-25,(?:[^,]*,){4}14:00,(?:[^,]*,){5}$/m)
  const unclear = await runCommand([...one.slice(0, 4), '25/12/2026', 'zuhr=14:00'], env)
  expect(unclear.output).toContain('"25/12/2026" is not a day. Write it like 2026-12-25.')

  const bad = path.join(dir, 'bad.csv')
  await writeFile(bad, year.replace(/^2026-03-01,\d\d:\d\d/m, '2026-03-01,25:99').replace(/^2026-05-02,.*\n/m, ''))
  const refused = await runCommand(['timetable', 'import', '--tenant', 'al-falah', bad], env)
  expect(refused.code).toBe(1)
  expect(refused.output).toContain(
    'bad.csv was not imported, and the times people see have not changed. 2 things are wrong:',
  )
  expect(refused.output).toMatch(/Line 61: /)

  const unknown = await runCommand(['timetable', 'import', '--tenant', 'nobody', good], env)
  expect(unknown.output).toContain('There is no mosque "nobody". The mosques are: al-falah, an-noor,')
  await host.stop()
})

test('a database that is killed is started again, and the host goes on', async ({ dir, start }) => {
  const host = await start({})
  const places = await placesOf(dir)
  const postmaster = (await processesAt(places))
    .map((line) => /^\s*(\d+) \S*postgres -D /.exec(line)?.[1])
    .find((pid) => pid !== undefined)
  if (!postmaster) throw new Error('no postmaster was found')
  process.kill(Number(postmaster), 'SIGKILL')
  const away = await fetch(`${host.address}/api/donations`)
  expect([200, 503]).toContain(away.status)
  await expect.poll(async () => (await fetch(`${host.address}/api/donations`)).status).toBe(200)
  expect((await fetch(host.address)).status).toBe(200)
  await host.stop()
  await expect.poll(() => processesAt(places)).toEqual([])
})
