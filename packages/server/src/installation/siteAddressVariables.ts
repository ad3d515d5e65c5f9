import { isIP } from 'node:net'
import type { Variable } from './variables.ts'

const areAllParts = (value: string, isValidPart: (part: string) => boolean) =>
  value.split(',').every((part) => isValidPart(part.trim()))

const isServerAddress = (part: string) =>
  isIP(part.replace(/^\[(.*)\]:\d+$/, '$1').replace(/^([\d.]+):\d+$/, '$1')) !== 0

/** Variables of mosques' own domains. */
export const siteAddressVariables = {
  SITE_ADDRESSES: {
    name: 'SITE_ADDRESSES',
    unset: 'mosques cannot use their own domains, unless `SITE_CNAME` is set',
    meaning:
      'The public IP addresses of this installation, comma-separated. Owners are asked to point their own domain to them (A and AAAA records).',
    problem: (value: string) =>
      areAllParts(value, (part) => isIP(part) !== 0) ? undefined : 'must be comma-separated IP addresses',
  },
  SITE_CNAME: {
    name: 'SITE_CNAME',
    unset: 'every domain is pointed at `SITE_ADDRESSES`',
    meaning:
      'A host name of this installation that subdomains such as `www.example.org` point to with a CNAME record. Also set `SITE_ADDRESSES`: a domain without `www` cannot have a CNAME record.',
    problem: (value: string) =>
      /^(?=.{1,200}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(value)
        ? undefined
        : 'must be a host name in lower case, without https:// and without a port',
  },
  DNS_SERVERS: {
    name: 'DNS_SERVERS',
    unset: 'the system’s',
    meaning: 'The DNS servers that check mosques’ own domains, comma-separated, such as `9.9.9.9,127.0.0.1:5353`.',
    problem: (value: string) =>
      areAllParts(value, isServerAddress)
        ? undefined
        : 'must be comma-separated IP addresses, each with an optional port',
  },
} satisfies Record<string, Variable>
