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

/** An entry to write. */
export type NewLogEntry = {
  accountId: string | undefined
  /** The key of its message. */
  kind: string
  /** The subject of the change, if it can be undone. */
  subject?: string
  content: DeskLogContent
  now: Date
}

/** An arbitrary number; together with the tenant it is the key of the log's advisory lock. */
const logLock = 7_262_741

const toJson = (value: unknown) => JSON.stringify(value)

/** Digest of an entry's content for the chain; salted, so that it cannot be matched against names. */
const computeDigest = (salt: Buffer, content: DeskLogContent) =>
  sha256(`${salt.toString('hex')} ${toCanonicalJson(content)}`)

/** Serialises JSON with sorted keys, because jsonb does not preserve their order. */
function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return toJson(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${toJson(key)}:${toCanonicalJson(field)}`).join(',')}}`
}

type ChainedEntry = Pick<
  LogEntry,
  'position' | 'id' | 'at' | 'accountId' | 'support' | 'kind' | 'subject' | 'contentDigest'
>

/** Returns the hash of an entry, over the previous hash and all fields except the content. */
const computeHash = (previousHash: Buffer, entry: ChainedEntry): Buffer =>
  sha256(
    toJson([
      previousHash.toString('hex'),
      entry.position,
      entry.id,
      entry.at.toISOString(),
      entry.accountId,
      entry.kind,
      entry.subject,
      entry.contentDigest.toString('hex'),
      // Left out for staff, so that hashes from before support access existed stay valid.
      ...(entry.support ? ['support'] : []),
    ]),
  )

const noHash: Buffer = Buffer.alloc(32)

/**
 * Appends an entry to the mosque's log, in the transaction of the change.
 * @returns its id, by which the change can be undone
 */
export async function writeLog(tx: Tx, { accountId, kind, subject, content, now }: NewLogEntry): Promise<string> {
  // Serialises concurrent writers, so that the chain does not fork.
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
    // Derived from the transaction's role, so that no caller can forget it.
    support: rows[0]?.support ?? false,
    kind,
    subject: subject ?? null,
    contentDigest: computeDigest(salt, content),
  }
  await tx
    .insert(deskLog)
    .values({ tenantId: currentTenant, ...entry, content, salt, hash: computeHash(last?.hash ?? noHash, entry) })
  return entry.id
}

/** Reads entries of the mosque's log, newest first. @param before only those at positions below */
export const readLog = (tx: Tx, { limit, before }: { limit: number; before?: number }): Promise<LogEntry[]> =>
  tx
    .select()
    .from(deskLog)
    .where(before === undefined ? undefined : lt(deskLog.position, before))
    .orderBy(desc(deskLog.position))
    .limit(limit)

/** Reads an entry by its id. */
export async function findLogEntry(tx: Tx, id: string): Promise<LogEntry | undefined> {
  const [entry] = await tx.select().from(deskLog).where(eq(deskLog.id, id))
  return entry
}

/** Result of verifying a log. */
export type LogCheck = {
  entries: number
  /** The hash of the newest entry, hex: equal hashes mean equal logs. */
  head: string
  /** Descriptions of problems; empty if the chain is intact. */
  problems: string[]
  /** The entry with the hash noted earlier; undefined if the log has none. */
  noted?: { position: number; at: Date }
}

/** Number of entries per query. */
const batchSize = 1000

/**
 * Verifies the whole chain: no entry is missing or changed, and all content belongs to its entry. An entry with erased content
 * is valid.
 * @param notedHash hash of an entry, hex, noted when that entry was the newest
 */
export async function verifyLog(tx: Tx, notedHash?: string): Promise<LogCheck> {
  const problems: string[] = []
  let notedEntry: LogCheck['noted']
  let previousHash: Buffer = noHash
  let entries = 0
  for (;;) {
    const rows = await tx
      .select()
      .from(deskLog)
      .where(sql`${deskLog.position} > ${entries}`)
      .orderBy(deskLog.position)
      .limit(batchSize)
    for (const entry of rows) {
      const expectedPosition = entries + 1
      if (entry.position !== expectedPosition) problems.push(`Entry ${expectedPosition} is missing.`)
      if (!computeHash(previousHash, entry).equals(entry.hash)) problems.push(`Entry ${entry.position} was changed.`)
      if (entry.content && !(entry.salt && computeDigest(entry.salt, entry.content).equals(entry.contentDigest)))
        problems.push(`What entry ${entry.position} says was changed.`)
      previousHash = entry.hash
      entries = entry.position
      if (entry.hash.toString('hex') === notedHash?.toLowerCase())
        notedEntry = { position: entry.position, at: entry.at }
    }
    if (rows.length < batchSize) return { entries, head: previousHash.toString('hex'), problems, noted: notedEntry }
  }
}
