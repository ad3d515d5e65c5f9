import { chmodSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { PostgresStartError } from './PostgresStartError.ts'

/** The user that PostgreSQL runs as. `isOther` if we are root and must switch users: PostgreSQL refuses to run as root. */
export type SystemUser = { isOther: boolean; ids: { uid?: number; gid?: number } }

/** `nobody` on Linux; macOS has a user made for PostgreSQL (216), and its `initdb` insists on a user with a name. */
const unprivilegedUser = process.platform === 'darwin' ? 216 : 65534

/** Chooses the user for the database whose files belong to `owner`, if there are any yet. */
export function chooseUser(owner: { uid: number; gid: number } | undefined, folder: string): SystemUser {
  const me = process.getuid?.()
  if (me === 0) {
    // A database created by an ordinary user stays that user's, even if root starts it once.
    const ids =
      owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: unprivilegedUser, gid: unprivilegedUser }
    return { isOther: true, ids }
  }
  if (owner && me !== undefined && owner.uid !== me) {
    throw new PostgresStartError(
      `The database in ${folder} belongs to user ${owner.uid}, and this is user ${me}. Start as that user (or as root, if root created it), or choose another folder with DATA_DIR.`,
    )
  }
  return { isOther: false, ids: {} }
}

/** Whether `runner` may pass through (for a folder: enter and list) every part of an existing path. */
export function isReachable(target: string, { isOther, ids }: SystemUser): boolean {
  if (!isOther) return true
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    const { mode, uid, gid } = statSync(at)
    const shift = uid === ids.uid ? 6 : gid === ids.gid ? 3 : 0
    if (((mode >> shift) & 1) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/** Creates a folder that only we can change, or rejects one that another user could have prepared. */
export function makeTrustedFolder(folder: string, mode = 0o755): void {
  // The mode given to mkdir passes through the umask; a private umask would shut PostgreSQL's user out.
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, mode)
  const { uid, mode: found } = statSync(folder)
  if (uid !== process.getuid?.() || (found & 0o022) !== 0) throw new Error(`${folder} can be changed by others`)
}
