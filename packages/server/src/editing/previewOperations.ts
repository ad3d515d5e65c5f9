import { randomBytes } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { contentPreviews, currentTenant } from '@minaret/foundation/db'
import { sha256 } from '@minaret/foundation/base'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { pathOfList, pathOfThing } from './address.ts'
import { refusesKind, viewerOf } from './operations.ts'
import { describeProblem } from './problems.ts'
import { checkWords, currentWords } from './publish.ts'
import { findThing } from './stored.ts'
import { contentMessages as say } from './messages/index.ts'

/** How long an address of a preview can be opened, in milliseconds. */
const openFor = 5 * 60_000

/** Addresses that show the site with what nobody has published. */
export const contentPreviewOperations = {
  async contentPreview(call) {
    const { db, params, body, tenant, now } = call
    const refusal = refusesKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const stored = await findThing(tx, params.kind, params.id)
      const thing = stored ?? { name: params.kind, id: params.id, translations: {} }
      const current = await currentWords(viewer, thing)
      const words = {
        values: body.values ?? current.values,
        translations: { ...current.translations, ...body.translations },
      }
      const problems = await checkWords(viewer, thing, words)
      if (problems.length > 0) {
        const described = problems.map(describeProblem(params.kind, chooseLanguage(call)))
        return { status: 422 as const, message: say.refused, data: { problems: described } }
      }
      const own = pathOfThing(tenant, thing)
      const path = body.place === 'home' ? '/' : body.place === 'list' ? pathOfList(tenant, thing) : own
      if (path === undefined) return refuse(409, say.noPreview)
      const secret = randomBytes(32).toString('base64url')
      const expiresAt = new Date(now.getTime() + openFor)
      await tx.delete(contentPreviews).where(lt(contentPreviews.expiresAt, now))
      await tx.insert(contentPreviews).values({
        tenantId: currentTenant,
        kind: thing.name,
        id: thing.id,
        hash: sha256(secret),
        words: words.values,
        translations: words.translations,
        language: body.language ?? null,
        path,
        expiresAt,
      })
      return done({ address: `${tenant.address}/unpublished/${secret}`, expires: expiresAt.toISOString() })
    })
  },
} satisfies DeskOperations<'contentPreview'>
