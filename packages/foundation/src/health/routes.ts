import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Directory } from '../tenancy/directory.ts'
import { mayReadMetrics } from './metricsAccess.ts'
import { createHostnameCheck } from './hostnameCheck.ts'
import type { Metrics } from './metrics.ts'
import type { ReadinessMonitor } from './readiness.ts'

/** Dependencies of the health routes. */
export type HealthRoutes = {
  app: FastifyInstance
  directory: Pick<Directory, 'byHostname'>
  readiness: ReadinessMonitor
  metrics: Metrics
  /** Token for the metrics and the details of `/readyz`; without one they are served only to this machine. */
  metricsToken?: string
  /** Returns all host names, for when single look-ups are limited. */
  hostnames?: () => Promise<ReadonlySet<string>>
}

const metricsRefusal =
  'Metrics are only served to this machine. To read them from elsewhere, set METRICS_TOKEN and send it: Authorization: Bearer …\n'

const sendText = (reply: FastifyReply, code: number, text: string) =>
  reply.code(code).type('text/plain; charset=utf-8').send(text)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route for the operator, which does not count as a visit. */
    operator?: true
    /** Exempt from load shedding, because it reports the server's health. */
    always?: true
  }
}

/**
 * Mounts the operator's routes: `/healthz`, `/readyz`, `/metrics`, and `/knows?domain=` for a proxy that checks for which
 * host names to request a certificate. They belong to no mosque, so they respond under any host name.
 */
export function mountHealth({ app, directory, readiness, metrics, metricsToken, hostnames }: HealthRoutes): void {
  const options = { config: { operator: true } } as const
  const always = { config: { operator: true, always: true } } as const
  const checkHostname = createHostnameCheck(directory, { hostnames })
  app.get('/healthz', always, (_request, reply) => sendText(reply, 200, 'alive\n'))
  app.get('/readyz', always, async (request, reply) => {
    // Problems and the version are only for the operator; a load balancer needs a yes or no.
    const report = mayReadMetrics(request, metricsToken) ? await readiness.read() : { ready: await readiness.isReady() }
    return reply
      .code(report.ready ? 200 : 503)
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(report)}\n`)
  })
  app.get('/metrics', always, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) {
      if (metricsToken) reply.header('www-authenticate', 'Bearer')
      return sendText(
        reply,
        metricsToken ? 401 : 403,
        metricsToken ? 'Send METRICS_TOKEN as a bearer token.\n' : metricsRefusal,
      )
    }
    const text = await metrics.text()
    return reply.code(200).header('content-type', metrics.contentType).send(text)
  })
  app.get('/knows', options, async ({ query, ip }, reply) => {
    const domain: unknown = typeof query === 'object' && query ? Reflect.get(query, 'domain') : undefined
    const status = await checkHostname(domain, ip)
    if (status === 'later') reply.header('retry-after', '60')
    return sendText(reply, { yes: 200, no: 404, later: 429 }[status], `${status}\n`)
  })
}
