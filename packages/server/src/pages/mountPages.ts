import type { Database } from '@minaret/foundation/db'
import type { Build } from '@minaret/foundation/health'
import { createPageCache } from './pageCache.ts'
import { createPageRefresher } from './refreshPages.ts'
import { type PageServing, servePages } from './servePages.ts'
import type { Site } from '@minaret/content/page-rendering'
import { createSharedPages } from './sharedPages.ts'

/** Options of the page cache. */
export type PageMounting = Omit<PageServing, 'sites' | 'cache' | 'cdn'> & {
  database: Database
  sites?: readonly Site[]
  cacheReads?: boolean
  pageCacheBytes?: number
  cdn?: boolean
  /** Whether this server runs background jobs; refreshing pages is one of them. */
  jobs?: boolean
  /** The release of the server, which renders different pages than another. */
  build?: Build
}

/** Default size of the cache: the thousand pages visited most. Others are in the database, for half a millisecond each. */
const defaultBytes = 32 * 1024 * 1024

/** Mounts the page cache; undefined if the server has no sites or no cache. */
export function mountPages({
  database,
  sites,
  cacheReads,
  pageCacheBytes,
  cdn = false,
  jobs = true,
  build,
  ...serving
}: PageMounting) {
  const maxBytes = pageCacheBytes ?? (cacheReads === false ? 0 : defaultBytes)
  if (!sites || maxBytes === 0) return undefined
  const { app, directory, now } = serving
  const versions = sites.flatMap(({ version }) => version ?? [])
  // Apps in development have no version, because their pages change with every edit.
  const sharedPages =
    versions.length === sites.length && cacheReads !== false
      ? createSharedPages(database, [build?.version, build?.build, cdn, ...versions].join(' '))
      : undefined
  const onContentChange = jobs
    ? createPageRefresher({ app, hostnameOf: async (id) => (await directory.byId(id))?.hostname })
    : undefined
  const cache = createPageCache({ app, database, directory, maxBytes, sharedPages, cdn, onContentChange, now })
  return {
    ...servePages({ ...serving, sites, cache, cdn }),
    poll: cache.poll,
    size: cache.size,
    isFeedCurrent: cache.isFeedCurrent,
  }
}
