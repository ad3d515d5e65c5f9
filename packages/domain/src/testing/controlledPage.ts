import { createDomain, type Domain, type DomainOptions } from '../app/createDomain.ts'
import { createMemoryStorage } from './index.ts'

/** A call that waits for its answer. */
export type PendingCall = {
  call: string
  headers: Headers
  body: unknown
  answer(body: object, headers?: object): void
  /** Whether the page has given it up. */
  aborted(): boolean
}

/** A page whose host answers when the test says so, and what the test says. */
export type ControlledPage = {
  domain: Domain
  /** The next call the page makes; waits for it. */
  nextCall(): Promise<PendingCall>
  /** What is shown as messages, as `kind: text`, and gone afterwards. */
  takeMessages(): string[]
}

/** A page of someone logged in, unless `start` says otherwise, on a host under the test's hand. */
export function createControlledPage(options: Partial<DomainOptions> = {}): ControlledPage {
  const arrived: PendingCall[] = []
  const waiting: ((call: PendingCall) => void)[] = []
  const userData = JSON.stringify({ v: 1, data: { token: 't0', name: 'Aisha' } })
  const { storage } = createMemoryStorage({ userData })
  const domain = createDomain({
    baseUrl: 'https://mosque.example',
    items: [],
    now: Date.parse('2026-11-21T12:00:00Z'),
    storage,
    visit: createMemoryStorage().storage,
    fetch: async (request) => {
      const text = await request.text()
      return new Promise((resolve) => {
        const pending: PendingCall = {
          call: `${request.method} ${new URL(request.url).pathname}`,
          headers: request.headers,
          body: text && JSON.parse(text),
          aborted: () => request.signal.aborted,
          answer: (body, headers = {}) =>
            resolve(
              new Response(JSON.stringify(body), { headers: { ...headers, 'content-type': 'application/json' } }),
            ),
        }
        const want = waiting.shift()
        if (want) want(pending)
        else arrived.push(pending)
      })
    },
    ...options,
  })
  return {
    domain,
    nextCall: () =>
      new Promise((resolve) => {
        const call = arrived.shift()
        if (call) resolve(call)
        else waiting.push(resolve)
      }),
    takeMessages() {
      const { messages, gone } = domain.toasts.getState()
      messages.forEach(({ id }) => gone(id))
      return messages.map(({ kind, text }) => `${kind}: ${text}`)
    },
  }
}
