import type { Tenant } from '@minaret/foundation/tenancy'
import { parseConfig } from '@minaret/plans'
import { readLoggedDetails } from '@minaret/staff/configuration/desk'

/** The kind of a preview of the home page with changed details. The id is the section, and `words` holds its settings. */
export const detailsPreviewKind = 'details'

/**
 * A copy of a tenant with changed settings.
 * @param settings as stored in the preview; an unset one is null
 */
export function withDetails(tenant: Tenant, settings: unknown): Tenant {
  const values = readLoggedDetails(settings)
  const items = [
    ...tenant.items.filter(({ key }) => !(key in values)),
    ...Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [{ key, value }])),
  ]
  return { ...tenant, items, config: parseConfig(items) }
}
