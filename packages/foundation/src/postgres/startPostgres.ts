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
import { PostgresStartError, getErrorCode, explainStartError } from './PostgresStartError.ts'

/** Location and settings of a server's database. */
export type PostgresOptions = Partial<Settings> & {
  /** The server's data folder (`DATA_DIR`); created if missing. */
  root: string
  /** Called with a line for each step that takes noticeable time. */
  log?: (line: string) => void
  /** Folders for a database that cannot be in `root`, for tests. */
  bases?: string[]
}

/** A running database. */
export type RunningPostgres = {
  /** URL for `pg`, as the superuser, of the database `postgres`; by Unix socket, so that no port can clash. */
  url: string
  pid: number
  /** True if it was already running: another process of ours uses it, or its starter was killed. */
  adopted: boolean
  /** The folder with the data, next to the log. */
  folder: string
  /**
   * Releases the database; the last process to do so stops it and waits until it has ended. Close your own connections first.
   * Calling it again has no effect.
   */
  stop(): Promise<void>
}

const makeUrl = (socket: string) => `postgres://postgres@/postgres?host=${encodeURIComponent(socket)}`

/** Returns undefined if a query succeeded, otherwise the error. */
async function findProblem(socket: string): Promise<unknown> {
  const client = new pg.Client({
    connectionString: makeUrl(socket),
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  })
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

const readLog = (file: string, offset: number) =>
  existsSync(file) ? readFileSync(file).subarray(offset).toString('utf8').slice(-2000) : ''

const getSize = (file: string) => (existsSync(file) ? statSync(file).size : 0)

/** PostgreSQL responds 57P03 while it starts, recovers or shuts down, all of which end by themselves. */
const isBusy = (problem: unknown) => getErrorCode(problem) === '57P03'

/** A server that ends at once is often only blocked by children of a killed one, which hold its shared memory. */
const isTemporary = (log: string) => /still in use|already exists|is being used/.test(log)

/** Starts the server, or joins the running one, and waits until a query succeeds. */
async function startServer(dataFolder: DataFolder, postgres: string, settings: Settings, log: (line: string) => void) {
  rotateLog(dataFolder)
  const offset = getSize(dataFolder.log)
  const makeError = (problem: unknown) => explainStartError(problem, dataFolder.folder, readLog(dataFolder.log, offset))
  let deadline = Date.now() + 60_000
  let nextLogTime = Date.now() + 3000
  let problem: unknown
  let launches = 0
  /** End of the server launched last, if it has ended. */
  let end: { isFinal: boolean } | undefined

  for (;;) {
    const postmaster = findPostmaster(dataFolder.data)
    if (postmaster?.socket) {
      problem = await findProblem(postmaster.socket)
      if (problem === undefined) return { pid: postmaster.pid, socket: postmaster.socket, adopted: launches === 0 }
      if (isBusy(problem)) deadline = Date.now() + 60_000
    } else if (!postmaster && (launches === 0 || end)) {
      if (end?.isFinal || launches > 100 || (end && !isTemporary(readLog(dataFolder.log, offset))))
        throw makeError(problem)
      if (end) await sleep(100)
      end = undefined
      launches += 1
      const child = launch(postgres, dataFolder, socketFolder(dataFolder), settings)
      child.once('error', (error) => {
        problem = error
        end = { isFinal: true }
      })
      child.once('exit', (code) => {
        problem = new Error(`PostgreSQL exited immediately with code ${code}`)
        end = { isFinal: false }
      })
    }
    if (Date.now() > deadline) throw makeError(problem)
    if (Date.now() > nextLogTime) {
      log('Waiting for the database to finish recovery')
      nextLogTime = Date.now() + 10_000
    }
    await sleep(10)
  }
}

function makeRoot(root: string): string {
  // The last level is created separately: Node's recursive mkdir never ends if the system reports ENOENT for a folder it refuses to create.
  mkdirSync(path.dirname(root), { recursive: true })
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) mkdirSync(root)
  accessSync(root, constants.W_OK | constants.X_OK)
  return realpathSync(root)
}

/** Milliseconds an ended process may take to release its locks. */
const unlockTimeout = 2000

/**
 * Stops the PostgreSQL of the data folder `root` unless a process still uses it: for a server that could not do so itself.
 * @param root as passed to `startPostgres`
 */
export async function stopUnusedPostgres(root: string): Promise<void> {
  const folder = realpathSync(root)
  await withExclusiveLock(path.join(folder, lockFiles.start), async () => {
    const deadline = Date.now() + unlockTimeout
    let lock = tryExclusive(path.join(folder, lockFiles.users))
    while (!lock && Date.now() < deadline) {
      await sleep(50)
      lock = tryExclusive(path.join(folder, lockFiles.users))
    }
    if (!lock) return
    await stopPostmaster(chooseDataFolder(folder, systemBases).data)
    lock.release()
  })
}

/**
 * Starts the PostgreSQL bundled with Minaret on the data folder `root`, or joins the one already running there. Safe to call from
 * any number of processes at once. Rejects with `PostgresStartError`, whose message is for the operator.
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
      const dataFolder = chooseDataFolder(root, bases)
      const binaries = findBinaries(dataFolder.runner, [...bases, path.join(os.tmpdir(), 'minaret'), '/tmp/minaret'])
      await initialise(dataFolder, binaries, durable, log)
      writeNote(root, dataFolder)

      const usageLock = tryShared(usersLock)
      if (!usageLock)
        throw new PostgresStartError(`${usersLock} is held by a program that is not Minaret. End it, then start again.`)
      const server = await startServer(dataFolder, binaries.postgres, settings, log).catch((error: unknown) => {
        usageLock.release()
        throw error
      })
      const cleanUp = durable || server.adopted ? undefined : deleteOnExit(server.pid, dataFolder.folder)

      let stopping: Promise<void> | undefined
      const stop = () =>
        withExclusiveLock(startLock, async () => {
          usageLock.release()
          const lastLock = tryExclusive(usersLock)
          if (!lastLock) return
          await stopPostmaster(dataFolder.data)
          cleanUp?.release()
          if (!durable) rmSync(dataFolder.folder, { recursive: true, force: true })
          if (server.socket !== dataFolder.folder) rmSync(server.socket, { recursive: true, force: true })
          lastLock.release()
        })
      return {
        url: makeUrl(server.socket),
        pid: server.pid,
        adopted: server.adopted,
        folder: dataFolder.folder,
        stop: () => (stopping ??= stop()),
      }
    })
  } catch (error) {
    throw explainStartError(error, root)
  }
}
