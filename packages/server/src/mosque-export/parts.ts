import { and, eq } from 'drizzle-orm'
import { currentTenant, mosqueExportParts, mosqueExports, type TenantDb, type Tx } from '@minaret/foundation/db'
import type { ArchiveSink } from './archive.ts'

/** Bytes of one part: what one answer of the desk carries, well below what one may ask in a minute. */
const partSize = 1024 * 1024

type Change = Partial<Omit<typeof mosqueExports.$inferSelect, 'tenantId' | 'id'>>

/** The row of an export of the transaction's mosque. */
export const isExport = (id: string) => and(eq(mosqueExports.tenantId, currentTenant), eq(mosqueExports.id, id))

/** Changes an export's row. */
export const updateExport = (tx: Tx, id: string, change: Change) =>
  tx.update(mosqueExports).set(change).where(isExport(id))

/** Stores an archive in parts, each in a transaction of its own, so that others see how far it has come. */
export function storeParts(db: TenantDb, id: string) {
  let pending: Buffer[] = []
  let [parts, bytes, written] = [0, 0, 0]
  const size = () => pending.reduce((sum, { length }) => sum + length, 0)
  async function flush(isLast: boolean): Promise<void> {
    const whole = Buffer.concat(pending)
    let at = 0
    while (whole.length - at >= partSize || (isLast && at < whole.length)) {
      const content = whole.subarray(at, at + partSize)
      at += content.length
      parts += 1
      bytes += content.length
      const row = { tenantId: currentTenant, exportId: id, position: parts, content }
      await db((tx) => tx.insert(mosqueExportParts).values(row))
    }
    pending = at < whole.length ? [whole.subarray(at)] : []
  }
  const sink: ArchiveSink = {
    async begin(total) {
      await db(async (tx) => {
        // One that was cut off begins anew.
        await tx.delete(mosqueExportParts).where(eq(mosqueExportParts.exportId, id))
        await updateExport(tx, id, { state: 'running', written: 0, total, parts: 0, bytes: 0 })
      })
    },
    async write(piece) {
      pending.push(piece.bytes)
      written += piece.written
      if (size() < partSize) return
      await flush(false)
      await db((tx) => updateExport(tx, id, { written, parts, bytes }))
    },
  }
  return {
    sink,
    /** Stores what is left, and says that the archive is whole. */
    async finish(now: Date) {
      await flush(true)
      await db((tx) => updateExport(tx, id, { state: 'ready', written, parts, bytes, finishedAt: now }))
    },
  }
}
