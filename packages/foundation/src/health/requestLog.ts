import { ruleOf, screenNames } from '@minaret/plans'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'
import { isInternalRequest } from '../http/internalRequest.ts'
import { beginOperation } from '../watchdog/operations.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the log and the figures call requests of this route. */
    operation?: string
  }
}

/** The addresses of the screens, as they are written down: a parameter may be a secret. */
const addresses = screenNames
  .flatMap((screen) => ruleOf(screen).paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i') }))

const screenAt = (url: string): string | undefined => {
  const [path = ''] = url.split(/[?#]/)
  return addresses.find(({ pattern }) => pattern.test(path))?.path
}

/** What kind of request it was: never its own address, which may hold a reference or a name. */
const operationOf = ({ routeOptions, is404 }: FastifyRequest): string => (is404 ? 'unknown' : nameOf(routeOptions))

const nameOf = ({ url, config }: { url?: string; config?: FastifyContextConfig }): string =>
  config?.operation ?? (url === '*' ? 'page' : (url ?? 'unknown'))

/**
 * Counts every answer, and writes a line for each where the log takes `info`: number, operation, tenant, status, time and
 * bytes. No address of a person, no query, no header and nothing that was sent stands in it.
 */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  const written = ['info', 'debug', 'trace'].includes(app.log.level)
  app.addHook('onRoute', (route) => {
    if (!route.config?.operator) metrics.expect(nameOf(route))
  })
  const inProgress = new WeakMap<FastifyRequest, ReturnType<typeof beginOperation>>()
  app.addHook('onRequest', (request, reply, next) => {
    const operation = beginOperation(operationOf(request), request.id)
    inProgress.set(request, operation)
    // The one end that every request comes to, answered or broken off.
    reply.raw.once('close', operation.end)
    operation.run(next)
  })
  // Again once the body is here: it arrives by the socket, which knows nothing of the request.
  app.addHook('preValidation', (request, _reply, next) => {
    const operation = inProgress.get(request)
    if (operation) operation.run(next)
    else next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    if (isInternalRequest(request) || request.routeOptions.config?.operator) return next()
    const operation = operationOf(request)
    metrics.answered(operation, reply.statusCode, reply.elapsedTime / 1000)
    if (written)
      request.log.info(
        {
          operation,
          screen: operation === 'page' ? screenAt(request.url) : undefined,
          tenant: request.tenant?.slug,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          bytes: Number(reply.getHeader('content-length')) || undefined,
          // The visitor left before the end.
          cut: reply.raw.writableEnded ? undefined : true,
        },
        'answered',
      )
    next()
  })
}
