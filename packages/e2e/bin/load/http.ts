import { Agent, request } from 'node:http'

/** What came of one request: 0 where there was no answer. */
export type HttpResponse = { status: number; body: string; retryAfter?: number }

/** One request to the server that is measured; only loopback is ever asked. */
export type HttpRequest = { port: number; host: string; path: string; address: string; json?: object }

/** Nobody waits longer than a browser would, in milliseconds. */
const patience = 30_000

// Each visitor has connections of their own: nobody waits for another's here, and a gift never for a page.
const agents = { page: new Agent({ keepAlive: true }), call: new Agent({ keepAlive: true }) }

/** Sends one request, as a visitor behind a proxy. It never fails. */
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
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers,
      agent: agents[json ? 'call' : 'page'],
      timeout: patience,
    })
    const fail = () => resolve({ status: 0, body: '' })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', fail)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('error', fail)
      // Pages are counted, not read; the answers of payments are small.
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
    sent.end(json ? JSON.stringify(json) : undefined)
  })

/** Closes the connections that are still open. */
export const closeConnections = (): void => Object.values(agents).forEach((agent) => agent.destroy())
