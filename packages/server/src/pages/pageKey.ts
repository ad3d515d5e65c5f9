import { ownValue } from '@minaret/foundation/base'
import { isSharedPage } from '@minaret/plans'
import type { Tenant } from '@minaret/foundation/tenancy'

/** What a cached page is found by, apart from its tenant and language. */
export type PageKey = {
  /** The address it is drawn for: without what tells only where a visitor came from. */
  address: string
  /** One of the few addresses that are linked: its page is not pushed out by pages of other addresses. */
  isPlain: boolean
}

/** What is added to links to count who follows them: no page reads it. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|mc_[ce]id|_hs\w+|mkt_tok)$/i

/** What pages read of an address, with the form of what they take; a page for anything else is not cached. */
const parameters: Readonly<Record<string, RegExp>> = {
  after: /^[\w.:~-]{1,200}$/,
  when: /^past$/,
  month: /^\d{4}-\d{2}$/,
}

/** Longer addresses are nobody's page. */
const longest = 400

/**
 * How the page at an address is cached; nothing where it is drawn for each visitor: the addresses that hold somebody's key,
 * those no search engine is told of, and those that are no page.
 * @param url path and query as they were sent
 */
export function pageKeyOf(
  url: string,
  { id, revision, config }: Pick<Tenant, 'id' | 'revision' | 'config'>,
): PageKey | undefined {
  if (url.length > longest) return undefined
  const name = `${id} ${revision} ${url}`
  const read = keys.get(name)
  if (read) return read === 'none' ? undefined : read
  const key = readKey(url, config)
  if (keys.size >= maxKeys) keys.clear()
  keys.set(name, key ?? 'none')
  return key
}

/** What was read of addresses lately: comparing one with all patterns takes longer than sending its page. */
const keys = new Map<string, PageKey | 'none'>()
const maxKeys = 5000

function readKey(url: string, config: Tenant['config']): PageKey | undefined {
  const cut = url.indexOf('?')
  const path = cut < 0 ? url : url.slice(0, cut)
  if (!isSharedPage(path, config)) return undefined
  // Other spellings are answered, and there are very many of them.
  const isCanonical = /^[a-z0-9/_-]*$/.test(path)
  if (cut < 0) return { address: path, isPlain: isCanonical }
  const query = new URLSearchParams(url.slice(cut + 1))
  const own: [string, string][] = []
  for (const [name, value] of query) {
    if (tracking.test(name)) continue
    if (!ownValue(parameters, name)?.test(value) || own.some(([other]) => other === name)) return undefined
    own.push([name, value])
  }
  if (own.length === 0) return { address: path, isPlain: isCanonical }
  own.sort(([one], [other]) => (one < other ? -1 : 1))
  return { address: `${path}?${new URLSearchParams(own).toString()}`, isPlain: false }
}
