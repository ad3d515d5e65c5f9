import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Directory } from '../tenants/directory.ts'
import { mayReadFigures } from './ask.ts'
import type { Metrics } from './metrics.ts'
import type { Ready } from './readiness.ts'

/** What is told about the host, and to whom. */
export type HealthMounting = {
  app: FastifyInstance
  directory: Pick<Directory, 'byHostname'>
  readiness: Ready
  metrics: Metrics
  /** Opens the figures; without one they are for this machine alone. */
  metricsToken?: string
}

const notForYou =
  'The figures are for this machine alone. To read them from elsewhere, set METRICS_TOKEN and send it: Authorization: Bearer …\n'

const plain = (reply: FastifyReply, code: number, text: string) =>
  reply.code(code).type('text/plain; charset=utf-8').send(text)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An address of whoever runs the host: let in however many are inside, and no visit. */
    operator?: true
  }
}

/**
 * The addresses of whoever runs the host: `/healthz`, `/readyz`, `/metrics`, and `/knows?domain=` for a proxy that asks
 * for which names it should fetch a certificate. They belong to no mosque, so any name reaches them.
 */
export function mountHealth({ app, directory, readiness, metrics, metricsToken }: HealthMounting): void {
  const options = { config: { operator: true } } as const
  app.get('/healthz', options, (_request, reply) => plain(reply, 200, 'alive\n'))
  app.get('/readyz', options, async (_request, reply) => {
    const found = await readiness.read()
    return reply
      .code(found.ready ? 200 : 503)
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(found)}\n`)
  })
  app.get('/metrics', options, async (request, reply) => {
    if (!mayReadFigures(request, metricsToken)) {
      if (metricsToken) reply.header('www-authenticate', 'Bearer')
      return plain(reply, metricsToken ? 401 : 403, metricsToken ? 'Send the METRICS_TOKEN as a bearer.\n' : notForYou)
    }
    const text = await metrics.text()
    return reply.code(200).header('content-type', metrics.contentType).send(text)
  })
  app.get('/knows', options, async ({ query }, reply) => {
    const asked: unknown = typeof query === 'object' && query ? Reflect.get(query, 'domain') : undefined
    const name = typeof asked === 'string' && asked.length <= 253 ? asked.toLowerCase().replace(/\.$/, '') : ''
    const known = name !== '' && (await directory.byHostname(name))
    return known ? plain(reply, 200, 'yes\n') : plain(reply, 404, 'no\n')
  })
}
