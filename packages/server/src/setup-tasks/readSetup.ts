import { type SQL, sql } from 'drizzle-orm'
import type { SetupTask } from '@minaret/contract/desk'
import {
  announcements,
  approvals,
  banners,
  campaigns,
  causes,
  charityDetails,
  currentTenant,
  jamaatRules,
  legalPages,
  paymentAccounts,
  settings,
  setupDismissals,
  staffInvitations,
  staffMembers,
  timetableDays,
  tvScreens,
  type Tx,
} from '@minaret/foundation/db'
import { type Role, setupTasksFor, type TenantConfig } from '@minaret/plans'

/** Whether a setting is stored. An unapproved mosque's configuration omits payment settings, so it is not used here. */
const hasSetting = (...keys: string[]): SQL =>
  sql`exists (select from ${settings} where key in ${keys} and value not in ('', 'none'))`

/** SQL conditions for completed tasks. Row-level security limits every table to the transaction's mosque. */
const completionConditions: Readonly<Record<SetupTask, (now: Date) => SQL>> = {
  times: () => sql`exists (select from ${timetableDays}) or exists (select from ${jamaatRules})`,
  look: () => hasSetting('logo', 'themeColor'),
  contact: () => hasSetting('phone', 'email'),
  cause: (now) => sql`exists (select from ${causes} where published_at <= ${now})`,
  campaign: (now) => sql`exists (select from ${campaigns} where published_at <= ${now})`,
  // Also done while waiting for a second owner, for 72 hours or for Stripe.
  giving: () =>
    sql`${hasSetting('bankDetails', 'paymentMode')}
      or exists (select from ${approvals} where kind = 'bankDetails' and state = 'waiting')
      or exists (select from ${paymentAccounts} where kind = 'connect' and details_submitted)`,
  picture: (now) => sql`exists (select from ${banners} where image is not null and published_at <= ${now})`,
  announcement: () => sql`exists (select from ${announcements})`,
  privacy: () => sql`exists (select from ${legalPages} where id = 'privacy')`,
  giftAid: () => sql`exists (select from ${charityDetails})`,
  display: () => sql`exists (select from ${tvScreens} where revoked_at is null)`,
  staff: (now) =>
    sql`(select count(*) from ${staffMembers} where tenant_id = ${currentTenant}) > 1
      or exists (select from ${staffInvitations} where used_at is null and expires_at > ${now})`,
}

/** Lists the setup tasks for the roles that are neither done nor dismissed, the most important first. */
export async function readSetup(
  tx: Tx,
  { config, roles, now }: { config: TenantConfig; roles: readonly Role[]; now: Date },
): Promise<SetupTask[]> {
  const tasks = setupTasksFor(config, roles)
  if (tasks.length === 0) return []
  const conditions = tasks.map(
    (task) => sql`select ${task}::text as task where not (${completionConditions[task](now)})`,
  )
  const { rows } = await tx.execute<{ task: string }>(
    sql`${sql.join(conditions, sql` union all `)} except select task from ${setupDismissals}`,
  )
  return tasks.filter((task) => rows.some((row) => row.task === task))
}
