import { and, eq, sql } from 'drizzle-orm'
import { type Database, hostnames } from '@minaret/foundation/db'

/** Positions before and after the host names given by the operator; links use the first. */
const positions = { leading: -1, behind: 1000 } as const

/**
 * Makes a proved domain a host name of the mosque, and the one for links if it leads. Servers follow within a second.
 * @returns false if another mosque has the domain
 */
export const assignDomain = (
  database: Database,
  { tenantId, domain, leading }: { tenantId: string; domain: string; leading: boolean },
): Promise<boolean> =>
  database.asOwner(async (tx) => {
    const position = positions[leading ? 'leading' : 'behind']
    await tx.insert(hostnames).values({ hostname: domain, tenantId, position, own: true }).onConflictDoNothing()
    const [row] = await tx.select().from(hostnames).where(eq(hostnames.hostname, domain)).for('update')
    if (row?.tenantId !== tenantId) return false
    // Written only if changed, because every write makes the mosque's pages render again.
    if (row.own && row.position !== position)
      await tx.update(hostnames).set({ position }).where(eq(hostnames.hostname, domain))
    return true
  })

/** Removes a domain from the host names; those given by the operator are kept. */
export const releaseDomain = (database: Database, tenantId: string, domain: string): Promise<void> =>
  database.asOwner(async (tx) => {
    await tx.execute(sql`select from tenants where id = ${tenantId}::uuid for update`)
    await tx
      .delete(hostnames)
      .where(and(eq(hostnames.hostname, domain), eq(hostnames.tenantId, tenantId), eq(hostnames.own, true)))
  })
