import type { Tenant } from '@minaret/foundation/tenancy'
import { parseConfig } from '@minaret/plans'
import { readLoggedDetails } from '@minaret/staff/configuration/desk'

/** The kind of previews that show the home page with other details; their id is the section, their words are its settings. */
export const detailsPreviewKind = 'details'

/**
 * A tenant as it would be with other settings.
 * @param changed as they are stored; null where one is not set
 */
export function withDetails(tenant: Tenant, changed: unknown): Tenant {
  const values = readLoggedDetails(changed)
  const items = [
    ...tenant.items.filter(({ key }) => !(key in values)),
    ...Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [{ key, value }])),
  ]
  return { ...tenant, items, config: parseConfig(items) }
}
