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
const startedDatabases: RunningPostgres[] = []
let top = ''
let count = 0

beforeAll(() => {
  // Passable, as in a test runner, so that PostgreSQL's user has access when we are root.
  top = mkdtempSync(path.join(os.tmpdir(), 'minaret-test-'))
  chmodSync(top, 0o711)
})
afterEach(async () => {
  await Promise.all(startedDatabases.splice(0).map((database) => database.stop()))
})
afterAll(() => rmSync(top, { recursive: true, force: true }))

const newRoot = () => path.join(top, `d${(count += 1)}`)

async function start(root: string, options: { durable?: boolean; bases?: string[] } = {}) {
  const database = await startPostgres({ root, ...options })
  startedDatabases.push(database)
  return database
}

async function querySingle(url: string, sql: string): Promise<unknown> {
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
  const exitEvent = new Promise((resolve) => child.once('exit', resolve))
  const [line] = await new Promise<string[]>((resolve, reject) => {
    createInterface(child.stdout).once('line', (text) => resolve([text]))
    child.once('exit', (exit) => reject(new Error(`the other process ended with ${exit}`)))
  })
  const ready: { pid: number; adopted: boolean } = JSON.parse(line ?? '')
  return {
    ...ready,
    async stop() {
      child.stdin.end('stop\n')
      await exitEvent
    },
    async kill() {
      child.kill('SIGKILL')
      await exitEvent
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

describe('lifecycle', () => {
  test('creates a durable PostgreSQL 18 on the first start, finds its data on the second, and leaves no process when stopped', async () => {
    const root = newRoot()
    const first = await start(root)
    expect(first.adopted).toBe(false)
    expect(await querySingle(first.url, 'show server_version')).toMatch(/^18\./)
    expect(await querySingle(first.url, 'show fsync')).toBe('on')
    expect(await querySingle(first.url, 'show listen_addresses')).toBe('')
    await querySingle(first.url, "create table kept as select 'still here' as word")
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)

    const second = await start(root)
    expect(await querySingle(second.url, 'select word from kept')).toBe('still here')
    await second.stop()
    await second.stop()
    expect(isAlive(second.pid)).toBe(false)
  })

  test('adopts a database whose starter was killed, and stops it with the process that adopted it', async () => {
    const root = newRoot()
    const killedProcess = await startElsewhere(root)
    await killedProcess.kill()
    expect(isAlive(killedProcess.pid)).toBe(true)

    const database = await start(root)
    expect(database).toMatchObject({ adopted: true, pid: killedProcess.pid })
    await database.stop()
    expect(isAlive(killedProcess.pid)).toBe(false)
  })

  test('two processes that start at once share one database, and the last one stops it', async () => {
    const root = newRoot()
    const [ownDatabase, otherProcess] = await Promise.all([start(root), startElsewhere(root)])
    expect(otherProcess.pid).toBe(ownDatabase.pid)
    expect([ownDatabase.adopted, otherProcess.adopted].filter(Boolean)).toHaveLength(1)
    expect(readdirSync(ownDatabase.folder).filter((name) => name.startsWith('data'))).toEqual(['data'])

    await ownDatabase.stop()
    expect(isAlive(otherProcess.pid)).toBe(true)
    await otherProcess.stop()
    expect(isAlive(otherProcess.pid)).toBe(false)
  })

  test('recovers committed data on the next start after the server itself was killed', async () => {
    const root = newRoot()
    const first = await start(root)
    await querySingle(first.url, 'create table kept as select 42 as answer')
    // A child of the old server that holds its shared memory slightly longer.
    const busyClient = new pg.Client({ connectionString: first.url })
    busyClient.on('error', () => {})
    await busyClient.connect()
    process.kill(first.pid, 'SIGKILL')
    const second = await start(root)
    expect(second.pid).not.toBe(first.pid)
    expect(await querySingle(second.url, 'select answer from kept')).toBe(42)
  })

  test('a stale pid file does not prevent a start, even if its pid now belongs to another program', async () => {
    const root = newRoot()
    const { stop, folder } = await start(root)
    await stop()
    // The pid of a child of ours: a running program that is certainly neither PostgreSQL nor its parent.
    const file = path.join(folder, 'data', 'postmaster.pid')
    const otherProgram = spawn('sleep', ['30'], { stdio: 'ignore' })
    writeFileSync(file, `${otherProgram.pid}\n${path.join(folder, 'data')}\n1\n5432\n${folder}\n\n  1  1\nready\n`)
    try {
      expect((await start(root)).adopted).toBe(false)
    } finally {
      otherProgram.kill()
    }
  })

  test('a test database is not durable, stops with its starter and leaves nothing behind', async () => {
    const root = newRoot()
    const otherProcess = await startElsewhere(root, false)
    const ownDatabase = await start(root, { durable: false })
    expect(ownDatabase.pid).toBe(otherProcess.pid)
    expect(await querySingle(ownDatabase.url, 'show fsync')).toBe('off')
    await otherProcess.kill()
    await expect.poll(() => isAlive(otherProcess.pid)).toBe(false)
    await expect.poll(() => existsSync(ownDatabase.folder)).toBe(false)
  })
})

describe('locations', () => {
  test('supports a data folder with a long path and any characters', async () => {
    const root = path.join(newRoot(), 'a rather long, "quoted" مسجد '.repeat(2), 'x'.repeat(90))
    const { url, stop } = await start(root)
    expect(await querySingle(url, 'select 1')).toBe(1)
    const socket = new URL(url.replace('postgres@/', 'postgres@h/')).searchParams.get('host') ?? ''
    expect(statSync(socket).mode & 0o777).toBe(0o700)
    await stop()
    expect(existsSync(socket)).toBe(false)
  })

  test.runIf(isRoot)('makes root’s empty private folder passable instead of leaving it', async () => {
    const root = mkdtempSync(path.join(top, 'private-'))
    expect((await start(root, { durable: false })).folder).toBe(path.join(realpathSync(root), 'postgres'))
    expect(statSync(root).mode & 0o777).toBe(0o711)
  })

  test.runIf(isRoot)(
    "leaves root's private folder unchanged: the database is created elsewhere, and a note points to it",
    async () => {
      const privateFolder = path.join(newRoot(), 'private')
      const bases = [path.join(top, 'base-one'), path.join(top, 'base-two')]
      mkdirSync(privateFolder, { recursive: true })
      chmodSync(privateFolder, 0o700)
      const root = path.join(privateFolder, '.data')

      const first = await start(root, { bases })
      expect(path.dirname(first.folder)).toBe(bases[0])
      await querySingle(first.url, 'create table kept as select 7 as number')
      await first.stop()
      expect(readFileSync(path.join(root, 'WHERE-THE-DATABASE-IS.txt'), 'utf8')).toContain(`path=${first.folder}`)

      const second = await start(root, { bases: bases.toReversed() })
      expect(second.folder).toBe(first.folder)
      expect(await querySingle(second.url, 'select number from kept')).toBe(7)
      await second.stop()

      rmSync(first.folder, { recursive: true })
      await expect(start(root, { bases })).rejects.toThrow('no database is there')
    },
  )
})

describe('error messages for the operator', () => {
  const getStartError = async (root: string) => {
    const error = await start(root).then(
      () => undefined,
      (problem: unknown) => problem,
    )
    expect(error).toBeInstanceOf(PostgresStartError)
    return String(error)
  }

  test('leaves a database of another major version unchanged, and names its version', async () => {
    const root = newRoot()
    const { stop, folder } = await start(root)
    await stop()
    writeFileSync(path.join(folder, 'data', 'PG_VERSION'), '17\n')
    expect(await getStartError(root)).toContain(
      'was created by PostgreSQL 17, and this version of Minaret comes with PostgreSQL 18',
    )
  })

  test('reports a file in place of the data folder', async () => {
    const root = newRoot()
    writeFileSync(root, '')
    expect(await getStartError(root)).toContain('there is a file of that name')
  })

  test('reports a folder that cannot be written', async () => {
    // Not even root can create one there.
    expect(await getStartError('/proc/minaret')).toMatch(/cannot be (written|created)/)
  })

  test('quotes the end of a broken database’s log instead of retrying for ever', async () => {
    const root = newRoot()
    const { stop, folder } = await start(root)
    await stop()
    rmSync(path.join(folder, 'data', 'global', 'pg_control'))
    expect(await getStartError(root)).toMatch(/could not be started[\s\S]*could not find the database system/)
  })
})
