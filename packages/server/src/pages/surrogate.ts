import type { CachedPage } from './pageStore.ts'

/** How long a CDN may cache a page, and then serve it stale while revalidating, in seconds: a minute at most. */
const maxSeconds = { fresh: 30, stale: 30 }

/** Returns the cache tags for purging a CDN: all pages of a tenant, or those rendered from one of its tables. */
export function surrogateKeys(slug: string, topics: ReadonlySet<string>): Record<string, string> {
  const keys = [slug, ...[...topics].toSorted().map((topic) => `${slug}/${topic}`)]
  return { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') }
}

/**
 * Returns the CDN's own cache headers (RFC 9213): never beyond the instant at which the page becomes outdated, and no
 * caching while it shows an emergency announcement.
 */
export function surrogateControl({ until, isEmergency }: Pick<CachedPage, 'until' | 'isEmergency'>, now: number) {
  const secondsLeft = isEmergency ? 0 : Math.max(0, Math.floor((until - now) / 1000))
  const freshSeconds = Math.min(maxSeconds.fresh, secondsLeft)
  const control = `max-age=${freshSeconds}, stale-while-revalidate=${Math.min(maxSeconds.stale, secondsLeft - freshSeconds)}`
  return { 'cdn-cache-control': control, 'surrogate-control': control }
}
