import { and, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm'
import { files as table } from '../db/files.ts'
import { isServedHere, tenants } from '../db/tenants.ts'
import { payloadField } from '../jobs/queue.ts'
import { originalName, toPicture } from './storeFiles.ts'
import type { VariantMaker, VariantMakerDeps } from './variantMaker.ts'
import { filesInUse } from './references.ts'
import { variantName, variantsOf } from './widths.ts'
import { paced } from '../jobs/paced.ts'

/** How long a file nobody speaks of is kept, in days: somebody may be about to use it, or want it back. */
const unusedDays = 7

/** As many go in one transaction. */
const batchSize = 100

/** Every name a file has in the storage. */
function namesOf(row: typeof table.$inferSelect): string[] {
  const picture = toPicture(row)
  const variants = picture ? variantsOf(picture).map((variant) => variantName(row.id, variant)) : []
  return [originalName(row.id), ...variants]
}

/** Marks what no row speaks of, and takes away what has been so for a week. */
async function deleteUnused({ database, storage }: VariantMakerDeps, tenantId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unusedDays * 86_400_000)
  await database.forTenant(tenantId)(async (tx) => {
    const [any] = await tx.select({ id: table.id }).from(table).limit(1)
    if (!any) return
    const used = await filesInUse(tx)
    await tx
      .update(table)
      .set({ unusedSince: null })
      .where(and(isNotNull(table.unusedSince), inArray(table.id, used)))
    await tx
      .update(table)
      .set({ unusedSince: now })
      .where(and(isNull(table.unusedSince), notInArray(table.id, used)))
    const old = await tx.select({ id: table.id }).from(table).where(lt(table.unusedSince, before)).limit(batchSize)
    if (old.length === 0) return
    const removed = await tx
      .delete(table)
      .where(
        and(
          lt(table.unusedSince, before),
          inArray(
            table.id,
            old.map(({ id }) => id),
          ),
        ),
      )
      .returning()
    // While the rows are held: whoever brings one again waits, and then writes it anew.
    await storage.remove(tenantId, removed.flatMap(namesOf))
  })
}

/** Each tenant's turn comes once a day, spread over it. */
const isDue = (tenantId: string, now: Date) => Number.parseInt(tenantId.slice(0, 4), 16) % 24 === now.getUTCHours()

/** The jobs of files, for the runner: each may run any number of times. */
export function fileTasks(deps: VariantMakerDeps & { maker: VariantMaker; now: () => Date }) {
  const { database, storage, maker, now, log } = deps
  return {
    async 'picture-encode'(payload: unknown) {
      await maker.makeLater(payloadField(payload, 'tenantId'), payloadField(payload, 'name'))
    },
    async 'files-tidy'() {
      const at = now()
      const reportFailure = (tenantId?: string) => (error: unknown) =>
        log.error({ tenantId, err: error }, 'unused files could not be deleted')
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paced(ids))
        if (isDue(id, at)) await deleteUnused(deps, id, at).catch(reportFailure(id))
      await storage.sweep().catch(reportFailure())
    },
  }
}
