import { and, eq, sql } from 'drizzle-orm'
import { endEverySession } from '@minaret/foundation/identity'
import { type Database, hostnames, isServedHere, tenants, type Tx } from '@minaret/foundation/db'
import { writeInstallationLog } from '@minaret/foundation/staff'
import { OperatorError } from '@minaret/foundation/base'
import { endForSuspension } from '@minaret/staff/approvals'

/** What a new tenant needs before anything else can belong to it. */
export type NewTenant = { slug: string; hostnames: readonly string[] }

/**
 * Makes a tenant and its host names, or finds the one of that slug and adds the names it lacks. The first name is where
 * links in letters lead.
 * @returns its id
 * @throws OperatorError when a name belongs to another tenant
 */
export async function createTenant(database: Database, { slug, hostnames: names }: NewTenant): Promise<string> {
  return database.asOwner(async (tx) => {
    await tx.insert(tenants).values({ slug }).onConflictDoNothing()
    const [row] = await tx.select().from(tenants).where(eq(tenants.slug, slug))
    if (!row) throw new Error(`The tenant ${slug} could not be created.`)
    const next = sql`(select coalesce(max(position) + 1, 0) from ${hostnames} where tenant_id = ${row.id})`
    for (const hostname of names) {
      await tx.insert(hostnames).values({ hostname, tenantId: row.id, position: next }).onConflictDoNothing()
      const [owner] = await tx.select().from(hostnames).where(eq(hostnames.hostname, hostname))
      if (owner?.tenantId !== row.id)
        throw new OperatorError(`The host name ${hostname} belongs to another mosque. Choose another.`)
    }
    return row.id
  })
}

/** The tenant with that slug or host name, or nothing. */
export async function findTenantNamed(
  database: Database,
  name: string,
): Promise<{ id: string; slug: string } | undefined> {
  const tenant = { id: tenants.id, slug: tenants.slug }
  return database.global(async (tx) => {
    const [bySlug] = await tx.select(tenant).from(tenants).where(eq(tenants.slug, name))
    if (bySlug) return bySlug
    const [byHost] = await tx
      .select(tenant)
      .from(hostnames)
      .innerJoin(tenants, eq(tenants.id, hostnames.tenantId))
      .where(eq(hostnames.hostname, name.toLowerCase()))
    return byHost
  })
}

/** Its id alone. */
export const findTenantId = async (database: Database, name: string): Promise<string | undefined> =>
  (await findTenantNamed(database, name))?.id

/** The slugs of every tenant, for a command that was given a name nobody has. */
export const listSlugs = (database: Database): Promise<string[]> =>
  database.global(async (tx) =>
    (await tx.select({ slug: tenants.slug }).from(tenants)).map(({ slug }) => slug).toSorted(),
  )

/** Every host name of every tenant. */
export const listHostnames = (database: Database): Promise<string[]> =>
  database.global(async (tx) =>
    (await tx.select({ hostname: hostnames.hostname }).from(hostnames)).map(({ hostname }) => hostname),
  )

/**
 * Ends what waits for approval at a mosque whose suspension begins or ends, in the owner's transaction that does so; from
 * then on that is held to the mosque's rows.
 */
export async function endWaitingApprovals(tx: Tx, tenantId: string, now: Date): Promise<void> {
  await tx.execute(sql`select set_config('app.tenant', ${tenantId}::uuid::text, true)`)
  await endForSuspension(tx, now)
}

/** Why a tenant is closed or opened, as its staff and the log read it, and who does it; a command has no account. */
export type StateChange = { reason?: string; accountId?: string; now?: Date }

/**
 * Closes a tenant, or opens it again. While it is closed its pages and calls answer 503, its sessions are of no use and
 * its letters wait; its webhooks are taken, because what was given before still has to be written down. What waits for
 * approval ends both times.
 * @returns false if another database has it
 */
export async function changeTenantState(
  database: Database,
  tenantId: string,
  state: 'open' | 'suspended',
  { reason, accountId, now = new Date() }: StateChange = {},
): Promise<boolean> {
  const isHere = and(eq(tenants.id, tenantId), isServedHere)
  const suspendedReason = state === 'suspended' ? (reason ?? null) : null
  const changed = await database.asOwner(async (tx) => {
    const rows = await tx.update(tenants).set({ state, suspendedReason }).where(isHere).returning()
    const kind = state === 'open' ? 'opened' : 'suspended'
    if (rows.length > 0) await endWaitingApprovals(tx, tenantId, now)
    for (const { slug } of rows)
      await writeInstallationLog(tx, { accountId, kind, mosque: slug, content: reason ? { reason } : {}, now })
    return rows
  })
  if (changed.length === 0) return false
  // Who was logged in is not let in again when it opens: nobody knows what for it was closed.
  if (state === 'suspended') await database.forTenant(tenantId)(endEverySession)
  return true
}

/** Closes or opens a tenant by command, as {@link changeTenantState} does. @throws OperatorError if another database has it */
export async function setTenantState(...args: Parameters<typeof changeTenantState>): Promise<void> {
  if (!(await changeTenantState(...args)))
    throw new OperatorError('This mosque is in another database, or on its way to this one. Open or close it there.')
}
