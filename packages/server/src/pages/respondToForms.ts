import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiRequest, isOwnPage, sendPlainPage, httpMessages as say } from '@minaret/foundation/http'
import { acceptsForms } from '@minaret/plans'

declare module 'fastify' {
  interface FastifyRequest {
    /** The encoded fields of a form sent without scripts. */
    form?: string
  }
}

/** The encoding of forms without files. */
const formType = 'application/x-www-form-urlencoded'

/** Size limit of a form in bytes: enough for all fields at full length, with three bytes for most encoded characters. */
const maxFormBytes = 24 * 1024

const isForm = ({ headers }: FastifyRequest) => (headers['content-type'] ?? '').toLowerCase().startsWith(formType)

/** Whether another site's page sent the form. Browsers that send neither header are trusted. */
function isCrossSite(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  if (origin !== undefined) return !isOwnPage(request, origin)
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none'
}

/**
 * Responds to forms sent without scripts with their page, rendered for the sender. Nothing is stored or changed, so a
 * form may safely be sent twice; the response is private and never cached.
 * @param send renders and sends the page
 */
export async function respondToForms(
  app: FastifyInstance,
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  // A separate scope, so that API calls never parse forms.
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: maxFormBytes }, (request, body, callback) => {
      request.form = String(body)
      callback(null, {})
    })
    scope.route({
      method: 'POST',
      url: '*',
      // Before the body is read.
      onRequest(request, reply, next) {
        if (isApiRequest(request) || !acceptsForms(decodedPath(request.url)) || !isForm(request))
          return reply.callNotFound()
        if (!isCrossSite(request)) return next()
        void sendPlainPage(reply, 403, { title: say.noPageNow, text: say.foreignPage })
      },
      handler: (request, reply) => send(request, reply),
    })
    done()
  })
}

/** Decodes the path as the site's router does. */
function decodedPath(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
