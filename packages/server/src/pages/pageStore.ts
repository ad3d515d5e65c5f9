import { LRUCache } from 'lru-cache'

/** A page as it is sent to everybody, and what it was drawn from. */
export type CachedPage = {
  tenantId: string
  /** The tenant's settings it was drawn with: under others it is another page. */
  revision: string
  headers: Readonly<Record<string, string>>
  etag: string
  /** Its bytes, compressed once; what is asked for seldom is made of `br` when it is. */
  br: Buffer
  gzip?: Buffer
  /** The instant it was drawn at, and that at which it changes by itself, in milliseconds. */
  from: number
  until: number
  /** The tables it was drawn from. */
  topics: ReadonlySet<string>
  /** Whether an emergency is announced on it. */
  isEmergency: boolean
  /** When its drawing began, in milliseconds of the monotonic clock. */
  drawnAt: number
  /** From when on it is no longer true, in milliseconds of the monotonic clock, and whether it may still be shown then. */
  outdated?: { at: number; isUrgent: boolean }
  /** How often it was sent. */
  hits: number
  /** Whether it was compressed better, or is about to be. */
  isRecompressed?: boolean
}

/** Cached pages in a bounded number of bytes. */
export type PageStore = {
  find(key: string): CachedPage | undefined
  /** @param isPlain one of the addresses that are linked; others have room of their own */
  put(key: string, page: CachedPage, isPlain: boolean): void
  /** The pages of a tenant, or of all. */
  pagesOf(tenantId?: string): Iterable<CachedPage>
  /** How many bytes it holds. */
  size(): number
}

/** What an entry takes beside its bytes, about. */
const overhead = 2000

const sizeOf = ({ br, gzip, headers }: CachedPage): number =>
  br.length + (gzip?.length ?? 0) + Object.values(headers).reduce((sum, value) => sum + value.length, 0) + overhead

/** The share of the room for pages of addresses anybody can make up: however many, they push out one another only. */
const shareOfOthers = 0.15

/** @param maxBytes how much it may hold; what was longest not asked for goes first */
export function createPageStore(maxBytes: number): PageStore {
  const byTenant = new Map<string, Set<CachedPage>>()
  const forget = (page: CachedPage) => {
    const pages = byTenant.get(page.tenantId)
    pages?.delete(page)
    if (pages?.size === 0) byTenant.delete(page.tenantId)
  }
  const open = (maxSize: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.max(1, Math.floor(maxSize)),
      sizeCalculation: sizeOf,
      dispose: forget,
    })
  const plain = open(maxBytes * (1 - shareOfOthers))
  const others = open(maxBytes * shareOfOthers)

  return {
    find: (key) => plain.get(key) ?? others.get(key),
    put(key, page, isPlain) {
      const room = isPlain ? plain : others
      room.set(key, page)
      // One that is larger than the room was not taken.
      if (room.peek(key) !== page) return
      const pages = byTenant.get(page.tenantId) ?? new Set()
      byTenant.set(page.tenantId, pages.add(page))
    },
    *pagesOf(tenantId) {
      for (const pages of tenantId === undefined ? byTenant.values() : [byTenant.get(tenantId) ?? []]) yield* pages
    },
    size: () => plain.calculatedSize + others.calculatedSize,
  }
}
