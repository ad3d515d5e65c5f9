import type { CachedPage } from './pageStore.ts'

/** How long a network of caches may hold a page, and then show it while it asks again, in seconds: a minute at most. */
const longest = { fresh: 30, stale: 30 }

/** The keys by which such a network can be made to forget pages: a tenant's, and those drawn from one of its tables. */
export function surrogateKeys(slug: string, topics: ReadonlySet<string>): Record<string, string> {
  const keys = [slug, ...[...topics].toSorted().map((topic) => `${slug}/${topic}`)]
  return { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') }
}

/**
 * How long it may hold a page from now on, apart from browsers (RFC 9213): never beyond the instant at which that changes by
 * itself, and not at all while an emergency is announced on it.
 */
export function surrogateControl({ until, isEmergency }: Pick<CachedPage, 'until' | 'isEmergency'>, now: number) {
  const left = isEmergency ? 0 : Math.max(0, Math.floor((until - now) / 1000))
  const fresh = Math.min(longest.fresh, left)
  const control = `max-age=${fresh}, stale-while-revalidate=${Math.min(longest.stale, left - fresh)}`
  return { 'cdn-cache-control': control, 'surrogate-control': control }
}
