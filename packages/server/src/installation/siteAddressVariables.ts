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
    unset: 'no mosque can use a domain of its own, unless `SITE_CNAME` is set',
    meaning:
      'The public IP addresses of this installation, with commas between: owners are told to point their own domain there (A and AAAA records).',
    problem: (value: string) =>
      areAllParts(value, (part) => isIP(part) !== 0) ? undefined : 'must be IP addresses with commas between',
  },
  SITE_CNAME: {
    name: 'SITE_CNAME',
    unset: 'every domain is pointed at `SITE_ADDRESSES`',
    meaning:
      'A host name of this installation that names like `www.example.org` are pointed at with a CNAME record. Set `SITE_ADDRESSES` too: a domain without `www` can have no CNAME.',
    problem: (value: string) =>
      /^(?=.{1,200}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(value)
        ? undefined
        : 'must be a host name in lower case, without https:// and without a port',
  },
  DNS_SERVERS: {
    name: 'DNS_SERVERS',
    unset: 'the system’s',
    meaning: 'The DNS servers asked about domains of mosques’ own, with commas between, as `9.9.9.9,127.0.0.1:5353`.',
    problem: (value: string) =>
      areAllParts(value, isServerAddress)
        ? undefined
        : 'must be IP addresses, each with a port if need be, with commas between',
  },
} satisfies Record<string, Variable>
