import { and, count, desc, eq } from 'drizzle-orm'
import type { GiftExport } from '@minaret/contract/desk'
import { currentTenant, giftExportParts, giftExports, newPublicId } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { modeOf } from '../../providers/index.ts'
import { wallClock } from '@minaret/timetable'
import { messages as texts } from './messages.gen.ts'

/** Number of exports listed. */
const listLimit = 10

/** Maximum concurrent exports of a mosque: more would hold up other jobs. */
const maxConcurrent = 3

/** Exports of gift lists as files, written in the background. */
export const giftExportOperations = {
  giftExportCreate: ({ db, tenant, member, now, body }) =>
    db(async (tx) => {
      const exports = await tx.select({ state: giftExports.state }).from(giftExports)
      if (exports.filter(({ state }) => state === 'waiting' || state === 'running').length >= maxConcurrent)
        return refuse(429, texts.exportsRunning)
      const id = newPublicId()
      const { format = 'csv', ...query } = body
      const setFilters = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
      const filters: Record<string, string> = Object.fromEntries(setFilters)
      // Anyone may look at a demonstration, so addresses are masked there.
      if (member.demonstration) filters['masked'] = 'yes'
      const row = { tenantId: currentTenant, id, requestedBy: member.accountId, requestedAt: now, filters, format }
      await tx.insert(giftExports).values(row)
      await writeLog(tx, { accountId: member.accountId, kind: 'giftsExported', content: { values: {} }, now })
      await addJob(tx, 'gift-export', { tenantId: tenant.id, exportId: id }, `gift-export ${id}`)
      return done({}, texts.exportStarted)
    }),

  giftExportList: ({ db, tenant }) =>
    db(async (tx) => {
      const rows = await tx
        .select({ row: giftExports, parts: count(giftExportParts.position) })
        .from(giftExports)
        .leftJoin(
          giftExportParts,
          and(eq(giftExportParts.tenantId, giftExports.tenantId), eq(giftExportParts.exportId, giftExports.id)),
        )
        .groupBy(giftExports.tenantId, giftExports.id)
        .orderBy(desc(giftExports.requestedAt))
        .limit(listLimit)
      const suffix = modeOf(tenant) === 'live' ? '' : '-no-real-money'
      return done(
        rows.map(({ row: { id, format, state, written, total, requestedAt }, parts }): GiftExport => {
          const { date } = wallClock(requestedAt, tenant.config.timeZone)
          const name = `gifts-${tenant.slug}-${date}${suffix}.${format}`
          return { id, name, format, state, written, total, parts, requestedAt: requestedAt.toISOString() }
        }),
      )
    }),

  giftExportPart: ({ db, params }) =>
    db(async (tx) => {
      const [part] = await tx
        .select({ content: giftExportParts.content })
        .from(giftExportParts)
        .where(and(eq(giftExportParts.exportId, params.export), eq(giftExportParts.position, Number(params.part))))
      return part ? done({ base64: part.content.toString('base64') }) : refuse(404, texts.noExport)
    }),
} satisfies DeskOperations<'giftExportCreate' | 'giftExportList' | 'giftExportPart'>
