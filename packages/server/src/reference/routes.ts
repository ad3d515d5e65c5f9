import { createHash } from 'node:crypto'
import { document } from '@minaret/contract/document'
import type { FastifyInstance } from 'fastify'
import { createEtag, sendTagged } from '@minaret/foundation/http'
import { drawReference } from './page.ts'
import { once } from '@minaret/foundation/base'
import { styles } from './styles.ts'

/** Made when it is first asked for, and then kept: the contract does not change while a host runs. */
const cacheControl = (type: string, make: () => string | Promise<string>) => ({
  type,
  read: once(async () => {
    const text = await make()
    return { text, etag: createEtag(text) }
  }),
})

const answers = {
  '/api/reference': cacheControl('text/html; charset=utf-8', drawReference),
  '/api/openapi.json': cacheControl('application/json; charset=utf-8', () => `${JSON.stringify(document, null, 2)}\n`),
  '/api/openapi.yaml': cacheControl('application/yaml; charset=utf-8', async () => {
    const { stringify } = await import('yaml')
    return stringify(document, { lineWidth: 118, aliasDuplicateObjects: false })
  }),
}

/** Its style is the only thing the page may use, and it runs nothing. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The contract, to read and to take along. It is the same for every mosque, and no mosque's own. */
export function mountReference(app: FastifyInstance): void {
  for (const [url, { type, read }] of Object.entries(answers))
    app.get(url, { config: { operation: 'reference' } }, async (request, reply) => {
      reply.header('content-security-policy', policy)
      return sendTagged(request, reply, await read(), { type, cacheControl: 'public, max-age=300' })
    })
}
