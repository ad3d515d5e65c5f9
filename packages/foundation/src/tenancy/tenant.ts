import type { ConfigurationItem } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'

/** A tenant, found by its host name, with its configuration read. */
export type Tenant = {
  /** UUID; never leaves the host. */
  id: string
  slug: string
  /** The first of its names. */
  hostname: string
  /**
   * The first of the names the server's owner gave it, where `hostname` is a domain of the mosque's own: emails come from it, as
   * the mosque's domain does not allow this server to send for it.
   */
  givenHostname?: string
  /** Where its own site is, without a slash at the end; links in letters lead there. */
  address: string
  suspended: boolean
  /** It was suspended by whoever runs the installation, or declined: its staff may read and change nothing. */
  suspension?: { reason?: string }
  /** Whoever runs the installation has declined it. */
  declined?: boolean
  /** The address of the servers that have it, where it has moved to another database. */
  movedTo?: string
  /** It is still being copied to this database. */
  arriving?: boolean
  /** How often calls may be made, where that departs from the host's rates; see `limits/rates.ts`. */
  limits: Readonly<Record<string, number>>
  /** Changes with the settings: what was kept under another revision is no longer true. */
  revision: string
  /** Other origins that may call its API: static deployments. */
  origins: readonly string[]
  /** The settings as they are stored, and what the host adds to them. */
  items: readonly ConfigurationItem[]
  config: TenantConfig
}
