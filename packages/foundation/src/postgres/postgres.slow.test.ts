import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PostgresStartError, type RunningPostgres, startPostgres } from './index.ts'

const isRoot = process.getuid?.() === 0
const started: RunningPostgres[] = []
let top = ''
let count = 0

beforeAll(() => {
  // Passable, as in a test runner, so that PostgreSQL's user has access when we are root.
  top = mkdtempSync(path.join(os.tmpdir(), 'minaret-test-'))
  chmodSync(top, 0o711)
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((database) => database.stop()))
})
afterAll(() => rmSync(top, { recursive: true, force: true }))

const fresh = () => path.join(top, `d${(count += 1)}`)

async function start(root: string, more: { durable?: boolean; bases?: string[] } = {}) {
  const database = await startPostgres({ root, ...more })
  started.push(database)
  return database
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

/** Starts another process that starts the database and keeps running; `line` is its output once the database responds. */
async function startElsewhere(root: string, durable = true) {
  const index = path.join(import.meta.dirname, 'index.ts')
  const code = `
    const { startPostgres } = await import(${JSON.stringify(index)})
    const { pid, adopted, stop } = await startPostgres({ root: ${JSON.stringify(root)}, durable: ${durable} })
    console.log(JSON.stringify({ pid, adopted }))
    process.stdin.once('data', async () => { await stop(); process.exit() }).resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const [line] = await new Promise<string[]>((resolve, reject) => {
    createInterface(child.stdout).once('line', (text) => resolve([text]))
    child.once('exit', (exit) => reject(new Error(`the other process ended with ${exit}`)))
  })
  const ready: { pid: number; adopted: boolean } = JSON.parse(line ?? '')
  return {
    ...ready,
    async stop() {
      child.stdin.end('stop\n')
      await ended
    },
    async murder() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const isAlive = (pid: number) => {
  try {
    return execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' }).trim() !== 'Z'
  } catch {
    return false
  }
}

describe('life', () => {
  test('the first start creates a durable PostgreSQL 18, the second finds its data, and stopping leaves no process', async () => {
    const root = fresh()
    const first = await start(root)
    expect(first.adopted).toBe(false)
    expect(await ask(first.url, 'show server_version')).toMatch(/^18\./)
    expect(await ask(first.url, 'show fsync')).toBe('on')
    expect(await ask(first.url, 'show listen_addresses')).toBe('')
    await ask(first.url, "create table kept as select 'still here' as word")
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)

    const second = await start(root)
    expect(await ask(second.url, 'select word from kept')).toBe('still here')
    await second.stop()
    await second.stop()
    expect(isAlive(second.pid)).toBe(false)
  })

  test('a database whose starter was killed is adopted, and stopped by the process that adopted it', async () => {
    const root = fresh()
    const lost = await startElsewhere(root)
    await lost.murder()
    expect(isAlive(lost.pid)).toBe(true)

    const database = await start(root)
    expect(database).toMatchObject({ adopted: true, pid: lost.pid })
    await database.stop()
    expect(isAlive(lost.pid)).toBe(false)
  })

  test('two processes that start at once share one database, and the last to leave stops it', async () => {
    const root = fresh()
    const [here, there] = await Promise.all([start(root), startElsewhere(root)])
    expect(there.pid).toBe(here.pid)
    expect([here.adopted, there.adopted].filter(Boolean)).toHaveLength(1)
    expect(readdirSync(here.folder).filter((name) => name.startsWith('data'))).toEqual(['data'])

    await here.stop()
    expect(isAlive(there.pid)).toBe(true)
    await there.stop()
    expect(isAlive(there.pid)).toBe(false)
  })

  test('after the server itself was killed, the next start recovers what was committed', async () => {
    const root = fresh()
    const first = await start(root)
    await ask(first.url, 'create table kept as select 42 as answer')
    // A child of the old server that holds its shared memory slightly longer.
    const busy = new pg.Client({ connectionString: first.url })
    busy.on('error', () => {})
    await busy.connect()
    process.kill(first.pid, 'SIGKILL')
    const second = await start(root)
    expect(second.pid).not.toBe(first.pid)
    expect(await ask(second.url, 'select answer from kept')).toBe(42)
  })

  test('a stale pid file does not prevent a start, even if its pid now belongs to another program', async () => {
    const root = fresh()
    const { stop, folder } = await start(root)
    await stop()
    // Ours: the one number that surely belongs to a living program that is no PostgreSQL, and not its parent.
    const file = path.join(folder, 'data', 'postmaster.pid')
    const other = spawn('sleep', ['30'], { stdio: 'ignore' })
    writeFileSync(file, `${other.pid}\n${path.join(folder, 'data')}\n1\n5432\n${folder}\n\n  1  1\nready\n`)
    try {
      expect((await start(root)).adopted).toBe(false)
    } finally {
      other.kill()
    }
  })

  test('a test database is not durable, stops with its starter and leaves nothing behind', async () => {
    const root = fresh()
    const there = await startElsewhere(root, false)
    const here = await start(root, { durable: false })
    expect(here.pid).toBe(there.pid)
    expect(await ask(here.url, 'show fsync')).toBe('off')
    await there.murder()
    await expect.poll(() => isAlive(there.pid)).toBe(false)
    await expect.poll(() => existsSync(here.folder)).toBe(false)
  })
})

describe('places', () => {
  test('supports a data folder with a long path and any characters', async () => {
    const root = path.join(fresh(), 'a rather long, "quoted" مسجد '.repeat(2), 'x'.repeat(90))
    const { url, stop } = await start(root)
    expect(await ask(url, 'select 1')).toBe(1)
    const socket = new URL(url.replace('postgres@/', 'postgres@h/')).searchParams.get('host') ?? ''
    expect(statSync(socket).mode & 0o777).toBe(0o700)
    await stop()
    expect(existsSync(socket)).toBe(false)
  })

  test.runIf(isRoot)('an empty private folder of root is made passable rather than left', async () => {
    const root = mkdtempSync(path.join(top, 'private-'))
    expect((await start(root, { durable: false })).folder).toBe(path.join(realpathSync(root), 'postgres'))
    expect(statSync(root).mode & 0o777).toBe(0o711)
  })

  test.runIf(isRoot)(
    "root's private folder is left alone: the database goes elsewhere, and a note leads back to it",
    async () => {
      const hidden = path.join(fresh(), 'private')
      const bases = [path.join(top, 'base-one'), path.join(top, 'base-two')]
      mkdirSync(hidden, { recursive: true })
      chmodSync(hidden, 0o700)
      const root = path.join(hidden, '.data')

      const first = await start(root, { bases })
      expect(path.dirname(first.folder)).toBe(bases[0])
      await ask(first.url, 'create table kept as select 7 as number')
      await first.stop()
      expect(readFileSync(path.join(root, 'WHERE-THE-DATABASE-IS.txt'), 'utf8')).toContain(`path=${first.folder}`)

      const second = await start(root, { bases: bases.toReversed() })
      expect(second.folder).toBe(first.folder)
      expect(await ask(second.url, 'select number from kept')).toBe(7)
      await second.stop()

      rmSync(first.folder, { recursive: true })
      await expect(start(root, { bases })).rejects.toThrow('no database is there')
    },
  )
})

describe('error messages for the operator', () => {
  const refusal = async (root: string) => {
    const error = await start(root).then(
      () => undefined,
      (problem: unknown) => problem,
    )
    expect(error).toBeInstanceOf(PostgresStartError)
    return String(error)
  }

  test('a database of another major version is left untouched, and its version is named', async () => {
    const root = fresh()
    const { stop, folder } = await start(root)
    await stop()
    writeFileSync(path.join(folder, 'data', 'PG_VERSION'), '17\n')
    expect(await refusal(root)).toContain(
      'was created by PostgreSQL 17, and this version of Minaret comes with PostgreSQL 18',
    )
  })

  test('a file where the data folder should be', async () => {
    const root = fresh()
    writeFileSync(root, '')
    expect(await refusal(root)).toContain('there is a file of that name')
  })

  test('a folder that cannot be written', async () => {
    // Not even root can create one there.
    expect(await refusal('/proc/minaret')).toMatch(/cannot be (written|created)/)
  })

  test('a broken database shows the end of its log instead of trying for ever', async () => {
    const root = fresh()
    const { stop, folder } = await start(root)
    await stop()
    rmSync(path.join(folder, 'data', 'global', 'pg_control'))
    expect(await refusal(root)).toMatch(/could not be started[\s\S]*could not find the database system/)
  })
})
