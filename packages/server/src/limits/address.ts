import { isIPv6 } from 'node:net'

/** An address without the port that some proxies write behind it: each connection would be somebody else. */
export const withoutPort = (address: string) =>
  address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')

const bare = (address: string) =>
  withoutPort(address)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')

/**
 * What an address counts as: itself, and for IPv6 its network of 64 bits, because every household has 2^64 addresses of
 * its own.
 */
export function addressKey(address: string): string {
  const plain = bare(address)
  if (!isIPv6(plain)) return plain
  const [before = '', after] = plain.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const gap = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const network = [...head, ...gap, ...tail].slice(0, 4)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/**
 * Whether an address is this machine's own. Behind it stands a developer, or a proxy the host was not told of, and with
 * it everybody: such an address cannot be counted as one visitor's.
 */
export function isOwnMachine(address: string): boolean {
  if (address === '127.0.0.1' || address === '::1') return true
  const plain = bare(address)
  return plain.startsWith('127.') || plain === '::1'
}
