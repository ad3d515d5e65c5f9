import type { Tx } from '@minaret/foundation/db'
import type { Refusal } from '@minaret/foundation/responses'
import { createCountKey, pauseRefusal, pauseUntil } from '@minaret/foundation/limits'
import type { AccountEmail } from './emailKinds.ts'
import type { Secrets } from '@minaret/foundation/base'
import { emailKey } from '@minaret/foundation/email-addresses'
import type { User } from '@minaret/foundation/identity'

type ThrottleContext = { secrets: Secrets; tenant: { id: string }; now: Date }

/**
 * Counts an email by recipient, so that a mailbox cannot be flooded from many addresses: the pause between emails of a
 * kind doubles, up to five minutes. Each kind is counted separately, so that requests for one do not delay another.
 */
const countEmail = (tx: Tx, context: ThrottleContext, kind: AccountEmail, email: string) => {
  const mark = createCountKey(context, 'letter', kind, emailKey(email))
  return pauseUntil(tx, { kind: 'letter', what: `letter ${kind}`, mark }, context.now)
}

/** Whether an email of a kind may be sent now; if so, it is counted. */
export const mayEmail = async (tx: Tx, context: ThrottleContext, kind: AccountEmail, email: string): Promise<boolean> =>
  !(await countEmail(tx, context, kind, email))

/** Refuses an email of a kind with the time to wait; undefined if it may be sent, and is counted. */
export async function refuseEmail(
  tx: Tx,
  context: ThrottleContext,
  kind: AccountEmail,
  email: string,
): Promise<Refusal | undefined> {
  const retryAt = await countEmail(tx, context, kind, email)
  return retryAt && pauseRefusal(retryAt, context.now)
}

/**
 * Whether a notification may be emailed to an account. A verified email always may; an unverified one may be a stranger's
 * and is throttled.
 */
export const mayNotify = async (
  tx: Tx,
  context: ThrottleContext,
  kind: AccountEmail,
  { email, verifiedAt }: Pick<User, 'email' | 'verifiedAt'>,
): Promise<boolean> => verifiedAt !== null || mayEmail(tx, context, kind, email)
