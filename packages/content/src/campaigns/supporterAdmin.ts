import { and, asc, count, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { campaigns, campaignSupporters, type Database, type Tx } from '@minaret/foundation/db'
import { startsWith, requireSingleRow } from '@minaret/foundation/tenancy'

/** A name on a supporter's link, as staff see it. */
export type ReportedSupporter = {
  ref: string
  name: string
  campaign: string
  createdAt: Date
  /** The number of reports by visitors since staff last reviewed it. */
  reports: number
  reportedAt: Date | null
}

const isReported = and(isNotNull(campaignSupporters.name), gt(campaignSupporters.reports, 0))

/** Counts the reported names awaiting review. */
export async function countReportedNames(tx: Tx): Promise<number> {
  const [row] = await tx.select({ reportedCount: count() }).from(campaignSupporters).where(isReported)
  return row?.reportedCount ?? 0
}

/** Lists names on supporters' links: the reported ones, or all. The listing is recorded in the audit log. */
export const listSupporters = (database: Database, tenantId: string, all = false): Promise<ReportedSupporter[]> =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx
      .select({ supporter: campaignSupporters, campaign: campaigns.title })
      .from(campaignSupporters)
      .innerJoin(
        campaigns,
        and(eq(campaigns.tenantId, campaignSupporters.tenantId), eq(campaigns.id, campaignSupporters.campaignId)),
      )
      .where(all ? isNotNull(campaignSupporters.name) : isReported)
      .orderBy(desc(campaignSupporters.reports), asc(campaignSupporters.createdAt), asc(campaignSupporters.ref))
    await audit(tx, 'supporters listed')
    return rows.flatMap(({ supporter: { ref, name, createdAt, reports, reportedAt }, campaign }) =>
      name === null ? [] : [{ ref, name, campaign, createdAt, reports, reportedAt }],
    )
  })

/** Finds a link by the start of its reference. @throws OperatorError if there is none, or more than one */
async function findSupporter(tx: Tx, refPrefix: string) {
  const rows = await tx
    .select()
    .from(campaignSupporters)
    .where(and(isNotNull(campaignSupporters.name), startsWith(campaignSupporters.ref, refPrefix)))
    .limit(2)
  return requireSingleRow(rows, refPrefix, 'name', 'supporters list --all')
}

const updateSupporter = (
  database: Database,
  tenantId: string,
  refPrefix: string,
  set: Partial<typeof campaignSupporters.$inferSelect>,
) =>
  database.forTenant(tenantId)(async (tx) => {
    const supporter = await findSupporter(tx, refPrefix)
    await tx
      .update(campaignSupporters)
      .set(set)
      .where(and(eq(campaignSupporters.campaignId, supporter.campaignId), eq(campaignSupporters.ref, supporter.ref)))
    return { ref: supporter.ref, name: supporter.name }
  })

/**
 * Removes the name from a supporter's link. The link and its gifts stay.
 * @throws OperatorError if there is none, or more than one
 */
export const removeSupporterName = (database: Database, tenantId: string, refPrefix: string, now: Date) =>
  updateSupporter(database, tenantId, refPrefix, { name: null, nameRemovedAt: now, reports: 0, reportedAt: null })

/** Dismisses the reports of a name, which is listed again if it is reported again. */
export const dismissReports = (database: Database, tenantId: string, refPrefix: string) =>
  updateSupporter(database, tenantId, refPrefix, { reports: 0, reportedAt: null })
