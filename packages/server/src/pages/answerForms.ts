import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiRequest, isOwnPage, sendPlainPage, httpMessages as say } from '@minaret/foundation/http'
import { answersForms } from '@minaret/plans'

declare module 'fastify' {
  interface FastifyRequest {
    /** The fields of a form that was sent without scripts, as a browser encodes them. */
    form?: string
  }
}

/** How a form without files is encoded. */
const formType = 'application/x-www-form-urlencoded'

/** More than all fields of a form take when each is as long as it may be, in bytes: three for each of most letters. */
const longest = 24 * 1024

const isForm = ({ headers }: FastifyRequest) => (headers['content-type'] ?? '').toLowerCase().startsWith(formType)

/** Whether another site's page has sent it; a browser that says nothing is one that never did. */
function isForeign(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': from } = request.headers
  if (origin !== undefined) return !isOwnPage(request, origin)
  return from !== undefined && from !== 'same-origin' && from !== 'none'
}

/**
 * Answers forms that are sent without scripts with the page they belong to, drawn for whoever sent it. Nothing is stored or
 * changed, so there is nothing to do twice; the answer is nobody else's, and cached nowhere.
 * @param send draws and sends the page
 */
export async function answerForms(
  app: FastifyInstance,
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  // A scope of its own: no call of the API reads a form.
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: longest }, (request, body, parsed) => {
      request.form = String(body)
      parsed(null, {})
    })
    scope.route({
      method: 'POST',
      url: '*',
      // Before anything of the body is read.
      onRequest(request, reply, next) {
        if (isApiRequest(request) || !answersForms(decodedPath(request.url)) || !isForm(request))
          return reply.callNotFound()
        if (!isForeign(request)) return next()
        void sendPlainPage(reply, 403, { title: say.noPageNow, text: say.foreignPage })
      },
      handler: (request, reply) => send(request, reply),
    })
    done()
  })
}

/** The path as the site's router reads it. */
function decodedPath(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
