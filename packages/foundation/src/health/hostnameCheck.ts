import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { hostnames as table } from '../db/tenants.ts'
import { addressKey, isOwnMachine } from '../network/address.ts'
import type { Directory } from '../tenancy/directory.ts'

/** Options of the host name check. */
export type HostnameCheckOptions = {
  /** Maximum number of unknown names a minute per address, and in total, because each costs a database query. */
  maxPerAddress?: number
  maxTotal?: number
  /** Returns all names, used for the rest of the minute once the limit is reached. */
  hostnames?: () => Promise<ReadonlySet<string>>
}

/** Status of a name; `later` if the limit for unknown names is reached. */
export type HostnameStatus = 'yes' | 'no' | 'later'

/** Normalises a proxy's host name: lower case, without a trailing dot; empty if invalid. */
const normaliseHostname = (domain: unknown): string =>
  typeof domain === 'string' && domain.length <= 253 ? domain.toLowerCase().replace(/\.$/, '') : ''

/** Milliseconds the list of all names is cached, so that a flood cannot cause more queries. */
const maxAge = 5000

/**
 * Returns a function that reads all host names of this server, at most once in five seconds.
 * @param ownNames the installation's own names, such as the desk's
 */
export function readHostnames(
  database: Pick<Database, 'global'>,
  ownNames: readonly string[],
  now: () => number = Date.now,
): () => Promise<ReadonlySet<string>> {
  let latestEntry: { at: number; names: Promise<ReadonlySet<string>> } | undefined
  const read = async () => {
    const rows = await database.global((tx) => tx.select({ hostname: table.hostname }).from(table))
    return new Set([...ownNames, ...rows.map(({ hostname }) => hostname)])
  }
  return () => {
    const age = latestEntry ? now() - latestEntry.at : maxAge
    if (!latestEntry || age < 0 || age >= maxAge) {
      const names = read()
      const entry = { at: now(), names }
      latestEntry = entry
      names.catch(() => {
        if (latestEntry === entry) latestEntry = undefined
      })
    }
    return latestEntry.names
  }
}

/**
 * Creates the check that tells a proxy whether a host name belongs to a mosque. The proxy, mostly on this machine, forwards
 * every name a client invents: known names are never counted, and are confirmed under any flood of unknown ones.
 */
export function createHostnameCheck(
  directory: Pick<Directory, 'byHostname'>,
  { maxPerAddress = 60, maxTotal = 1200, hostnames }: HostnameCheckOptions = {},
): (domain: unknown, address: string) => Promise<HostnameStatus> {
  const counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 60 })
  const totalKey = 'everybody'
  return async (domain, address) => {
    const name = normaliseHostname(domain)
    if (!name) return 'no'
    const keys = [
      { key: totalKey, max: maxTotal },
      ...(isOwnMachine(address) ? [] : [{ key: addressKey(address), max: maxPerAddress }]),
    ]
    for (const { key, max } of keys) {
      const count = await counter.get(key)
      if (count && count.consumedPoints >= max) return (await hostnames?.())?.has(name) ? 'yes' : 'later'
    }
    if ((await directory.byHostname(name)) || (await hostnames?.())?.has(name)) return 'yes'
    for (const { key } of keys) await counter.penalty(key)
    return 'no'
  }
}
