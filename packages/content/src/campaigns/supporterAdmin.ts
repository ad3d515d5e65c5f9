import { and, asc, count, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { campaigns, campaignSupporters, type Database, type Tx } from '@minaret/foundation/db'
import { startsWith, findOnly } from '@minaret/foundation/tenancy'

/** A name on a supporter's link, as staff see it. */
export type SupporterLine = {
  ref: string
  name: string
  campaign: string
  createdAt: Date
  /** How often visitors have reported it since staff last looked. */
  reports: number
  reportedAt: Date | null
}

const reported = and(isNotNull(campaignSupporters.name), gt(campaignSupporters.reports, 0))

/** How many names wait for somebody to look at them. */
export async function countReportedNames(tx: Tx): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(campaignSupporters).where(reported)
  return row?.n ?? 0
}

/** Names on supporters' links: those visitors have reported, or all of them. That they were read is written down. */
export const listSupporters = (database: Database, tenantId: string, all = false): Promise<SupporterLine[]> =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx
      .select({ supporter: campaignSupporters, campaign: campaigns.title })
      .from(campaignSupporters)
      .innerJoin(
        campaigns,
        and(eq(campaigns.tenantId, campaignSupporters.tenantId), eq(campaigns.id, campaignSupporters.campaignId)),
      )
      .where(all ? isNotNull(campaignSupporters.name) : reported)
      .orderBy(desc(campaignSupporters.reports), asc(campaignSupporters.createdAt), asc(campaignSupporters.ref))
    await audit(tx, 'supporters listed')
    return rows.flatMap(({ supporter: { ref, name, createdAt, reports, reportedAt }, campaign }) =>
      name === null ? [] : [{ ref, name, campaign, createdAt, reports, reportedAt }],
    )
  })

/** The link somebody means. @throws OperatorError when there is none, or more than one */
async function findSupporter(tx: Tx, typed: string) {
  const rows = await tx
    .select()
    .from(campaignSupporters)
    .where(and(isNotNull(campaignSupporters.name), startsWith(campaignSupporters.ref, typed)))
    .limit(2)
  return findOnly(rows, typed, 'name', 'supporters list --all')
}

const change = (
  database: Database,
  tenantId: string,
  typed: string,
  set: Partial<typeof campaignSupporters.$inferSelect>,
) =>
  database.forTenant(tenantId)(async (tx) => {
    const found = await findSupporter(tx, typed)
    await tx
      .update(campaignSupporters)
      .set(set)
      .where(and(eq(campaignSupporters.campaignId, found.campaignId), eq(campaignSupporters.ref, found.ref)))
    return { ref: found.ref, name: found.name }
  })

/**
 * Takes the name off a supporter's link. The link goes on leading to the campaign, and its gifts stay.
 * @throws OperatorError when there is none, or more than one
 */
export const removeSupporterName = (database: Database, tenantId: string, typed: string, now: Date) =>
  change(database, tenantId, typed, { name: null, nameRemovedAt: now, reports: 0, reportedAt: null })

/** Leaves a name that was reported where it is; it is listed again when it is reported again. */
export const restoreSupporterName = (database: Database, tenantId: string, typed: string) =>
  change(database, tenantId, typed, { reports: 0, reportedAt: null })
