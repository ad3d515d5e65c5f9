import { and, eq, gt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { sha256 } from '@minaret/foundation/base'
import { contentPreviews, type Database, type Tx } from '@minaret/foundation/db'
import { type InternalCaller, runInScope } from '@minaret/foundation/http'
import type { Tenant } from '@minaret/foundation/tenancy'
import { readRows } from '../../folder/store/rows.ts'
import type { RenderedPage, Site } from '../../page-rendering/site.ts'
import { contentKindOf, isDated, kindOf } from '../kinds.ts'
import { readTranslations, readValues } from '../versions.ts'
import { publishRow } from '../write.ts'
import { decodeTexts } from '../texts.ts'
import { detailsPreviewKind, withDetails } from './details.ts'

type PreviewRow = typeof contentPreviews.$inferSelect

/** The context of rendering a preview. */
export type PreviewContext = {
  log: FastifyBaseLogger
  callInternally: InternalCaller
  database: Database
  tenant: Tenant
  site: Site
  now: Date
  nonce: string
}

/** Reads and deletes the preview with a secret, as it opens only once. */
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

/** Publishes the values of a preview in a transaction that is rolled back later. */
async function publishValues(tx: Tx, { tenant, now }: PreviewContext, preview: PreviewRow): Promise<boolean> {
  const name = contentKindOf(preview.kind)
  const values = readValues(preview.words)
  if (!name || !values) return false
  const reader = { tx, tenant, now, accountId: undefined }
  const thing = { name, id: preview.id }
  const decoded = await decodeTexts(reader, thing, { values, translations: readTranslations(preview.translations) })
  if ('problems' in decoded) return false
  const row = (await readRows(tx, kindOf(name), [preview.id])).get(preview.id)
  const publishedAt = row?.publishedAt instanceof Date && row.publishedAt <= now ? row.publishedAt : now
  const target = {
    state: 'published' as const,
    row: decoded.row,
    translations: decoded.translations,
    publishedAt: isDated(kindOf(name)) ? publishedAt : null,
  }
  await publishRow(reader, { ...thing, translations: {}, ...(row ? { row } : {}) }, target)
  return true
}

/** Thrown to roll back the transaction of a preview. */
class PreviewRollback extends Error {
  readonly page: RenderedPage | undefined

  constructor(page: RenderedPage | undefined) {
    super('Rolls back a preview.')
    this.page = page
  }
}

/** Renders the page of a preview. */
async function renderPage(
  { log, callInternally, tenant, site, now, nonce }: PreviewContext,
  preview: PreviewRow,
): Promise<RenderedPage> {
  const cookie = preview.language === null ? '' : `language=${preview.language}`
  const request = new Request(`${tenant.address}${preview.path}`, { headers: { cookie } })
  const response = await site.render(request, {
    call: (call) => callInternally({ tenant, log }, call),
    // A preview of details has settings of its own.
    revision: {},
    secure: true,
    now: now.getTime(),
    nonce,
    onError: (err) => log.error({ err }, 'a preview could not be rendered'),
    renderImage: async () => new Response(null, { status: 503 }),
  })
  if ('html' in response) return response
  return { status: response.status, headers: {}, html: await response.text() }
}

/** Renders a page as it will look once its values are published, or returns undefined if they are invalid. */
export async function renderPreview(context: PreviewContext, preview: PreviewRow): Promise<RenderedPage | undefined> {
  const { database, tenant } = context
  // Details need no transaction, as pages read them from the tenant.
  if (preview.kind === detailsPreviewKind)
    return runInScope({ db: database.forTenant(tenant.id), tenant: withDetails(tenant, preview.words) }, () =>
      renderPage(context, preview),
    )
  const renderAndRollBack = async (tx: Tx) => {
    if (!(await publishValues(tx, context, preview))) throw new PreviewRollback(undefined)
    throw new PreviewRollback(await runInScope({ db: (work) => work(tx) }, () => renderPage(context, preview)))
  }
  try {
    await database.forTenant(tenant.id)(renderAndRollBack)
  } catch (error) {
    if (error instanceof PreviewRollback) return error.page
    throw error
  }
  return undefined
}
