import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The call that mail programs make directly. */
const path = '/api/subscriber/unsubscribe'

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

const isForm = ({ headers }: FastifyRequest) =>
  forms.some((type) => (headers['content-type'] ?? '').toLowerCase().startsWith(type))

/**
 * Whether a mail program unsubscribes on behalf of the reader (RFC 8058): it posts a form without our header or a preflight.
 * The reference in the URL authenticates it, and is unknown to other sites.
 */
export const isOneClickUnsubscribe = (request: FastifyRequest): boolean =>
  request.routeOptions.url === path && isForm(request)

const referenceIn = (query: unknown) =>
  typeof query === 'object' && query !== null && 'reference' in query ? { reference: query.reference } : {}

/** Maximum length of the form in characters. */
const maxLength = 2048

/** `List-Unsubscribe=One-Click` in either form encoding. */
const confirmation = /List-Unsubscribe(?:=|"\s+)One-Click/

/**
 * Parses that form into the body the contract describes, with the reference from the URL, so that handlers need no special
 * case. Other forms stay an unsupported media type, and so does this one for every other call.
 */
export function parseOneClickUnsubscribe(app: FastifyInstance): void {
  app.addContentTypeParser(forms, { parseAs: 'string' }, (request, body, parsed) => {
    const refused = (code: string) => parsed(Object.assign(new Error(code), { code }))
    if (!isOneClickUnsubscribe(request)) return refused('FST_ERR_CTP_INVALID_MEDIA_TYPE')
    // Not the parser's own limit, which would apply before the check whether the call takes a form.
    if (body.length > maxLength) return refused('FST_ERR_CTP_BODY_TOO_LARGE')
    if (!confirmation.test(String(body))) return refused('FST_ERR_CTP_INVALID_MEDIA_TYPE')
    parsed(null, referenceIn(request.query))
  })
}
