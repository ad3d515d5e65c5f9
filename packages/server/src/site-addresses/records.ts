import { isIPv6 } from 'node:net'
import type { DnsRecord } from '@minaret/contract/desk'
import type { DomainFindings } from '@minaret/foundation/db'
import { registeredDomain } from './readDomain.ts'
import type { SiteAddressSettings } from './settings.ts'

/** The name without its `www.`: `example.org` and `www.example.org` are proved by one record. */
export const bareName = (domain: string): string => domain.replace(/^www\./, '')

/** The name of the TXT record that proves a domain. It begins with an underscore, so no host has it (RFC 8552). */
export const proofName = (domain: string): string => `_minaret.${bareName(domain)}`

/** What that record says. */
const proofValue = (token: string): string => `minaret-site=${token}`

/** An IP address in its one shortest spelling, as the DNS's answers are compared. */
export const normaliseAddress = (address: string): string =>
  isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address

/** Whether what was found proves the domain. */
export const hasProof = (texts: readonly string[], token: string): boolean =>
  texts.some((text) => text.trim().replace(/^"|"$/g, '') === proofValue(token))

/** The records that lead visitors here. A registered domain itself can have no CNAME beside its other records (RFC 1034). */
function addressRecords(domain: string, { addresses, cname }: SiteAddressSettings, isHere: boolean): DnsRecord[] {
  const record = (type: DnsRecord['type'], value: string, found: boolean): DnsRecord => ({
    purpose: 'address',
    type,
    name: domain,
    value,
    found,
  })
  const isRegistered = registeredDomain(domain) === domain
  if (cname !== undefined && !isRegistered) return [record('CNAME', cname, isHere)]
  if (addresses.length === 0) return cname === undefined ? [] : [record('ALIAS', cname, isHere)]
  return addresses.map((address) => record(isIPv6(address) ? 'AAAA' : 'A', address, isHere))
}

/** What to type at the registrar, and what of it was found. */
export function recordsOf(
  { domain, token, found, isHere }: { domain: string; token: string; found?: DomainFindings | null; isHere: boolean },
  settings: SiteAddressSettings,
): DnsRecord[] {
  const proof: DnsRecord = {
    purpose: 'proof',
    type: 'TXT',
    name: proofName(domain),
    value: proofValue(token),
    found: hasProof(found?.texts ?? [], token),
  }
  return [
    proof,
    ...addressRecords(domain, settings, isHere).map((record) =>
      // Of several addresses each is looked for by itself; a CNAME's own stand for it.
      ['A', 'AAAA'].includes(record.type)
        ? { ...record, found: (found?.addresses ?? []).includes(normaliseAddress(record.value)) }
        : record,
    ),
  ]
}
