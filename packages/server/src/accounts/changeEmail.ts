import { randomBytes } from 'node:crypto'
import type { Tx } from '@minaret/foundation/db'
import type { Call } from '@minaret/foundation/operations'
import { chooseLanguage, permitQuietly, queueEmail } from '@minaret/foundation/email'
import { renderAccountEmail } from './emails.ts'
import { audit, createReference, findUserByEmail, isComplete, type User } from '@minaret/foundation/identity'
import { mayEmail } from './emailThrottle.ts'

const linkLifetime = 24 * 3_600_000

/**
 * Emails a confirmation link to the new address and a notice to the old one. An address that has an account is treated
 * the same, except that its owner gets a notice instead of the link; the reference is still created, but not sent.
 */
export async function requestNewEmail(
  tx: Tx,
  call: Pick<Call<'userUpdate'>, 'now' | 'request' | 'secrets' | 'tenant'>,
  user: User,
  email: string,
): Promise<void> {
  const { tenant, now } = call
  const language = chooseLanguage(call)
  const cause = randomBytes(16).toString('base64url')
  const permit = await permitQuietly(tx, call, 'new-email', email)
  const existing = await findUserByEmail(tx, email)
  const owner = existing && isComplete(existing, tenant) ? existing : undefined
  if (permit) {
    const reference = await createReference(tx, {
      purpose: 'new-email',
      subject: user.id,
      payload: { email },
      expiresAt: new Date(now.getTime() + linkLifetime),
      latestOnly: true,
    })
    const linkEmail = owner
      ? renderAccountEmail({ tenant, to: owner.email, language }, 'email-taken')
      : renderAccountEmail({ tenant, to: email, language }, 'new-email', reference)
    await queueEmail(tx, { kind: 'new-email', cause, email: linkEmail, permit })
  }
  const notice = renderAccountEmail({ tenant, to: user.email, language }, 'email-asked')
  if (await mayEmail(tx, call, 'email-asked', user.email))
    await queueEmail(tx, { kind: 'email-asked', cause, email: notice })
  await audit(tx, 'new address asked', user.id)
}
