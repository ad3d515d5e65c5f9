import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { StubAccount } from './account.ts'
import { errorResponse, type StubResponse } from './responses.ts'
import { type ConnectOutcome, connectStub, type StubConnected } from './connect.ts'
import { requestCheck } from './contract.ts'
import { decodeForm } from './form.ts'
import { makeIntent } from './makeIntent.ts'
import type { StubEvent } from './store.ts'

/** A fault of one request. */
export type Fault =
  /** A Stripe server error, before any processing. */
  | 'error-500'
  /** The connection is closed before any processing. */
  | 'hang-up-before'
  /** The request is processed, and then the connection is closed: the response is lost. */
  | 'hang-up-after'
  /** The request is processed, and then a server error is sent instead of the response. */
  | 'error-after'
  /** The key has been revoked. */
  | 'revoked'
  /** A proxy's empty 404, which the SDK treats as success. */
  | 'empty-404'
  /** A 502 whose body looks like a payment, which the SDK treats as one. */
  | 'paid-502'

/** The endpoint for events, with the secret that signs them. */
export type StubWebhook = { url: string; secret: string; headers?: Record<string, string> }

/** A running Stripe stub. */
export type StripeStub = {
  /** The URL for `STRIPE_API_BASE`. */
  url: string
  /** Returns the account of a key, or a connected account by its id; created on first use. */
  getAccount(key: string): StubAccount
  /** Every request that reached the stub, in order. */
  requests: { method: string; path: string; key: string; idempotencyKey?: string; account?: string }[]
  /** The requests that Stripe would reject as invalid. `close` throws if there are any. */
  problems: string[]
  /**
   * Adds faults for the next requests that change something, one each; with `on: 'read'` for the next reads.
   * @returns the number of pending faults
   */
  addFaults(faults: readonly Fault[], on?: 'change' | 'read'): number
  /** Sets the faults for the next changes with a key, replacing its pending ones. */
  setFaults(key: string, faults: readonly Fault[]): void
  /** Posts all further events of an account, with retries until they are accepted. */
  deliverTo(key: string, webhook: StubWebhook): void
  /** Posts all further events of connected accounts, with the account's id. */
  deliverConnectedTo(webhook: StubWebhook): void
  /** The connected accounts by id. */
  connected: ReadonlyMap<string, StubConnected>
  /** Sets the outcome of Stripe's review of a connected account, and sends the event. */
  settleConnected(id: string, outcome: ConnectOutcome): void
  /** Posts one event now. @returns the HTTP status of the response */
  send(event: StubEvent, webhook: StubWebhook): Promise<number>
  /** Waits until all events so far have been accepted. */
  waitForDeliveries(): Promise<void>
  close(): Promise<void>
}

const sendJson = (response: ServerResponse, { status, body, replayed }: StubResponse) => {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_stub',
    ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
  })
  response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  let encodedForm = ''
  for await (const chunk of request.setEncoding('utf8')) encodedForm += String(chunk)
  return encodedForm
}

/**
 * Starts a Stripe stub for tests, in this process or a separate one: payments and subscriptions with confirmation tokens,
 * idempotency keys, bank checks, a clock, refunds and disputes, signed webhooks, and faults on demand. Each request is checked
 * against Stripe's own description if that is available. A donor's page may call
 * `POST /test/authenticate?client_secret=…&outcome=pass|fail`; `POST /test/advance?to=2026-11-27T15:00Z` moves the clock;
 * `POST /test/other-system?key=…&email=…&name=…` starts a regular gift of another system.
 * @param latency the processing time of a request, in milliseconds: long enough for a second click
 * @param now the clock of its accounts until a test moves them, and always of its signatures
 */
export async function startStripeStub({
  port = 0,
  latency = 10,
  now = () => new Date(),
}: { port?: number; latency?: number; now?: () => Date } = {}): Promise<StripeStub> {
  const check = requestCheck()
  const accounts = new Map<string, StubAccount>()
  const webhooks = new Map<string, StubWebhook>()
  const faults: Record<'change' | 'read', Fault[]> = { change: [], read: [] }
  const faultsByKey = new Map<string, Fault[]>()
  const requests: StripeStub['requests'] = []
  const problems: string[] = []
  const deliveries = new Set<Promise<void>>()
  let connectedWebhook: StubWebhook | undefined
  let isClosing = false

  const send = async (event: StubEvent, { url, secret, headers }: StubWebhook): Promise<number> => {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(now().getTime() / 1000),
    })
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    })
    return response.status
  }
  const deliver = async (event: StubEvent, webhook: StubWebhook) => {
    for (let delayMs = 100; !isClosing; delayMs *= 2) {
      const status = await send(event, webhook).catch(() => 0)
      if (status >= 200 && status < 300) return
      await sleep(delayMs)
    }
  }
  const getAccount = (key: string) => {
    const existing = accounts.get(key)
    if (existing) return existing
    const newAccount = new StubAccount(
      (event) => {
        const ownWebhook = webhooks.get(key)
        const webhook = ownWebhook ?? (key.startsWith('acct_') ? connectedWebhook : undefined)
        if (!webhook) return
        const delivery = deliver(ownWebhook ? event : { ...event, account: key }, webhook).finally(() =>
          deliveries.delete(delivery),
        )
        deliveries.add(delivery)
      },
      now,
      (problem) => problems.push(problem),
    )
    accounts.set(key, newAccount)
    return newAccount
  }

  const connect = connectStub(
    now,
    () => getUrl(),
    (id, type, object) => getAccount(id).emit(type, object),
  )

  /** Routes one of Stripe's calls; the template is the path as in its description. */
  const route = (
    method: string,
    path: string,
    stubAccount: StubAccount,
    encodedForm: string,
    key: string,
    connected?: string,
  ) => {
    const form = decodeForm(encodedForm)
    const [, kind = '', id = '', action] = /^\/v1\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? []
    const template = `/v1/${kind}${id && '/{id}'}${action ? `/${action}` : ''}`
    const problem = check(method, template, form)
    if (problem) {
      problems.push(problem)
      return async () => errorResponse(400, 'invalid_request_error', 'parameter_unknown', problem)
    }
    return async (): Promise<StubResponse> => {
      await sleep(latency)
      const name = `${method} ${template}`
      const refusedResponse =
        name === 'POST /v1/payment_intents' && connected ? connect.refusesCharges(connected) : undefined
      const response =
        refusedResponse ??
        connect.call(name, key, decodeURIComponent(id), form) ??
        stubAccount.call(name, decodeURIComponent(id), form)
      if (response) return response
      problems.push(`The stub has no ${method} ${path}.`)
      return errorResponse(404, 'invalid_request_error', 'url_invalid', 'Unrecognized request URL.')
    }
  }

  const authenticate = (url: URL, response: ServerResponse) => {
    const secret = url.searchParams.get('client_secret') ?? ''
    response.setHeader('access-control-allow-origin', '*')
    for (const account of accounts.values()) {
      const id = account.findWaitingIntent(secret)
      if (!id) continue
      account.authenticate(id, url.searchParams.get('outcome') === 'pass')
      const status = account.intents.get(id)?.status ?? account.setups.get(id)?.status
      return sendJson(response, { status: 200, body: { id, status } })
    }
    return sendJson(
      response,
      errorResponse(404, 'invalid_request_error', 'resource_missing', 'No bank check has that client secret.'),
    )
  }

  /** Moves the clock of every account. */
  const advance = (url: URL, response: ServerResponse) => {
    const to = new Date(url.searchParams.get('to') ?? '')
    if (Number.isNaN(to.getTime()))
      return sendJson(response, errorResponse(400, 'invalid_request_error', 'parameter_invalid', 'Invalid time.'))
    for (const account of accounts.values()) account.advanceTo(to)
    return sendJson(response, { status: 200, body: { to } })
  }

  /** Creates another system’s regular gift in the account of a key. */
  const createOtherSystem = ({ searchParams }: URL) =>
    getAccount(searchParams.get('key') ?? '').createOtherSystemGift({
      email: searchParams.get('email'),
      name: searchParams.get('name'),
      interval: searchParams.get('interval') ?? 'month',
      metadata: { 'Donation Post ID': '812' },
    })

  const server = createServer((request, response) => {
    const handle = async () => {
      const url = new URL(request.url ?? '/', 'http://stub')
      if (url.pathname === '/test/authenticate') return authenticate(url, response)
      if (url.pathname === '/test/advance') return advance(url, response)
      if (url.pathname.startsWith('/connect/')) return connect.form(url, request, response)
      if (url.pathname === '/test/other-system')
        return sendJson(response, { status: 200, body: { id: createOtherSystem(url) } })
      if (url.pathname === '/test/account') return sendJson(response, connect.decide(url))
      if (url.pathname === '/test/charges')
        return sendJson(response, { status: 200, body: [...accounts.values()].flatMap(({ charges }) => charges) })
      const method = request.method ?? 'GET'
      const key = (request.headers.authorization ?? '').replace(/^Bearer /, '')
      const header = request.headers['idempotency-key']
      const idempotencyKey = typeof header === 'string' ? header : undefined
      const encodedForm = method === 'POST' ? await readBody(request) : url.search.slice(1)
      const accountHeader = request.headers['stripe-account']
      const connected = typeof accountHeader === 'string' ? accountHeader : undefined
      const path = url.pathname
      requests.push({ method, path, key, idempotencyKey, ...(connected === undefined ? {} : { account: connected }) })
      if (!/^[rs]k_test_/.test(key)) {
        problems.push('A key other than a test key was sent to the stub.')
        return sendJson(response, errorResponse(401, 'invalid_request_error', 'api_key_invalid', 'Invalid API key.'))
      }
      const keyFault = method === 'GET' ? undefined : faultsByKey.get(key)?.shift()
      const fault = keyFault ?? faults[method === 'GET' ? 'read' : 'change'].shift()
      if (fault === 'hang-up-before') return request.socket.destroy()
      if (fault === 'error-500')
        return sendJson(response, errorResponse(500, 'api_error', 'api_error', 'Something went wrong.'))
      if (fault === 'revoked')
        return sendJson(response, errorResponse(401, 'invalid_request_error', 'api_key_expired', 'Expired.'))
      if (fault === 'empty-404') return sendJson(response, { status: 404, body: {} })
      if (fault === 'paid-502')
        return sendJson(response, {
          status: 502,
          body: { ...makeIntent({ amount: 2500, currency: 'gbp' }, 0), status: 'succeeded' },
        })
      const work = route(method, path, getAccount(connected ?? key), encodedForm, key, connected)
      // Stripe uses idempotency keys only for POST.
      const result =
        method !== 'POST'
          ? await work()
          : await getAccount(connected ?? key).runOnce(idempotencyKey, `${path}?${encodedForm}`, work)
      if (fault === 'hang-up-after') return request.socket.destroy()
      if (fault === 'error-after')
        return sendJson(response, errorResponse(500, 'api_error', 'api_error', 'Something went wrong.'))
      sendJson(response, result)
    }
    handle().catch((error: unknown) => {
      problems.push(`The stub failed: ${String(error)}`)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The stub has no address.')

  const getUrl = () => `http://127.0.0.1:${address.port}`

  return {
    url: getUrl(),
    getAccount,
    requests,
    problems,
    addFaults: (newFaults, on = 'change') => faults[on].push(...newFaults),
    setFaults: (key, newFaults) => void faultsByKey.set(key, [...newFaults]),
    deliverTo: (key, webhook) => void webhooks.set(key, webhook),
    deliverConnectedTo: (webhook) => void (connectedWebhook = webhook),
    connected: connect.accounts,
    settleConnected: connect.settle,
    send,
    async waitForDeliveries() {
      while (deliveries.size > 0) await Promise.allSettled(deliveries)
    },
    async close() {
      isClosing = true
      await Promise.allSettled(deliveries)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (problems.length > 0) throw new Error(`Stripe would have rejected:\n${[...new Set(problems)].join('\n')}`)
    },
  }
}
