import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PostgresStartError } from './PostgresStartError.ts'
import { type SystemUser, chooseUser, isReachable, makeTrustedFolder } from './systemUser.ts'

/** Location of a database: `folder` is private to `runner` and contains `data`, the log and usually the socket. */
export type DataFolder = { folder: string; data: string; log: string; runner: SystemUser }

/** Alternative folders, if PostgreSQL's user has no access to root's. */
export const systemBases = ['/var/lib/minaret', '/var/opt/minaret', '/opt/minaret', '/srv/minaret']

/** Our files in the data folder itself (SQLite adds a journal of that name); a folder with only these counts as empty. */
export const lockFiles = { start: 'postgres-start.lock', users: 'postgres-users.lock' }
const noteName = 'WHERE-THE-DATABASE-IS.txt'

const hashText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const toDataFolder = (folder: string, runner: SystemUser): DataFolder => ({
  folder,
  data: path.join(folder, 'data'),
  log: path.join(folder, 'postgres.log'),
  runner,
})

const readOwner = (data: string) => (existsSync(data) ? statSync(data) : undefined)

function prepare(dataFolder: DataFolder): DataFolder {
  mkdirSync(dataFolder.folder, { recursive: true, mode: 0o700 })
  const { uid, gid } = dataFolder.runner.ids
  if (uid !== undefined && gid !== undefined) chownSync(dataFolder.folder, uid, gid)
  return dataFolder
}

/** Reads the folder from a note left by an earlier start, if any. */
function readNote(root: string): string | undefined {
  const note = path.join(root, noteName)
  if (!existsSync(note)) return undefined
  const folder = /^path=(.+)$/m.exec(readFileSync(note, 'utf8'))?.[1]?.trim()
  if (folder && existsSync(path.join(folder, 'data', 'PG_VERSION'))) return folder
  throw new PostgresStartError(
    `The file ${note} says that the database is in ${folder ?? 'a folder it does not name'}, but no database is there. If you moved it, correct the line "path="; to start with an empty database, delete the file.`,
  )
}

/** Writes a note about a database outside its data folder, so that later versions find it. */
export function writeNote(root: string, { folder }: DataFolder): void {
  const note = path.join(root, noteName)
  if (folder === path.join(root, 'postgres') || existsSync(note)) return
  const text = `The database of this folder is in the folder named below: PostgreSQL does not run as root, and the user
it runs as cannot reach this one. Back both up together; if you move the database, correct the line.
path=${folder}
`
  writeFileSync(`${note}.new`, text)
  renameSync(`${note}.new`, note)
}

/**
 * Chooses and creates the folder for the database of `root`. An existing location is kept. A new one is `root/postgres` or, if
 * PostgreSQL must run as another user without access to it, a folder in the first usable one of `bases`.
 * `root` must be a real path.
 */
export function chooseDataFolder(root: string, bases: string[]): DataFolder {
  const defaultFolder = path.join(root, 'postgres')
  const notedFolder = readNote(root) ?? (existsSync(path.join(defaultFolder, 'data')) ? defaultFolder : undefined)
  if (notedFolder) {
    const dataFolder = toDataFolder(notedFolder, chooseUser(readOwner(path.join(notedFolder, 'data')), notedFolder))
    if (isReachable(path.dirname(notedFolder), dataFolder.runner)) return dataFolder
    throw new PostgresStartError(
      `The database is in ${notedFolder}, and the user PostgreSQL runs as (${dataFolder.runner.ids.uid}) no longer has access to the folders above it. Allow it again, for example with: chmod o+x ${path.dirname(notedFolder)}`,
    )
  }

  const runner = chooseUser(undefined, defaultFolder)
  if (!runner.isOther) return prepare(toDataFolder(defaultFolder, runner))

  // An empty folder contains no secrets yet, so making it passable avoids a second location.
  const isEmpty = readdirSync(root).every((name) => Object.values(lockFiles).some((lock) => name.startsWith(lock)))
  if (isEmpty && statSync(root).uid === 0) chmodSync(root, 0o711)
  if (isReachable(root, runner)) return prepare(toDataFolder(defaultFolder, runner))

  const problems: string[] = []
  for (const base of bases) {
    try {
      makeTrustedFolder(base)
      if (!isReachable(base, runner)) throw new Error(`${base} cannot be reached by user ${runner.ids.uid}`)
      const existingFolder = toDataFolder(path.join(base, hashText(root)), runner)
      return prepare({ ...existingFolder, runner: chooseUser(readOwner(existingFolder.data), existingFolder.folder) })
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new PostgresStartError(
    `PostgreSQL refuses to run as root, and the user it runs as instead (${runner.ids.uid}) cannot reach ${root}, and no other folder can be used: ${problems.join('; ')}. Start as an ordinary user, or choose a folder with DATA_DIR that every user can reach.`,
  )
}

/** Maximum length of a socket path: 104 bytes on macOS and 108 on Linux, including the final zero. */
const maxSocketPath = 103

/**
 * Returns the folder for the socket: the database's own or, if its path is too long for a socket or contains characters at
 * which PostgreSQL's settings split, a private one with a short name.
 */
export function socketFolder({ folder, runner }: DataFolder): string {
  const isShort = Buffer.byteLength(path.join(folder, '.s.PGSQL.5432')) <= maxSocketPath
  if (isShort && /^[\w./@+-]+$/.test(folder)) return folder

  const temporaryFolder = os.tmpdir()
  const base = isReachable(temporaryFolder, runner) && temporaryFolder.length <= 60 ? temporaryFolder : '/tmp'
  const uid = runner.ids.uid ?? process.getuid?.()
  const shortPath = path.join(base, `minaret-${hashText(folder)}`)
  if (!existsSync(shortPath)) mkdirSync(shortPath, { mode: 0o700 })
  else if (![uid, 0].includes(statSync(shortPath).uid) || statSync(shortPath).mode & 0o077) {
    // Another user could have created a folder of this name to intercept connections.
    return setOwner(mkdtempSync(path.join(base, 'minaret-')), runner)
  }
  return setOwner(shortPath, runner)
}

function setOwner(folder: string, { ids }: SystemUser): string {
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(folder, ids.uid, ids.gid)
  return folder
}
