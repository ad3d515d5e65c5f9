import type { paths } from '@minaret/contract'
import { sessionPaths } from '@minaret/contract/sessions'
import createClient, { type Client } from 'openapi-fetch'
import { type Solve, withChallenges } from './challenge.ts'
import { endsSession } from './envelope.ts'

/** Every call of the contract, typed. Unwrap its responses with `read` or `send`. */
export type Api = Client<paths, 'application/json'>

/** The server to call, how to call it, the session, and the callbacks for changes of the session. */
export type ApiOptions = {
  /** The API server's origin, without a path; the page's own origin if the API is there. */
  baseUrl: string
  /** Sends the requests: by default the platform's `fetch`, or an in-process call. */
  fetch?: (request: Request) => Promise<Response>
  /** Returns the page's language (BCP 47) for each call: the language of the server's messages. */
  language?: () => string | undefined
  /** Returns the language of the mosque's own content for each call, if it is not the mosque's language. */
  contentLanguage?: () => string | undefined
  /** Returns the session's token for each call; undefined if logged out. */
  token?: () => string | undefined
  /** Called when a response renews the session. @param token the new token @param sentToken the token the call was sent with */
  onToken?: (token: string, sentToken: string) => void
  /** Called when a response ends the session; perhaps more than once. @param sentToken the token sent with the call, if any */
  onLogout?: (sentToken?: string) => void
  /** Solves an overloaded server's challenge; the call is then sent again. */
  solve?: Solve
  /**
   * Checks that a successful response has the data its call promises (`isExpectedResponse` of `@minaret/client/shapes`). If undefined,
   * data is not checked. @param path as the contract writes it @param body the raw response body
   */
  shapes?: (path: string, body: string) => Promise<boolean>
}

const sessionHeader = 'X-JWT-Token'
const tokenHeader = 'token'

/** The calls that carry the session in `token` instead (specification, section 7). */
const tokenPaths: ReadonlySet<string> = new Set<keyof paths>(['/api/getSubscriptionList', '/api/user/details'])

/** The calls that need a session: the token is sent with no other. */
const sessionRequiredPaths: ReadonlySet<string> = new Set(sessionPaths)

/** Init of a call sent without the current session (`bNoToken`). */
export const withoutSession = { headers: { [sessionHeader]: '' } } as const

/**
 * Init of a call that carries a session other than the current one.
 * @param token that session's token
 */
export const withSession = (token: string) => ({ headers: { [sessionHeader]: token } })

/**
 * Creates the typed client of one server. It has no state but its options and no timeout, and passes on a call's `signal`.
 * A call that sets its own session or token header keeps it.
 */
export function createApi({
  baseUrl,
  fetch: customFetch,
  language,
  contentLanguage,
  token,
  onToken,
  onLogout,
  solve,
  shapes,
}: ApiOptions): Api {
  const sendRequest = customFetch ?? ((request: Request) => fetch(request))
  const authorise = (headers: Headers, schemaPath: string) => {
    const pageLanguage = language?.()
    if (pageLanguage) headers.set('Accept-Language', pageLanguage)
    if (headers.has(tokenHeader)) return
    if (headers.has(sessionHeader)) {
      if (!headers.get(sessionHeader)) headers.delete(sessionHeader)
      return
    }
    const credential = sessionRequiredPaths.has(schemaPath) ? token?.() : undefined
    if (credential) headers.set(tokenPaths.has(schemaPath) ? tokenHeader : sessionHeader, credential)
  }
  const api = createClient<paths, 'application/json'>({
    baseUrl,
    fetch: solve ? withChallenges(sendRequest, solve) : sendRequest,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  api.use({
    onRequest({ request, schemaPath }) {
      const textLanguage = request.method === 'GET' ? contentLanguage?.() : undefined
      const localisedRequest = textLanguage ? inLanguage(request, textLanguage) : request
      authorise(localisedRequest.headers, schemaPath)
      return localisedRequest
    },
    async onResponse({ request, response, schemaPath }) {
      const sentToken =
        request.headers.get(sessionHeader) ?? (tokenPaths.has(schemaPath) ? request.headers.get(tokenHeader) : null)
      const renewedToken = response.headers.get(sessionHeader)
      if (sentToken && renewedToken) onToken?.(renewedToken, sentToken)
      if (!onLogout && !shapes) return undefined
      // Most responses are parsed only once: a body without the text "401" cannot end the session.
      const text = await response.clone().text()
      if (text.includes('401') && endsSession(parseJson(text))) onLogout?.(sentToken ?? undefined)
      const isValid = !shapes || !response.ok || (await shapes(schemaPath, text))
      // Data that no screen can render counts as an empty response.
      return isValid ? undefined : new Response('', { status: response.status })
    },
  })
  return api
}

/** Returns the same request for the mosque's content in a language. */
function inLanguage(request: Request, language: string): Request {
  const url = new URL(request.url)
  url.searchParams.set('language', language)
  return new Request(url, request)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
