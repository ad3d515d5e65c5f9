import { and, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { mails, type Email } from '../db/mail.ts'
import { currentTenant } from '../db/ownTenant.ts'
import { addJob } from '../jobs/queue.ts'

/** An email leased for sending; `tries` distinguishes this lease from any other. */
export type LeasedEmail = { id: string; kind: string; createdAt: Date; tries: number; email: Email }

/**
 * Leases an email for sending, if it is still waiting. Only one of two concurrent callers gets the lease, because a single
 * statement updates the row.
 * @param leasedBy application name of the sending server's connections
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
  return row?.letter ? { ...row, email: row.letter } : undefined
}

/** Matches the email under this lease, and under no later one. */
const isLease = ({ id, tries }: Pick<LeasedEmail, 'id' | 'tries'>) =>
  and(eq(mails.tenantId, currentTenant), eq(mails.id, id), eq(mails.tries, tries))

/**
 * Records that transmission of the body is about to begin. It must be committed before the first byte is sent: after a crash
 * from then on it is uncertain whether the email arrived, and it is never resent automatically.
 * @returns false if another server has leased the email in the meantime: then nothing may be sent
 */
export async function markDataSent(tx: Tx, lease: Pick<LeasedEmail, 'id' | 'tries'>): Promise<boolean> {
  const markedRows = await tx
    .update(mails)
    .set({ dataSentAt: sql`clock_timestamp()` })
    .where(and(isLease(lease), eq(mails.state, 'sending')))
    .returning({ id: mails.id })
  return markedRows.length > 0
}

/** Outcome of a delivery. The content is erased once sent; otherwise the email can be resent by command. */
export type DeliveryState = { state: 'waiting' | 'sent' | 'failed' | 'uncertain'; problem?: string }

/**
 * Records the outcome of a leased email, even if it was marked as uncertain in the meantime because its server had lost the
 * connection to the database.
 */
export async function recordDelivery(
  tx: Tx,
  lease: Pick<LeasedEmail, 'id' | 'tries'>,
  { state, problem }: DeliveryState,
): Promise<void> {
  await tx
    .update(mails)
    .set({
      state,
      problem: problem ?? null,
      ...(state === 'sent' ? { letter: null, sentAt: sql`clock_timestamp()` } : {}),
    })
    .where(and(isLease(lease), inArray(mails.state, ['sending', 'uncertain'])))
}

/** Returns the key of an email's job; {@link hasNoJob} builds the same in SQL. */
const getJobKey = (id: string) => `mail ${id}`

const hasNoJob = sql`not job_waits('mail ' || ${mails.id})`

const ago = (interval: string) => sql`now() - ${interval}::interval`

/** Whether the sending server no longer has a connection to PostgreSQL. */
const isLeaseHolderGone = sql`${mails.takenBy} is not null and not exists (
  select from pg_stat_activity a where a.application_name = ${mails.takenBy}
)`

/**
 * Recovers emails leased by a server that died. If transmission of the body had not begun, the email waits again; if that
 * server is still alive, it notices that it has lost the lease. Otherwise the email becomes uncertain.
 * @param condition filter on the emails; all of the tenant's by default
 * @returns the ids of those that wait again, and of those that are uncertain
 */
async function recoverEmails(tx: Tx, condition?: SQL): Promise<{ waitingIds: string[]; uncertainIds: string[] }> {
  const isSending = and(eq(mails.tenantId, currentTenant), eq(mails.state, 'sending'), condition)
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  const waitingEmails = await tx
    .update(mails)
    .set({ state: 'waiting', problem: 'the server stopped before it was sent' })
    .where(and(isSending, isNull(mails.dataSentAt), or(isLeaseHolderGone, lt(mails.takenAt, ago('3 minutes')))))
    .returning({ id: mails.id })
  const uncertainEmails = await tx
    .update(mails)
    .set({ state: 'uncertain', problem: 'the server stopped while it was being sent' })
    .where(and(isSending, isNotNull(mails.dataSentAt), or(isLeaseHolderGone, lt(mails.takenAt, ago('15 minutes')))))
    .returning({ id: mails.id })
  return { waitingIds: ids(waitingEmails), uncertainIds: ids(uncertainEmails) }
}

/** {@link recoverEmails} for one email, when its job is retried. */
export const recoverEmail = (tx: Tx, id: string) => recoverEmails(tx, eq(mails.id, id))

/** Maximum number of a tenant's emails per transaction; the next run handles the rest. */
const batchSize = 500

/** States of emails that were not, or perhaps not, delivered: they go unnoticed until an operator lists them. */
const unsentStates = ['uncertain', 'failed', 'waiting'] as const

/**
 * Cleans up a tenant's outbox. It recovers the emails of dead servers, reschedules waiting emails without a job, and deletes
 * emails older than 90 days; unsent ones only two weeks after they were listed.
 * @returns the ids of emails that are now uncertain, the ids of deleted emails that were never sent, and the number of
 *   emails of that age that have never been listed
 */
export async function cleanUpOutbox(
  tx: Tx,
): Promise<{ uncertainIds: string[]; unsentIds: string[]; neverListedCount: number }> {
  const isOfTenant = eq(mails.tenantId, currentTenant)
  const { uncertainIds } = await recoverEmails(tx)
  const isOld = lt(mails.createdAt, ago('90 days'))
  const isUnsent = inArray(mails.state, [...unsentStates])
  const deletedEmails = await tx
    .delete(mails)
    .where(
      inArray(
        mails.id,
        tx
          .select({ id: mails.id })
          .from(mails)
          .where(and(isOfTenant, isOld, or(eq(mails.state, 'sent'), and(isUnsent, lt(mails.listedAt, ago('14 days'))))))
          .limit(batchSize),
      ),
    )
    .returning({ id: mails.id, state: mails.state })
  const emailsWithoutJob = await tx
    .select({ tenantId: mails.tenantId, id: mails.id })
    .from(mails)
    .where(and(isOfTenant, eq(mails.state, 'waiting'), hasNoJob))
    .orderBy(mails.createdAt)
    .limit(batchSize)
  for (const mail of emailsWithoutJob) await scheduleSending(tx, mail)
  return {
    uncertainIds,
    unsentIds: deletedEmails.flatMap(({ id, state }) => (state === 'sent' ? [] : [id])),
    neverListedCount: await tx.$count(mails, and(isOfTenant, isOld, isUnsent, isNull(mails.listedAt))),
  }
}

/** Schedules the job that sends an email. @param delaySeconds delay before sending */
export const scheduleSending = (
  tx: Tx,
  { tenantId, id }: { tenantId: string; id: string },
  delaySeconds = 0,
): Promise<void> => addJob(tx, 'mail-send', { tenantId, mailId: id }, getJobKey(id), delaySeconds)

/** Schedules a failed or uncertain email again, with the same Message-ID. */
export async function requeueEmail(tx: Tx, email: { tenantId: string; id: string }): Promise<void> {
  await tx
    .update(mails)
    .set({ state: 'waiting', problem: null, listedAt: null })
    .where(and(eq(mails.tenantId, currentTenant), eq(mails.id, email.id)))
  await scheduleSending(tx, email)
}
