import { and, eq, sql } from 'drizzle-orm'
import { type Database, hostnames } from '@minaret/foundation/db'

/** Before and behind the names the server's owner gave: links lead to the first. */
const positions = { leading: -1, behind: 1000 } as const

/**
 * Lets a proved domain answer, and lead where it does. Every server sees it within a second.
 * @returns whether it is the mosque's; not where another one has it
 */
export const placeDomain = (
  database: Database,
  { tenantId, domain, leading }: { tenantId: string; domain: string; leading: boolean },
): Promise<boolean> =>
  database.asOwner(async (tx) => {
    const position = positions[leading ? 'leading' : 'behind']
    await tx.insert(hostnames).values({ hostname: domain, tenantId, position, own: true }).onConflictDoNothing()
    const [row] = await tx.select().from(hostnames).where(eq(hostnames.hostname, domain)).for('update')
    if (row?.tenantId !== tenantId) return false
    // Written only where it changes: every write has the mosque's pages drawn anew.
    if (row.own && row.position !== position)
      await tx.update(hostnames).set({ position }).where(eq(hostnames.hostname, domain))
    return true
  })

/** Takes a domain away; the names the server's owner gave stay. */
export const releaseDomain = (database: Database, tenantId: string, domain: string): Promise<void> =>
  database.asOwner(async (tx) => {
    await tx.execute(sql`select from tenants where id = ${tenantId}::uuid for update`)
    await tx
      .delete(hostnames)
      .where(and(eq(hostnames.hostname, domain), eq(hostnames.tenantId, tenantId), eq(hostnames.own, true)))
  })
