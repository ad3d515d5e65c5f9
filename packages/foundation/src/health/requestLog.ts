import { ruleOf, screenNames } from '@minaret/plans'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics, MetricsKind } from './metrics.ts'
import { isInternalRequest } from '../http/internalRequest.ts'
import { getRequestKind } from '../load-shedding/requestKind.ts'
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

const nameOf = ({ url, config }: { url?: string; config?: FastifyContextConfig }): string => {
  if (isStatic(url)) return 'static'
  return config?.operation ?? (url === '*' ? 'page' : (url ?? 'unknown'))
}

/** Whether a route is one file of a built app: there are hundreds of them, and each has a route of its own. */
const isStatic = (url: string | undefined): boolean => url?.startsWith('/assets/') ?? false

/** What a request is counted as. */
function metricsKindOf(request: FastifyRequest): MetricsKind {
  const { url } = request.routeOptions
  if (isStatic(url)) return 'static'
  if (url?.startsWith('/api/desk/')) return 'desk'
  return request.is404 ? 'unknown' : getRequestKind(request)
}

/**
 * Counts every answer, and writes a line for each where the log takes `info`: number, operation, tenant, status, time and
 * bytes. No address of a person, no query, no header and nothing that was sent stands in it.
 */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  const written = ['info', 'debug', 'trace'].includes(app.log.level)
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
    metrics.answered({
      kind: metricsKindOf(request),
      operation,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
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
