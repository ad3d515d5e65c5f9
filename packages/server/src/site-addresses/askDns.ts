import { Resolver } from 'node:dns/promises'
import type { DomainFindings } from '@minaret/foundation/db'
import { hasProof, normaliseAddress, proofName } from './records.ts'
import type { SiteAddressSettings } from './settings.ts'

/** What the DNS says of a domain. `unknown` where it gave no answer: nothing follows from that. */
export type DomainEvidence = {
  proof: 'found' | 'missing' | 'unknown'
  points: 'here' | 'elsewhere' | 'unknown'
  found: DomainFindings
}

/** How long one try and all questions together may take, in milliseconds. */
const tryTimeout = 2000
const wholeTimeout = 6000

/** Answers that say that there is no such record. */
const nothing = ['ENODATA', 'ENOTFOUND']

/** The answers to one question; empty where there is no such record, nothing where the DNS did not answer. */
async function lookUp<T>(question: Promise<T[]>): Promise<T[] | undefined> {
  try {
    return await question
  } catch (error) {
    return error instanceof Error && 'code' in error && nothing.includes(String(error.code)) ? [] : undefined
  }
}

async function lookUpAddresses(resolver: Resolver, name: string): Promise<string[] | undefined> {
  const both = await Promise.all([lookUp(resolver.resolve4(name)), lookUp(resolver.resolve6(name))])
  const [v4, v6] = both
  return v4 && v6 && [...v4, ...v6].map(normaliseAddress)
}

function pointsTo(found: readonly string[] | undefined, targets: readonly string[] | undefined) {
  if (!found || (!targets && found.length > 0)) return 'unknown'
  // One address that leads elsewhere is enough for some visitors never to arrive.
  return found.length > 0 && found.every((address) => targets?.includes(address)) ? 'here' : 'elsewhere'
}

/**
 * Asks the DNS whether a domain is proved and points here, each time anew: nothing is remembered of a failure. Answers within
 * some six seconds.
 */
export async function askDns(
  { domain, token }: { domain: string; token: string },
  { addresses, cname, dnsServers }: SiteAddressSettings,
): Promise<DomainEvidence> {
  const resolver = new Resolver({ timeout: tryTimeout, tries: 2 })
  if (dnsServers && dnsServers.length > 0) resolver.setServers([...dnsServers])
  const end = setTimeout(() => resolver.cancel(), wholeTimeout)
  try {
    const [chunks, found, alias] = await Promise.all([
      lookUp(resolver.resolveTxt(proofName(domain))),
      lookUpAddresses(resolver, domain),
      cname === undefined ? [] : lookUpAddresses(resolver, cname),
    ])
    const texts = chunks?.map((parts) => parts.join(''))
    const targets = alias && [...addresses.map(normaliseAddress), ...alias]
    return {
      proof: texts ? (hasProof(texts, token) ? 'found' : 'missing') : 'unknown',
      points: pointsTo(found, targets),
      found: {
        texts: (texts ?? []).slice(0, 10).map((text) => text.slice(0, 200)),
        addresses: (found ?? []).slice(0, 10),
        unanswered: !texts || !found || !targets,
      },
    }
  } finally {
    clearTimeout(end)
  }
}
