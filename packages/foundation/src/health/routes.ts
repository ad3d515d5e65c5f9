import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Directory } from '../tenancy/directory.ts'
import { mayReadMetrics } from './metricsAccess.ts'
import { createHostnameCheck } from './hostnameCheck.ts'
import type { Metrics } from './metrics.ts'
import type { ReadinessMonitor } from './readiness.ts'

/** What is told about the host, and to whom. */
export type HealthRoutes = {
  app: FastifyInstance
  directory: Pick<Directory, 'byHostname'>
  readiness: ReadinessMonitor
  metrics: Metrics
  /** Opens the figures and what `/readyz` knows; without one they are for this machine alone. */
  metricsToken?: string
  /** Every name there is, where names cannot be looked for one by one. */
  hostnames?: () => Promise<ReadonlySet<string>>
}

const metricsRefusal =
  'Metrics are only served to this machine. To read them from elsewhere, set METRICS_TOKEN and send it: Authorization: Bearer …\n'

const plain = (reply: FastifyReply, code: number, text: string) =>
  reply.code(code).type('text/plain; charset=utf-8').send(text)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An address of whoever runs the host: no visit. */
    operator?: true
    /** Let in however many are inside: it says whether the host is well. */
    always?: true
  }
}

/**
 * The addresses of whoever runs the host: `/healthz`, `/readyz`, `/metrics`, and `/knows?domain=` for a proxy that asks
 * for which names it should fetch a certificate. They belong to no mosque, so any name reaches them.
 */
export function mountHealth({ app, directory, readiness, metrics, metricsToken, hostnames }: HealthRoutes): void {
  const options = { config: { operator: true } } as const
  const always = { config: { operator: true, always: true } } as const
  const knows = createHostnameCheck(directory, { hostnames })
  app.get('/healthz', always, (_request, reply) => plain(reply, 200, 'alive\n'))
  app.get('/readyz', always, async (request, reply) => {
    // What is wrong, and which version runs, is for the operator; a balancer needs a yes or a no.
    const told = mayReadMetrics(request, metricsToken) ? await readiness.read() : { ready: await readiness.isReady() }
    return reply
      .code(told.ready ? 200 : 503)
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(told)}\n`)
  })
  app.get('/metrics', always, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) {
      if (metricsToken) reply.header('www-authenticate', 'Bearer')
      return plain(
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
    const status = await knows(domain, ip)
    if (status === 'later') reply.header('retry-after', '60')
    return plain(reply, { yes: 200, no: 404, later: 429 }[status], `${status}\n`)
  })
}
