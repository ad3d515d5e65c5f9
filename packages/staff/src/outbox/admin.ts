import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { type Database, mails } from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import { startsWith, requireSingleRow } from '@minaret/foundation/tenancy'
import { maskAddress } from '@minaret/foundation/email-addresses'
import { requeueEmail } from '@minaret/foundation/email'

/** An email for operators, with a masked address and without its content. */
export type ListedEmail = {
  id: string
  kind: string
  state: (typeof mails.$inferSelect)['state']
  createdAt: Date
  tries: number
  problem: string | null
  /** Such as `f…@example.org`; undefined once it was sent. */
  to?: string
  /** Whether its content is still stored, so that it can be sent again. */
  kept: boolean
}

/** After this time a waiting email counts as stuck. */
const stuckAfter = sql`now() - interval '1 hour'`

/** The maximum number of listed emails. */
const maxListed = 500

/**
 * Lists a mosque’s emails, newest first, or the stuck ones, oldest first: uncertain, failed, or waiting for more than an
 * hour. Only stuck emails that were listed may be deleted later.
 */
export const listEmails = (database: Database, tenantId: string, onlyStuck: boolean): Promise<ListedEmail[]> =>
  database.forTenant(tenantId)(async (tx) => {
    const isStuck = or(
      inArray(mails.state, ['uncertain', 'failed']),
      and(eq(mails.state, 'waiting'), lt(mails.createdAt, stuckAfter)),
    )
    const rows = await tx
      .select()
      .from(mails)
      .where(onlyStuck ? isStuck : undefined)
      .orderBy(onlyStuck ? asc(mails.createdAt) : desc(mails.createdAt))
      .limit(maxListed)
    const ids = rows.map(({ id }) => id)
    if (onlyStuck && ids.length > 0)
      await tx
        .update(mails)
        .set({ listedAt: sql`coalesce(${mails.listedAt}, now())` })
        .where(inArray(mails.id, ids))
    return rows.map(({ id, kind, state, createdAt, tries, problem, letter: email }) => ({
      id,
      kind,
      state,
      createdAt,
      tries,
      problem,
      ...(email ? { to: maskAddress(email.to) } : {}),
      kept: email !== null,
    }))
  })

/**
 * Queues an email again with the same Message-ID, so that a mailbox can recognise a duplicate.
 * @param idPrefix the id or a prefix of it
 * @throws OperatorError if it does not exist, was sent, is being sent or has no content any more
 */
export const resendEmail = (database: Database, tenantId: string, idPrefix: string): Promise<ListedEmail> =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx.select({ id: mails.id }).from(mails).where(startsWith(mails.id, idPrefix)).limit(2)
    const { id } = requireSingleRow(rows, idPrefix, 'email', 'mail list')
    const [row] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
    if (!row) throw new OperatorError('That email has just been deleted.')
    const { kind, state, createdAt, letter: email, tries } = row
    if (state === 'sent')
      throw new OperatorError('That email was sent and its content has been deleted, so it cannot be sent again.')
    if (state === 'sending') throw new OperatorError('That email is being sent right now. Check again in a minute.')
    if (!email) throw new OperatorError('The content of that email has been deleted, so it cannot be sent again.')
    await requeueEmail(tx, row)
    await audit(tx, 'email sent again')
    return { id, kind, state: 'waiting', createdAt, tries, problem: null, to: maskAddress(email.to), kept: true }
  })
