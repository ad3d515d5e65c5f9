import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The call that mail programs make directly. */
const path = '/api/subscriber/unsubscribe'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

const isForm = ({ headers }: FastifyRequest) =>
  formTypes.some((type) => (headers['content-type'] ?? '').toLowerCase().startsWith(type))

/**
 * Whether a mail program unsubscribes on behalf of the reader (RFC 8058): it posts a form without our header or a preflight.
 * The reference in the URL authenticates it, and is unknown to other sites.
 */
export const isOneClickUnsubscribe = (request: FastifyRequest): boolean =>
  request.routeOptions.url === path && isForm(request)

const readReference = (query: unknown) =>
  typeof query === 'object' && query !== null && 'reference' in query ? { reference: query.reference } : {}

/** Maximum length of the form in characters. */
const maxLength = 2048

/** `List-Unsubscribe=One-Click` in either form encoding. */
const confirmation = /List-Unsubscribe(?:=|"\s+)One-Click/

/**
 * Parses such a form into the body that the contract describes, with the reference from the URL, so that handlers need no
 * special case. Other forms are an unsupported media type, as is this one for any other call.
 */
export function parseOneClickUnsubscribe(app: FastifyInstance): void {
  app.addContentTypeParser(formTypes, { parseAs: 'string' }, (request, body, done) => {
    const refuse = (code: string) => done(Object.assign(new Error(code), { code }))
    if (!isOneClickUnsubscribe(request)) return refuse('FST_ERR_CTP_INVALID_MEDIA_TYPE')
    // Not the parser's own limit, which would apply before the check that the call accepts a form.
    if (body.length > maxLength) return refuse('FST_ERR_CTP_BODY_TOO_LARGE')
    if (!confirmation.test(String(body))) return refuse('FST_ERR_CTP_INVALID_MEDIA_TYPE')
    done(null, readReference(request.query))
  })
}
