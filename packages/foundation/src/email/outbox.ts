import { and, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { mails, type Email } from '../db/mail.ts'
import { currentTenant } from '../db/ownTenant.ts'
import { addJob } from '../jobs/queue.ts'

/** A letter that was taken up to be sent; `tries` tells this taking up from any other. */
export type LeasedEmail = { id: string; kind: string; createdAt: Date; tries: number; letter: Email }

/**
 * Takes a letter up, if it still waits. Of two that try, one has it: the row is changed by a single statement.
 * @param leasedBy the name of the server that sends it, as PostgreSQL lists its connections
 */
export async function leaseEmail(tx: Tx, id: string, leasedBy?: string): Promise<LeasedEmail | undefined> {
  const [row] = await tx
    .update(mails)
    .set({
      state: 'sending',
      tries: sql`${mails.tries} + 1`,
      takenAt: sql`clock_timestamp()`,
      takenBy: leasedBy ?? null,
      dataSentAt: null,
    })
    .where(and(eq(mails.tenantId, currentTenant), eq(mails.id, id), eq(mails.state, 'waiting')))
    .returning()
  return row?.letter ? { ...row, letter: row.letter } : undefined
}

/** The letter as this taking up has it, and no later one. */
const isLease = ({ id, tries }: Pick<LeasedEmail, 'id' | 'tries'>) =>
  and(eq(mails.tenantId, currentTenant), eq(mails.id, id), eq(mails.tries, tries))

/**
 * Writes down that the body of a letter is about to go out. It must be committed before the first byte does: from then on
 * a crash leaves open whether the letter arrived, and it is never sent again by itself.
 * @returns false when somebody else has taken the letter up meanwhile: then nothing may be sent
 */
export async function markDataSent(tx: Tx, leased: Pick<LeasedEmail, 'id' | 'tries'>): Promise<boolean> {
  const marked = await tx
    .update(mails)
    .set({ dataSentAt: sql`clock_timestamp()` })
    .where(and(isLease(leased), eq(mails.state, 'sending')))
    .returning({ id: mails.id })
  return marked.length > 0
}

/** What a letter becomes. What it said is forgotten once it is sent; otherwise it can be sent again by command. */
export type DeliveryState = { state: 'waiting' | 'sent' | 'failed' | 'uncertain'; problem?: string }

/**
 * Writes down what became of a letter that was taken up; also of one that was thought uncertain meanwhile, because the
 * database did not see its server for a while.
 */
export async function recordDelivery(
  tx: Tx,
  leased: Pick<LeasedEmail, 'id' | 'tries'>,
  { state, problem }: DeliveryState,
): Promise<void> {
  await tx
    .update(mails)
    .set({
      state,
      problem: problem ?? null,
      ...(state === 'sent' ? { letter: null, sentAt: sql`clock_timestamp()` } : {}),
    })
    .where(and(isLease(leased), inArray(mails.state, ['sending', 'uncertain'])))
}

/** What the job of a letter is called; {@link hasNoJob} spells it in SQL. */
const getJobKey = (id: string) => `mail ${id}`

const hasNoJob = sql`not job_waits('mail ' || ${mails.id})`

const ago = (interval: string) => sql`now() - ${interval}::interval`

/** The server that took it up has no connection any more: PostgreSQL lists none of its name. */
const isLeaseHolderGone = sql`${mails.takenBy} is not null and not exists (
  select from pg_stat_activity a where a.application_name = ${mails.takenBy}
)`

/**
 * Looks after letters that were in the hands of a server that died. One whose body had not begun to go out waits again: no
 * server has it, and should that one live on, it finds that the letter is in other hands. One whose body had begun is
 * uncertain.
 * @param which of them; all of the tenant's by default
 * @returns the ids of those that wait again, and of those that are uncertain
 */
async function recoverEmails(tx: Tx, which?: SQL): Promise<{ again: string[]; uncertain: string[] }> {
  const inHands = and(eq(mails.tenantId, currentTenant), eq(mails.state, 'sending'), which)
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  const again = await tx
    .update(mails)
    .set({ state: 'waiting', problem: 'the server stopped before it was sent' })
    .where(and(inHands, isNull(mails.dataSentAt), or(isLeaseHolderGone, lt(mails.takenAt, ago('3 minutes')))))
    .returning({ id: mails.id })
  const uncertain = await tx
    .update(mails)
    .set({ state: 'uncertain', problem: 'the server stopped while it was being sent' })
    .where(and(inHands, isNotNull(mails.dataSentAt), or(isLeaseHolderGone, lt(mails.takenAt, ago('15 minutes')))))
    .returning({ id: mails.id })
  return { again: ids(again), uncertain: ids(uncertain) }
}

/** {@link recoverEmails} for one letter, when its job comes back. */
export const recoverEmail = (tx: Tx, id: string) => recoverEmails(tx, eq(mails.id, id))

/** How many letters of one tenant are looked after in one transaction; the next round finds the others. */
const batchSize = 500

/** Letters that did not arrive, or perhaps not: nobody knows of them until an operator has had them listed. */
const unsent = ['uncertain', 'failed', 'waiting'] as const

/**
 * Looks after a tenant's outbox. What a dead server left is recovered, one that waits without a job gets one, and what is
 * older than ninety days goes: a letter that was not sent only two weeks after it was listed.
 * @returns the ids of those that are uncertain now, of those that went although they had never been sent, and how many
 *   are that old and have been listed to nobody
 */
export async function cleanUpOutbox(tx: Tx): Promise<{ uncertain: string[]; gone: string[]; unlisted: number }> {
  const mine = eq(mails.tenantId, currentTenant)
  const { uncertain } = await recoverEmails(tx)
  const old = lt(mails.createdAt, ago('90 days'))
  const isUnsent = inArray(mails.state, [...unsent])
  const deleted = await tx
    .delete(mails)
    .where(
      inArray(
        mails.id,
        tx
          .select({ id: mails.id })
          .from(mails)
          .where(and(mine, old, or(eq(mails.state, 'sent'), and(isUnsent, lt(mails.listedAt, ago('14 days'))))))
          .limit(batchSize),
      ),
    )
    .returning({ id: mails.id, state: mails.state })
  const jobless = await tx
    .select({ tenantId: mails.tenantId, id: mails.id })
    .from(mails)
    .where(and(mine, eq(mails.state, 'waiting'), hasNoJob))
    .orderBy(mails.createdAt)
    .limit(batchSize)
  for (const mail of jobless) await scheduleSending(tx, mail)
  return {
    uncertain,
    gone: deleted.flatMap(({ id, state }) => (state === 'sent' ? [] : [id])),
    unlisted: await tx.$count(mails, and(mine, old, isUnsent, isNull(mails.listedAt))),
  }
}

/** Has an email sent soon. @param delaySeconds how long it waits first */
export const scheduleSending = (
  tx: Tx,
  { tenantId, id }: { tenantId: string; id: string },
  delaySeconds = 0,
): Promise<void> => addJob(tx, 'mail-send', { tenantId, mailId: id }, getJobKey(id), delaySeconds)

/** Has an email sent again that was given up or may not have arrived, under the Message-ID it had. */
export async function requeueEmail(tx: Tx, email: { tenantId: string; id: string }): Promise<void> {
  await tx
    .update(mails)
    .set({ state: 'waiting', problem: null, listedAt: null })
    .where(and(eq(mails.tenantId, currentTenant), eq(mails.id, email.id)))
  await scheduleSending(tx, email)
}
