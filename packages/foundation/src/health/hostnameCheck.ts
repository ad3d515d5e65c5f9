import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey, isOwnMachine } from '../network/address.ts'
import type { Directory } from '../tenancy/directory.ts'

/** How many names nobody has may be asked for in a minute: from one address, and by everybody. Each costs a look. */
export type HostnameCheckLimits = { fromOne?: number; fromAll?: number }

/** What is told of a name; `later` where too many unknown ones were asked for. */
export type HostnameStatus = 'yes' | 'no' | 'later'

/** A name as a proxy asks for it: lower case, without the dot at its end; nothing where it can be none. */
const normaliseHostname = (domain: unknown): string =>
  typeof domain === 'string' && domain.length <= 253 ? domain.toLowerCase().replace(/\.$/, '') : ''

/**
 * Tells a proxy whether there is a mosque of a name. The proxy asks for every name a stranger makes up, mostly from this
 * machine: names that are known are never counted, so a mosque's own are only late where strangers are very many.
 */
export function createHostnameCheck(
  directory: Pick<Directory, 'byHostname'>,
  { fromOne = 60, fromAll = 1200 }: HostnameCheckLimits = {},
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
      if (counted && counted.consumedPoints >= most) return 'later'
    }
    if (await directory.byHostname(name)) return 'yes'
    for (const { key } of keys) await counter.penalty(key)
    return 'no'
  }
}
