import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { findLocked, storeDraft, subjectOf } from './drafts.ts'
import { toConflict, toSaved } from './draftOperations.ts'
import { eraseVersion, readHistory, readVersion } from './history.ts'
import { refusesKind, viewerOf } from './operations.ts'
import { findThing, removalOf, thingTitle, versionOf } from './stored.ts'
import { findVersion, readTranslations, readValues } from './versions.ts'
import { messages as texts } from './messages.gen.ts'
import { httpMessages } from '@minaret/foundation/http'

const pageSize = 30

/** The operations of version history. */
export const contentHistoryOperations = {
  async contentHistory({ db, params, query }) {
    const from = query.after === undefined ? undefined : Number(query.after)
    if (from !== undefined && !(Number.isSafeInteger(from) && from > 0 && from < 2 ** 31))
      return refuse(422, httpMessages.invalid, { after: httpMessages.lostPlace })
    return db(async (tx) => {
      const page = { limit: pageSize + 1, ...(from === undefined ? {} : { from }) }
      const versions = await readHistory(tx, { name: params.kind, id: params.id }, page)
      // A purged item still has versions; an item imported by a command has none yet.
      if (versions.length === 0 && !(await findThing(tx, params.kind, params.id))) return refuse(404, texts.noSuchThing)
      const next = versions.at(pageSize)
      return { ...done(versions.slice(0, pageSize)), responseData: next ? { next: String(next.number) } : {} }
    })
  },

  contentVersionView: ({ db, params, query }) =>
    db(async (tx) => {
      const thing = { name: params.kind, id: params.id }
      const version = await readVersion(tx, thing, params.number, query.against)
      return version ? done(version) : refuse(404, texts.noSuchVersion)
    }),

  async contentVersionRestore(call) {
    const { db, params, body } = call
    const refusal = refusesKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const thing = await findLocked(viewer, params.kind, params.id)
      if (!thing) return refuse(404, texts.noSuchThing)
      if (versionOf(thing) !== body.version) return toConflict(viewer, thing, undefined)
      if (removalOf(thing) === 'deleted') return refuse(409, texts.isDeleted)
      const version = await findVersion(tx, thing, params.number)
      const values = readValues(version?.words)
      if (!version) return refuse(404, texts.noSuchVersion)
      if (!values) return refuse(409, texts.wordsErased)
      await storeDraft(viewer, thing, { values, translations: readTranslations(version.translations) })
      const storedThing = await findThing(tx, params.kind, params.id)
      return done(await toSaved(viewer, storedThing ?? thing, call), texts.saved)
    })
  },

  async contentVersionErase(call) {
    const { db, params, member, now } = call
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const thing = await findLocked(viewer, params.kind, params.id)
      const version = thing && (await findVersion(tx, thing, params.number))
      if (!thing || !version) return refuse(404, texts.noSuchVersion)
      if (params.number === thing.item?.versions && thing.row && !removalOf(thing)) return refuse(409, texts.isNewest)
      await eraseVersion(tx, thing, params.number, now)
      const content = { values: { kind: thing.name, id: thing.id, title: thingTitle(thing), number: params.number } }
      await writeLog(tx, {
        accountId: member.accountId,
        kind: 'contentErased',
        subject: subjectOf(thing),
        content,
        now,
      })
      return done({}, texts.erased)
    })
  },
} satisfies DeskOperations<'contentHistory' | 'contentVersionView' | 'contentVersionRestore' | 'contentVersionErase'>
