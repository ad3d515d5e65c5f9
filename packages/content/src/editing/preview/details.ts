import type { Tenant } from '@minaret/foundation/tenancy'
import { parseConfig } from '@minaret/plans'
import { readLoggedDetails } from '@minaret/staff/configuration/desk'

/** The kind of previews of the home page with other details. Their id is the section, their words are its settings. */
export const detailsPreviewKind = 'details'

/**
 * A copy of a tenant with other settings.
 * @param changed settings as stored in the preview; null for an unset one
 */
export function withDetails(tenant: Tenant, changed: unknown): Tenant {
  const values = readLoggedDetails(changed)
  const items = [
    ...tenant.items.filter(({ key }) => !(key in values)),
    ...Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [{ key, value }])),
  ]
  return { ...tenant, items, config: parseConfig(items) }
}
