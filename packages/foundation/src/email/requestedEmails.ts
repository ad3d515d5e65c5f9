import { and, count, eq, gt, sql } from 'drizzle-orm'
import { emailKey } from '../email-addresses/emailKey.ts'
import type { Tx } from '../db/database.ts'
import { mails } from '../db/mail.ts'
import { createMark } from '../limits/throttle.ts'
import type { Secrets } from '../base/secrets.ts'

/** Who asks, where and when; what of a call is needed to count emails. */
export type EmailRequester = { secrets: Secrets; tenant: { id: string }; now: Date }

/** An email somebody had sent by typing an address: counted with the others to it. */
export type RequestedEmail = { mark: Buffer; now: Date }

/** As many emails of this kind an address gets in a day, whatever they are about. */
export const maxRequestedPerDay = 3
const day = 24 * 3_600_000

const getMark = (asker: EmailRequester, email: string) => createMark(asker, 'asked mail', emailKey(email))

/**
 * Whether one more email may go to an address because somebody typed it: to verify it, to reset a password, to confirm a
 * form. At most three in 24 hours, and whoever follows a link of one begins anew. Receipts, notices of security and
 * whatever only its owner can cause are not counted. Ask before a link is made, since a new one may end the one before.
 * @returns what to post it with; nothing when it must not be sent
 */
export async function countRequestedEmail(
  tx: Tx,
  asker: EmailRequester,
  email: string,
): Promise<RequestedEmail | undefined> {
  const mark = getMark(asker, email)
  // Of two at once the second counts the first.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('asked mail ' || ${mark.toString('hex')}::text, 0))`,
  )
  const since = new Date(asker.now.getTime() - day)
  const [sent] = await tx
    .select({ mails: count() })
    .from(mails)
    .where(and(eq(mails.toMark, mark), gt(mails.createdAt, since)))
  return (sent?.mails ?? 0) < maxRequestedPerDay ? { mark, now: asker.now } : undefined
}

/** A link of such an email was followed: its owner reads them, so they may be sent again. */
export async function clearRequestedEmails(tx: Tx, asker: EmailRequester, email: string): Promise<void> {
  await tx
    .update(mails)
    .set({ toMark: null })
    .where(eq(mails.toMark, getMark(asker, email)))
}
