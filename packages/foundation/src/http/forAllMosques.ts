import type { FastifyRequest } from 'fastify'

/** Whether the response is the same for every mosque: the server's own state, and built files. */
export const isForAllMosques = ({ routeOptions, url }: FastifyRequest): boolean =>
  routeOptions.config?.always === true || url.startsWith('/assets/')
