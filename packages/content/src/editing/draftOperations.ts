import { currentTenant, contentPresence, type Tx } from '@minaret/foundation/db'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import type { ContentKindName, ContentSaved } from '@minaret/contract/desk'
import { refuseOverLimit } from '@minaret/staff/plan-limits'
import { conflictFields } from './compare.ts'
import { createContentItem, type CreateResult, duplicateItem, findLocked, storeDraft } from './drafts.ts'
import { refuseKind, viewerOf } from './operations.ts'
import { describeProblem } from './problems.ts'
import { checkTexts, currentTexts } from './publish.ts'
import { findItem, removalOf, type StoredItem, versionOf } from './stored.ts'
import { readOtherEditors, viewItem, type Viewer } from './view.ts'
import { messages as texts } from './messages.gen.ts'
import type { ContentTexts } from './texts.ts'

type CallContext = Pick<MosqueCall<MosqueOperationId>, 'tenant' | 'request'>

/** A stored draft with the problems that prevent its publication. */
export async function toSaved(
  viewer: Viewer,
  item: StoredItem,
  { tenant, request }: CallContext,
): Promise<ContentSaved> {
  const problems = await checkTexts(viewer, item, await currentTexts(viewer, item))
  return {
    thing: await viewItem(viewer, item),
    problems: problems.map(describeProblem(item.name, chooseLanguage({ tenant, request }))),
  }
}

/** Responds to a stale version with the current state and the differences. */
export async function toConflict(viewer: Viewer, item: StoredItem, submitted: ContentTexts | undefined) {
  const current = await viewItem(viewer, item)
  return {
    status: 409 as const,
    message: texts.changedSince,
    data: { current, fields: submitted ? conflictFields(submitted.values, current.values) : [] },
  }
}

const findStored = async (tx: Tx, name: ContentKindName, id: string): Promise<StoredItem> => {
  const item = await findItem(tx, name, id)
  if (!item) throw new Error('A content item that was just stored does not exist.')
  return item
}

const toCreatedResponse = async (viewer: Viewer, result: CreateResult, call: CallContext) => {
  if (result === 'taken') return refuse(409, texts.idTaken, { id: texts.idTaken })
  if (result === 'unknown') return refuse(422, texts.idUnknown, { id: texts.idUnknown })
  return done(await toSaved(viewer, result.item, call), texts.saved)
}

/** Operations on drafts, and presence, which shows who else is editing. */
export const contentDraftOperations = {
  async contentCreate(call) {
    const { db, params, body } = call
    const refusal = refuseKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const overLimit = params.kind === 'campaigns' ? await refuseOverLimit(tx, call, 'campaigns', 1) : undefined
      if (overLimit) return overLimit
      const contentTexts = { values: body.values, translations: {} }
      return toCreatedResponse(viewer, await createContentItem(viewer, params.kind, contentTexts, body.id), call)
    })
  },

  async contentDuplicate(call) {
    const { db, params } = call
    const refusal = refuseKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const item = await findItem(tx, params.kind, params.id)
      if (!item) return refuse(404, texts.notFound)
      const overLimit = params.kind === 'campaigns' ? await refuseOverLimit(tx, call, 'campaigns', 1) : undefined
      if (overLimit) return overLimit
      return toCreatedResponse(viewer, await duplicateItem(viewer, item), call)
    })
  },

  async contentSave(call) {
    const { db, params, body } = call
    const refusal = refuseKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const item = await findLocked(viewer, params.kind, params.id)
      if (!item) return refuse(404, texts.notFound)
      const current = await currentTexts(viewer, item)
      const contentTexts = { values: body.values, translations: { ...current.translations, ...body.translations } }
      if (versionOf(item) !== body.version) return toConflict(viewer, item, contentTexts)
      if (removalOf(item) === 'deleted') return refuse(409, texts.isDeleted)
      await storeDraft(viewer, item, contentTexts)
      return done(await toSaved(viewer, await findStored(tx, params.kind, params.id), call), texts.saved)
    })
  },

  async contentPresence(call) {
    const { db, params, member, now } = call
    return db(async (tx) => {
      await tx
        .insert(contentPresence)
        .values({ tenantId: currentTenant, kind: params.kind, id: params.id, accountId: member.accountId, seenAt: now })
        .onConflictDoUpdate({
          target: [contentPresence.tenantId, contentPresence.kind, contentPresence.id, contentPresence.accountId],
          set: { seenAt: now },
        })
      return done(await readOtherEditors(viewerOf(call, tx), { name: params.kind, id: params.id }))
    })
  },
} satisfies DeskOperations<'contentCreate' | 'contentDuplicate' | 'contentSave' | 'contentPresence'>
