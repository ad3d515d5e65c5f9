import { asc, eq, sql } from 'drizzle-orm'
import { type Database, type Tx, hostnames } from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import { readHostname } from '@minaret/foundation/tenancy'

const readNames = async (tx: Tx, tenantId: string): Promise<string[]> =>
  (
    await tx
      .select({ hostname: hostnames.hostname })
      .from(hostnames)
      .where(eq(hostnames.tenantId, tenantId))
      .orderBy(asc(hostnames.position), asc(hostnames.hostname))
  ).map(({ hostname }) => hostname)

/** Lists a tenant's host names; links use the first. */
export const listTenantHostnames = (database: Database, tenantId: string): Promise<string[]> =>
  database.global((tx) => readNames(tx, tenantId))

/**
 * Adds a host name to a tenant; links still use the first.
 * @returns the normalised name
 * @throws OperatorError if it is not a valid host name, or belongs to another tenant
 */
export async function addHostname(database: Database, tenantId: string, hostname: string): Promise<string> {
  const name = readHostname(hostname)
  await database.asOwner(async (tx) => {
    // After the last position, even if names in between were removed.
    const position = sql`(select coalesce(max(position) + 1, 0) from ${hostnames} where tenant_id = ${tenantId})`
    await tx.insert(hostnames).values({ hostname: name, tenantId, position }).onConflictDoNothing()
    const [owner] = await tx.select().from(hostnames).where(eq(hostnames.hostname, name))
    if (owner?.tenantId !== tenantId)
      throw new OperatorError(`The host name ${name} belongs to another mosque. Choose another.`)
  })
  return name
}

/**
 * Removes a host name; running servers stop serving it within a second, and another tenant may then take it.
 * @returns the name, and the one that links use from then on
 * @throws OperatorError if it is not the tenant's, or its last one
 */
export async function removeHostname(
  database: Database,
  tenantId: string,
  hostname: string,
): Promise<{ hostname: string; first: string; wasFirst: boolean }> {
  const name = readHostname(hostname)
  return database.asOwner(async (tx) => {
    // Two concurrent removals must not remove the last two names.
    await tx.execute(sql`select from tenants where id = ${tenantId}::uuid for update`)
    const names = await readNames(tx, tenantId)
    if (!names.includes(name))
      throw new OperatorError(
        `${name} is not a host name of this mosque. Its host names: ${names.join(', ') || 'none'}.`,
      )
    const [firstHostname] = names.filter((existing) => existing !== name)
    if (firstHostname === undefined)
      throw new OperatorError(
        `${name} is its only host name: without it nobody can reach the site. Add another first (tenant add-host), or close the site (tenant suspend).`,
      )
    await tx.delete(hostnames).where(eq(hostnames.hostname, name))
    return { hostname: name, first: firstHostname, wasFirst: names[0] === name }
  })
}
