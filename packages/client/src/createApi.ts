import type { paths } from '@minaret/contract'
import { sessionPaths } from '@minaret/contract/sessions'
import createClient, { type Client } from 'openapi-fetch'
import { type Solve, solvingChallenges } from './challenge.ts'
import { endsSession } from './envelope.ts'

/** Every call of the contract, typed. Unwrap its answers with `read` or `send`. */
export type Api = Client<paths, 'application/json'>

/** Which host to speak with, how, and for whom; and whom to tell what its answers say of the session. */
export type ApiOptions = {
  /** The API host's origin, without a path; on the page's own host, that origin. */
  baseUrl: string
  /** Who carries the requests: the platform's `fetch`, or a call inside the process. */
  fetch?: (request: Request) => Promise<Response>
  /** The language (BCP 47) of the page that asks, at each call: the host answers in its words. */
  language?: () => string | undefined
  /** The language the mosque's own texts are wanted in, at each call, where it is another than the mosque's. */
  contentLanguage?: () => string | undefined
  /** The session's token, translated for at each call; nothing when nobody is logged in. */
  token?: () => string | undefined
  /** An answer renewed the session. @param token the new one @param sent the one the call was sent with */
  onToken?: (token: string, sent: string) => void
  /** An answer said that the session is over. May be called more than once. @param sent as in `onToken`, if any was */
  onLogout?: (sent?: string) => void
  /** Solves what a host under pressure asks for; the call is then made once more. */
  solve?: Solve
  /**
   * Tells whether an accepted answer holds what its call promises (`isWhole` of `@minaret/client/shapes`); without it any
   * data is taken as it is. @param path as the contract writes it @param body as it came
   */
  shapes?: (path: string, body: string) => Promise<boolean>
}

const sessionHeader = 'X-JWT-Token'
const tokenHeader = 'token'

/** The calls that carry the session in `token` instead (specification, section 7). */
const underToken: ReadonlySet<string> = new Set<keyof paths>(['/api/getSubscriptionList', '/api/user/details'])

/** The calls that take a session at all: no other is told who asks. */
const asksWho: ReadonlySet<string> = new Set(sessionPaths)

/** Init of a call that goes without the session although there is one: `bNoToken`. */
export const withoutSession = { headers: { [sessionHeader]: '' } } as const

/**
 * Init of a call that carries a session other than the current one.
 * @param token the session it speaks for
 */
export const withSession = (token: string) => ({ headers: { [sessionHeader]: token } })

/**
 * Speaks the contract with one host. Holds no state but its options; knows no time-out, and hands a call's `signal` on.
 * A call that brings a session or a token of its own keeps it.
 */
export function createApi({
  baseUrl,
  fetch: own,
  language,
  contentLanguage,
  token,
  onToken,
  onLogout,
  solve,
  shapes,
}: ApiOptions): Api {
  const carry = own ?? ((request: Request) => fetch(request))
  const authorise = (headers: Headers, schemaPath: string) => {
    const shown = language?.()
    if (shown) headers.set('Accept-Language', shown)
    if (headers.has(tokenHeader)) return
    if (headers.has(sessionHeader)) {
      if (!headers.get(sessionHeader)) headers.delete(sessionHeader)
      return
    }
    const credential = asksWho.has(schemaPath) ? token?.() : undefined
    if (credential) headers.set(underToken.has(schemaPath) ? tokenHeader : sessionHeader, credential)
  }
  const api = createClient<paths, 'application/json'>({
    baseUrl,
    fetch: solve ? solvingChallenges(carry, solve) : carry,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  api.use({
    onRequest({ request, schemaPath }) {
      const wanted = request.method === 'GET' ? contentLanguage?.() : undefined
      const translated = wanted ? inLanguage(request, wanted) : request
      authorise(translated.headers, schemaPath)
      return translated
    },
    async onResponse({ request, response, schemaPath }) {
      const sent =
        request.headers.get(sessionHeader) ?? (underToken.has(schemaPath) ? request.headers.get(tokenHeader) : null)
      const renewed = response.headers.get(sessionHeader)
      if (sent && renewed) onToken?.(renewed, sent)
      if (!onLogout && !shapes) return undefined
      // Most answers are not read twice: the code has to be there as text before it can be there as a value.
      const text = await response.clone().text()
      if (text.includes('401') && endsSession(parsed(text))) onLogout?.(sent ?? undefined)
      const fits = !shapes || !response.ok || (await shapes(schemaPath, text))
      // Data no screen can be drawn of is no answer, as if nothing had stood in it.
      return fits ? undefined : new Response('', { status: response.status })
    },
  })
  return api
}

/** The same call for the mosque's texts in a language. */
function inLanguage(request: Request, language: string): Request {
  const url = new URL(request.url)
  url.searchParams.set('language', language)
  return new Request(url, request)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
