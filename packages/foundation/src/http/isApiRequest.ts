import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** The one call for every other site; see `cors`. */
export const embedPath = '/embed/prayer-times.json'

/** Whether a request is for the API: by its route, however its address was spelt, and by the address where no call has it. */
export function isApiRequest({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  const route = routeOptions.url
  return route === embedPath || (route === undefined || route === '*' ? url : route).startsWith('/api/')
}

/** The address without a name in it: which mosque is meant is for the Host header to say. */
export const withoutOrigin = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '') || '/'
