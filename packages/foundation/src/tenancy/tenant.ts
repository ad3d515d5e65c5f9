import type { ConfigurationItem } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'

/** A tenant with its configuration. */
export type Tenant = {
  /** UUID; never sent to clients. */
  id: string
  slug: string
  /** The first of its host names. */
  hostname: string
  /**
   * The first host name set by the operator, if `hostname` is the mosque's own domain. It is used as the sender of emails, because
   * the mosque's domain does not authorise this server to send.
   */
  givenHostname?: string
  /** URL of its site without a trailing slash, used for links in emails. */
  address: string
  suspended: boolean
  /** Suspended or declined by an installation owner: its staff have read-only access. */
  suspension?: { reason?: string }
  /** Declined by an installation owner. */
  declined?: boolean
  /** Address of its servers, if it has moved to another database. */
  movedTo?: string
  /** Still being copied to this database. */
  arriving?: boolean
  /** Rate limits that differ from the defaults in `limits/rates.ts`. */
  limits: Readonly<Record<string, number>>
  /** Changes with the settings, so that values cached under another revision are stale. */
  revision: string
  /** Other origins that may call its API: static deployments. */
  origins: readonly string[]
  /** The stored settings, and those added by enrichers. */
  items: readonly ConfigurationItem[]
  config: TenantConfig
}
