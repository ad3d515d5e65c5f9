import { LRUCache } from 'lru-cache'

/** A rendered page for all visitors, and its dependencies. */
export type CachedPage = {
  tenantId: string
  address: string
  language: string
  /** The revision of the tenant's settings it was rendered with. */
  revision: string
  headers: Readonly<Record<string, string>>
  etag: string
  /** Its bytes, compressed with Brotli; other encodings are made from them on demand. */
  br: Buffer
  gzip?: Buffer
  /** The instant of rendering, and the instant at which it becomes outdated through time alone, in milliseconds. */
  from: number
  until: number
  /** The tables it was rendered from. */
  topics: ReadonlySet<string>
  /** Whether it shows an emergency announcement. */
  isEmergency: boolean
  /** Start of its rendering, in milliseconds of the monotonic clock. */
  renderedAt: number
  /** When it becomes stale, in milliseconds of the monotonic clock; an urgent change forbids serving it stale. */
  outdated?: { at: number; isUrgent: boolean }
  /** Number of times it was sent. */
  hits: number
  /** Number of visits of its address, and the last one, in milliseconds of the monotonic clock; also of earlier versions. */
  visits: number
  lastVisitAt: number
  /** Whether it was recompressed, or is about to be. */
  isRecompressed?: boolean
}

/** Cached pages, bounded in bytes. */
export type PageStore = {
  find(key: string): CachedPage | undefined
  /** @param isPlain whether the address is a linked one; others have a separate share of the cache */
  put(key: string, page: CachedPage, isPlain: boolean): void
  /** The pages of a tenant, or of all tenants. */
  pagesOf(tenantId?: string): Iterable<CachedPage>
  /** Total size in bytes. */
  size(): number
}

/** Approximate overhead of an entry in bytes. */
const overhead = 2000

const sizeOf = ({ br, gzip, headers }: CachedPage): number =>
  br.length + (gzip?.length ?? 0) + Object.values(headers).reduce((sum, value) => sum + value.length, 0) + overhead

/** Share of the cache for made-up addresses: however many there are, they evict only one another. */
const otherPagesShare = 0.15

/** Creates a page store. @param maxBytes its size; the least recently used pages are evicted first */
export function createPageStore(maxBytes: number): PageStore {
  const byTenant = new Map<string, Set<CachedPage>>()
  const forget = (page: CachedPage) => {
    const pages = byTenant.get(page.tenantId)
    pages?.delete(page)
    if (pages?.size === 0) byTenant.delete(page.tenantId)
  }
  const createCache = (maxSize: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.max(1, Math.floor(maxSize)),
      sizeCalculation: sizeOf,
      dispose: forget,
    })
  const linkedPages = createCache(maxBytes * (1 - otherPagesShare))
  const otherPages = createCache(maxBytes * otherPagesShare)

  return {
    find: (key) => linkedPages.get(key) ?? otherPages.get(key),
    put(key, page, isPlain) {
      const target = isPlain ? linkedPages : otherPages
      target.set(key, page)
      // A page larger than the cache was not stored.
      if (target.peek(key) !== page) return
      const pages = byTenant.get(page.tenantId) ?? new Set()
      byTenant.set(page.tenantId, pages.add(page))
    },
    *pagesOf(tenantId) {
      for (const pages of tenantId === undefined ? byTenant.values() : [byTenant.get(tenantId) ?? []]) yield* pages
    },
    size: () => linkedPages.calculatedSize + otherPages.calculatedSize,
  }
}
