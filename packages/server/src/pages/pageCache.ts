import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { openChangeFeed, type PageChange, staleIfError } from '@minaret/foundation/cache'
import type { RenderedPage } from '@minaret/content/page-rendering'
import { type Database, trackReads } from '@minaret/foundation/db'
import { type InternalResponse, runInScope } from '@minaret/foundation/http'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { compress } from './encodePage.ts'
import { hashPage } from './hashedPage.ts'
import { findNextInstant, forEachText, futureInstantOf, readNextInstants } from './nextInstant.ts'
import type { PageKey } from './pageKey.ts'
import { type CachedPage, createPageStore } from './pageStore.ts'
import { pagePolicy } from './policy.ts'
import { concernsDirectory, readTopics } from './readTopics.ts'
import { headersOf, isShareable } from './shareable.ts'
import type { SharedPages } from './sharedPages.ts'
import { surrogateKeys } from './surrogate.ts'

/** A pending rendering of a page for all visitors. */
export type PageRendering = {
  name: string
  key: PageKey
  tenant: Tenant
  language: string
  /** The tables changed since it started; `*` if changes may have been missed. */
  changed: Set<string>
  /** A recent stale page to serve if there is no capacity to render. */
  stalePage?: CachedPage
  hasStarted: boolean
  /** Whether it was refused for lack of capacity. */
  isRefused: boolean
  done: Promise<CachedPage | undefined>
  /** Ends the wait with the page; undefined if it must be rendered for each visitor. */
  finish(page?: CachedPage): void
}

/** Renders the page of an address, and passes each API response it used to `read`. */
export type RenderPage = (
  address: string,
  read: (response: InternalResponse) => void,
) => Promise<Response | RenderedPage>

/** Dependencies and options of the page cache. */
export type PageCacheDeps = {
  app: FastifyInstance
  database: Database
  directory: Directory
  /** Maximum size in bytes. */
  maxBytes: number
  /** The pages shared with other servers; undefined for none. */
  sharedPages?: SharedPages
  /** Whether a CDN in front of the server may cache pages (`CDN=on`). */
  cdn: boolean
  /** Called with each page that a change of content has made outdated. */
  onContentChange?: (page: CachedPage) => void
  now: () => Date
}

/** Minimum time between two renderings of a page, in milliseconds: the maximum age of its total in a surge of gifts. */
const renderInterval = 500

/** Minimum time between two versions of a page in the database, in milliseconds. */
const minSaveInterval = 10_000

/** Maximum age of the change feed for caching pages, in milliseconds. */
const maxFeedAge = 5000

/**
 * Maximum age of the change feed, in milliseconds, after which the directory polls by itself. Longer than the feed's delay
 * on a busy server, which must not be loaded further by reading every mosque again.
 */
const maxDirectoryFeedAge = 3000

/** How long a stale page may be served while there is no capacity to render, in milliseconds. */
const maxStaleAge = 60_000

/** The metadata of a rendering. */
type RenderMetadata = Pick<CachedPage, 'topics' | 'until' | 'from' | 'renderedAt' | 'isEmergency'>

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Creates the cache of pages that are the same for all visitors. A page is valid until a table it was rendered from
 * changes, or until it becomes outdated through time alone.
 */
export function createPageCache(deps: PageCacheDeps) {
  const { app, database, directory, maxBytes, sharedPages, cdn, onContentChange, now } = deps
  const store = createPageStore(maxBytes)
  const renderings = new Map<string, PageRendering>()

  const markOutdated = (page: CachedPage, isUrgent: boolean) => {
    if (page.outdated && (!isUrgent || page.outdated.isUrgent)) return
    const time = performance.now()
    page.outdated = { at: isUrgent ? time : Math.max(time, page.renderedAt + renderInterval), isUrgent }
  }
  const applyChange = ({ tenantId, topic }: PageChange) => {
    if (concernsDirectory(topic)) directory.forget(tenantId)
    for (const page of store.pagesOf(tenantId)) {
      if (!page.topics.has(topic)) continue
      markOutdated(page, topic === 'announcements')
      // Not of gifts, which change pages constantly on a busy night.
      if (concernsDirectory(topic)) onContentChange?.(page)
    }
    for (const { tenant, changed } of renderings.values()) if (tenant.id === tenantId) changed.add(topic)
  }
  const feed = openChangeFeed(database.pool, {
    changed: (changes) => changes.forEach(applyChange),
    missed() {
      directory.forget()
      for (const page of store.pagesOf()) markOutdated(page, false)
      for (const rendering of renderings.values()) rendering.changed.add('*')
    },
  })
  app.addHook('onClose', () => feed.stop())
  // Addresses on this machine contain the port, which tenants read before listening do not have yet.
  app.addHook('onListen', (done) => {
    directory.forget()
    done()
  })

  const isFresh = (page: CachedPage, { revision }: Tenant): boolean => {
    const time = now().getTime()
    // Setting the clock back must not extend a page's life.
    if (page.revision !== revision || time >= page.until || time < page.from) return false
    return !page.outdated || performance.now() < page.outdated.at
  }

  async function toPage(
    rendering: PageRendering,
    response: Response | RenderedPage,
    nonce: string,
    metadata: RenderMetadata,
  ): Promise<CachedPage> {
    const { tenant, key } = rendering
    const { html, ...hashes } = hashPage('html' in response ? response.html : await response.text(), nonce)
    const bytes = Buffer.from(html)
    const etag = `W/"${hash('sha1', bytes, 'base64url')}"`
    const page: CachedPage = {
      ...metadata,
      tenantId: tenant.id,
      address: key.address,
      language: rendering.language,
      revision: tenant.revision,
      etag,
      headers: {
        ...pagePolicy(key.address, tenant, hashes),
        ...headersOf(response),
        etag,
        vary: cdn ? 'Accept-Encoding' : 'Cookie, Accept-Encoding',
        ...(cdn ? surrogateKeys(tenant.slug, metadata.topics) : {}),
      },
      br: await compress(bytes),
      hits: 0,
      visits: 0,
      lastVisitAt: Number.NEGATIVE_INFINITY,
    }
    putPage(rendering, page)
    return page
  }

  /** Caches a page. Changes made since its rendering began may be missing from it. */
  function putPage({ name, key, changed }: PageRendering, page: CachedPage) {
    for (const topic of changed)
      if (topic === '*' || page.topics.has(topic)) markOutdated(page, topic === 'announcements')
    const { visits, lastVisitAt } = store.find(name) ?? page
    store.put(name, Object.assign(page, { visits, lastVisitAt }), key.isPlain)
  }

  /** Whether a page is shared: a linked address, unless it was rendered shortly before, as during a surge of gifts. */
  const isSaved = ({ key, stalePage }: PageRendering, { renderedAt }: CachedPage) =>
    key.isPlain && (!stalePage || renderedAt - stalePage.renderedAt > minSaveInterval)

  return {
    /** The cached page; undefined if there is none or it is stale. */
    find(name: string, tenant: Tenant): CachedPage | undefined {
      const page = store.find(name)
      return page && isFresh(page, tenant) ? page : undefined
    },
    /** The pending rendering of a page, if any. */
    renderingOf: (name: string): PageRendering | undefined => renderings.get(name),
    /** Registers a rendering for other requests to wait for. */
    begin({ name, key, tenant, language }: Pick<PageRendering, 'name' | 'key' | 'tenant' | 'language'>): PageRendering {
      let resolve: (page?: CachedPage) => void = () => {}
      const done = new Promise<CachedPage | undefined>((resolvePromise) => (resolve = resolvePromise))
      const stalePage = store.find(name)
      const canServeStale =
        stalePage &&
        stalePage.revision === tenant.revision &&
        !stalePage.outdated?.isUrgent &&
        performance.now() - (stalePage.outdated?.at ?? Number.POSITIVE_INFINITY) < maxStaleAge &&
        now().getTime() - stalePage.until < maxStaleAge
      const rendering: PageRendering = {
        name,
        key,
        tenant,
        language,
        changed: new Set(),
        stalePage: canServeStale ? stalePage : undefined,
        hasStarted: false,
        isRefused: false,
        done,
        finish(page) {
          if (renderings.get(name) === rendering) renderings.delete(name)
          resolve(page)
        },
      }
      renderings.set(name, rendering)
      return rendering
    },
    /** Takes a page that another server rendered, or this one before its restart, instead of rendering it. */
    async takeShared(rendering: PageRendering): Promise<CachedPage | undefined> {
      const { tenant, language, key } = rendering
      if (!sharedPages || !key.isPlain || feed.age() > maxFeedAge) return undefined
      const page = await sharedPages.find({ tenant, language, address: key.address }, now().getTime())
      if (!page) return undefined
      putPage(rendering, page)
      rendering.finish(page)
      return page
    },
    /**
     * Renders a page and caches it. While the database is unavailable, it returns the page of up to an hour ago.
     * @param nonce identifies our own scripts and styles in the HTML
     * @returns the page, or the response if it cannot be shared
     * @throws the renderer's errors
     */
    async render(
      rendering: PageRendering,
      nonce: string,
      renderPage: RenderPage,
    ): Promise<CachedPage | Response | RenderedPage> {
      rendering.hasStarted = true
      const [from, renderedAt] = [now().getTime(), performance.now()]
      const isFeedCurrent = feed.age() < maxFeedAge
      let isComplete = true
      let isUnavailable = false
      let isEmergency = false
      let nextInstant = Number.POSITIVE_INFINITY
      const snapshot = database.openSnapshot(rendering.tenant.id)
      const renderFromSnapshot: RenderPage = (address, read) =>
        runInScope({ db: snapshot.db }, () => renderPage(address, read))
      try {
        // Read with the page's own data, but not counted as its data.
        const nextInstants = readNextInstants(snapshot.db, new Date(from))
        nextInstants.catch(() => {})
        const { result, words } = await trackReads(() =>
          renderFromSnapshot(rendering.key.address, ({ status, body }) => {
            if (status === 503) isUnavailable = true
            // A page with a failed part must not be shared.
            if (status !== 200 && status !== 404) isComplete = false
            forEachText(body, (text, name) => {
              if (name === 'kind' && text === 'emergency') isEmergency = true
              nextInstant = Math.min(nextInstant, futureInstantOf(text, from))
            })
          }),
        )
        const previousPage = isUnavailable ? store.find(rendering.name) : undefined
        if (previousPage && renderedAt - previousPage.renderedAt < staleIfError) {
          rendering.finish(previousPage)
          return previousPage
        }
        const topics = readTopics(words)
        if (!isFeedCurrent || !isComplete || !topics || !isShareable(result)) return result
        const until = Math.min(
          nextInstant,
          findNextInstant({
            nextInstants: await nextInstants,
            tenant: rendering.tenant,
            topics,
            now: new Date(from),
          }),
        )
        const page = await toPage(rendering, result, nonce, { topics, until, from, renderedAt, isEmergency })
        rendering.finish(page)
        const snapshotId = snapshot.id()
        const { tenant, language, key } = rendering
        if (snapshotId !== undefined && isSaved(rendering, page))
          void sharedPages?.save({ tenant, language, address: key.address }, page, snapshotId)
        return page
      } finally {
        rendering.finish()
        void snapshot.close()
      }
    },
    /** Whether the change feed is up to date. */
    isFeedCurrent: () => feed.age() < maxDirectoryFeedAge,
    /** Polls for changes now, in a test. */
    poll: feed.look,
    size: store.size,
  }
}
