import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import type { Tx } from '@minaret/foundation/db'
import { done } from '@minaret/foundation/responses'
import { discardDraft, listDrafts, readDraft, saveDraft } from '@minaret/staff/members'

const draftContext = (
  tx: Tx,
  { secrets, tenant, member }: Pick<MosqueCall<MosqueOperationId>, 'secrets' | 'tenant' | 'member'>,
) => ({
  tx,
  secrets,
  tenantId: tenant.id,
  accountId: member.accountId,
})

/** Unsaved form input, private to its author. */
export const draftOperations = {
  draftList: (call) => call.db(async (tx) => done(await listDrafts(draftContext(tx, call)))),

  draftView: (call) =>
    call.db(async (tx) => {
      const draft = await readDraft(draftContext(tx, call), call.params.form)
      return done(draft ? { draft } : {})
    }),

  draftSave: (call) =>
    call.db(async (tx) => {
      await saveDraft(draftContext(tx, call), call.params.form, call.body, call.now)
      return done({})
    }),

  draftDiscard: (call) =>
    call.db(async (tx) => {
      await discardDraft(draftContext(tx, call), call.params.form)
      return done({})
    }),
} satisfies DeskOperations<'draftList' | 'draftView' | 'draftSave' | 'draftDiscard'>
