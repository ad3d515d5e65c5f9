import { createDomain, type Domain, type DomainOptions } from '../app/createDomain.ts'
import { memoryShelf } from './index.ts'

/** A call that waits for its answer. */
export type HeldCall = {
  call: string
  headers: Headers
  body: unknown
  answer(body: object, headers?: object): void
  /** Whether the page has given it up. */
  aborted(): boolean
}

/** A page whose host answers when the test says so, and what the test says. */
export type HeldPage = {
  domain: Domain
  /** The next call the page makes; waits for it. */
  asked(): Promise<HeldCall>
  /** What is shown as messages, as `kind: text`, and gone afterwards. */
  said(): string[]
}

/** A page of someone logged in, unless `start` says otherwise, on a host under the test's hand. */
export function heldPage(options: Partial<DomainOptions> = {}): HeldPage {
  const arrived: HeldCall[] = []
  const wanted: ((call: HeldCall) => void)[] = []
  const userData = JSON.stringify({ v: 1, data: { token: 't0', name: 'Aisha' } })
  const { shelf } = memoryShelf({ userData })
  const domain = createDomain({
    baseUrl: 'https://mosque.example',
    items: [],
    now: Date.parse('2026-11-21T12:00:00Z'),
    shelf,
    visit: memoryShelf().shelf,
    fetch: async (request) => {
      const text = await request.text()
      return new Promise((resolve) => {
        const held: HeldCall = {
          call: `${request.method} ${new URL(request.url).pathname}`,
          headers: request.headers,
          body: text && JSON.parse(text),
          aborted: () => request.signal.aborted,
          answer: (body, headers = {}) =>
            resolve(
              new Response(JSON.stringify(body), { headers: { ...headers, 'content-type': 'application/json' } }),
            ),
        }
        const want = wanted.shift()
        if (want) want(held)
        else arrived.push(held)
      })
    },
    ...options,
  })
  return {
    domain,
    asked: () =>
      new Promise((resolve) => {
        const call = arrived.shift()
        if (call) resolve(call)
        else wanted.push(resolve)
      }),
    said() {
      const { messages, gone } = domain.toasts.getState()
      messages.forEach(({ id }) => gone(id))
      return messages.map(({ kind, text }) => `${kind}: ${text}`)
    },
  }
}
