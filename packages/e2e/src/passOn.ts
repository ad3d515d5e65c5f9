import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/** How a request is passed on. */
export type PassOnOptions = {
  /** Of the server on this machine. */
  port: number | string
  /** In place of the request's own. */
  headers?: IncomingMessage['headers']
  onAnswer?: (status: number) => void
}

/** Passes a request on to a server, and its answer back, as they come. Where that server does not answer, the connection ends. */
export function passOn(
  from: IncomingMessage,
  to: ServerResponse,
  { port, headers = from.headers, onAnswer }: PassOnOptions,
): void {
  const sent = request({ port, host: 'localhost', method: from.method, path: from.url, headers }, (answer) => {
    const status = answer.statusCode ?? 502
    onAnswer?.(status)
    to.writeHead(status, answer.headers)
    answer.pipe(to)
  })
  sent.once('error', () => to.destroy())
  from.pipe(sent)
}
