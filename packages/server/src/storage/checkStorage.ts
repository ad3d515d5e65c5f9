import { eq, isNull } from 'drizzle-orm'
import { installation, type Database } from '@minaret/foundation/db'
import type { Storage } from '@minaret/foundation/files'

/**
 * Detects servers on one database that use different file stores, by a mark that the first server writes. Servers that
 * use one store cannot find files in another.
 * @param isNamed whether the operator has configured the store, which makes it authoritative
 * @returns a warning for the operator; undefined if all servers use this store
 */
export async function checkStorage(
  database: Pick<Database, 'asOwner'>,
  storage: Pick<Storage, 'mark'>,
  isNamed: boolean,
): Promise<string | undefined> {
  const storedMark = await database.asOwner(async (tx) => (await tx.select().from(installation))[0]?.storageMark)
  const ownMark = await storage.mark(isNamed || !storedMark)
  if (storedMark === ownMark) return undefined
  if (isNamed || !storedMark) {
    const isUnchanged = storedMark ? eq(installation.storageMark, storedMark) : isNull(installation.storageMark)
    await database.asOwner((tx) => tx.update(installation).set({ storageMark: ownMark }).where(isUnchanged))
    const currentMark = await database.asOwner(async (tx) => (await tx.select().from(installation))[0]?.storageMark)
    if (currentMark === ownMark || isNamed) return undefined
  }
  return 'Other servers of this database store pictures and files elsewhere, so they cannot find files uploaded here, and this server cannot find theirs. Set the same STORAGE_URL on all of them: a bucket, or a folder they all mount. If this is the only server and no files are missing, delete the one row of the table "installation" and start again.'
}
