import { eq } from 'drizzle-orm'
import { type Database, tenants } from '@minaret/foundation/db'
import { limitNames } from '@minaret/foundation/limits'
import { InvalidValueError } from '@minaret/foundation/base'

/**
 * Sets a tenant's rate limits that differ from the defaults: `form` per address, `form.all` for all visitors together;
 * null restores the defaults.
 * @throws OperatorError naming an unknown limit
 */
export async function setTenantLimits(
  database: Database,
  tenantId: string,
  limits: Record<string, number> | null,
): Promise<void> {
  for (const [name, max] of Object.entries(limits ?? {})) {
    if (!limitNames.includes(name))
      throw new InvalidValueError(`There is no limit called ${name}. Choose from: ${limitNames.join(', ')}.`)
    if (!Number.isInteger(max) || max < 1)
      throw new InvalidValueError(`The limit ${name} must be a whole number above 0.`)
  }
  await database.asOwner((tx) => tx.update(tenants).set({ limits }).where(eq(tenants.id, tenantId)))
}
