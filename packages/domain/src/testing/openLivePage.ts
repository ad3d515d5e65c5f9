import { ApiError } from '@minaret/client'
import type { TestServer, TestTenant } from '@minaret/acceptance'
import { createDomain, type Domain } from '../app/createDomain.ts'
import type { LogoutReason } from '../session/session.ts'
import type { BrowserStorage } from '../storage/browserStorage.ts'
import { createMemoryStorage } from './index.ts'

/** A page of a mosque's own site, on our own server. */
export type LivePage = {
  domain: Domain
  /** The logout events so far. */
  events: LogoutReason[]
  /** Removes the current toasts and returns them as `kind: text`. */
  takeMessages(): string[]
}

/** Opens a page of a mosque. @param storage of the browser that the page is a tab of */
export function openLivePage(
  server: TestServer,
  { hostname }: TestTenant,
  storage: BrowserStorage = createMemoryStorage().storage,
): LivePage {
  const events: LogoutReason[] = []
  const domain = createDomain({
    baseUrl: `https://${hostname}`,
    items: [],
    now: Date.now(),
    storage,
    visit: createMemoryStorage().storage,
    onLogout: (reason) => void events.push(reason),
    // Sends the call with the headers of a browser.
    async fetch(call) {
      const { pathname, search } = new URL(call.url)
      const payload = call.method === 'POST' ? await call.text() : undefined
      const response = await server.app.inject({
        method: call.method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        headers: { ...Object.fromEntries(call.headers), host: hostname },
        ...(payload === undefined ? {} : { payload }),
      })
      const renewedToken = response.headers['x-jwt-token']
      const headers = typeof renewedToken === 'string' ? { 'X-JWT-Token': renewedToken } : undefined
      return new Response(response.body, { status: response.statusCode, headers })
    },
  })
  return {
    domain,
    events,
    takeMessages() {
      const { messages, remove } = domain.toasts.getState()
      messages.forEach(({ id }) => remove(id))
      return messages.map(({ kind, text }) => `${kind}: ${text}`)
    },
  }
}

/** The reference in the newest email of a kind. */
export async function findEmailLink(server: TestServer, mosque: TestTenant, kind: string): Promise<string> {
  const email = (await server.emails(mosque)).findLast((row) => row.kind === kind)?.email
  const token = /[/=]([\w-]{43})(?![\w-])/.exec(email?.text ?? '')?.[1]
  if (!token) throw new ApiError('broken', { message: `Expected a link in an email of kind ${kind}.` })
  return token
}
