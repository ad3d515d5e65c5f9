import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { OwnDay } from '@minaret/contract/desk'
import type { DeskOperations, MosqueCall } from '@minaret/foundation/operations'
import { type Database, staffAccounts } from '@minaret/foundation/db'
import { done, refuse } from '@minaret/foundation/responses'
import { findLogEntry, type LogEntry, readLog } from '@minaret/foundation/staff'
import { forMachines, chooseLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import { describeOwnDay, prayerSentences } from '../prayer/desk/sentences.ts'
import { deskTimesMessages } from '../prayer/desk/messages/index.ts'
import { undoDay } from '../prayer/desk/writeDay.ts'
import { deskMessages } from './messages/index.ts'
import { staffSentences } from '../staff/sentences.ts'

/** Entries of the log a page shows. */
const pageSize = 50

const sentences: Readonly<Record<string, (typeof prayerSentences)['dayChanged']>> = {
  ...prayerSentences,
  ...staffSentences,
}

/** The names of accounts that are still there. */
async function namesOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database.forAccount()((tx) =>
    tx
      .select({ id: staffAccounts.id, name: staffAccounts.name })
      .from(staffAccounts)
      .where(inArray(staffAccounts.id, [...new Set(ids)])),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What an entry says, its name read now: an erased person's entry says that somebody did it. */
function sentenceOf({ kind, content, accountId }: LogEntry, names: ReadonlyMap<string, string>): LocalizedText {
  const known = accountId === null ? undefined : names.get(accountId)
  const name = known === undefined ? deskMessages.somebody : forMachines(known)
  return content ? (sentences[kind]?.(content, name) ?? deskMessages.otherEntry) : deskMessages.erasedEntry
}

const undoableKinds = ['dayChanged', 'dayUndone']

const ownDay = z.object({ jamaat: z.record(z.string(), z.string().nullable()), note: z.string().optional() }).nullable()

/** What a day said, as the log holds it. */
function dayIn(value: unknown): OwnDay | null {
  const read = ownDay.parse(value ?? null)
  return read && { jamaat: read.jamaat, ...(read.note === undefined ? {} : { note: read.note }) }
}

async function undo({ db, tenant, member, now }: MosqueCall<'changeUndo'>, entry: LogEntry) {
  const day = entry.subject?.replace(/^day /, '') ?? ''
  const [before, after] = [dayIn(entry.content?.before), dayIn(entry.content?.after)]
  const undone = await db((tx) => undoDay({ tx, tenant, accountId: member.accountId, now }, day, { before, after }))
  return { undone, before }
}

/** What staff did, and undoing it. */
export const logOperations = {
  async logList(call) {
    const { db, database, query, request, tenant } = call
    const before = query.after === undefined ? undefined : Number(query.after)
    if (before !== undefined && !Number.isSafeInteger(before)) return refuse(422, deskMessages.noSuchPage)
    const rows = await db((tx) => readLog(tx, { limit: pageSize + 1, before }))
    const shown = rows.slice(0, pageSize)
    const names = await namesOf(
      database,
      shown.flatMap(({ accountId }) => accountId ?? []),
    )
    const language = chooseLanguage({ tenant, request })
    const last = shown.at(-1)
    return {
      ...done(
        shown.map((entry) => ({
          id: entry.id,
          at: entry.at.toISOString(),
          sentence: sentenceOf(entry, names)[language],
          undoable: entry.content !== null && undoableKinds.includes(entry.kind),
        })),
      ),
      responseData: rows.length > pageSize && last ? { next: String(last.position) } : {},
    }
  },

  async changeUndo(call) {
    const { db, params, request, tenant } = call
    const entry = await db((tx) => findLogEntry(tx, params.entry))
    if (!entry) return refuse(404, deskMessages.noSuchEntry)
    if (!entry.content || !undoableKinds.includes(entry.kind)) return refuse(409, deskMessages.cannotUndo)
    const { undone, before } = await undo(call, entry)
    if (!('conflict' in undone)) return done({ change: undone.change }, deskTimesMessages.undone)
    const language = chooseLanguage({ tenant, request })
    return {
      status: 409,
      message: deskMessages.changedSince,
      data: {
        undone: describeOwnDay(before, language),
        now: describeOwnDay(undone.conflict.own ?? null, language),
      },
    }
  },
} satisfies DeskOperations<'logList' | 'changeUndo'>
