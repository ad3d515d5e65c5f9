import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Directory } from '../tenancy/directory.ts'
import { mayReadFigures } from './metricsAccess.ts'
import { createKnows } from './hostnameCheck.ts'
import type { Metrics } from './metrics.ts'
import type { Ready } from './readiness.ts'

/** What is told about the host, and to whom. */
export type HealthMounting = {
  app: FastifyInstance
  directory: Pick<Directory, 'byHostname'>
  readiness: Ready
  metrics: Metrics
  /** Opens the figures and what `/readyz` knows; without one they are for this machine alone. */
  metricsToken?: string
}

const notForYou =
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
export function mountHealth({ app, directory, readiness, metrics, metricsToken }: HealthMounting): void {
  const options = { config: { operator: true } } as const
  const always = { config: { operator: true, always: true } } as const
  const knows = createKnows(directory)
  app.get('/healthz', always, (_request, reply) => plain(reply, 200, 'alive\n'))
  app.get('/readyz', always, async (request, reply) => {
    // What is wrong, and which version runs, is for the operator; a balancer needs a yes or a no.
    const told = mayReadFigures(request, metricsToken) ? await readiness.read() : { ready: await readiness.isReady() }
    return reply
      .code(told.ready ? 200 : 503)
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(told)}\n`)
  })
  app.get('/metrics', always, async (request, reply) => {
    if (!mayReadFigures(request, metricsToken)) {
      if (metricsToken) reply.header('www-authenticate', 'Bearer')
      return plain(
        reply,
        metricsToken ? 401 : 403,
        metricsToken ? 'Send METRICS_TOKEN as a bearer token.\n' : notForYou,
      )
    }
    const text = await metrics.text()
    return reply.code(200).header('content-type', metrics.contentType).send(text)
  })
  app.get('/knows', options, async ({ query, ip }, reply) => {
    const asked: unknown = typeof query === 'object' && query ? Reflect.get(query, 'domain') : undefined
    const known = await knows(asked, ip)
    if (known === 'later') reply.header('retry-after', '60')
    return plain(reply, { yes: 200, no: 404, later: 429 }[known], `${known}\n`)
  })
}
