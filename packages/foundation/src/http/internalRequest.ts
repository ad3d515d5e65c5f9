import type { FastifyInstance, FastifyRequest } from 'fastify'

/** No socket has this for an address, so nobody outside can call himself so. */
const address = 'inside'

/** Whether a call was made by a page of this host for itself: the visitor who asked for the page was counted there. */
export const isInternalRequest = (request: Pick<FastifyRequest, 'raw'>): boolean =>
  request.raw.socket.remoteAddress === address

/**
 * A `fetch` that reaches this server without a socket.
 * @param host the name the call speaks to, as the Host header would carry it
 * @param read is shown each response before its caller
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
