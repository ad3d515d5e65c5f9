import type { DeskPaths } from '@minaret/contract/desk'
import createClient, { type Client } from 'openapi-fetch'
import { type Solve, withChallenges } from './challenge.ts'

/** Every call of the desk, typed. Unwrap its responses with `read` or `send`. */
export type DeskApi = Client<DeskPaths, 'application/json'>

/** The desk's server and language. The session is a cookie that scripts cannot read. */
export type DeskApiOptions = {
  /** The desk's own origin. */
  baseUrl: string
  /** Sends the requests; by default the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** Returns the desk's language (BCP 47) for each call. */
  language?: () => string | undefined
  /** Returns the session's write token for each call; undefined if logged out. */
  writeToken?: () => string | undefined
  /** Solves an overloaded server's challenge for a sign-up; the call is then sent again. */
  solve?: Solve
  /** Called when a response reports that the user is logged out; perhaps more than once. */
  onLogout?: () => void
}

/** Creates the typed client of the desk's API. It has no state but its options. */
export function createDeskApi({
  baseUrl,
  fetch: customFetch,
  language,
  writeToken,
  solve,
  onLogout,
}: DeskApiOptions): DeskApi {
  const sendRequest = customFetch ?? ((request: Request) => fetch(request))
  const sendSignup = solve ? withChallenges(sendRequest, solve) : sendRequest
  // Only sign-up can be challenged; other calls, uploads among them, are not cloned for a retry.
  const isSignup = (request: Request) => new URL(request.url).pathname.startsWith('/api/desk/signup/')
  const api = createClient<DeskPaths, 'application/json'>({
    baseUrl,
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    fetch: (request) => (isSignup(request) ? sendSignup : sendRequest)(request),
  })
  api.use({
    onRequest({ request: { headers, method } }) {
      const deskLanguage = language?.()
      if (deskLanguage) headers.set('Accept-Language', deskLanguage)
      const token = method === 'GET' ? undefined : writeToken?.()
      if (token) headers.set('X-Desk-Token', token)
    },
    onResponse({ response }) {
      if (response.status === 401) onLogout?.()
    },
  })
  return api
}
