import type { ContentKindName } from '@minaret/contract/desk'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { changeSeveral } from './bulk.ts'
import {
  type ChangeResult,
  type Changing,
  deleteThing,
  discard,
  publish,
  restore,
  unschedule,
  withdraw,
} from './changes.ts'
import { findLocked } from './drafts.ts'
import { toConflict } from './draftOperations.ts'
import { isOrdered, kindOf } from './kinds.ts'
import { refusesKind, viewerOf } from './operations.ts'
import { moveThing } from './order.ts'
import { describeProblem } from './problems.ts'
import { findThing, type StoredThing, versionOf } from './stored.ts'
import { viewThing } from './view.ts'
import { messages as say } from './messages.gen.ts'
import type { Words } from './words.ts'

type ChangeCall = Pick<MosqueCall<MosqueOperationId>, 'db' | 'tenant' | 'member' | 'now' | 'request'> & {
  params: { kind: ContentKindName; id: string }
  body: { version: string }
}

type Change = (changing: Changing, thing: StoredThing) => Promise<ChangeResult>

/** Changes a thing unless somebody has since the given version, and answers with what it is now. */
async function change(call: ChangeCall, act: Change, sent?: Partial<Words>) {
  const { db, params, body } = call
  const refusal = refusesKind(call, params.kind)
  if (refusal) return refusal
  return db(async (tx) => {
    const viewer = viewerOf(call, tx)
    const thing = await findLocked(viewer, params.kind, params.id)
    if (!thing) return refuse(404, say.noSuchThing)
    if (versionOf(thing) !== body.version) {
      const words = sent?.values ? { values: sent.values, translations: sent.translations ?? {} } : undefined
      return toConflict(viewer, thing, words)
    }
    const result = await act(viewer, thing)
    if ('refused' in result) return refuse(409, result.refused)
    if ('money' in result)
      return refuse(403, say.moneyOnly, Object.fromEntries(result.money.map((key) => [key, say.moneyField])))
    if ('problems' in result) {
      const problems = result.problems.map(describeProblem(params.kind, chooseLanguage(call)))
      return { status: 422 as const, message: say.refused, data: { problems } }
    }
    const now = await findThing(tx, params.kind, params.id)
    // Of a draft that was all there was, nothing is left.
    const shown = await viewThing(viewer, now ?? { name: params.kind, id: params.id, translations: {} })
    return done({ thing: shown, ...(result.change === undefined ? {} : { change: result.change }) }, result.message)
  })
}

/** Changing what the site shows. */
export const contentChangeOperations = {
  contentPublish: (call) =>
    change(
      call,
      (changing, thing) =>
        publish(changing, thing, {
          ...(call.body.values ? { values: call.body.values } : {}),
          ...(call.body.translations ? { translations: call.body.translations } : {}),
          ...(call.body.at === undefined ? {} : { at: call.body.at }),
        }),
      call.body,
    ),
  contentUnschedule: (call) => change(call, unschedule),
  contentWithdraw: (call) => change(call, withdraw),
  contentDelete: (call) => change(call, deleteThing),
  contentRestore: (call) => change(call, restore),
  contentDiscard: (call) => change(call, discard),

  async contentMove(call) {
    const { db, params, body } = call
    const refusal = refusesKind(call, params.kind)
    if (refusal) return refusal
    if (!isOrdered(kindOf(params.kind))) return refuse(409, say.notOrdered)
    return db(async (tx) => {
      const moved = await moveThing(viewerOf(call, tx), params.kind, body)
      if (moved === 'missing') return refuse(404, say.noSuchThing)
      return done(
        moved.change === undefined ? {} : { change: moved.change },
        moved.change === undefined ? say.unchanged : say.moved,
      )
    })
  },

  async contentBulk(call) {
    const { db, params, body } = call
    const refusal = refusesKind(call, params.kind)
    if (refusal) return refusal
    const language = chooseLanguage(call)
    return db(async (tx) => {
      const { refused, ...rest } = await changeSeveral(viewerOf(call, tx), params.kind, body)
      const refusals = refused.map(({ id, message }) => ({ id, message: message[language] }))
      return done({ ...rest, refused: refusals }, say.bulkDone({ done: String(rest.done.length) }))
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
