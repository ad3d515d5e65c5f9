import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { mails, type Letter } from '../db/mail.ts'
import { currentTenant } from '../db/ownTenant.ts'
import { addJob } from '../jobs/queue.ts'

/** A letter that was taken up to be sent. */
export type Taken = { id: string; kind: string; createdAt: Date; tries: number; letter: Letter }

/**
 * Takes a letter up, if it still waits. Of two that try, one has it: the row is changed by a single statement.
 */
export async function takeUp(tx: Tx, id: string): Promise<Taken | undefined> {
  const [row] = await tx
    .update(mails)
    .set({ state: 'sending', tries: sql`${mails.tries} + 1`, takenAt: sql`clock_timestamp()` })
    .where(and(eq(mails.tenantId, currentTenant), eq(mails.id, id), eq(mails.state, 'waiting')))
    .returning()
  return row?.letter ? { ...row, letter: row.letter } : undefined
}

/** What a letter becomes. Only one that waits keeps what it says. */
export type Fate = { state: 'waiting' | 'sent' | 'failed' | 'unknown'; problem?: string }

/** Writes down what became of a letter that was taken up. */
export async function settle(tx: Tx, id: string, { state, problem }: Fate): Promise<void> {
  await tx
    .update(mails)
    .set({
      state,
      problem: problem ?? null,
      ...(state === 'waiting' ? {} : { letter: null }),
      ...(state === 'sent' ? { sentAt: sql`clock_timestamp()` } : {}),
    })
    .where(and(eq(mails.tenantId, currentTenant), eq(mails.id, id), eq(mails.state, 'sending')))
}

/** What the job of a letter is called; {@link forgotten} spells it in SQL. */
const sendingKey = (id: string) => `mail ${id}`

const forgotten = sql`not job_waits('mail ' || ${mails.id})`

const ago = (interval: string) => sql`now() - ${interval}::interval`

/** How many letters of one tenant are looked after in one transaction; the next round finds the others. */
const atOnce = 500

/**
 * Looks after a tenant's outbox. A letter taken up a quarter of an hour ago was in the hands of a host that died: whether it went
 * out nobody knows. One that waits without a job gets one. What is older than ninety days goes.
 * @returns the ids of those whose fate is not known, and of those that went although they had never been sent
 */
export async function tidyOutbox(tx: Tx): Promise<{ lost: string[]; unsent: string[] }> {
  const mine = eq(mails.tenantId, currentTenant)
  const lost = await tx
    .update(mails)
    .set({ state: 'unknown', letter: null, problem: 'the host went away while it was being sent' })
    .where(and(mine, eq(mails.state, 'sending'), lt(mails.takenAt, ago('15 minutes'))))
    .returning({ id: mails.id })
  const old = await tx
    .delete(mails)
    .where(
      inArray(
        mails.id,
        tx
          .select({ id: mails.id })
          .from(mails)
          .where(and(mine, notInArray(mails.state, ['sending']), lt(mails.createdAt, ago('90 days'))))
          .limit(atOnce),
      ),
    )
    .returning({ id: mails.id, state: mails.state })
  const jobless = await tx
    .select({ tenantId: mails.tenantId, id: mails.id })
    .from(mails)
    .where(and(mine, eq(mails.state, 'waiting'), forgotten))
    .orderBy(mails.createdAt)
    .limit(atOnce)
  for (const mail of jobless) await planSending(tx, mail)
  return {
    lost: lost.map(({ id }) => id),
    unsent: old.flatMap(({ id, state }) => (state === 'waiting' ? [id] : [])),
  }
}

/** Has a letter sent soon. */
export const planSending = (tx: Tx, { tenantId, id }: { tenantId: string; id: string }): Promise<void> =>
  addJob(tx, 'mail-send', { tenantId, mailId: id }, sendingKey(id))
