import { eq, lt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import {
  type Database,
  isServedHere,
  mosqueExportParts,
  mosqueExports,
  newPublicId,
  tenants,
} from '@minaret/foundation/db'
import { readPayloadField, paceItems } from '@minaret/foundation/jobs'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { type FolderSource, readFolder } from '@minaret/content/folder'
import { writeArchive } from './archive.ts'
import { isExport, storeParts, updateExport } from './parts.ts'
import { type DescribeLog, exportTables } from './tables/index.ts'

type MosqueExportTasks = {
  database: Database
  directory: Pick<Directory, 'byId'>
  /** The store of pictures and files; without it there are none. */
  storage: FolderSource['storage'] | undefined
  /** Describes log entries in the mosque's language. */
  describeLog: (tenant: Tenant) => DescribeLog
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** How long an archive can be downloaded, in milliseconds. */
export const storagePeriodMs = 24 * 60 * 60_000

const emptyStorage: FolderSource['storage'] = { size: async () => undefined, open: async () => undefined }

async function writeExport(
  { database, storage = emptyStorage, describeLog, now }: MosqueExportTasks,
  tenant: Tenant,
  { id, requestedBy }: Pick<typeof mosqueExports.$inferSelect, 'id' | 'requestedBy'>,
): Promise<void> {
  const db = database.forStaff(tenant.id, { accountId: requestedBy, roles: ['owner'] })
  const folder = await readFolder({ database, storage }, tenant.id, now())
  const { sink, finish } = storeParts(db, id)
  await writeArchive({ tenant, db, tables: exportTables(describeLog(tenant)), folder, at: now() }, sink)
  await finish(now())
}

/** Creates the jobs that write an export, and delete expired ones. */
export function mosqueExportTasks(tasks: MosqueExportTasks) {
  const { database, directory, now, log } = tasks
  const databaseAsOwner = (tenantId: string) =>
    database.forStaff(tenantId, { accountId: newPublicId(), roles: ['owner'] })
  return {
    async 'mosque-export'(payload: unknown) {
      const [tenantId, id] = [readPayloadField(payload, 'tenantId'), readPayloadField(payload, 'exportId')]
      const tenant = await directory.byId(tenantId)
      const db = databaseAsOwner(tenantId)
      const [row] = await db((tx) => tx.select().from(mosqueExports).where(isExport(id)))
      if (!tenant || !row || row.finishedAt) return
      await writeExport(tasks, tenant, row).catch(async (err: unknown) => {
        log.error({ err, tenantId, export: id }, 'an export of a mosque failed')
        await db(async (tx) => {
          await tx.delete(mosqueExportParts).where(eq(mosqueExportParts.exportId, id))
          await updateExport(tx, id, { state: 'failed', parts: 0, bytes: 0, finishedAt: now() })
        })
      })
    },
    async 'mosque-exports-tidy'() {
      const oldestAllowed = new Date(now().getTime() - storagePeriodMs)
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids))
        await databaseAsOwner(id)((tx) => tx.delete(mosqueExports).where(lt(mosqueExports.requestedAt, oldestAllowed)))
    },
  }
}
