import { Resolver } from 'node:dns/promises'
import type { DomainFindings } from '@minaret/foundation/db'
import { hasProof, normaliseAddress, proofName } from './records.ts'
import type { SiteAddressSettings } from './settings.ts'

/** DNS evidence about a domain. `unknown` if there was no response to a query, which is no evidence either way. */
export type DomainEvidence = {
  proof: 'found' | 'missing' | 'unknown'
  points: 'here' | 'elsewhere' | 'unknown'
  found: DomainFindings
}

/** Time limits of one attempt and of all queries together, in milliseconds. */
const attemptTimeout = 2000
const totalTimeout = 6000

/** Error codes for a missing record. */
const missingCodes = ['ENODATA', 'ENOTFOUND']

/** Runs a query; empty if there is no such record, undefined if the DNS server did not respond. */
async function runQuery<T>(query: Promise<T[]>): Promise<T[] | undefined> {
  try {
    return await query
  } catch (error) {
    return error instanceof Error && 'code' in error && missingCodes.includes(String(error.code)) ? [] : undefined
  }
}

async function lookUpAddresses(resolver: Resolver, name: string): Promise<string[] | undefined> {
  const [v4, v6] = await Promise.all([runQuery(resolver.resolve4(name)), runQuery(resolver.resolve6(name))])
  return v4 && v6 && [...v4, ...v6].map(normaliseAddress)
}

function pointsTo(addresses: readonly string[] | undefined, targets: readonly string[] | undefined) {
  if (!addresses || (!targets && addresses.length > 0)) return 'unknown'
  // With one address elsewhere some visitors would not reach this server.
  return addresses.length > 0 && addresses.every((address) => targets?.includes(address)) ? 'here' : 'elsewhere'
}

/**
 * Queries the DNS to find whether a domain is proved and points here, without caching failures. It takes at most about
 * six seconds.
 */
export async function askDns(
  { domain, token }: { domain: string; token: string },
  { addresses, cname, dnsServers }: SiteAddressSettings,
): Promise<DomainEvidence> {
  const resolver = new Resolver({ timeout: attemptTimeout, tries: 2 })
  if (dnsServers && dnsServers.length > 0) resolver.setServers([...dnsServers])
  const timer = setTimeout(() => resolver.cancel(), totalTimeout)
  try {
    const [chunks, foundAddresses, cnameAddresses] = await Promise.all([
      runQuery(resolver.resolveTxt(proofName(domain))),
      lookUpAddresses(resolver, domain),
      cname === undefined ? [] : lookUpAddresses(resolver, cname),
    ])
    const texts = chunks?.map((parts) => parts.join(''))
    const targets = cnameAddresses && [...addresses.map(normaliseAddress), ...cnameAddresses]
    return {
      proof: texts ? (hasProof(texts, token) ? 'found' : 'missing') : 'unknown',
      points: pointsTo(foundAddresses, targets),
      found: {
        texts: (texts ?? []).slice(0, 10).map((text) => text.slice(0, 200)),
        addresses: (foundAddresses ?? []).slice(0, 10),
        unanswered: !texts || !foundAddresses || !targets,
      },
    }
  } finally {
    clearTimeout(timer)
  }
}
