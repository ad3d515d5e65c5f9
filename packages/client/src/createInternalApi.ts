import type { Api, ApiOptions } from './createApi.ts'

/** A call of the server that renders the page, without HTTP. */
export type InternalCall = {
  method: 'GET' | 'POST'
  /** The path as in the contract, with `{name}` for a parameter. */
  path: string
  params?: { path?: Readonly<Record<string, unknown>>; query?: Readonly<Record<string, unknown>> }
  body?: unknown
  /** Headers of the call by their lower-case names, such as the token of a link. */
  headers?: Readonly<Record<string, string>>
  /** The page's language (BCP 47): the language of the server's messages. */
  language?: string
}

/** Makes a call; resolves with the status and the envelope, as a client would parse it. */
export type CallServer = (call: InternalCall) => Promise<{ status: number; body: unknown }>

type CallInit = Pick<InternalCall, 'params' | 'body' | 'headers'>

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** Creates the client of a page rendered on the server, which calls it directly. It has no session. */
export function createInternalApi(
  call: CallServer,
  { language, contentLanguage }: Pick<ApiOptions, 'language' | 'contentLanguage'> = {},
): Api {
  const send =
    (method: InternalCall['method']) =>
    async (path: string, { params, body, headers = {} }: CallInit = {}) => {
      const textLanguage = method === 'GET' ? contentLanguage?.() : undefined
      const query = textLanguage ? { ...params?.query, language: textLanguage } : params?.query
      const result = await call({
        method,
        path,
        params: { path: params?.path, query },
        body,
        headers: lowerCased(headers),
        language: language?.(),
      })
      const response = { status: result.status }
      return result.status >= 200 && result.status < 300
        ? { data: result.body, response }
        : { error: result.body, response }
    }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the calls and their types come from one contract
  return { GET: send('GET'), POST: send('POST') } as unknown as Api
}
