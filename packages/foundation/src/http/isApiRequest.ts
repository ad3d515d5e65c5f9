import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** The one call for every other site. */
const embedPath = '/embed/prayer-times.json'

/** What any website and any calendar may read; see `cors`. */
const publicPaths: readonly string[] = [embedPath, '/calendar/prayer-times.ics', '/calendar/events.ics']

/** Whether a request is for something that any website may read, however its address was spelt. */
export function isPublicResource({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  const route = routeOptions.url
  // No route answers a preflight.
  return publicPaths.includes(route === undefined || route === '*' ? (url.split('?', 1)[0] ?? '') : route)
}

/** Whether a request is for the API: by its route, however its address was spelt, and by the address where no call has it. */
export function isApiRequest({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  const route = routeOptions.url
  return route === embedPath || (route === undefined || route === '*' ? url : route).startsWith('/api/')
}

/** The address without a name in it: which mosque is meant is for the Host header to say. */
export const withoutOrigin = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '') || '/'
