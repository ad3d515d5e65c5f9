import { randomBytes } from 'node:crypto'
import type { Tx } from '@minaret/foundation/db'
import type { Call } from '@minaret/foundation/operations'
import { chooseLanguage, permitQuietly, queueEmail } from '@minaret/foundation/email'
import { accountEmail } from './emails.ts'
import { audit, createReference, findUserByEmail, isComplete, type User } from '@minaret/foundation/identity'
import { mayEmail } from './emailThrottle.ts'

const life = 24 * 3_600_000

/**
 * Asks the owner of a new address to confirm it, and tells the old one. An address that has an account is treated
 * alike, but that its owner is told so: the reference is made all the same, and nobody is given it.
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
  const found = await findUserByEmail(tx, email)
  const owner = found && isComplete(found, tenant) ? found : undefined
  if (permit) {
    const text = await createReference(tx, {
      purpose: 'new-email',
      subject: user.id,
      payload: { email },
      expiresAt: new Date(now.getTime() + life),
      latestOnly: true,
    })
    const letter = owner
      ? accountEmail({ tenant, to: owner.email, language }, 'email-taken')
      : accountEmail({ tenant, to: email, language }, 'new-email', text)
    await queueEmail(tx, { kind: 'new-email', cause, letter, permit })
  }
  const told = accountEmail({ tenant, to: user.email, language }, 'email-asked')
  if (await mayEmail(tx, call, 'email-asked', user.email))
    await queueEmail(tx, { kind: 'email-asked', cause, letter: told })
  await audit(tx, 'new address asked', user.id)
}
