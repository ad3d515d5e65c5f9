import { randomBytes } from 'node:crypto'
import type { Tx } from '@minaret/foundation/db'
import type { Call } from '@minaret/foundation/operations'
import { languageOf, countAsked, post } from '@minaret/foundation/email'
import { accountLetter } from './emails.ts'
import { audit, makeReference, findUserByEmail, isComplete, type User } from '@minaret/foundation/identity'
import { mayWrite } from './emailThrottle.ts'

const life = 24 * 3_600_000

/**
 * Asks the owner of a new address to confirm it, and tells the old one. An address that has an account is treated
 * alike, but that its owner is told so: the reference is made all the same, and nobody is given it.
 */
export async function askForNewEmail(
  tx: Tx,
  call: Pick<Call<'userUpdate'>, 'now' | 'request' | 'secrets' | 'tenant'>,
  user: User,
  email: string,
): Promise<void> {
  const { tenant, now } = call
  const language = languageOf(call)
  const cause = randomBytes(16).toString('base64url')
  const asked = await countAsked(tx, call, email)
  const found = await findUserByEmail(tx, email)
  const owner = found && isComplete(found, tenant) ? found : undefined
  if (asked) {
    const text = await makeReference(tx, {
      purpose: 'new-email',
      subject: user.id,
      payload: { email },
      expiresAt: new Date(now.getTime() + life),
      latestOnly: true,
    })
    const letter = owner
      ? accountLetter({ tenant, to: owner.email, language }, 'email-taken')
      : accountLetter({ tenant, to: email, language }, 'new-email', text)
    await post(tx, { kind: 'new-email', cause, letter, asked })
  }
  const told = accountLetter({ tenant, to: user.email, language }, 'email-asked')
  if (await mayWrite(tx, call, 'email-asked', user.email)) await post(tx, { kind: 'email-asked', cause, letter: told })
  await audit(tx, 'new address asked', user.id)
}
