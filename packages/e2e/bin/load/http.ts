import { Agent, request } from 'node:http'

/** A response; status 0 if there was none. */
export type HttpResponse = { status: number; body: string; retryAfter?: number }

/** A request to the measured server; only loopback is used. */
export type HttpRequest = { port: number; host: string; path: string; address: string; json?: object }

/** The request timeout in milliseconds, about that of a browser. */
const timeoutMs = 30_000

// No connection limit: visitors do not wait for each other here, and gifts do not wait for pages.
const agents = { page: new Agent({ keepAlive: true }), call: new Agent({ keepAlive: true }) }

/** Sends a request, as a visitor behind a proxy. Never rejects. */
export const send = ({ port, host, path, address, json }: HttpRequest): Promise<HttpResponse> =>
  new Promise((resolve) => {
    const headers = {
      host,
      'x-forwarded-for': address,
      'accept-encoding': 'br, gzip',
      accept: json ? 'application/json' : 'text/html',
      ...(json ? { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' } : {}),
    }
    const method = json ? 'POST' : 'GET'
    const clientRequest = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers,
      agent: agents[json ? 'call' : 'page'],
      timeout: timeoutMs,
    })
    const fail = () => resolve({ status: 0, body: '' })
    clientRequest.on('timeout', () => clientRequest.destroy())
    clientRequest.on('error', fail)
    clientRequest.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('error', fail)
      // Page bodies are discarded; payment responses are small.
      response.on('data', (chunk: Buffer) => (json ? chunks.push(chunk) : undefined))
      response.on('end', () => {
        const retryAfter = Number(response.headers['retry-after'])
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('utf8'),
          ...(retryAfter > 0 ? { retryAfter } : {}),
        })
      })
    })
    clientRequest.end(json ? JSON.stringify(json) : undefined)
  })

/** Closes all open connections. */
export const closeConnections = (): void => Object.values(agents).forEach((agent) => agent.destroy())
