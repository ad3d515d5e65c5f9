import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** The API call for other websites. */
const embedPath = '/embed/prayer-times.json'

/** Resources for any website or calendar; see `cors`. */
const publicPaths: readonly string[] = [embedPath, '/calendar/prayer-times.ics', '/calendar/events.ics']

/** Whether a request is for a resource that any website may read, however its path is encoded. */
export function isPublicResource({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  const route = routeOptions.url
  // A preflight has no route.
  return publicPaths.includes(route === undefined || route === '*' ? (url.split('?', 1)[0] ?? '') : route)
}

/** Whether a request is for the API: by its route, however its path is encoded, or by its path if there is no route. */
export function isApiRequest({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  const route = routeOptions.url
  return route === embedPath || (route === undefined || route === '*' ? url : route).startsWith('/api/')
}

/** Returns the URL without an origin, because only the Host header selects the mosque. */
export const withoutOrigin = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '') || '/'
