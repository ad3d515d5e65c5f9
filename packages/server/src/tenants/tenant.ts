import type { ConfigurationItem } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'

/** A tenant, found by its host name, with its configuration read. */
export type Tenant = {
  /** UUID; never leaves the host. */
  id: string
  slug: string
  /** The first of its names. */
  hostname: string
  /** Where its own site is, without a slash at the end; links in letters lead there. */
  address: string
  suspended: boolean
  /** Other origins that may call its API: static deployments. */
  origins: readonly string[]
  /** The settings as they are stored, and what the host adds to them. */
  items: readonly ConfigurationItem[]
  config: TenantConfig
}
