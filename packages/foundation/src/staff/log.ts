import { randomBytes } from 'node:crypto'
import { desc, eq, lt, sql } from 'drizzle-orm'
import { supportRole } from '@minaret/plans'
import { sha256 } from '../base/secrets.ts'
import { newPublicId } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { currentTenant } from '../db/ownTenant.ts'
import { deskLog, type DeskLogContent } from '../db/staff.ts'

/** An entry of a mosque's log. */
export type LogEntry = typeof deskLog.$inferSelect

/** What is to be written down. */
export type NewLogEntry = {
  accountId: string | undefined
  /** The key of its sentence. */
  kind: string
  /** What was changed, where the change can be undone. */
  subject?: string
  content: DeskLogContent
  now: Date
}

/** Any number that is ours; with the tenant it is the lock of its log. */
const logLock = 7_262_741

const text = (value: unknown) => JSON.stringify(value)

/** What the chain holds of an entry's content: without the salt nobody can try names against it. */
const digestOf = (salt: Buffer, content: DeskLogContent) => sha256(`${salt.toString('hex')} ${canonical(content)}`)

/** JSON with its keys in order: jsonb gives them back in another one. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return text(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${text(key)}:${canonical(field)}`).join(',')}}`
}

type Chained = Pick<LogEntry, 'position' | 'id' | 'at' | 'accountId' | 'support' | 'kind' | 'subject' | 'contentDigest'>

/** The hash of an entry, over the one before it and everything but the content itself. */
const hashOf = (before: Buffer, entry: Chained): Buffer =>
  sha256(
    text([
      before.toString('hex'),
      entry.position,
      entry.id,
      entry.at.toISOString(),
      entry.accountId,
      entry.kind,
      entry.subject,
      entry.contentDigest.toString('hex'),
      // Entries of staff are hashed as they were before there was support.
      ...(entry.support ? ['support'] : []),
    ]),
  )

const noHash: Buffer = Buffer.alloc(32)

/**
 * Writes an entry at the end of the mosque's log, in the transaction that does what it says.
 * @returns its id, by which the change is undone
 */
export async function writeLog(tx: Tx, { accountId, kind, subject, content, now }: NewLogEntry): Promise<string> {
  // Two who write at once do so one after the other, so that the chain has one end.
  const { rows } = await tx.execute<{ support: boolean }>(
    sql`select has_role(${supportRole}) as support, pg_advisory_xact_lock(${logLock}, hashtext(current_tenant()::text))`,
  )
  const [last] = await tx.select().from(deskLog).orderBy(desc(deskLog.position)).limit(1)
  const salt = randomBytes(16)
  const entry = {
    position: (last?.position ?? 0) + 1,
    id: newPublicId(),
    at: now,
    accountId: accountId ?? null,
    // By the transaction's own role: no caller can forget it.
    support: rows[0]?.support ?? false,
    kind,
    subject: subject ?? null,
    contentDigest: digestOf(salt, content),
  }
  await tx
    .insert(deskLog)
    .values({ tenantId: currentTenant, ...entry, content, salt, hash: hashOf(last?.hash ?? noHash, entry) })
  return entry.id
}

/** Entries of the mosque's log, the newest first. @param before only those at positions below */
export const readLog = (tx: Tx, { limit, before }: { limit: number; before?: number }): Promise<LogEntry[]> =>
  tx
    .select()
    .from(deskLog)
    .where(before === undefined ? undefined : lt(deskLog.position, before))
    .orderBy(desc(deskLog.position))
    .limit(limit)

/** One entry, by its id. */
export async function findLogEntry(tx: Tx, id: string): Promise<LogEntry | undefined> {
  const [entry] = await tx.select().from(deskLog).where(eq(deskLog.id, id))
  return entry
}

/** What checking a log found. */
export type LogCheck = {
  entries: number
  /** The hash of the newest entry, hex: two who hold the same have the same log. */
  head: string
  /** What is wrong, in sentences; none where the chain is whole. */
  problems: string[]
  /** Where the hash that was noted before is: its entry, or nothing where no entry of this log has it. */
  noted?: { position: number; at: Date }
}

/** How many entries are read at once. */
const step = 1000

/**
 * Walks the whole chain: no entry is missing, none was changed, and what content there is belongs to its entry. An entry
 * whose content was erased counts as whole.
 * @param noted the hash of any entry, hex, as somebody noted it when that entry was the newest
 */
export async function verifyLog(tx: Tx, noted?: string): Promise<LogCheck> {
  const problems: string[] = []
  let found: LogCheck['noted']
  let before: Buffer = noHash
  let entries = 0
  for (;;) {
    const rows = await tx
      .select()
      .from(deskLog)
      .where(sql`${deskLog.position} > ${entries}`)
      .orderBy(deskLog.position)
      .limit(step)
    for (const entry of rows) {
      const expected = entries + 1
      if (entry.position !== expected) problems.push(`Entry ${expected} is missing.`)
      if (!hashOf(before, entry).equals(entry.hash)) problems.push(`Entry ${entry.position} was changed.`)
      if (entry.content && !(entry.salt && digestOf(entry.salt, entry.content).equals(entry.contentDigest)))
        problems.push(`What entry ${entry.position} says was changed.`)
      before = entry.hash
      entries = entry.position
      if (entry.hash.toString('hex') === noted?.toLowerCase()) found = { position: entry.position, at: entry.at }
    }
    if (rows.length < step) return { entries, head: before.toString('hex'), problems, noted: found }
  }
}
