import { and, eq, sql } from 'drizzle-orm'
import { endEverySession } from '@minaret/foundation/identity'
import { type Database, hostnames, isServedHere, tenants, type Tx } from '@minaret/foundation/db'
import { writeInstallationLog } from '@minaret/foundation/staff'
import { OperatorError } from '@minaret/foundation/base'
import { endForSuspension } from '@minaret/staff/approvals'

/** A new tenant. */
export type NewTenant = { slug: string; hostnames: readonly string[] }

/**
 * Creates a tenant with its host names, or adds the missing names to an existing tenant. Links in emails use the first
 * name.
 * @returns the tenant's id
 * @throws OperatorError if a name belongs to another tenant
 */
export async function createTenant(database: Database, { slug, hostnames: names }: NewTenant): Promise<string> {
  return database.asOwner(async (tx) => {
    await tx.insert(tenants).values({ slug }).onConflictDoNothing()
    const [row] = await tx.select().from(tenants).where(eq(tenants.slug, slug))
    if (!row) throw new Error(`The tenant ${slug} could not be created.`)
    const nextPosition = sql`(select coalesce(max(position) + 1, 0) from ${hostnames} where tenant_id = ${row.id})`
    for (const hostname of names) {
      await tx.insert(hostnames).values({ hostname, tenantId: row.id, position: nextPosition }).onConflictDoNothing()
      const [owner] = await tx.select().from(hostnames).where(eq(hostnames.hostname, hostname))
      if (owner?.tenantId !== row.id)
        throw new OperatorError(`The host name ${hostname} belongs to another mosque. Choose another.`)
    }
    return row.id
  })
}

/** Finds a tenant by slug or host name; undefined if there is none. */
export async function findTenantNamed(
  database: Database,
  name: string,
): Promise<{ id: string; slug: string } | undefined> {
  const columns = { id: tenants.id, slug: tenants.slug }
  return database.global(async (tx) => {
    const [tenantBySlug] = await tx.select(columns).from(tenants).where(eq(tenants.slug, name))
    if (tenantBySlug) return tenantBySlug
    const [tenantByHostname] = await tx
      .select(columns)
      .from(hostnames)
      .innerJoin(tenants, eq(tenants.id, hostnames.tenantId))
      .where(eq(hostnames.hostname, name.toLowerCase()))
    return tenantByHostname
  })
}

/** Finds a tenant's id by slug or host name; undefined if there is none. */
export const findTenantId = async (database: Database, name: string): Promise<string | undefined> =>
  (await findTenantNamed(database, name))?.id

/** Lists all slugs, for a command's suggestions if a name is unknown. */
export const listSlugs = (database: Database): Promise<string[]> =>
  database.global(async (tx) =>
    (await tx.select({ slug: tenants.slug }).from(tenants)).map(({ slug }) => slug).toSorted(),
  )

/** Lists the host names of all tenants. */
export const listHostnames = (database: Database): Promise<string[]> =>
  database.global(async (tx) =>
    (await tx.select({ hostname: hostnames.hostname }).from(hostnames)).map(({ hostname }) => hostname),
  )

/**
 * Ends the pending approvals of a mosque being suspended or reopened, within that transaction, which from then on is
 * limited to the mosque's rows.
 */
export async function endWaitingApprovals(tx: Tx, tenantId: string, now: Date): Promise<void> {
  await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
  await endForSuspension(tx, now)
}

/** The reason for closing or opening a tenant, for its staff and the log, and the account; a command has no account. */
export type StateChange = { reason?: string; accountId?: string; now?: Date }

/**
 * Closes or reopens a tenant. While it is closed, its pages and calls return 503, its sessions are ended and its emails
 * wait; webhooks are still accepted, because earlier payments must be recorded. Both changes end pending approvals.
 * @returns false if the tenant is in another database
 */
export async function changeTenantState(
  database: Database,
  tenantId: string,
  state: 'open' | 'suspended',
  { reason, accountId, now = new Date() }: StateChange = {},
): Promise<boolean> {
  const isThisTenant = and(eq(tenants.id, tenantId), isServedHere)
  const suspendedReason = state === 'suspended' ? (reason ?? null) : null
  const changedRows = await database.asOwner(async (tx) => {
    const rows = await tx.update(tenants).set({ state, suspendedReason }).where(isThisTenant).returning()
    const kind = state === 'open' ? 'opened' : 'suspended'
    if (rows.length > 0) await endWaitingApprovals(tx, tenantId, now)
    for (const { slug } of rows)
      await writeInstallationLog(tx, { accountId, kind, mosque: slug, content: reason ? { reason } : {}, now })
    return rows
  })
  if (changedRows.length === 0) return false
  // Sessions do not survive a suspension, since its cause may have been a misused login.
  if (state === 'suspended') await database.forTenant(tenantId)(endEverySession)
  return true
}

/** Closes or opens a tenant by command, as {@link changeTenantState} does. @throws OperatorError if it is in another database */
export async function setTenantState(...args: Parameters<typeof changeTenantState>): Promise<void> {
  if (!(await changeTenantState(...args)))
    throw new OperatorError(
      'This mosque is in another database, or still being moved to this one. Open or close it in that database.',
    )
}
