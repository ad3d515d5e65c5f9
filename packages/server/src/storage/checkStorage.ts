import { eq, isNull } from 'drizzle-orm'
import { installation, type Database } from '@minaret/foundation/db'
import type { Storage } from '@minaret/foundation/files'

/**
 * Detects servers of one database that use different file stores, by a mark that the first server writes. Files in one
 * store cannot be found by servers that use another.
 * @param isNamed whether the operator has configured the store, which makes it authoritative
 * @returns a warning for the operator; undefined if all servers use this store
 */
export async function checkStorage(
  database: Pick<Database, 'asOwner'>,
  storage: Pick<Storage, 'mark'>,
  isNamed: boolean,
): Promise<string | undefined> {
  const existing = await database.asOwner(async (tx) => (await tx.select().from(installation))[0]?.storageMark)
  const own = await storage.mark(isNamed || !existing)
  if (existing === own) return undefined
  if (isNamed || !existing) {
    const isUnchanged = existing ? eq(installation.storageMark, existing) : isNull(installation.storageMark)
    await database.asOwner((tx) => tx.update(installation).set({ storageMark: own }).where(isUnchanged))
    const now = await database.asOwner(async (tx) => (await tx.select().from(installation))[0]?.storageMark)
    if (now === own || isNamed) return undefined
  }
  return 'Other servers of this database store pictures and files elsewhere, so they cannot find files uploaded here, and this server cannot find theirs. Set the same STORAGE_URL on all of them: a bucket, or a folder they all mount. If this is the only server and no files are missing, delete the one row of the table "installation" and start again.'
}
