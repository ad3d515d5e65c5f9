import type { IncomingMessage } from 'node:http'
import { isOwnMachine } from './address.ts'

/** Headers that proxies write into a request they pass on. */
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

/** How further ones begin: of X-Forwarded there are many, and content delivery networks and tunnels have their own. */
const proxyPrefixes = ['x-forwarded', 'x-original-', 'x-envoy-', 'x-appengine-', 'x-azure-', 'x-amzn-', 'cf-', 'fly-']

const isProxyHeader = (name: string) =>
  proxyHeaders.has(name) || proxyPrefixes.some((prefix) => name.startsWith(prefix))

/**
 * Whether a program on this machine made a request, and no proxy says that it passed it on. The address alone does not
 * tell: behind a proxy that `PROXIES` does not count, every visitor has this machine's.
 */
export const isFromThisMachine = ({ raw }: { raw: Pick<IncomingMessage, 'headers' | 'socket'> }): boolean =>
  isOwnMachine(raw.socket.remoteAddress ?? '') && !Object.keys(raw.headers).some(isProxyHeader)
