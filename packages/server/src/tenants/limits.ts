import { eq } from 'drizzle-orm'
import { type Database, tenants } from '@minaret/foundation/db'
import { limitNames } from '@minaret/foundation/limits'
import { InvalidValueError } from '@minaret/foundation/base'

/**
 * Sets how often calls may be made at a tenant where that departs from the table: `form` from one address, `form.all` by
 * everybody; nothing for the table's own.
 * @throws OperatorError naming a limit there is not
 */
export async function setTenantLimits(
  database: Database,
  tenantId: string,
  limits: Record<string, number> | null,
): Promise<void> {
  for (const [name, most] of Object.entries(limits ?? {})) {
    if (!limitNames.includes(name))
      throw new InvalidValueError(`There is no limit called ${name}. Choose from: ${limitNames.join(', ')}.`)
    if (!Number.isInteger(most) || most < 1)
      throw new InvalidValueError(`The limit ${name} must be a whole number above 0.`)
  }
  await database.asOwner((tx) => tx.update(tenants).set({ limits }).where(eq(tenants.id, tenantId)))
}
