import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { findLocked, storeDraft, subjectOf } from './drafts.ts'
import { toConflict, toSaved } from './draftOperations.ts'
import { eraseVersion, readHistory, readVersion } from './history.ts'
import { refuseKind, viewerOf } from './operations.ts'
import { findItem, removalOf, itemTitle, versionOf } from './stored.ts'
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
      if (versions.length === 0 && !(await findItem(tx, params.kind, params.id))) return refuse(404, texts.notFound)
      const next = versions.at(pageSize)
      return { ...done(versions.slice(0, pageSize)), responseData: next ? { next: String(next.number) } : {} }
    })
  },

  contentVersionView: ({ db, params, query }) =>
    db(async (tx) => {
      const item = { name: params.kind, id: params.id }
      const version = await readVersion(tx, item, params.number, query.against)
      return version ? done(version) : refuse(404, texts.versionNotFound)
    }),

  async contentVersionRestore(call) {
    const { db, params, body } = call
    const refusal = refuseKind(call, params.kind)
    if (refusal) return refusal
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const item = await findLocked(viewer, params.kind, params.id)
      if (!item) return refuse(404, texts.notFound)
      if (versionOf(item) !== body.version) return toConflict(viewer, item, undefined)
      if (removalOf(item) === 'deleted') return refuse(409, texts.isDeleted)
      const version = await findVersion(tx, item, params.number)
      const values = readValues(version?.words)
      if (!version) return refuse(404, texts.versionNotFound)
      if (!values) return refuse(409, texts.textErased)
      await storeDraft(viewer, item, { values, translations: readTranslations(version.translations) })
      const storedItem = await findItem(tx, params.kind, params.id)
      return done(await toSaved(viewer, storedItem ?? item, call), texts.saved)
    })
  },

  async contentVersionErase(call) {
    const { db, params, member, now } = call
    return db(async (tx) => {
      const viewer = viewerOf(call, tx)
      const item = await findLocked(viewer, params.kind, params.id)
      const version = item && (await findVersion(tx, item, params.number))
      if (!item || !version) return refuse(404, texts.versionNotFound)
      if (params.number === item.deskRow?.versions && item.row && !removalOf(item))
        return refuse(409, texts.latestVersion)
      await eraseVersion(tx, item, params.number, now)
      const content = { values: { kind: item.name, id: item.id, title: itemTitle(item), number: params.number } }
      await writeLog(tx, {
        accountId: member.accountId,
        kind: 'contentErased',
        subject: subjectOf(item),
        content,
        now,
      })
      return done({}, texts.erased)
    })
  },
} satisfies DeskOperations<'contentHistory' | 'contentVersionView' | 'contentVersionRestore' | 'contentVersionErase'>
