import { and, eq } from 'drizzle-orm'
import { currentTenant, mosqueExportParts, mosqueExports, type TenantDb, type Tx } from '@minaret/foundation/db'
import type { ArchiveSink } from './archive.ts'

/** Size of a part in bytes, which is one response of the desk. */
const partSize = 1024 * 1024

type Change = Partial<Omit<typeof mosqueExports.$inferSelect, 'tenantId' | 'id'>>

/** Returns the SQL condition for an export of the transaction's mosque. */
export const isExport = (id: string) => and(eq(mosqueExports.tenantId, currentTenant), eq(mosqueExports.id, id))

/** Updates an export's row. */
export const updateExport = (tx: Tx, id: string, change: Change) =>
  tx.update(mosqueExports).set(change).where(isExport(id))

/** Stores an archive in parts, each in its own transaction, so that progress is visible. */
export function storeParts(db: TenantDb, id: string) {
  let pending: Buffer[] = []
  let [parts, bytes, written] = [0, 0, 0]
  const pendingBytes = () => pending.reduce((sum, { length }) => sum + length, 0)
  async function flush(isLast: boolean): Promise<void> {
    const buffer = Buffer.concat(pending)
    let offset = 0
    while (buffer.length - offset >= partSize || (isLast && offset < buffer.length)) {
      const content = buffer.subarray(offset, offset + partSize)
      offset += content.length
      parts += 1
      bytes += content.length
      const row = { tenantId: currentTenant, exportId: id, position: parts, content }
      await db((tx) => tx.insert(mosqueExportParts).values(row))
    }
    pending = offset < buffer.length ? [buffer.subarray(offset)] : []
  }
  const sink: ArchiveSink = {
    async begin(total) {
      await db(async (tx) => {
        // Restarts an interrupted export.
        await tx.delete(mosqueExportParts).where(eq(mosqueExportParts.exportId, id))
        await updateExport(tx, id, { state: 'running', written: 0, total, parts: 0, bytes: 0 })
      })
    },
    async write(piece) {
      pending.push(piece.bytes)
      written += piece.written
      if (pendingBytes() < partSize) return
      await flush(false)
      await db((tx) => updateExport(tx, id, { written, parts, bytes }))
    },
  }
  return {
    sink,
    /** Stores the remaining bytes and marks the archive as ready. */
    async finish(now: Date) {
      await flush(true)
      await db((tx) => updateExport(tx, id, { state: 'ready', written, parts, bytes, finishedAt: now }))
    },
  }
}
