import { and, eq, gt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sha256 } from '@minaret/foundation/base'
import { contentPreviews, type Database, type Tx } from '@minaret/foundation/db'
import { createInternalFetch, runInPreview } from '@minaret/foundation/http'
import type { Tenant } from '@minaret/foundation/tenancy'
import { readRows } from '../../folder/store/rows.ts'
import type { Site } from '../../page-rendering/site.ts'
import { contentKindOf, isDated, kindOf } from '../kinds.ts'
import { readTranslations, readValues } from '../versions.ts'
import { publishRow } from '../write.ts'
import { decodeWords } from '../words.ts'
import { detailsPreviewKind, withDetails } from './details.ts'

type PreviewRow = typeof contentPreviews.$inferSelect

/** What drawing a page with an unpublished thing takes. */
export type PreviewDrawing = {
  app: FastifyInstance
  database: Database
  tenant: Tenant
  site: Site
  now: Date
  /** As the browser asked for it, with the port. */
  host: string
  nonce: string
}

/** The preview of a secret, which opens once. */
export const takePreview = (
  database: Database,
  tenantId: string,
  secret: string,
  now: Date,
): Promise<PreviewRow | undefined> =>
  database.forTenant(tenantId)(async (tx) => {
    const [row] = await tx
      .delete(contentPreviews)
      .where(and(eq(contentPreviews.hash, sha256(secret)), gt(contentPreviews.expiresAt, now)))
      .returning()
    return row
  })

/** Puts the values of a preview in place of what is published, in a transaction that is not committed. */
async function placeValues(tx: Tx, { tenant, now }: PreviewDrawing, preview: PreviewRow): Promise<boolean> {
  const name = contentKindOf(preview.kind)
  const values = readValues(preview.words)
  if (!name || !values) return false
  const reader = { tx, tenant, now, accountId: undefined }
  const thing = { name, id: preview.id }
  const read = await decodeWords(reader, thing, { values, translations: readTranslations(preview.translations) })
  if ('problems' in read) return false
  const row = (await readRows(tx, kindOf(name), [preview.id])).get(preview.id)
  const since = row?.publishedAt instanceof Date && row.publishedAt <= now ? row.publishedAt : now
  const target = {
    state: 'published' as const,
    row: read.row,
    translations: read.translations,
    publishedAt: isDated(kindOf(name)) ? since : null,
  }
  await publishRow(reader, { ...thing, translations: {}, ...(row ? { row } : {}) }, target)
  return true
}

/** Ends the transaction of a preview without keeping anything of it. */
class Drawn extends Error {
  readonly page: Response | undefined

  constructor(page: Response | undefined) {
    super('A preview was drawn.')
    this.page = page
  }
}

/** The page at the path of a preview, read whole. */
async function renderPage({ app, tenant, site, now, host, nonce }: PreviewDrawing, preview: PreviewRow) {
  const cookie = preview.language === null ? '' : `language=${preview.language}`
  const request = new Request(`${tenant.address}${preview.path}`, { headers: { cookie } })
  const drawn = await site.render(request, {
    api: createInternalFetch(app, host),
    secure: true,
    now: now.getTime(),
    nonce,
    onError: (err) => app.log.error({ err }, 'a preview could not be rendered'),
    paint: async () => new Response(null, { status: 503 }),
  })
  return new Response(await drawn.arrayBuffer(), { status: drawn.status, headers: drawn.headers })
}

/** The page of a preview, drawn as visitors would get it once its values are published; nothing where they cannot be. */
export async function drawPreview(drawing: PreviewDrawing, preview: PreviewRow): Promise<Response | undefined> {
  const { database, tenant } = drawing
  // Of the mosque's details nothing is written: a page reads them from its tenant.
  if (preview.kind === detailsPreviewKind)
    return runInPreview({ db: database.forTenant(tenant.id), tenant: withDetails(tenant, preview.words) }, () =>
      renderPage(drawing, preview),
    )
  const draw = async (tx: Tx) => {
    if (!(await placeValues(tx, drawing, preview))) throw new Drawn(undefined)
    throw new Drawn(await runInPreview({ db: (work) => work(tx) }, () => renderPage(drawing, preview)))
  }
  try {
    await database.forTenant(tenant.id)(draw)
  } catch (error) {
    if (error instanceof Drawn) return error.page
    throw error
  }
  return undefined
}
