import { installation } from './db/installation.ts'
import type { Database } from './db/database.ts'
import { OperatorError } from './OperatorError.ts'
import type { Secrets } from './secrets.ts'

/**
 * Sees to it that all hosts of a database hold the same key: the first one leaves its mark. With another key a host would
 * log out whoever the others let in, and could open no payment keys.
 * @throws OperatorError with what to do, when this key is not theirs
 */
export async function holdKey(database: Database, secrets: Pick<Secrets, 'derive'>): Promise<void> {
  const keyMark = secrets.derive('mark of the key').toString('base64url')
  const known = await database.asOwner(async (tx) => {
    await tx.insert(installation).values({ keyMark }).onConflictDoNothing()
    const [row] = await tx.select().from(installation)
    return row?.keyMark
  })
  if (known === keyMark) return
  throw new OperatorError(
    `This database belongs to hosts that hold another key. Set SECRETS_KEY to theirs; where none was set, it is in the file secrets.key in the DATA_DIR of the host that was started first. If that key is lost for good, delete the one row of the table "installation" and start again: everybody has to log in again, and payment accounts have to be connected again.`,
  )
}
