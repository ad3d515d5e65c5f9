import type { Tx } from '@minaret/foundation/db'
import type { Refusal } from '@minaret/foundation/responses'
import { createMark, pauseRefusal, pauseUntil } from '@minaret/foundation/limits'
import type { AccountEmail } from './emailTemplates.ts'
import type { Secrets } from '@minaret/foundation/base'
import { emailKey } from '@minaret/foundation/email-addresses'
import type { User } from '@minaret/foundation/identity'

type ThrottleContext = { secrets: Secrets; tenant: { id: string }; now: Date }

/**
 * Counts a letter for whoever gets it. Nobody's mailbox is filled from here, from however many places it is tried: the
 * pause between letters of one kind doubles, to five minutes. Each kind has its own, so that nobody keeps an owner from
 * the one they wait for by asking for others.
 */
const countEmail = (tx: Tx, writing: ThrottleContext, kind: AccountEmail, email: string) => {
  const mark = createMark(writing, 'letter', kind, emailKey(email))
  return pauseUntil(tx, { kind: 'letter', what: `letter ${kind}`, mark }, writing.now)
}

/** Whether a letter of that kind may be written to an address now; it is counted then. */
export const mayEmail = async (tx: Tx, writing: ThrottleContext, kind: AccountEmail, email: string): Promise<boolean> =>
  !(await countEmail(tx, writing, kind, email))

/** Says how long to wait for the next letter of that kind to an address; nothing when it is counted and may go. */
export async function refuseEmail(
  tx: Tx,
  writing: ThrottleContext,
  kind: AccountEmail,
  email: string,
): Promise<Refusal | undefined> {
  const until = await countEmail(tx, writing, kind, email)
  return until && pauseRefusal(until, writing.now)
}

/**
 * Whether the owner of an account may be told what has happened to it. Always, where the address was shown to be theirs;
 * otherwise it may be a stranger's.
 */
export const mayNotify = async (
  tx: Tx,
  writing: ThrottleContext,
  kind: AccountEmail,
  { email, verifiedAt }: Pick<User, 'email' | 'verifiedAt'>,
): Promise<boolean> => verifiedAt !== null || mayEmail(tx, writing, kind, email)
