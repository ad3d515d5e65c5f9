import { addPublishedContent } from '@minaret/content/content'
import type { Database } from '@minaret/foundation/db'
import { addPageKeys, type Platform } from '@minaret/giving/providers'
import {
  createDirectory,
  type Directory,
  type DirectoryOptions,
  type TenantEnricher,
} from '@minaret/foundation/tenancy'

/** The maker of the server's sites, credited on every tenant's site. */
export type Credit = { name?: string; url?: string }

/**
 * Adds the credit for the site's maker. Without a URL, it links to the server's API reference. The URL is absolute,
 * because a static copy of the site has another address.
 */
const addCredit =
  ({ name, url }: Credit): TenantEnricher =>
  async (_tx, { address }) => ({
    items: [
      ...(name ? [{ key: 'creditName', value: name }] : []),
      { key: 'creditUrl', value: url ?? `${address}/api/reference` },
    ],
  })

/** Options of the server's directory of tenants. */
export type ServerDirectoryOptions = Omit<DirectoryOptions, 'enrichers'> & {
  credit?: Credit
  /** Supplies the publishable key of connected accounts. */
  platform?: Platform
}

/** Creates the server's directory: tenants with everything its features add to their configuration. */
export const createServerDirectory = (
  database: Database,
  { credit = {}, platform, ...options }: ServerDirectoryOptions = {},
): Directory =>
  createDirectory(database, {
    ...options,
    enrichers: [addCredit(credit), addPublishedContent, addPageKeys(platform)],
  })
