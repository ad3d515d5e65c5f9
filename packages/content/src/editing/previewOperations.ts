import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { readSubmittedDetails } from '@minaret/staff/configuration/desk'
import { messages as detailsMessages } from '@minaret/staff/configuration/desk/messages'
import { readSettings } from '@minaret/staff/configuration'
import { pathOfList, getItemPath } from './address.ts'
import { refuseKind, viewerOf } from './operations.ts'
import { detailsPreviewKind } from './preview/details.ts'
import { addPreview } from './preview/store.ts'
import { describeProblem } from './problems.ts'
import { checkTexts, currentTexts } from './publish.ts'
import { findItem } from './stored.ts'
import { messages as texts } from './messages.gen.ts'

/** Operations that create previews of unpublished content. */
export const contentPreviewOperations = {
  async contentPreview(call) {
    const { db, params, body, tenant, now } = call
    const refusal = refuseKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const storedItem = await findItem(tx, params.kind, params.id)
      const item = storedItem ?? { name: params.kind, id: params.id, translations: {} }
      const current = await currentTexts(viewer, item)
      const contentTexts = {
        values: body.values ?? current.values,
        translations: { ...current.translations, ...body.translations },
      }
      const problems = await checkTexts(viewer, item, contentTexts)
      if (problems.length > 0) {
        const descriptions = problems.map(describeProblem(params.kind, chooseLanguage(call)))
        return { status: 422 as const, message: texts.refused, data: { problems: descriptions } }
      }
      const itemPath = getItemPath(tenant, item)
      const path = body.place === 'home' ? '/' : body.place === 'list' ? pathOfList(tenant, item) : itemPath
      if (path === undefined) return refuse(409, texts.noPreview)
      const { values, translations } = contentTexts
      const preview = { kind: item.name, id: item.id, words: values, translations }
      return done(await addPreview(tx, { tenant, now }, { ...preview, language: body.language ?? null, path }))
    })
  },

  async detailsPreview({ db, tenant, now, body }) {
    return db(async (tx) => {
      const { values, errors } = await readSubmittedDetails(tx, body, await readSettings(tx))
      if (Object.keys(errors).length > 0) return refuse(422, detailsMessages.refused, errors)
      const preview = { kind: detailsPreviewKind, id: body.section, words: values, path: '/' }
      return done(await addPreview(tx, { tenant, now }, preview))
    })
  },
} satisfies DeskOperations<'contentPreview' | 'detailsPreview'>
