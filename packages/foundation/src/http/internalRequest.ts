import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Not a valid socket address, so no outside client can have it. */
const address = 'inside'

/** Whether the call was made by server-side rendering: the visitor was already counted with the page request. */
export const isInternalRequest = (request: Pick<FastifyRequest, 'raw'>): boolean =>
  request.raw.socket.remoteAddress === address

/**
 * A `fetch` that reaches this server without a socket.
 * @param host value of the Host header
 * @param read called with each response before the caller gets it
 */
export const createInternalFetch =
  (app: FastifyInstance, host: string, read?: (status: number, text: string) => void) =>
  async (call: Request): Promise<Response> => {
    const { pathname, search } = new URL(call.url)
    const payload = call.method === 'POST' ? await call.text() : undefined
    const answer = await app.inject({
      method: call.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(call.headers), host },
      remoteAddress: address,
      ...(payload === undefined ? {} : { payload }),
    })
    read?.(answer.statusCode, answer.body)
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } })
  }
