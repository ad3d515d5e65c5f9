import type { IncomingMessage } from 'node:http'
import { isOwnMachine } from './address.ts'

/** Headers that proxies add to forwarded requests. */
const proxyHeaders: ReadonlySet<string> = new Set([
  'forwarded',
  'forwarded-for',
  'via',
  'client-ip',
  'true-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-host',
  'x-originating-ip',
  'x-real-ip',
  'x-remote-addr',
  'x-remote-ip',
  'cdn-loop',
  'fastly-client-ip',
  'incap-client-ip',
  'proxy-client-ip',
  'wl-proxy-client-ip',
  'surrogate-capability',
])

/** Prefixes of further ones: the X-Forwarded family, and those of content delivery networks and tunnels. */
const proxyPrefixes = ['x-forwarded', 'x-original-', 'x-envoy-', 'x-appengine-', 'x-azure-', 'x-amzn-', 'cf-', 'fly-']

const isProxyHeader = (name: string) =>
  proxyHeaders.has(name) || proxyPrefixes.some((prefix) => name.startsWith(prefix))

/**
 * Whether a program on this machine made the request, without proxy headers. The address alone is not enough: behind a proxy
 * missing from `PROXIES`, every visitor has a local address.
 */
export const isFromThisMachine = ({ raw }: { raw: Pick<IncomingMessage, 'headers' | 'socket'> }): boolean =>
  isOwnMachine(raw.socket.remoteAddress ?? '') && !Object.keys(raw.headers).some(isProxyHeader)
