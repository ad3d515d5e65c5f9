import { isIPv6 } from 'node:net'
import type { DnsRecord } from '@minaret/contract/desk'
import type { DomainFindings } from '@minaret/foundation/db'
import { registeredDomain } from './readDomain.ts'
import type { SiteAddressSettings } from './settings.ts'

/** Removes `www.`: `example.org` and `www.example.org` share a proof record. */
export const bareName = (domain: string): string => domain.replace(/^www\./, '')

/** The name of the TXT record that proves a domain. Its underscore keeps it apart from host names (RFC 8552). */
export const proofName = (domain: string): string => `_minaret.${bareName(domain)}`

/** The value of that record. */
const proofValue = (token: string): string => `minaret-site=${token}`

/** Normalises an IP address to its shortest spelling for comparison. */
export const normaliseAddress = (address: string): string =>
  isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address

/** Whether the TXT records prove the domain. */
export const hasProof = (texts: readonly string[], token: string): boolean =>
  texts.some((text) => text.trim().replace(/^"|"$/g, '') === proofValue(token))

/** Returns the records that point here. A registered domain itself cannot have a CNAME beside its other records (RFC 1034). */
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

/** Returns the DNS records to set at the registrar, and whether each exists. */
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
      // Each address is checked separately; a CNAME is checked by its addresses.
      ['A', 'AAAA'].includes(record.type)
        ? { ...record, found: (found?.addresses ?? []).includes(normaliseAddress(record.value)) }
        : record,
    ),
  ]
}
