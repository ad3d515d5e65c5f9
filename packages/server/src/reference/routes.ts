import { createHash } from 'node:crypto'
import { document } from '@minaret/contract/document'
import type { FastifyInstance } from 'fastify'
import { createEtag, sendTagged } from '@minaret/foundation/http'
import { renderReference } from './page.ts'
import { once } from '@minaret/foundation/base'
import { styles } from './styles.ts'

/** Renders a document on the first request and caches it, since the contract does not change while the server runs. */
const cachedDocument = (type: string, render: () => string | Promise<string>) => ({
  type,
  read: once(async () => {
    const text = await render()
    return { text, etag: createEtag(text) }
  }),
})

const documents = {
  '/api/reference': cachedDocument('text/html; charset=utf-8', renderReference),
  '/api/openapi.json': cachedDocument(
    'application/json; charset=utf-8',
    () => `${JSON.stringify(document, null, 2)}\n`,
  ),
  '/api/openapi.yaml': cachedDocument('application/yaml; charset=utf-8', async () => {
    const { stringify } = await import('yaml')
    return stringify(document, { lineWidth: 118, aliasDuplicateObjects: false })
  }),
}

/** Content security policy: the page's own style only, and no scripts. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Serves the contract as a page, JSON and YAML, the same for every mosque. */
export function mountReference(app: FastifyInstance): void {
  for (const [url, { type, read }] of Object.entries(documents))
    app.get(url, { config: { operation: 'reference' } }, async (request, reply) => {
      reply.header('content-security-policy', policy)
      return sendTagged(request, reply, await read(), { type, cacheControl: 'public, max-age=300' })
    })
}
