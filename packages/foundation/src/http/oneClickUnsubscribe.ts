import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The one call that mail programs make by themselves. */
const path = '/api/subscriber/unsubscribe'

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

const isForm = ({ headers }: FastifyRequest) =>
  forms.some((type) => (headers['content-type'] ?? '').toLowerCase().startsWith(type))

/**
 * Whether a mail program leaves the newsletter for its reader (RFC 8058): it posts a form, without our header and
 * without asking first. The reference in the address is what proves it may, and no other site knows one.
 */
export const isOneClickUnsubscribe = (request: FastifyRequest): boolean =>
  request.routeOptions.url === path && isForm(request)

const referenceIn = (query: unknown) =>
  typeof query === 'object' && query !== null && 'reference' in query ? { reference: query.reference } : {}

/** As much as a mail program may say, in letters. */
const longest = 2048

/** `List-Unsubscribe=One-Click`, as either kind of form spells it. */
const confirmation = /List-Unsubscribe(?:=|"\s+)One-Click/

/**
 * Reads that form as the body the contract describes, with the reference from the address: nothing behind this knows of
 * it. Any other form stays the wrong media type, and so does this one for every other call.
 */
export function parseOneClickUnsubscribe(app: FastifyInstance): void {
  app.addContentTypeParser(forms, { parseAs: 'string' }, (request, body, parsed) => {
    const refused = (code: string) => parsed(Object.assign(new Error(code), { code }))
    if (!isOneClickUnsubscribe(request)) return refused('FST_ERR_CTP_INVALID_MEDIA_TYPE')
    // A limit of the parser's own would come before the question whether a form is wanted at all.
    if (body.length > longest) return refused('FST_ERR_CTP_BODY_TOO_LARGE')
    if (!confirmation.test(String(body))) return refused('FST_ERR_CTP_INVALID_MEDIA_TYPE')
    parsed(null, referenceIn(request.query))
  })
}
