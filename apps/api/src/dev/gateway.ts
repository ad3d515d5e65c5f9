import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { base } from './paths.ts'
import { problemPage } from './problem.ts'
import { ServerProblem } from './server.ts'

type Options = {
  vite: () => Promise<ViteDevServer>
  /** The server's port; waits while the server starts. */
  serverPort: () => Promise<number>
}

const agent = new http.Agent({ keepAlive: true })

/** Reports that the server is not running: to API calls in the contract's envelope, otherwise as a page. */
function sendUnavailable(request: IncomingMessage, response: ServerResponse, problem: unknown): void {
  if (response.headersSent) return void response.destroy()
  const isApiCall = request.url?.startsWith('/api/')
  const [type, body] = isApiCall
    ? [
        'application/json',
        JSON.stringify({ status: 503, message: 'The server failed to start. See its terminal output.' }),
      ]
    : ['text/html', problemPage(problem)]
  response.writeHead(503, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body)
}

/** Forwards a request unchanged to the server. */
function forward(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const { method, url: path, headers } = request
  return new Promise((resolve, reject) => {
    const proxyRequest = http.request({ agent, port, host: '127.0.0.1', method, path, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.rawHeaders)
      upstream.pipe(response)
      upstream.once('end', resolve)
      upstream.once('error', reject)
    })
    proxyRequest.once('error', reject)
    response.once('close', () => proxyRequest.destroy())
    request.pipe(proxyRequest)
  })
}

/** The HTTP server on the public port: sources come from Vite, everything else from the server, which may still be starting. */
export function createGateway({ vite, serverPort }: Options): http.Server {
  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.startsWith(base)) {
      const { middlewares } = await vite()
      middlewares(request, response, (error: unknown) => response.writeHead(error ? 500 : 404).end())
      return
    }
    const port = await serverPort()
    try {
      await forward(request, response, port)
    } catch (error) {
      // The server may have been replaced since its port was read.
      const newPort = await serverPort()
      const canRetry = newPort !== port && !response.headersSent && ['GET', 'HEAD'].includes(request.method ?? '')
      if (!canRetry) throw error
      await forward(request, response, newPort)
    }
  }
  return http.createServer((request, response) => {
    route(request, response).catch((error: unknown) =>
      sendUnavailable(
        request,
        response,
        error instanceof ServerProblem ? error : new Error('The server has stopped.', { cause: error }),
      ),
    )
  })
}
