import { and, count, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import type { PlanLimit } from '@minaret/contract/desk'
import {
  campaigns,
  files,
  newsletterIssues,
  newsletterRecipients,
  planLimits,
  staffInvitations,
  staffMembers,
  type Tx,
  tvScreens,
} from '@minaret/foundation/db'
import { isApproved, type Tenant } from '@minaret/foundation/tenancy'
import { isNearLimit, limitUntilApproved, type PlanLimits, defaultPlanLimits } from '@minaret/plans'

/** Bytes per megabyte (decimal). */
const megabyte = 1_000_000

/** Reads the limits of a plan. */
export async function readPlanLimits(tx: Tx, plan: Tenant['config']['plan']): Promise<PlanLimits> {
  const changedLimits = await tx.select().from(planLimits).where(eq(planLimits.plan, plan))
  return { ...defaultPlanLimits[plan], ...Object.fromEntries(changedLimits.map(({ what, most }) => [what, most])) }
}

/** Reads the limits of the current mosque: those of its plan, or lower ones until it is approved. */
export async function readLimits(tx: Tx, { config }: Pick<Tenant, 'config'>): Promise<PlanLimits> {
  const limits = await readPlanLimits(tx, config.plan)
  return (await isApproved(tx)) ? limits : limitUntilApproved(limits)
}

const readNumber = async (rows: Promise<{ n: number | string | null }[]>): Promise<number> =>
  Number((await rows)[0]?.n ?? 0)
const n = { n: count() }

/** Reads the current mosque’s usage by limit, counting only rows that are visible to the reader. */
const usageReaders: Readonly<Record<PlanLimit, (tx: Tx, now: Date) => Promise<number>>> = {
  storage: async (tx) =>
    Math.ceil(
      (await readNumber(tx.select({ n: sql<string>`coalesce(sum(${files.bytes}), 0) + upload_bytes()` }).from(files))) /
        megabyte,
    ),
  staff: async (tx, now) =>
    (await readNumber(
      tx
        .select(n)
        .from(staffMembers)
        .where(sql`${staffMembers.tenantId} = current_tenant()`),
    )) +
    (await readNumber(
      tx
        .select(n)
        .from(staffInvitations)
        .where(and(isNull(staffInvitations.usedAt), gt(staffInvitations.expiresAt, now))),
    )),
  displays: (tx) => readNumber(tx.select(n).from(tvScreens).where(isNull(tvScreens.revokedAt))),
  campaigns: (tx) => readNumber(tx.select(n).from(campaigns)),
  newsletterEmails: (tx, now) =>
    readNumber(
      tx
        .select(n)
        .from(newsletterRecipients)
        .innerJoin(
          newsletterIssues,
          and(
            eq(newsletterIssues.tenantId, newsletterRecipients.tenantId),
            eq(newsletterIssues.id, newsletterRecipients.issueId),
          ),
        )
        .where(gte(newsletterIssues.startedAt, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)))),
    ),
}

/** Reads the current mosque’s usage of a limit. */
export const readUsage = (tx: Tx, limit: PlanLimit, now: Date): Promise<number> => usageReaders[limit](tx, now)

/** The number of the current mosque’s files. */
export const countFiles = (tx: Tx): Promise<number> => tx.$count(files)

const isLimit = (what: string): what is PlanLimit => what in usageReaders

/** The limits the current mosque is near, at or over, as far as visible to the reader. */
export async function readNearLimits(
  tx: Tx,
  tenant: Tenant,
  now: Date,
): Promise<{ what: PlanLimit; used: number; most: number }[]> {
  const limits = await readLimits(tx, tenant)
  const nearLimits: { what: PlanLimit; used: number; most: number }[] = []
  for (const what of Object.keys(limits).filter(isLimit)) {
    const [used, most] = [await usageReaders[what](tx, now), limits[what]]
    // Skips features that are not available yet.
    if (most > 0 && isNearLimit(used, most)) nearLimits.push({ what, used, most })
  }
  return nearLimits
}
