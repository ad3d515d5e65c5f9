import { chmodSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { PostgresStartError } from './PostgresStartError.ts'

/** The user that runs PostgreSQL. `isOther`: this process is root and must switch, as PostgreSQL refuses to run as root. */
export type SystemUser = { isOther: boolean; ids: { uid?: number; gid?: number } }

/** `nobody` on Linux; macOS has a user for PostgreSQL (216), and its `initdb` requires a user with a name. */
const unprivilegedUser = process.platform === 'darwin' ? 216 : 65534

/** Chooses the user for the database whose files belong to `owner`, if there are any yet. */
export function chooseUser(owner: { uid: number; gid: number } | undefined, folder: string): SystemUser {
  const currentUid = process.getuid?.()
  if (currentUid === 0) {
    // A database created by an ordinary user stays that user's, even if root starts it once.
    const ids =
      owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: unprivilegedUser, gid: unprivilegedUser }
    return { isOther: true, ids }
  }
  if (owner && currentUid !== undefined && owner.uid !== currentUid) {
    throw new PostgresStartError(
      `The database in ${folder} belongs to user ${owner.uid}, and this is user ${currentUid}. Start as that user (or as root, if root created it), or choose another folder with DATA_DIR.`,
    )
  }
  return { isOther: false, ids: {} }
}

/** Whether the user may pass through (for a folder: enter and list) every part of an existing path. */
export function isReachable(target: string, { isOther, ids }: SystemUser): boolean {
  if (!isOther) return true
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const modeShift = uid === ids.uid ? 6 : gid === ids.gid ? 3 : 0
    if (((mode >> modeShift) & 1) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}

/** Creates a folder that only this user can change, or rejects one that another user could have prepared. */
export function makeTrustedFolder(folder: string, mode = 0o755): void {
  // The mode given to mkdir passes through the umask; a private umask would exclude PostgreSQL's user.
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, mode)
  const { uid, mode: folderMode } = statSync(folder)
  if (uid !== process.getuid?.() || (folderMode & 0o022) !== 0) throw new Error(`${folder} can be changed by others`)
}
