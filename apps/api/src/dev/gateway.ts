import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { base } from './places.ts'
import { problemPage } from './problem.ts'
import { ServerProblem } from './server.ts'

type Options = {
  vite: () => Promise<ViteDevServer>
  /** The port of the server; waits while it starts. */
  serverPort: () => Promise<number>
}

const agent = new http.Agent({ keepAlive: true })

/** Says that there is no server: to a call in the envelope of the contract, to anybody else as a page. */
function refuse(request: IncomingMessage, response: ServerResponse, problem: unknown): void {
  if (response.headersSent) return void response.destroy()
  const isCall = request.url?.startsWith('/api/')
  const [type, body] = isCall
    ? [
        'application/json',
        JSON.stringify({ status: 503, message: 'The server does not start. Its terminal says why.' }),
      ]
    : ['text/html', problemPage(problem)]
  response.writeHead(503, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body)
}

/** Passes a request on to the server as it came. */
function forward(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const { method, url: path, headers } = request
  return new Promise((resolve, reject) => {
    const forwarded = http.request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
      answer.once('end', resolve)
      answer.once('error', reject)
    })
    forwarded.once('error', reject)
    response.once('close', () => forwarded.destroy())
    request.pipe(forwarded)
  })
}

/** The address people open: sources come from Vite, everything else from the server, which may be starting just now. */
export function createGateway({ vite, serverPort }: Options): http.Server {
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.startsWith(base)) {
      const { middlewares } = await vite()
      middlewares(request, response, (error: unknown) => response.writeHead(error ? 500 : 404).end())
      return
    }
    const port = await serverPort()
    try {
      await forward(request, response, port)
    } catch (error) {
      // The server may have been replaced between the two.
      const next = await serverPort()
      const canRepeat = next !== port && !response.headersSent && ['GET', 'HEAD'].includes(request.method ?? '')
      if (!canRepeat) throw error
      await forward(request, response, next)
    }
  }
  return http.createServer((request, response) => {
    pass(request, response).catch((error: unknown) =>
      refuse(
        request,
        response,
        error instanceof ServerProblem ? error : new Error('The server has ended.', { cause: error }),
      ),
    )
  })
}
