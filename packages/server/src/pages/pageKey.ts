import { ownValue } from '@minaret/foundation/base'
import { isSharedPage } from '@minaret/plans'
import type { Tenant } from '@minaret/foundation/tenancy'

/** The cache key of a page, apart from its tenant and language. */
export type PageKey = {
  /** The address it is rendered for, without tracking parameters. */
  address: string
  /** Whether it is one of the few linked addresses, whose pages are not evicted by those of others. */
  isPlain: boolean
}

/** Tracking parameters, which no page reads. */
const trackingParameter =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|mc_[ce]id|_hs\w+|mkt_tok)$/i

/** Query parameters that pages read, with the pattern of their values; a page with any other parameter is not cached. */
const parameters: Readonly<Record<string, RegExp>> = {
  after: /^[\w.:~-]{1,200}$/,
  when: /^past$/,
  month: /^\d{4}-\d{2}$/,
}

/** Maximum length of a cached address. */
const maxAddressLength = 400

/**
 * Returns the cache key of an address; undefined if it is rendered for each visitor: private links, addresses hidden from
 * search engines, and those that are not a page.
 * @param url path and query as requested
 */
export function pageKeyOf(
  url: string,
  { id, revision, config }: Pick<Tenant, 'id' | 'revision' | 'config'>,
): PageKey | undefined {
  if (url.length > maxAddressLength) return undefined
  const name = `${id} ${revision} ${url}`
  const cachedKey = keys.get(name)
  if (cachedKey) return cachedKey === 'none' ? undefined : cachedKey
  const key = readKey(url, config)
  if (keys.size >= maxKeys) keys.clear()
  keys.set(name, key ?? 'none')
  return key
}

/** Recent keys: matching an address against all patterns takes longer than sending its page. */
const keys = new Map<string, PageKey | 'none'>()
const maxKeys = 5000

function readKey(url: string, config: Tenant['config']): PageKey | undefined {
  const queryStart = url.indexOf('?')
  const path = queryStart < 0 ? url : url.slice(0, queryStart)
  if (!isSharedPage(path, config)) return undefined
  // Other spellings are served too, but there are too many to count as linked.
  const isCanonical = /^[a-z0-9/_-]*$/.test(path)
  if (queryStart < 0) return { address: path, isPlain: isCanonical }
  const query = new URLSearchParams(url.slice(queryStart + 1))
  const params: [string, string][] = []
  for (const [name, value] of query) {
    if (trackingParameter.test(name)) continue
    if (!ownValue(parameters, name)?.test(value) || params.some(([existing]) => existing === name)) return undefined
    params.push([name, value])
  }
  if (params.length === 0) return { address: path, isPlain: isCanonical }
  params.sort(([a], [b]) => (a < b ? -1 : 1))
  return { address: `${path}?${new URLSearchParams(params).toString()}`, isPlain: false }
}
