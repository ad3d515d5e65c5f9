import { and, desc, eq, gt } from 'drizzle-orm'
import type { MosqueExport } from '@minaret/contract/desk'
import { approvals, currentTenant, mosqueExportParts, mosqueExports, type Tx } from '@minaret/foundation/db'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { modeOf } from '@minaret/giving/providers'
import { wallClock } from '@minaret/timetable'
import { readNames, requestApproval } from '@minaret/staff/approvals'
import { getDeskUrl, type StaffServices } from '@minaret/staff/members'
import { mosqueExportApproval } from './approval.ts'
import { messages as texts } from './messages.gen.ts'
import { isExport } from './parts.ts'
import { storagePeriodMs } from './tasks.ts'

/** Maximum number of exports in the list. */
const maxListed = 10

const nameOf = (tenant: Tenant, at: Date) =>
  `everything-${tenant.slug}-${wallClock(at, tenant.config.timeZone).date}${modeOf(tenant) === 'live' ? '' : '-no-real-money'}.zip`

/** Finds a request that waits for its approval or due time. */
const findWaitingExport = (tx: Tx, now: Date) =>
  tx
    .select({ by: approvals.requestedBy, at: approvals.requestedAt, dueAt: approvals.dueAt })
    .from(approvals)
    .where(
      and(
        eq(approvals.tenantId, currentTenant),
        eq(approvals.kind, mosqueExportApproval.name),
        eq(approvals.state, 'waiting'),
        gt(approvals.expiresAt, now),
      ),
    )
    .limit(1)

/** A mosque's data in one archive: requesting it, its progress, and downloading it. */
export const mosqueExportOperations = {
  mosqueExportView: ({ db, tenant, request, member, now }) =>
    db(async (tx) => {
      const since = new Date(now.getTime() - storagePeriodMs)
      const rows = await tx
        .select()
        .from(mosqueExports)
        .where(gt(mosqueExports.requestedAt, since))
        .orderBy(desc(mosqueExports.requestedAt))
        .limit(maxListed)
      const [waitingRequest] = await findWaitingExport(tx, now)
      const names = await readNames(tx, [
        ...rows.map(({ requestedBy }) => requestedBy),
        ...(waitingRequest ? [waitingRequest.by] : []),
      ])
      const requesterName = (id: string) => names.get(id) ?? texts.formerColleague[chooseLanguage({ tenant, request })]
      const exports = rows.map((row): MosqueExport => {
        const { id, state, written, total, parts, bytes, requestedBy, requestedAt } = row
        return {
          id,
          name: nameOf(tenant, requestedAt),
          state,
          written,
          total,
          parts,
          bytes,
          requestedBy: requesterName(requestedBy),
          requestedAt: requestedAt.toISOString(),
          until: new Date(requestedAt.getTime() + storagePeriodMs).toISOString(),
        }
      })
      if (!waitingRequest) return done({ exports })
      return done({
        exports,
        waiting: {
          requestedBy: requesterName(waitingRequest.by),
          requestedAt: waitingRequest.at.toISOString(),
          ...(waitingRequest.dueAt ? { dueAt: waitingRequest.dueAt.toISOString() } : {}),
          self: waitingRequest.by === member.accountId,
        },
      })
    }),

  async mosqueExportRequest(call) {
    const { db, tenant, member, now } = call
    if (member.demonstration) return refuse(403, texts.demonstrationOnly)
    const request = { tenant, address: getDeskUrl(call), now, by: member.accountId, kind: mosqueExportApproval }
    return db((tx) => requestApproval({ ...request, tx, payload: {} }))
  },

  mosqueExportPart: ({ db, member, now, params }) =>
    db(async (tx) => {
      const [row] = await tx.select().from(mosqueExports).where(isExport(params.export))
      if (row?.state !== 'ready' || row.requestedAt.getTime() <= now.getTime() - storagePeriodMs)
        return refuse(404, texts.noExport)
      const position = Number(params.part)
      const [part] = await tx
        .select({ content: mosqueExportParts.content })
        .from(mosqueExportParts)
        .where(and(eq(mosqueExportParts.exportId, row.id), eq(mosqueExportParts.position, position)))
      if (!part) return refuse(404, texts.noExport)
      if (position === 1) {
        const accountId = member.accountId
        await writeLog(tx, { accountId, kind: 'mosqueExportDownloaded', content: { values: {} }, now })
      }
      return done({ base64: part.content.toString('base64') })
    }),
} satisfies DeskOperations<'mosqueExportView' | 'mosqueExportRequest' | 'mosqueExportPart', StaffServices>
