import { isNull } from 'drizzle-orm'
import { z } from 'zod'
import { currentTenant, mosqueExports, newPublicId } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import { writeLog } from '@minaret/foundation/staff'
import { approvalKind } from '@minaret/staff/approvals'
import { messages as texts } from './messages.gen.ts'

/** Approval of exporting a mosque's data. */
export const mosqueExportApproval = approvalKind({
  name: 'exportMosque',
  askedBy: ['owner'],
  approvedBy: ['owner'],
  payload: z.object({}),
  describe: () => texts.askExport,
  async problem({ tx }) {
    const [unfinishedExport] = await tx
      .select({ id: mosqueExports.id })
      .from(mosqueExports)
      .where(isNull(mosqueExports.finishedAt))
    return unfinishedExport && texts.running
  },
  async perform({ tx, tenant, requestedBy, now }) {
    const id = newPublicId()
    const row = { tenantId: currentTenant, id, requestedBy: requestedBy.id, requestedAt: now }
    await tx.insert(mosqueExports).values(row)
    await writeLog(tx, { accountId: requestedBy.id, kind: 'mosqueExported', content: { values: {} }, now })
    await addJob(tx, 'mosque-export', { tenantId: tenant.id, exportId: id }, `mosque-export ${id}`)
  },
})
