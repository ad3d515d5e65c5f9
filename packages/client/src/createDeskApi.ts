import type { DeskPaths } from '@minaret/contract/desk'
import createClient, { type Client } from 'openapi-fetch'
import { type Solve, solvingChallenges } from './challenge.ts'

/** Every call of the desk, typed. Unwrap its answers with `read` or `send`. */
export type DeskApi = Client<DeskPaths, 'application/json'>

/** Where the desk is, and in whose words it answers. The session is a cookie, which no script sees. */
export type DeskApiOptions = {
  /** The desk's own origin. */
  baseUrl: string
  /** Who carries the requests: the platform's `fetch` by default. */
  fetch?: (request: Request) => Promise<Response>
  /** The language (BCP 47) the desk is shown in, at each call. */
  language?: () => string | undefined
  /** The token of the session's writes, at each call; nothing while nobody is logged in. */
  writeToken?: () => string | undefined
  /** Solves what a server under pressure asks of a sign-up: then the call is made once more. */
  solve?: Solve
  /** An answer said that nobody is logged in. May be called more than once. */
  onLogout?: () => void
}

/** Speaks the desk's contract with its server. Holds no state but its options. */
export function createDeskApi({ baseUrl, fetch: own, language, writeToken, solve, onLogout }: DeskApiOptions): DeskApi {
  const carry = own ?? ((request: Request) => fetch(request))
  const carrySignup = solve ? solvingChallenges(carry, solve) : carry
  // Only sign-up asks for challenges; other calls, uploads among them, need no spare copy of their body.
  const isSignup = (request: Request) => new URL(request.url).pathname.startsWith('/api/desk/signup/')
  const api = createClient<DeskPaths, 'application/json'>({
    baseUrl,
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    fetch: (request) => (isSignup(request) ? carrySignup : carry)(request),
  })
  api.use({
    onRequest({ request: { headers, method } }) {
      const shown = language?.()
      if (shown) headers.set('Accept-Language', shown)
      const token = method === 'GET' ? undefined : writeToken?.()
      if (token) headers.set('X-Desk-Token', token)
    },
    onResponse({ response }) {
      if (response.status === 401) onLogout?.()
    },
  })
  return api
}
