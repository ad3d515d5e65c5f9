import { currentTenant, contentPresence, type Tx } from '@minaret/foundation/db'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import type { ContentKindName, ContentSaved } from '@minaret/contract/desk'
import { refuseOverLimit } from '@minaret/staff/plan-limits'
import { conflictFields } from './compare.ts'
import { createContentItem, type CreateResult, duplicateThing, findLocked, storeDraft } from './drafts.ts'
import { refusesKind, viewerOf } from './operations.ts'
import { describeProblem } from './problems.ts'
import { checkTexts, currentTexts } from './publish.ts'
import { findThing, removalOf, type StoredItem, versionOf } from './stored.ts'
import { readOthers, viewThing, type Viewer } from './view.ts'
import { messages as texts } from './messages.gen.ts'
import type { ContentTexts } from './texts.ts'

type CallContext = Pick<MosqueCall<MosqueOperationId>, 'tenant' | 'request'>

/** A stored draft with the problems that prevent its publication. */
export async function toSaved(
  viewer: Viewer,
  thing: StoredItem,
  { tenant, request }: CallContext,
): Promise<ContentSaved> {
  const problems = await checkTexts(viewer, thing, await currentTexts(viewer, thing))
  return {
    thing: await viewThing(viewer, thing),
    problems: problems.map(describeProblem(thing.name, chooseLanguage({ tenant, request }))),
  }
}

/** Responds to a stale version with the current state and the differences. */
export async function toConflict(viewer: Viewer, thing: StoredItem, submitted: ContentTexts | undefined) {
  const current = await viewThing(viewer, thing)
  return {
    status: 409 as const,
    message: texts.changedSince,
    data: { current, fields: submitted ? conflictFields(submitted.values, current.values) : [] },
  }
}

const findStored = async (tx: Tx, name: ContentKindName, id: string): Promise<StoredItem> => {
  const thing = await findThing(tx, name, id)
  if (!thing) throw new Error('A content item that was just stored does not exist.')
  return thing
}

const toCreatedResponse = async (viewer: Viewer, result: CreateResult, call: CallContext) => {
  if (result === 'taken') return refuse(409, texts.idTaken, { id: texts.idTaken })
  if (result === 'unknown') return refuse(422, texts.idUnknown, { id: texts.idUnknown })
  return done(await toSaved(viewer, result.thing, call), texts.saved)
}

/** Operations on drafts, and presence, which shows who else is editing. */
export const contentDraftOperations = {
  async contentCreate(call) {
    const { db, params, body } = call
    const refusal = refusesKind(call, params.kind)
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
    const refusal = refusesKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const thing = await findThing(tx, params.kind, params.id)
      if (!thing) return refuse(404, texts.noSuchThing)
      const overLimit = params.kind === 'campaigns' ? await refuseOverLimit(tx, call, 'campaigns', 1) : undefined
      if (overLimit) return overLimit
      return toCreatedResponse(viewer, await duplicateThing(viewer, thing), call)
    })
  },

  async contentSave(call) {
    const { db, params, body } = call
    const refusal = refusesKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const thing = await findLocked(viewer, params.kind, params.id)
      if (!thing) return refuse(404, texts.noSuchThing)
      const current = await currentTexts(viewer, thing)
      const contentTexts = { values: body.values, translations: { ...current.translations, ...body.translations } }
      if (versionOf(thing) !== body.version) return toConflict(viewer, thing, contentTexts)
      if (removalOf(thing) === 'deleted') return refuse(409, texts.isDeleted)
      await storeDraft(viewer, thing, contentTexts)
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
      return done(await readOthers(viewerOf(call, tx), { name: params.kind, id: params.id }))
    })
  },
} satisfies DeskOperations<'contentCreate' | 'contentDuplicate' | 'contentSave' | 'contentPresence'>
