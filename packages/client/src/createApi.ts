import type { paths } from '@minaret/contract'
import createClient, { type Client } from 'openapi-fetch'
import { endsSession } from './envelope.ts'

/** Every call of the contract, typed. Unwrap its answers with `read` or `send`. */
export type Api = Client<paths, 'application/json'>

export type ApiOptions = {
  /** The API host's origin, without a path; on the page's own host, that origin. */
  baseUrl: string
  /** Who carries the requests: the platform's `fetch`, or a call inside the process. */
  fetch?: (request: Request) => Promise<Response>
  /** The session's token, asked for at each call; nothing when nobody is logged in. */
  token?: () => string | undefined
  /** An answer said that the session is over. May be called more than once. */
  onLogout?: () => void
}

/** Speaks the contract with one host. Holds no state but its options. */
export function createApi({ baseUrl, fetch, token, onLogout }: ApiOptions): Api {
  const api = createClient<paths, 'application/json'>({
    baseUrl,
    ...(fetch ? { fetch } : {}),
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  api.use({
    onRequest({ request }) {
      const held = token?.()
      if (held) request.headers.set('X-JWT-Token', held)
    },
    async onResponse({ response }) {
      if (!onLogout) return
      // Most answers are not read twice: the code has to be there as text before it can be there as a value.
      const text = await response.clone().text()
      if (text.includes('401') && endsSession(parsed(text))) onLogout()
    },
  })
  return api
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
