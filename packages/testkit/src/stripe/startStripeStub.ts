import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { StubAccount } from './account.ts'
import { refusal, type StubAnswer } from './responses.ts'
import { type ConnectOutcome, connectStub, type StubConnected } from './connect.ts'
import { requestCheck } from './contract.ts'
import { decodeForm } from './form.ts'
import { makeIntent } from './makeIntent.ts'
import type { StubEvent } from './store.ts'

/** What goes wrong with a request, once. */
export type Fault =
  /** An error of Stripe's own, before anything was done. */
  | 'error-500'
  /** The connection is cut before anything was done. */
  | 'hang-up-before'
  /** Everything was done, and then the connection is cut: the answer is lost. */
  | 'hang-up-after'
  /** Everything was done, and then an error of Stripe's own hides it. */
  | 'error-after'
  /** The key has been revoked. */
  | 'revoked'
  /** A proxy's empty 404, which the SDK takes for a success. */
  | 'empty-404'
  /** A 502 whose body looks like a payment, which the SDK takes for one. */
  | 'paid-502'

/** Where events are posted, signed with the account's secret. */
export type StubWebhook = { url: string; secret: string; headers?: Record<string, string> }

export type StripeStub = {
  /** For `STRIPE_API_BASE`. */
  url: string
  /** The account of a key, or a connected account by its own id; made when first spoken of. */
  account(key: string): StubAccount
  /** Every request that reached the stub, in order. */
  requests: { method: string; path: string; key: string; idempotencyKey?: string; account?: string }[]
  /** Requests Stripe would not understand. `close` throws when there are any. */
  problems: string[]
  /**
   * Puts faults before the next requests that change something, one each; `on: 'read'` before the next that read.
   * @returns how many faults wait now, these and earlier ones
   */
  fail(faults: readonly Fault[], on?: 'change' | 'read'): number
  /** Puts faults before the next changes asked for with a key alone, instead of those that still wait for it. */
  failFor(key: string, faults: readonly Fault[]): void
  /** Posts every event of an account from now on, as often as it takes. */
  deliverTo(key: string, webhook: StubWebhook): void
  /** Posts every event of the accounts that are connected to a platform, each naming its account. */
  deliverConnectedTo(webhook: StubWebhook): void
  /** Accounts opened with a platform's key, by their ids. */
  connected: ReadonlyMap<string, StubConnected>
  /** Stripe has looked at a connected account again; it says so by an event. */
  settleConnected(id: string, outcome: ConnectOutcome): void
  /** Posts one event now. @returns the HTTP code it was answered with */
  send(event: StubEvent, webhook: StubWebhook): Promise<number>
  /** Waits until every event so far has been taken. */
  delivered(): Promise<void>
  close(): Promise<void>
}

const json = (response: ServerResponse, { status, body, replayed }: StubAnswer) => {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_stub',
    ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
  })
  response.end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}

/**
 * A small Stripe for tests, in this process or in its own: payments and subscriptions with confirmation tokens,
 * idempotency keys, bank checks, a clock, refunds and disputes, signed webhooks, and faults on demand. Each request is
 * held against Stripe's own description where that is at hand. The page of a giver may call
 * `POST /test/authenticate?client_secret=…&outcome=pass|fail`; time passes by `POST /test/advance?to=2026-11-27T15:00Z`;
 * another system begins a regular gift by `POST /test/other-system?key=…&email=…&name=…`.
 * @param latency how long Stripe takes to act, in milliseconds: time enough for a second click
 * @param now the clock its accounts go by until they are moved, and its signatures always
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
  const faultsOf = new Map<string, Fault[]>()
  const requests: StripeStub['requests'] = []
  const problems: string[] = []
  const deliveries = new Set<Promise<void>>()
  let connectedWebhook: StubWebhook | undefined
  let closing = false

  const send = async (event: StubEvent, { url, secret, headers }: StubWebhook): Promise<number> => {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(now().getTime() / 1000),
    })
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    })
    return answer.status
  }
  const deliver = async (event: StubEvent, webhook: StubWebhook) => {
    for (let pause = 100; !closing; pause *= 2) {
      const status = await send(event, webhook).catch(() => 0)
      if (status >= 200 && status < 300) return
      await sleep(pause)
    }
  }
  const account = (key: string) => {
    const found = accounts.get(key)
    if (found) return found
    const created = new StubAccount(
      (event) => {
        const own = webhooks.get(key)
        const webhook = own ?? (key.startsWith('acct_') ? connectedWebhook : undefined)
        if (!webhook) return
        const delivery = deliver(own ? event : { ...event, account: key }, webhook).finally(() =>
          deliveries.delete(delivery),
        )
        deliveries.add(delivery)
      },
      now,
      (sentence) => problems.push(sentence),
    )
    accounts.set(key, created)
    return created
  }

  const connect = connectStub(
    now,
    () => url(),
    (id, type, object) => account(id).tell(type, object),
  )

  /** Stripe's own calls; the template is the path as its description writes it. */
  const route = (method: string, path: string, at: StubAccount, text: string, key: string, connected?: string) => {
    const form = decodeForm(text)
    const [, kind = '', id = '', action] = /^\/v1\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? []
    const template = `/v1/${kind}${id && '/{id}'}${action ? `/${action}` : ''}`
    const problem = check(method, template, form)
    if (problem) {
      problems.push(problem)
      return async () => refusal(400, 'invalid_request_error', 'parameter_unknown', problem)
    }
    return async (): Promise<StubAnswer> => {
      await sleep(latency)
      const name = `${method} ${template}`
      const refused = name === 'POST /v1/payment_intents' && connected ? connect.refusesCharges(connected) : undefined
      const answer =
        refused ?? connect.call(name, key, decodeURIComponent(id), form) ?? at.call(name, decodeURIComponent(id), form)
      if (answer) return answer
      problems.push(`The stub has no ${method} ${path}.`)
      return refusal(404, 'invalid_request_error', 'url_invalid', 'Unrecognized request URL.')
    }
  }

  const authenticate = (url: URL, response: ServerResponse) => {
    const secret = url.searchParams.get('client_secret') ?? ''
    response.setHeader('access-control-allow-origin', '*')
    for (const account of accounts.values()) {
      const id = account.waitingFor(secret)
      if (!id) continue
      account.authenticate(id, url.searchParams.get('outcome') === 'pass')
      const status = account.intents.get(id)?.status ?? account.setups.get(id)?.status
      return json(response, { status: 200, body: { id, status } })
    }
    return json(response, refusal(404, 'invalid_request_error', 'resource_missing', 'No bank check waits for that.'))
  }

  /** Time passes in every account. */
  const advance = (url: URL, response: ServerResponse) => {
    const to = new Date(url.searchParams.get('to') ?? '')
    if (Number.isNaN(to.getTime()))
      return json(response, refusal(400, 'invalid_request_error', 'parameter_invalid', 'Say to which instant.'))
    for (const account of accounts.values()) account.advanceTo(to)
    return json(response, { status: 200, body: { to } })
  }

  /** Another system’s regular gift, in the account of a key. */
  const otherSystem = ({ searchParams }: URL) =>
    account(searchParams.get('key') ?? '').otherSystem({
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
      if (url.pathname === '/test/other-system') return json(response, { status: 200, body: { id: otherSystem(url) } })
      if (url.pathname === '/test/account') return json(response, connect.decide(url))
      if (url.pathname === '/test/charges')
        return json(response, { status: 200, body: [...accounts.values()].flatMap(({ charges }) => charges) })
      const method = request.method ?? 'GET'
      const key = (request.headers.authorization ?? '').replace(/^Bearer /, '')
      const header = request.headers['idempotency-key']
      const idempotencyKey = typeof header === 'string' ? header : undefined
      const text = method === 'POST' ? await textOf(request) : url.search.slice(1)
      const connected = request.headers['stripe-account']
      requests.push({
        method,
        path: url.pathname,
        key,
        idempotencyKey,
        ...(typeof connected === 'string' ? { account: connected } : {}),
      })
      if (!/^[rs]k_test_/.test(key)) {
        problems.push('Something other than a test key was sent to a test host.')
        return json(response, refusal(401, 'invalid_request_error', 'api_key_invalid', 'Invalid API key.'))
      }
      const own = method === 'GET' ? undefined : faultsOf.get(key)?.shift()
      const fault = own ?? faults[method === 'GET' ? 'read' : 'change'].shift()
      if (fault === 'hang-up-before') return request.socket.destroy()
      if (fault === 'error-500') return json(response, refusal(500, 'api_error', 'api_error', 'Something went wrong.'))
      if (fault === 'revoked')
        return json(response, refusal(401, 'invalid_request_error', 'api_key_expired', 'Expired.'))
      if (fault === 'empty-404') return json(response, { status: 404, body: {} })
      if (fault === 'paid-502')
        return json(response, {
          status: 502,
          body: { ...makeIntent({ amount: 2500, currency: 'gbp' }, 0), status: 'succeeded' },
        })
      const at = account(typeof connected === 'string' ? connected : key)
      const work = route(method, url.pathname, at, text, key, typeof connected === 'string' ? connected : undefined)
      // Stripe looks at keys of a POST only.
      const answer = method !== 'POST' ? await work() : await at.once(idempotencyKey, `${url.pathname}?${text}`, work)
      if (fault === 'hang-up-after') return request.socket.destroy()
      if (fault === 'error-after')
        return json(response, refusal(500, 'api_error', 'api_error', 'Something went wrong.'))
      json(response, answer)
    }
    handle().catch((error: unknown) => {
      problems.push(`The stub broke: ${String(error)}`)
      response.destroy()
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The stub has no address.')

  const url = () => `http://127.0.0.1:${address.port}`

  return {
    url: url(),
    account,
    requests,
    problems,
    fail: (next, on = 'change') => faults[on].push(...next),
    failFor: (key, next) => void faultsOf.set(key, [...next]),
    deliverTo: (key, webhook) => void webhooks.set(key, webhook),
    deliverConnectedTo: (webhook) => void (connectedWebhook = webhook),
    connected: connect.accounts,
    settleConnected: connect.settle,
    send,
    async delivered() {
      while (deliveries.size > 0) await Promise.allSettled(deliveries)
    },
    async close() {
      closing = true
      await Promise.allSettled(deliveries)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      if (problems.length > 0)
        throw new Error(`Stripe would not have understood:\n${[...new Set(problems)].join('\n')}`)
    },
  }
}
