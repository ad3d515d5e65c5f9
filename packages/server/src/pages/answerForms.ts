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

/** Size limit of a form in bytes: above all fields at full length, at three bytes for most encoded characters. */
const maxFormBytes = 24 * 1024

const isForm = ({ headers }: FastifyRequest) => (headers['content-type'] ?? '').toLowerCase().startsWith(formType)

/** Whether another site's page sent the form. Browsers that send neither header are trusted. */
function isForeign(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  if (origin !== undefined) return !isOwnPage(request, origin)
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none'
}

/**
 * Answers forms sent without scripts with their page, rendered for the sender. Nothing is stored or changed, so a form
 * may safely be sent twice; the response is private and never cached.
 * @param send renders and sends the page
 */
export async function answerForms(
  app: FastifyInstance,
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  // A scope of its own, so that API calls never parse forms.
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: maxFormBytes }, (request, body, parsed) => {
      request.form = String(body)
      parsed(null, {})
    })
    scope.route({
      method: 'POST',
      url: '*',
      // Before the body is read.
      onRequest(request, reply, next) {
        if (isApiRequest(request) || !acceptsForms(decodedPath(request.url)) || !isForm(request))
          return reply.callNotFound()
        if (!isForeign(request)) return next()
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
