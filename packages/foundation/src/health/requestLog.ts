import { ruleOf, screenNames } from '@minaret/plans'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics, MetricsKind } from './metrics.ts'
import { getRequestKind } from '../load-shedding/requestKind.ts'
import { beginOperation } from '../watchdog/operations.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route's requests in the log and the metrics. */
    operation?: string
  }
}

/** Path patterns of the screens, which are logged instead of paths because a parameter may be a secret. */
const screenPaths = screenNames
  .flatMap((screen) => ruleOf(screen).paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i') }))

const findScreen = (url: string): string | undefined => {
  const [path = ''] = url.split(/[?#]/)
  return screenPaths.find(({ pattern }) => pattern.test(path))?.path
}

/** Returns the name of the operation, never the path, which may contain a reference or a name. */
const getOperation = ({ routeOptions, is404 }: FastifyRequest): string =>
  is404 ? 'unknown' : getRouteName(routeOptions)

const getRouteName = ({ url, config }: { url?: string; config?: FastifyContextConfig }): string => {
  if (isStatic(url)) return 'static'
  return config?.operation ?? (url === '*' ? 'page' : (url ?? 'unknown'))
}

/** Whether a route is a file of a built app: there are hundreds of them, each with its own route. */
const isStatic = (url: string | undefined): boolean => url?.startsWith('/assets/') ?? false

/** Returns the kind of a request for the metrics. */
function getMetricsKind(request: FastifyRequest): MetricsKind {
  const { url } = request.routeOptions
  if (isStatic(url)) return 'static'
  if (url?.startsWith('/api/desk/')) return 'desk'
  return request.is404 ? 'unknown' : getRequestKind(request)
}

/**
 * Counts every response, and logs it at level `info`: request id, operation, tenant, status, duration and bytes. The log
 * contains no addresses, queries, headers or request data.
 */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  const isLogged = ['info', 'debug', 'trace'].includes(app.log.level)
  const operationByRequest = new WeakMap<FastifyRequest, ReturnType<typeof beginOperation>>()
  app.addHook('onRequest', (request, reply, next) => {
    const operation = beginOperation(getOperation(request), request.id)
    operationByRequest.set(request, operation)
    // Emitted for every request, completed or aborted.
    reply.raw.once('close', operation.end)
    operation.run(next)
  })
  // Again once the body has arrived, because socket events run outside the request's context.
  app.addHook('preValidation', (request, _reply, next) => {
    const operation = operationByRequest.get(request)
    if (operation) operation.run(next)
    else next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    if (request.routeOptions.config?.operator) return next()
    const operation = getOperation(request)
    metrics.answered({
      kind: getMetricsKind(request),
      operation,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
    if (isLogged)
      request.log.info(
        {
          operation,
          screen: operation === 'page' ? findScreen(request.url) : undefined,
          tenant: request.tenant?.slug,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          bytes: Number(reply.getHeader('content-length')) || undefined,
          // The client disconnected before the end.
          cut: reply.raw.writableEnded ? undefined : true,
        },
        'answered',
      )
    next()
  })
}
