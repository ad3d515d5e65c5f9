import { addPublishedContent } from '@minaret/content/content'
import type { Database } from '@minaret/foundation/db'
import { addPageKeys, type Platform } from '@minaret/giving/providers'
import {
  createDirectory,
  type Directory,
  type DirectoryOptions,
  type TenantEnricher,
} from '@minaret/foundation/tenancy'

/** Who made the sites of a server, as it tells every tenant's visitors. */
export type Credit = { name?: string; url?: string }

/**
 * Adds who made the site. Without a maker's own address the credit leads to what every server says about Minaret itself;
 * whole, because a static copy of the site stands on another address.
 */
const addCredit =
  ({ name, url }: Credit): TenantEnricher =>
  async (_tx, { address }) => ({
    items: [
      ...(name ? [{ key: 'creditName', value: name }] : []),
      { key: 'creditUrl', value: url ?? `${address}/api/reference` },
    ],
  })

/** What the whole server adds to a directory of its tenants. */
export type ServerDirectoryOptions = Omit<DirectoryOptions, 'enrichers'> & {
  credit?: Credit
  /** Gives connected accounts the key that pages use. */
  platform?: Platform
}

/** The directory of the whole server: tenants with everything its features add to their configuration. */
export const createServerDirectory = (
  database: Database,
  { credit = {}, platform, ...options }: ServerDirectoryOptions = {},
): Directory =>
  createDirectory(database, {
    ...options,
    enrichers: [addCredit(credit), addPublishedContent, addPageKeys(platform)],
  })
