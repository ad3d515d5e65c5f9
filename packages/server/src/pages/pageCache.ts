import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { openChangeFeed, type PageChange } from '@minaret/foundation/cache'
import { type Database, trackReads } from '@minaret/foundation/db'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { compress } from './encodePage.ts'
import { hashPage } from './hashedPage.ts'
import { findNextInstant, nextOfResponse } from './nextInstant.ts'
import type { PageKey } from './pageKey.ts'
import { type CachedPage, createPageStore } from './pageStore.ts'
import { pagePolicy } from './policy.ts'
import { concernsDirectory, readTopics } from './readTopics.ts'
import { surrogateKeys } from './surrogate.ts'

/** A page that is about to be drawn for all who ask for it. */
export type PageDrawing = {
  name: string
  key: PageKey
  tenant: Tenant
  language: string
  /** What was changed since it began; `*` for whatever may have been missed. */
  changed: Set<string>
  /** What may be shown instead, should there be no time to draw it. */
  standIn?: CachedPage
  hasStarted: boolean
  /** There was no time to draw it. */
  isRefused: boolean
  done: Promise<CachedPage | undefined>
  /** Tells those who wait: the page, or that each has to ask for it. */
  finish(page?: CachedPage): void
}

/** How a page is drawn at an address; what it asks the API for is shown to `read`. */
export type DrawPage = (address: string, read: (status: number, text: string) => void) => Promise<Response>

/** What the cache of pages needs. */
export type PageCacheDeps = {
  app: FastifyInstance
  database: Database
  directory: Directory
  /** How much memory it may take. */
  maxBytes: number
  /** Whether a network of caches in front of the server may hold pages, as `CDN=on` says. */
  cdn: boolean
  now: () => Date
}

/** A page is drawn at most so often, in milliseconds: while gifts pour in, its total is as old as that. */
const redrawInterval = 500

/** Without news of changes for longer than this, in milliseconds, what is drawn is not cached. */
const maxFeedAge = 5000

/**
 * Without news for longer than this, in milliseconds, the directory looks by itself. Longer than news take on a server that
 * has much to do: reading every mosque anew then would leave it no time for anything else.
 */
const maxDirectoryFeedAge = 3000

/** How long after it was outdated a page may still stand in while there is no time to draw, in milliseconds. */
const maxStandIn = 60_000

/** What is known of a drawing beside its bytes. */
type Drawn = Pick<CachedPage, 'topics' | 'until' | 'from' | 'drawnAt' | 'isEmergency'>

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Pages that are the same for everybody, drawn once and sent many times: each until the tables it was drawn from change, or
 * the instant comes at which it changes by itself.
 */
export function createPageCache({ app, database, directory, maxBytes, cdn, now }: PageCacheDeps) {
  const store = createPageStore(maxBytes)
  const drawings = new Map<string, PageDrawing>()

  const outdate = (page: CachedPage, isUrgent: boolean) => {
    if (page.outdated && (!isUrgent || page.outdated.isUrgent)) return
    const at = performance.now()
    page.outdated = { at: isUrgent ? at : Math.max(at, page.drawnAt + redrawInterval), isUrgent }
  }
  const changed = ({ tenantId, topic }: PageChange) => {
    if (concernsDirectory(topic)) directory.forget(tenantId)
    for (const page of store.pagesOf(tenantId)) if (page.topics.has(topic)) outdate(page, topic === 'announcements')
    for (const { tenant, changed: seen } of drawings.values()) if (tenant.id === tenantId) seen.add(topic)
  }
  const feed = openChangeFeed(database.pool, {
    changed: (changes) => changes.forEach(changed),
    missed() {
      directory.forget()
      for (const page of store.pagesOf()) outdate(page, false)
      for (const drawing of drawings.values()) drawing.changed.add('*')
    },
  })
  app.addHook('onClose', () => feed.stop())
  // The port is part of addresses that never leave this machine: what was read before there was one has none.
  app.addHook('onListen', (done) => {
    directory.forget()
    done()
  })

  const isTrue = (page: CachedPage, { revision }: Tenant): boolean => {
    const at = now().getTime()
    // A clock that was set back must not keep it for longer.
    if (page.revision !== revision || at >= page.until || at < page.from) return false
    return !page.outdated || performance.now() < page.outdated.at
  }

  async function toPage(
    drawing: PageDrawing,
    response: Response,
    nonce: string,
    drawnFrom: Drawn,
  ): Promise<CachedPage> {
    const { tenant, key } = drawing
    const { html, ...hashes } = hashPage(await response.text(), nonce)
    const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`
    const page: CachedPage = {
      ...drawnFrom,
      tenantId: tenant.id,
      revision: tenant.revision,
      etag,
      headers: {
        ...pagePolicy(key.address, tenant, hashes),
        ...Object.fromEntries(response.headers),
        etag,
        vary: cdn ? 'Accept-Encoding' : 'Cookie, Accept-Encoding',
        ...(cdn ? surrogateKeys(tenant.slug, drawnFrom.topics) : {}),
      },
      br: await compress(Buffer.from(html)),
      hits: 0,
    }
    // What was changed while it was drawn may be in it, or not.
    for (const topic of drawing.changed)
      if (topic === '*' || page.topics.has(topic)) outdate(page, topic === 'announcements')
    store.put(drawing.name, page, key.isPlain)
    return page
  }

  return {
    /** The page somebody asks for, where it is still true. */
    find(name: string, tenant: Tenant): CachedPage | undefined {
      const page = store.find(name)
      return page && isTrue(page, tenant) ? page : undefined
    },
    /** The drawing of a page that is under way. */
    drawingOf: (name: string): PageDrawing | undefined => drawings.get(name),
    /** Begins a drawing, which others then wait for. */
    begin({ name, key, tenant, language }: Pick<PageDrawing, 'name' | 'key' | 'tenant' | 'language'>): PageDrawing {
      let resolve: (page?: CachedPage) => void = () => {}
      const done = new Promise<CachedPage | undefined>((tell) => (resolve = tell))
      const old = store.find(name)
      const mayStandIn =
        old &&
        old.revision === tenant.revision &&
        !old.outdated?.isUrgent &&
        performance.now() - (old.outdated?.at ?? Number.POSITIVE_INFINITY) < maxStandIn &&
        now().getTime() - old.until < maxStandIn
      const drawing: PageDrawing = {
        name,
        key,
        tenant,
        language,
        changed: new Set(),
        standIn: mayStandIn ? old : undefined,
        hasStarted: false,
        isRefused: false,
        done,
        finish(page) {
          if (drawings.get(name) === drawing) drawings.delete(name)
          resolve(page)
        },
      }
      drawings.set(name, drawing)
      return drawing
    },
    /**
     * Draws a page and caches it.
     * @param nonce marks what is ours in what is drawn
     * @returns the page, or the response where it is not for everybody
     * @throws what drawing throws
     */
    async draw(drawing: PageDrawing, nonce: string, drawPage: DrawPage): Promise<CachedPage | Response> {
      drawing.hasStarted = true
      const [from, drawnAt] = [now().getTime(), performance.now()]
      const isInformed = feed.age() < maxFeedAge
      let isWhole = true
      let isEmergency = false
      let next = Number.POSITIVE_INFINITY
      try {
        const { result, words } = await trackReads(() =>
          drawPage(drawing.key.address, (status, text) => {
            // A part that could not be read is not to be shown to others.
            if (status !== 200 && status !== 404) isWhole = false
            if (text.includes('"kind":"emergency"')) isEmergency = true
            next = Math.min(next, nextOfResponse(text, from))
          }),
        )
        const topics = readTopics(words)
        if (!isInformed || !isWhole || !topics || !isForEverybody(result)) return result
        const db = database.forTenant(drawing.tenant.id)
        const until = Math.min(next, await findNextInstant({ db, tenant: drawing.tenant, topics, now: new Date(from) }))
        const page = await toPage(drawing, result, nonce, { topics, until, from, drawnAt, isEmergency })
        drawing.finish(page)
        return page
      } finally {
        drawing.finish()
      }
    },
    /** Whether it learns of changes as they are made. */
    isInformed: () => feed.age() < maxDirectoryFeedAge,
    /** Looks for changes now, for a test. */
    look: feed.look,
    size: store.size,
  }
}

/** Whether a site says of its page that it depends on nobody but by language. */
const isForEverybody = ({ status, headers }: Response): boolean =>
  status === 200 &&
  headers.get('content-type')?.startsWith('text/html') === true &&
  headers.get('cache-control') === 'private, no-cache' &&
  !headers.has('set-cookie')
