import { constants, accessSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { initialise } from './initialise.ts'
import { withExclusiveLock, tryExclusive, tryShared } from './locks.ts'
import { type DataFolder, chooseDataFolder, writeNote, lockFiles, socketFolder, systemBases } from './dataFolder.ts'
import { type Settings, findPostmaster, stopPostmaster, launch, deleteOnExit, rotateLog } from './postmaster.ts'
import { PostgresStartError, codeOf, explain } from './PostgresStartError.ts'

/** Where the database of a host lives and how it is run. */
export type PostgresOptions = Partial<Settings> & {
  /** The data folder of the host (`DATA_DIR`); made if absent. */
  root: string
  /** Gets a line for each step that takes a person's time. */
  log?: (line: string) => void
  /** Where a database goes that cannot live in `root`; for tests. */
  bases?: string[]
}

/** A database that answers. */
export type RunningPostgres = {
  /** For `pg`, as the superuser, to the database `postgres`; by unix socket, so there is no port to clash. */
  url: string
  pid: number
  /** True when it ran already: another process of ours uses it, or the one that started it was killed. */
  adopted: boolean
  /** The folder that really holds the data, the log beside it. */
  folder: string
  /**
   * Gives the database up; the last process to do so stops it and returns when it is gone. Close your own connections
   * first. Calling it again does nothing.
   */
  stop(): Promise<void>
}

const urlOf = (socket: string) => `postgres://postgres@/postgres?host=${encodeURIComponent(socket)}`

/** Undefined when a query was answered, else what stood in the way. */
async function whyNoAnswer(socket: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: urlOf(socket), connectionTimeoutMillis: 5000, query_timeout: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => {})
  }
}

const logFrom = (file: string, offset: number) =>
  existsSync(file) ? readFileSync(file).subarray(offset).toString('utf8').slice(-2000) : ''

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)

/** PostgreSQL says 57P03 while it starts, recovers or shuts down: it is at work and will come to an end by itself. */
const isBusy = (problem: unknown) => codeOf(problem) === '57P03'

/** A server that ends at once often only waits for the children of a killed one to go: they hold its shared memory. */
const isPassing = (log: string) => /still in use|already exists|is being used/.test(log)

/** Brings the server up, or joins the one that is up, and waits until a query is answered. */
async function bringUp(place: DataFolder, postgres: string, settings: Settings, log: (line: string) => void) {
  rotateLog(place)
  const offset = sizeOf(place.log)
  const giveUp = (problem: unknown) => explain(problem, place.folder, logFrom(place.log, offset))
  let patience = Date.now() + 60_000
  let nextWord = Date.now() + 3000
  let problem: unknown
  let launches = 0
  /** How the server we launched last came to its end, if it has. */
  let end: { hopeless: boolean } | undefined

  for (;;) {
    const running = findPostmaster(place.data)
    if (running?.socket) {
      problem = await whyNoAnswer(running.socket)
      if (problem === undefined) return { pid: running.pid, socket: running.socket, adopted: launches === 0 }
      if (isBusy(problem)) patience = Date.now() + 60_000
    } else if (!running && (launches === 0 || end)) {
      if (end?.hopeless || launches > 100 || (end && !isPassing(logFrom(place.log, offset)))) throw giveUp(problem)
      if (end) await sleep(100)
      end = undefined
      launches += 1
      const child = launch(postgres, place, socketFolder(place), settings)
      child.once('error', (error) => {
        problem = error
        end = { hopeless: true }
      })
      child.once('exit', (code) => {
        problem = new Error(`PostgreSQL exited immediately with code ${code}`)
        end = { hopeless: false }
      })
    }
    if (Date.now() > patience) throw giveUp(problem)
    if (Date.now() > nextWord) {
      log('Waiting for the database to finish recovery')
      nextWord = Date.now() + 10_000
    }
    await sleep(10)
  }
}

function makeRoot(root: string): string {
  // The last step apart: Node's recursive mkdir never ends where the system says ENOENT for a folder it will not make.
  mkdirSync(path.dirname(root), { recursive: true })
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) mkdirSync(root)
  accessSync(root, constants.W_OK | constants.X_OK)
  return realpathSync(root)
}

/** How long a process that ended may take to give its locks back, in milliseconds. */
const unlockTimeout = 2000

/**
 * Stops the PostgreSQL of the data folder `root` unless a process still uses it: for a server that could not do so itself.
 * @param root as `startPostgres` was given it
 */
export async function stopUnusedPostgres(root: string): Promise<void> {
  const folder = realpathSync(root)
  await withExclusiveLock(path.join(folder, lockFiles.start), async () => {
    const deadline = Date.now() + unlockTimeout
    let unused = tryExclusive(path.join(folder, lockFiles.users))
    while (!unused && Date.now() < deadline) {
      await sleep(50)
      unused = tryExclusive(path.join(folder, lockFiles.users))
    }
    if (!unused) return
    await stopPostmaster(chooseDataFolder(folder, systemBases).data)
    unused.release()
  })
}

/**
 * Starts the PostgreSQL that Minaret brings, on the data folder `root`, or joins the one already running there. As many
 * processes as like may do so at once. Rejects with `PostgresStartError`, whose message is for people.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { log = () => {}, bases = systemBases, durable = true, maxConnections = 60, sharedBuffers = '128MB' } = options
  const settings: Settings = { durable, maxConnections, sharedBuffers }
  let root = path.resolve(options.root)
  try {
    root = makeRoot(root)
    const startLock = path.join(root, lockFiles.start)
    const usersLock = path.join(root, lockFiles.users)

    return await withExclusiveLock(startLock, async () => {
      const place = chooseDataFolder(root, bases)
      const binaries = findBinaries(place.runner, [...bases, path.join(os.tmpdir(), 'minaret'), '/tmp/minaret'])
      await initialise(place, binaries, durable, log)
      writeNote(root, place)

      const use = tryShared(usersLock)
      if (!use)
        throw new PostgresStartError(`${usersLock} is held by a program that is not Minaret. End it, then start again.`)
      const up = await bringUp(place, binaries.postgres, settings, log).catch((error: unknown) => {
        use.release()
        throw error
      })
      const watch = durable || up.adopted ? undefined : deleteOnExit(up.pid, place.folder)

      let stopping: Promise<void> | undefined
      const stop = () =>
        withExclusiveLock(startLock, async () => {
          use.release()
          const last = tryExclusive(usersLock)
          if (!last) return
          await stopPostmaster(place.data)
          watch?.release()
          if (!durable) rmSync(place.folder, { recursive: true, force: true })
          if (up.socket !== place.folder) rmSync(up.socket, { recursive: true, force: true })
          last.release()
        })
      return {
        url: urlOf(up.socket),
        pid: up.pid,
        adopted: up.adopted,
        folder: place.folder,
        stop: () => (stopping ??= stop()),
      }
    })
  } catch (error) {
    throw explain(error, root)
  }
}
