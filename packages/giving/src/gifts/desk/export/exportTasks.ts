import { and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import {
  currentTenant,
  type Database,
  giftExportParts,
  giftExports,
  isServedHere,
  tenants,
  type Tx,
} from '@minaret/foundation/db'
import { maskAddress } from '@minaret/foundation/email-addresses'
import { readPayloadField, paceItems } from '@minaret/foundation/jobs'
import { pageOf } from '@minaret/foundation/pagination'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { type GiftListQuery, giftOrderOf, readGiftPage, readGiftTotals } from '../../../gift-list/index.ts'
import type { ExportContext } from './columns.ts'
import { createCsv } from './csv.ts'
import { readGiftFilter } from '../giftQuery.ts'
import { createOds } from './ods.ts'

type ExportTasks = {
  database: Database
  directory: Pick<Directory, 'byId'>
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Gifts per part of a file: a few hundred kilobytes, regardless of the file's size. */
const partSize = 1000

/** How long a file can be downloaded, in milliseconds. */
const retentionMs = 24 * 60 * 60_000

type Export = typeof giftExports.$inferSelect
type ExportUpdate = Partial<Pick<Export, 'state' | 'written' | 'total' | 'finishedAt'>>

const isExport = (id: string) => and(eq(giftExports.tenantId, currentTenant), eq(giftExports.id, id))
const update = (tx: Tx, id: string, values: ExportUpdate) => tx.update(giftExports).set(values).where(isExport(id))

/** Yields the pages of the filtered gifts, one in memory at a time. The transaction must be repeatable read. */
async function* readPages(tx: Tx, filter: GiftListQuery) {
  const order = giftOrderOf(filter)
  let lastCursor: readonly unknown[] | undefined
  for (;;) {
    const from = lastCursor && [sql`${lastCursor[0]}::timestamptz`, sql`${lastCursor[1]}::text`]
    const rows = await readGiftPage(tx, filter, pageOf(order, partSize, from))
    if (rows.length > 0) yield rows
    const cursor: unknown = JSON.parse(rows.at(-1)?.cursor ?? '[]')
    if (rows.length < partSize || !Array.isArray(cursor)) return
    lastCursor = cursor
  }
}

/** Writes an export's file in parts, each in its own transaction, so that progress is visible. */
async function writeFile(
  { database, now }: ExportTasks,
  tenant: Tenant,
  { id, filters, format }: Export,
): Promise<void> {
  const db = database.forTenant(tenant.id)
  const { masked, ...query } = filters
  const context: ExportContext = {
    timeZone: tenant.config.timeZone,
    addressOf: (email) => (masked === undefined ? email : maskAddress(email)),
  }
  const file = format === 'ods' ? createOds(context) : createCsv(context)
  // Start again after an interruption.
  await db((tx) => tx.delete(giftExportParts).where(eq(giftExportParts.exportId, id)))
  let [position, writtenGifts] = [0, 0]
  const addPart = async (content: Buffer, gifts: number) => {
    if (content.length === 0) return
    await db(async (tx) => {
      position += 1
      writtenGifts += gifts
      await tx.insert(giftExportParts).values({ tenantId: currentTenant, exportId: id, position, content })
      await update(tx, id, { written: writtenGifts })
    })
  }
  await db(async (readTx) => {
    await readTx.execute(sql`set transaction isolation level repeatable read, read only`)
    const filter = await readGiftFilter(readTx, tenant, query)
    const totals = await readGiftTotals(readTx, filter)
    const total = totals.reduce((sum, { gifts }) => sum + gifts, 0)
    await db((tx) => update(tx, id, { state: 'running', written: 0, total }))
    await addPart(file.begin(), 0)
    for await (const rows of readPages(readTx, filter)) await addPart(file.add(rows), rows.length)
    await addPart(file.end(), 0)
  })
  await db((tx) => update(tx, id, { state: 'ready', finishedAt: now() }))
}

/** The export jobs: writing a file, and deleting files older than a day, which contain donors' data. */
export function giftExportTasks(tasks: ExportTasks) {
  const { database, directory, now, log } = tasks
  return {
    async 'gift-export'(payload: unknown) {
      const [tenantId, id] = [readPayloadField(payload, 'tenantId'), readPayloadField(payload, 'exportId')]
      const tenant = await directory.byId(tenantId)
      const db = database.forTenant(tenantId)
      const [row] = await db((tx) => tx.select().from(giftExports).where(isExport(id)))
      if (!tenant || !row || row.finishedAt) return
      await writeFile(tasks, tenant, row).catch(async (err: unknown) => {
        log.error({ err, tenantId, export: id }, 'an export of gifts failed')
        await db((tx) => update(tx, id, { state: 'failed', finishedAt: now() }))
      })
    },

    async 'gift-exports-tidy'() {
      const cutoff = new Date(now().getTime() - retentionMs)
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids))
        await database.forTenant(id)((tx) => tx.delete(giftExports).where(lt(giftExports.requestedAt, cutoff)))
    },
  }
}
