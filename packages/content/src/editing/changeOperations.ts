import type { ContentKindName } from '@minaret/contract/desk'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { changeInBulk } from './bulk.ts'
import {
  type ChangeResult,
  type ChangeContext,
  deleteContentItem,
  discard,
  publish,
  restore,
  unschedule,
  withdraw,
} from './changes.ts'
import { findLocked } from './drafts.ts'
import { toConflict } from './draftOperations.ts'
import { isOrdered, kindOf } from './kinds.ts'
import { refuseKind, viewerOf } from './operations.ts'
import { moveContentItem } from './order.ts'
import { describeProblem } from './problems.ts'
import { findItem, type StoredItem, versionOf } from './stored.ts'
import { viewItem } from './view.ts'
import { messages as texts } from './messages.gen.ts'
import type { ContentTexts } from './texts.ts'

type ContentChangeCall = Pick<MosqueCall<MosqueOperationId>, 'db' | 'tenant' | 'member' | 'now' | 'request'> & {
  params: { kind: ContentKindName; id: string }
  body: { version: string }
}

type ApplyChange = (context: ChangeContext, item: StoredItem) => Promise<ChangeResult>

/** Changes a content item unless it has changed since the given version, and responds with its new state. */
async function runChange(call: ContentChangeCall, applyChange: ApplyChange, submitted?: Partial<ContentTexts>) {
  const { db, params, body } = call
  const refusal = refuseKind(call, params.kind)
  if (refusal) return refusal
  return db(async (tx) => {
    const viewer = viewerOf(call, tx)
    const item = await findLocked(viewer, params.kind, params.id)
    if (!item) return refuse(404, texts.notFound)
    if (versionOf(item) !== body.version) {
      const submittedTexts = submitted?.values
        ? { values: submitted.values, translations: submitted.translations ?? {} }
        : undefined
      return toConflict(viewer, item, submittedTexts)
    }
    const result = await applyChange(viewer, item)
    if ('refused' in result) return refuse(409, result.refused)
    if ('money' in result)
      return refuse(403, texts.moneyOnly, Object.fromEntries(result.money.map((key) => [key, texts.moneyField])))
    if ('problems' in result) {
      const problems = result.problems.map(describeProblem(params.kind, chooseLanguage(call)))
      return { status: 422 as const, message: texts.refused, data: { problems } }
    }
    const storedItem = await findItem(tx, params.kind, params.id)
    // Discarding a draft that was never published deletes the item.
    const view = await viewItem(viewer, storedItem ?? { name: params.kind, id: params.id, translations: {} })
    return done({ thing: view, ...(result.change === undefined ? {} : { change: result.change }) }, result.message)
  })
}

/** The operations that change published content. */
export const contentChangeOperations = {
  contentPublish: (call) =>
    runChange(
      call,
      (context, item) =>
        publish(context, item, {
          ...(call.body.values ? { values: call.body.values } : {}),
          ...(call.body.translations ? { translations: call.body.translations } : {}),
          ...(call.body.at === undefined ? {} : { at: call.body.at }),
        }),
      call.body,
    ),
  contentUnschedule: (call) => runChange(call, unschedule),
  contentWithdraw: (call) => runChange(call, withdraw),
  contentDelete: (call) => runChange(call, deleteContentItem),
  contentRestore: (call) => runChange(call, restore),
  contentDiscard: (call) => runChange(call, discard),

  async contentMove(call) {
    const { db, params, body } = call
    const refusal = refuseKind(call, params.kind)
    if (refusal) return refusal
    if (!isOrdered(kindOf(params.kind))) return refuse(409, texts.notOrdered)
    return db(async (tx) => {
      const result = await moveContentItem(viewerOf(call, tx), params.kind, body)
      if (result === 'missing') return refuse(404, texts.notFound)
      return done(
        result.change === undefined ? {} : { change: result.change },
        result.change === undefined ? texts.unchanged : texts.moved,
      )
    })
  },

  async contentBulk(call) {
    const { db, params, body } = call
    const refusal = refuseKind(call, params.kind)
    if (refusal) return refusal
    const language = chooseLanguage(call)
    return db(async (tx) => {
      const { refused, ...rest } = await changeInBulk(viewerOf(call, tx), params.kind, body)
      const refusals = refused.map(({ id, message }) => ({ id, message: message[language] }))
      return done({ ...rest, refused: refusals }, texts.bulkDone({ done: String(rest.done.length) }))
    })
  },
} satisfies DeskOperations<
  | 'contentPublish'
  | 'contentUnschedule'
  | 'contentWithdraw'
  | 'contentDelete'
  | 'contentRestore'
  | 'contentDiscard'
  | 'contentMove'
  | 'contentBulk'
>
