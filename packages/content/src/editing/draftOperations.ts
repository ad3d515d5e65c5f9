import { currentTenant, contentPresence, type Tx } from '@minaret/foundation/db'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import type { ContentKindName, ContentSaved } from '@minaret/contract/desk'
import { refuseOverLimit } from '@minaret/staff/plan-limits'
import { conflictFields } from './compare.ts'
import { createThing, type Created, duplicateThing, findLocked, storeDraft } from './drafts.ts'
import { refusesKind, viewerOf } from './operations.ts'
import { describeProblem } from './problems.ts'
import { checkWords, currentWords } from './publish.ts'
import { findThing, goneOf, type StoredThing, versionOf } from './stored.ts'
import { readOthers, viewThing, type Viewer } from './view.ts'
import { messages as say } from './messages.gen.ts'
import type { Words } from './words.ts'

type Asking = Pick<MosqueCall<MosqueOperationId>, 'tenant' | 'request'>

/** A stored draft with what still keeps it from being published. */
export async function toSaved(viewer: Viewer, thing: StoredThing, { tenant, request }: Asking): Promise<ContentSaved> {
  const problems = await checkWords(viewer, thing, await currentWords(viewer, thing))
  return {
    thing: await viewThing(viewer, thing),
    problems: problems.map(describeProblem(thing.name, chooseLanguage({ tenant, request }))),
  }
}

/** Both sides, for somebody whose base is stale. */
export async function toConflict(viewer: Viewer, thing: StoredThing, sent: Words | undefined) {
  const current = await viewThing(viewer, thing)
  return {
    status: 409 as const,
    message: say.changedSince,
    data: { current, fields: sent ? conflictFields(sent.values, current.values) : [] },
  }
}

const found = async (tx: Tx, name: ContentKindName, id: string): Promise<StoredThing> => {
  const thing = await findThing(tx, name, id)
  if (!thing) throw new Error('A thing that was just stored is not there.')
  return thing
}

const createdOr = async (viewer: Viewer, created: Created, asking: Asking) => {
  if (created === 'taken') return refuse(409, say.idTaken, { id: say.idTaken })
  if (created === 'unknown') return refuse(422, say.idUnknown, { id: say.idUnknown })
  return done(await toSaved(viewer, created.thing, asking), say.saved)
}

/** Writing drafts, and seeing who else does. */
export const contentDraftOperations = {
  async contentCreate(call) {
    const { db, params, body } = call
    const refusal = refusesKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const full = params.kind === 'campaigns' ? await refuseOverLimit(tx, call, 'campaigns', 1) : undefined
      if (full) return full
      const words = { values: body.values, translations: {} }
      return createdOr(viewer, await createThing(viewer, params.kind, words, body.id), call)
    })
  },

  async contentDuplicate(call) {
    const { db, params } = call
    const refusal = refusesKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const thing = await findThing(tx, params.kind, params.id)
      if (!thing) return refuse(404, say.noSuchThing)
      const full = params.kind === 'campaigns' ? await refuseOverLimit(tx, call, 'campaigns', 1) : undefined
      if (full) return full
      return createdOr(viewer, await duplicateThing(viewer, thing), call)
    })
  },

  async contentSave(call) {
    const { db, params, body } = call
    const refusal = refusesKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const thing = await findLocked(viewer, params.kind, params.id)
      if (!thing) return refuse(404, say.noSuchThing)
      const current = await currentWords(viewer, thing)
      const words = { values: body.values, translations: { ...current.translations, ...body.translations } }
      if (versionOf(thing) !== body.version) return toConflict(viewer, thing, words)
      if (goneOf(thing) === 'deleted') return refuse(409, say.isDeleted)
      await storeDraft(viewer, thing, words)
      return done(await toSaved(viewer, await found(tx, params.kind, params.id), call), say.saved)
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
