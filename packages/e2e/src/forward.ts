import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Options for forwarding a request. */
export type ForwardOptions = {
  /** The port of the server on this machine. */
  port: number | string
  /** Replaces the request's own headers. */
  headers?: IncomingMessage['headers']
  onResponse?: (status: number) => void
}

/** Streams a request to a server and the response back. If the server does not respond, the connection is closed. */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { port, headers = incoming.headers, onResponse }: ForwardOptions,
): void {
  const upstream = request(
    { port, host: 'localhost', method: incoming.method, path: incoming.url, headers },
    (response) => {
      const status = response.statusCode ?? 502
      onResponse?.(status)
      outgoing.writeHead(status, response.headers)
      response.pipe(outgoing)
    },
  )
  upstream.once('error', () => outgoing.destroy())
  incoming.pipe(upstream)
}
