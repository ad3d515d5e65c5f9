import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { hostnames as table } from '../db/tenants.ts'
import { addressKey, isOwnMachine } from '../network/address.ts'
import type { Directory } from '../tenancy/directory.ts'

/** How names are looked for. */
export type HostnameCheckOptions = {
  /** How many names nobody has may be asked for in a minute: from one address, and by everybody. Each costs a look. */
  fromOne?: number
  fromAll?: number
  /** Every name there is, for the rest of a minute in which strangers asked for too many. */
  hostnames?: () => Promise<ReadonlySet<string>>
}

/** What is told of a name; `later` where too many unknown ones were asked for. */
export type HostnameStatus = 'yes' | 'no' | 'later'

/** A name as a proxy asks for it: lower case, without the dot at its end; nothing where it can be none. */
const normaliseHostname = (domain: unknown): string =>
  typeof domain === 'string' && domain.length <= 253 ? domain.toLowerCase().replace(/\.$/, '') : ''

/** How old the list of all names may be, in milliseconds: a flood reads it so often and no more. */
const maxAge = 5000

/**
 * Every name this server answers to, read at most once in five seconds, however many ask.
 * @param own names of the installation's own, as its desk's
 */
export function readHostnames(
  database: Pick<Database, 'global'>,
  own: readonly string[],
  now: () => number = Date.now,
): () => Promise<ReadonlySet<string>> {
  let last: { at: number; names: Promise<ReadonlySet<string>> } | undefined
  const read = async () => {
    const rows = await database.global((tx) => tx.select({ hostname: table.hostname }).from(table))
    return new Set([...own, ...rows.map(({ hostname }) => hostname)])
  }
  return () => {
    const age = last ? now() - last.at : maxAge
    if (!last || age < 0 || age >= maxAge) {
      const names = read()
      const entry = { at: now(), names }
      last = entry
      names.catch(() => {
        if (last === entry) last = undefined
      })
    }
    return last.names
  }
}

/**
 * Tells a proxy whether there is a mosque of a name. The proxy asks for every name a stranger makes up, mostly from this
 * machine: names that are known are never counted, and are told of however many strangers ask.
 */
export function createHostnameCheck(
  directory: Pick<Directory, 'byHostname'>,
  { fromOne = 60, fromAll = 1200, hostnames }: HostnameCheckOptions = {},
): (domain: unknown, address: string) => Promise<HostnameStatus> {
  const counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 60 })
  const all = 'everybody'
  return async (domain, address) => {
    const name = normaliseHostname(domain)
    if (!name) return 'no'
    const keys = [
      { key: all, most: fromAll },
      ...(isOwnMachine(address) ? [] : [{ key: addressKey(address), most: fromOne }]),
    ]
    for (const { key, most } of keys) {
      const counted = await counter.get(key)
      if (counted && counted.consumedPoints >= most) return (await hostnames?.())?.has(name) ? 'yes' : 'later'
    }
    if ((await directory.byHostname(name)) || (await hostnames?.())?.has(name)) return 'yes'
    for (const { key } of keys) await counter.penalty(key)
    return 'no'
  }
}
