import { inArray } from 'drizzle-orm'
import type { DeskOperations, LogKind, LogKinds } from '@minaret/foundation/operations'
import { type Database, staffAccounts, type TenantDb } from '@minaret/foundation/db'
import { type DeskRole, mayUse, supportRole } from '@minaret/plans'
import { done, refuse } from '@minaret/foundation/responses'
import { findLogEntry, type LogEntry, readLog } from '@minaret/foundation/staff'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { getTenantLanguage } from '@minaret/foundation/email'
import { forMachines, chooseLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import type { RegistryServices } from './services.ts'
import { messages as deskMessages } from './messages.gen.ts'

/** Log entries per page. */
const pageSize = 50

/** Reads the names of accounts that still exist. */
async function namesOf(db: TenantDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db((tx) =>
    tx
      .select({ id: staffAccounts.id, name: staffAccounts.name })
      .from(staffAccounts)
      .where(inArray(staffAccounts.id, [...new Set(ids)])),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Marks a name as support staff in every sentence. */
const supportName = (name: LocalizedText): LocalizedText => deskMessages.asSupport({ name })

/** Describes an entry with its author's current name, or a substitute for a command or an erased account. */
function sentenceOf(
  logKinds: LogKinds,
  { kind, content, accountId, support }: LogEntry,
  names: ReadonlyMap<string, string>,
): LocalizedText {
  const currentName = accountId === null ? undefined : names.get(accountId)
  const fallback = accountId === null ? deskMessages.serverAdministrator : deskMessages.formerColleague
  const author = currentName === undefined ? fallback : forMachines(currentName)
  const name = support ? supportName(author) : author
  return content ? (logKinds[kind]?.describe(content, name) ?? deskMessages.otherEntry) : deskMessages.erasedEntry
}

/** The undo of an entry; undefined if it has none. */
const undoOf = (logKinds: LogKinds, { kind, content }: LogEntry): LogKind['undo'] =>
  content ? logKinds[kind]?.undo : undefined

/** Whether these roles may undo an entry. */
const mayUndo = (undo: LogKind['undo'], roles: readonly DeskRole[]): boolean =>
  undo !== undefined && mayUse(undo.permission, roles)

/** Describes log entries in the mosque's language, in their order. */
export const createLogDescriber =
  ({ database, logKinds }: { database: Database; logKinds: LogKinds }) =>
  (tenant: Tenant) =>
  async (entries: readonly LogEntry[]): Promise<string[]> => {
    const names = await namesOf(
      database.forAccount(),
      entries.flatMap(({ accountId }) => accountId ?? []),
    )
    return entries.map((entry) => sentenceOf(logKinds, entry, names)[getTenantLanguage(tenant)])
  }

/** The log of staff actions, and undoing them. */
export const logOperations = {
  async logList(call) {
    const { db, query, request, tenant, member, logKinds } = call
    const before = query.after === undefined ? undefined : Number(query.after)
    if (before !== undefined && !Number.isSafeInteger(before)) return refuse(422, deskMessages.pageNotFound)
    const rows = await db((tx) => readLog(tx, { limit: pageSize + 1, before }))
    const page = rows.slice(0, pageSize)
    const names = await namesOf(
      db,
      page.flatMap(({ accountId }) => accountId ?? []),
    )
    const language = chooseLanguage({ tenant, request })
    const last = page.at(-1)
    return {
      ...done(
        page.map((entry) => ({
          id: entry.id,
          at: entry.at.toISOString(),
          sentence: sentenceOf(logKinds, entry, names)[language],
          undoable: mayUndo(undoOf(logKinds, entry), member.roles),
        })),
      ),
      responseData: rows.length > pageSize && last ? { next: String(last.position) } : {},
    }
  },

  async changeUndo(call) {
    const { database, ...callWithoutDatabase } = call
    const { db, params, request, tenant, member } = callWithoutDatabase
    const entry = await db((tx) => findLogEntry(tx, params.entry))
    if (!entry) return refuse(404, deskMessages.entryNotFound)
    const undo = undoOf(call.logKinds, entry)
    if (!undo) return refuse(409, deskMessages.cannotUndo)
    if (!mayUndo(undo, member.roles)) return refuse(403, deskMessages.mayNotUndo)
    // Support staff may undo only their own changes.
    if (member.roles.includes(supportRole) && entry.accountId !== member.accountId)
      return refuse(403, deskMessages.mayNotUndo)
    const outcome = await ('run' in undo
      ? undo.run(callWithoutDatabase, entry)
      : undo.runWithDatabase({ ...callWithoutDatabase, database }, entry))
    // The change may have affected the cached settings of the mosque.
    call.directory.forget(tenant.id)
    if (!('conflict' in outcome)) return done({ change: outcome.change }, outcome.message)
    const language = chooseLanguage({ tenant, request })
    return {
      status: 409,
      message: deskMessages.changedSince,
      data: { undone: outcome.conflict.undone[language], now: outcome.conflict.now[language] },
    }
  },
} satisfies DeskOperations<
  'logList' | 'changeUndo',
  Pick<RegistryServices, 'logKinds'> & { directory: Pick<Directory, 'forget'> }
>
