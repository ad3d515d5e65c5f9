import { createDomain, type Domain, type DomainOptions } from '../app/createDomain.ts'
import { createMemoryStorage } from './index.ts'

/** A call that awaits its response. */
export type PendingCall = {
  call: string
  headers: Headers
  body: unknown
  answer(body: object, headers?: object): void
  /** Whether the page has aborted it. */
  aborted(): boolean
}

/** A page whose server responses the test controls. */
export type ControlledPage = {
  domain: Domain
  /** Waits for the page's next call. */
  nextCall(): Promise<PendingCall>
  /** Removes the current toasts and returns them as `kind: text`. */
  takeMessages(): string[]
}

/** Creates a page with a logged-in user, unless `options.storage` differs, whose responses the test controls. */
export function createControlledPage(options: Partial<DomainOptions> = {}): ControlledPage {
  const queue: PendingCall[] = []
  const waiters: ((call: PendingCall) => void)[] = []
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
        const waiter = waiters.shift()
        if (waiter) waiter(pending)
        else queue.push(pending)
      })
    },
    ...options,
  })
  return {
    domain,
    nextCall: () =>
      new Promise((resolve) => {
        const call = queue.shift()
        if (call) resolve(call)
        else waiters.push(resolve)
      }),
    takeMessages() {
      const { messages, remove } = domain.toasts.getState()
      messages.forEach(({ id }) => remove(id))
      return messages.map(({ kind, text }) => `${kind}: ${text}`)
    },
  }
}
