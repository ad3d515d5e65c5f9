import { BlockList, isIP, isIPv6 } from 'node:net'

/** Removes the port that some proxies append to an address: otherwise each connection would count separately. */
export const withoutPort = (address: string) =>
  address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')

const stripAddress = (address: string) =>
  withoutPort(address)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')

/** Returns the eight groups of an IPv6 address as numbers. */
function parseGroups(plain: string): number[] {
  const [before = '', after] = plain.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const gap = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...gap, ...tail].slice(0, 8).map((group) => Number.parseInt(group, 16))
}

const formatGroups = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':')

/**
 * Returns the key under which an address is counted: itself, or for IPv6 its /64 network, because every household has 2^64
 * addresses.
 */
export function addressKey(address: string): string {
  const plain = stripAddress(address)
  return isIPv6(plain) ? formatGroups(parseGroups(plain).slice(0, 4)) : plain
}

/** A network that contains an address, and its limit as a multiple of that of one address. */
export type Network = { key: string; times: number }

/**
 * Returns the networks around an address, narrowest first. A household often has 256 IPv6 /64 networks, a site 65,536; an IPv4
 * /24 network belongs to one provider.
 */
export function networksOf(address: string): Network[] {
  const plain = stripAddress(address)
  if (!isIPv6(plain)) return [{ key: `${plain.split('.').slice(0, 3).join('.')}/24`, times: 4 }]
  const [a = 0, b = 0, c = 0, d = 0] = parseGroups(plain)
  return [
    { key: `${formatGroups([a, b, c, d & 0xff00])}/56`, times: 2 },
    { key: `${formatGroups([a, b, c])}/48`, times: 4 },
  ]
}

/**
 * Whether an address is this machine's own. It may be that of a developer or of an unconfigured proxy for all visitors, so it
 * cannot count as one visitor.
 */
export function isOwnMachine(address: string): boolean {
  if (address === '127.0.0.1' || address === '::1') return true
  const plain = stripAddress(address)
  return plain.startsWith('127.') || plain === '::1'
}

const privateNetworks = new BlockList()
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addSubnet('100.64.0.0', 10)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

/** Whether an address belongs to a private network, such as that of containers, a data centre or a home. */
export function isPrivate(address: string): boolean {
  const plain = stripAddress(address)
  const family = isIP(plain)
  return family !== 0 && privateNetworks.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}
