import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Not a valid socket address, so no external client can have it. */
const address = 'inside'

/** Whether the call was made by server-side rendering: the visitor was already counted with the page request. */
export const isInternalRequest = (request: Pick<FastifyRequest, 'raw'>): boolean =>
  request.raw.socket.remoteAddress === address

/**
 * A `fetch` that reaches this server without a socket.
 * @param host value of the Host header
 * @param onResponse called with each response before the caller gets it
 */
export const createInternalFetch =
  (app: FastifyInstance, host: string, onResponse?: (status: number, text: string) => void) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const payload = request.method === 'POST' ? await request.text() : undefined
    const response = await app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host },
      remoteAddress: address,
      ...(payload === undefined ? {} : { payload }),
    })
    onResponse?.(response.statusCode, response.body)
    return new Response(response.body, { status: response.statusCode, headers: { 'content-type': 'application/json' } })
  }
