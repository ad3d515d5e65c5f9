import { and, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm'
import { files as table } from '../db/files.ts'
import { isServedHere, tenants } from '../db/tenants.ts'
import { readPayloadField } from '../jobs/queue.ts'
import { originalName, toPicture } from './storeFiles.ts'
import type { VariantMaker, VariantMakerDeps } from './variantMaker.ts'
import { filesInUse } from './references.ts'
import { variantName, variantsOf } from './widths.ts'
import { paceItems } from '../jobs/paceItems.ts'

/** Days an unreferenced file is kept, because it may be about to be used or restored. */
const unusedDays = 7

/** Number of files deleted per transaction. */
const batchSize = 100

/** Returns all storage names of a file. */
function listStorageNames(row: typeof table.$inferSelect): string[] {
  const picture = toPicture(row)
  const variants = picture ? variantsOf(picture).map((variant) => variantName(row.id, variant)) : []
  return [originalName(row.id), ...variants]
}

/** Marks unreferenced files, and deletes those unreferenced for a week. */
async function deleteUnused({ database, storage }: VariantMakerDeps, tenantId: string, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - unusedDays * 86_400_000)
  await database.forTenant(tenantId)(async (tx) => {
    const [anyFile] = await tx.select({ id: table.id }).from(table).limit(1)
    if (!anyFile) return
    const usedIds = await filesInUse(tx)
    await tx
      .update(table)
      .set({ unusedSince: null })
      .where(and(isNotNull(table.unusedSince), inArray(table.id, usedIds)))
    await tx
      .update(table)
      .set({ unusedSince: now })
      .where(and(isNull(table.unusedSince), notInArray(table.id, usedIds)))
    const expiredFiles = await tx
      .select({ id: table.id })
      .from(table)
      .where(lt(table.unusedSince, cutoff))
      .limit(batchSize)
    if (expiredFiles.length === 0) return
    const deletedFiles = await tx
      .delete(table)
      .where(
        and(
          lt(table.unusedSince, cutoff),
          inArray(
            table.id,
            expiredFiles.map(({ id }) => id),
          ),
        ),
      )
      .returning()
    // While the rows are locked, so that a new upload waits and then writes the file again.
    await storage.remove(tenantId, deletedFiles.flatMap(listStorageNames))
  })
}

/** Whether a tenant is due: each once a day, spread over the hours. */
const isDue = (tenantId: string, now: Date) => Number.parseInt(tenantId.slice(0, 4), 16) % 24 === now.getUTCHours()

/** Creates the file jobs; each may run any number of times. */
export function fileTasks(deps: VariantMakerDeps & { maker: VariantMaker; now: () => Date }) {
  const { database, storage, maker, now, log } = deps
  return {
    async 'picture-encode'(payload: unknown) {
      await maker.encodeLater(readPayloadField(payload, 'tenantId'), readPayloadField(payload, 'name'))
    },
    async 'files-tidy'() {
      const time = now()
      const reportFailure = (tenantId?: string) => (error: unknown) =>
        log.error({ tenantId, err: error }, 'unused files could not be deleted')
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids))
        if (isDue(id, time)) await deleteUnused(deps, id, time).catch(reportFailure(id))
      await storage.sweep().catch(reportFailure())
    },
  }
}
