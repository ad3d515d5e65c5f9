import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { type Database, mails } from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import { startsWith, findOnly } from '@minaret/foundation/tenancy'
import { maskAddress } from '@minaret/foundation/email-addresses'
import { requeueEmail } from '@minaret/foundation/email'

/** An email as an operator sees it: nobody's whole address, and nothing of what it says. */
export type ListedEmail = {
  id: string
  kind: string
  state: (typeof mails.$inferSelect)['state']
  createdAt: Date
  tries: number
  problem: string | null
  /** `f…@example.org`; missing once it was sent. */
  to?: string
  /** Whether what it says is still there, so that it can be sent again. */
  kept: boolean
}

/** Waiting is stuck when it has lasted so long. */
const stuckAfter = sql`now() - interval '1 hour'`

/** How many are shown at once. */
const most = 500

/**
 * The emails of a mosque, the newest first; or those that are stuck, the oldest first: uncertain, given up, or waiting for
 * more than an hour. Stuck ones that were shown may be erased later, and no others.
 */
export const listEmails = (database: Database, tenantId: string, stuck: boolean): Promise<ListedEmail[]> =>
  database.forTenant(tenantId)(async (tx) => {
    const isStuck = or(
      inArray(mails.state, ['uncertain', 'failed']),
      and(eq(mails.state, 'waiting'), lt(mails.createdAt, stuckAfter)),
    )
    const rows = await tx
      .select()
      .from(mails)
      .where(stuck ? isStuck : undefined)
      .orderBy(stuck ? asc(mails.createdAt) : desc(mails.createdAt))
      .limit(most)
    const ids = rows.map(({ id }) => id)
    if (stuck && ids.length > 0)
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
 * Has an email sent again, under the Message-ID it had: a mailbox that has it already can tell.
 * @param typed the beginning of its id
 * @throws OperatorError when there is none, it was sent, it is being sent, or what it said is gone
 */
export const resendEmail = (database: Database, tenantId: string, typed: string): Promise<ListedEmail> =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx.select({ id: mails.id }).from(mails).where(startsWith(mails.id, typed)).limit(2)
    const { id } = findOnly(rows, typed, 'email', 'mail list')
    const [row] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
    if (!row) throw new OperatorError('That email has just been deleted.')
    const { kind, state, createdAt, letter: email, tries } = row
    if (state === 'sent') throw new OperatorError('That email was sent, and its content has been deleted.')
    if (state === 'sending') throw new OperatorError('That email is being sent right now. Check again in a minute.')
    if (!email) throw new OperatorError('The content of that email has been deleted, so it cannot be sent again.')
    await requeueEmail(tx, row)
    await audit(tx, 'email sent again')
    return { id, kind, state: 'waiting', createdAt, tries, problem: null, to: maskAddress(email.to), kept: true }
  })
