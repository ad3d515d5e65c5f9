import { normaliseContactNumber } from '@minaret/plans/contact-number'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { references, type Tx } from '@minaret/foundation/db'
import { numberProblem } from '@minaret/foundation/forms'
import { type OperationResult, type Call, requireSession } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { noSession, httpMessages } from '@minaret/foundation/http'
import { toSingleLine } from '@minaret/foundation/email'
import { findActor, confirmPassword, isRefusal } from '@minaret/foundation/authentication'
import { audit, changeUser, findUser, type User, accountMessages } from '@minaret/foundation/identity'
import { emailKey } from '@minaret/foundation/email-addresses'
import { requestNewEmail } from './changeEmail.ts'
import { refuseEmail } from './emailThrottle.ts'

/** Reads the requested email that is not confirmed yet. */
export async function readPendingEmail(tx: Tx, userId: string, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .select({ payload: references.payload })
    .from(references)
    .where(
      and(
        eq(references.purpose, 'new-email'),
        eq(references.subject, userId),
        isNull(references.usedAt),
        gt(references.expiresAt, now),
      ),
    )
    .orderBy(desc(references.createdAt))
    .limit(1)
  const email: unknown = Reflect.get(Object(row?.payload), 'email')
  return typeof email === 'string' ? email : undefined
}

/** Converts an account to its owner's view. */
export const toDetails = ({ name, email, contactNumber, createdAt }: User, newEmail?: string) => ({
  name,
  email,
  ...(newEmail ? { newEmail } : {}),
  ...(contactNumber ? { contactNumber } : {}),
  created: createdAt.toISOString(),
})

/** Reads the details of the logged-in user. */
export async function userDetails(call: Call<'userDetails'>): Promise<OperationResult<'userDetails'>> {
  const { userId } = requireSession(call)
  return call.db(async (tx) => {
    const user = await findUser(tx, userId)
    return user ? done(toDetails(user, await readPendingEmail(tx, userId, call.now))) : noSession
  })
}

/** Changes the user's own details. A new email takes effect only after its owner has confirmed it by the emailed link. */
export async function userUpdate(call: Call<'userUpdate'>): Promise<OperationResult<'userUpdate'>> {
  const { body, db, now, tenant } = call
  const actor = await findActor(call)
  if (isRefusal(actor)) return actor
  const { user } = actor

  const { phoneCountry } = tenant.config
  const problem = body.contactNumber && numberProblem(body.contactNumber, tenant)
  if (problem) return refuse(422, httpMessages.invalid, { contactNumber: problem })
  const newEmail = body.email && emailKey(body.email) !== user.emailKey ? body.email.trim() : undefined
  const refusal = newEmail && (await confirmPassword(call, user, body.currentPassword))
  if (refusal) return refusal

  const changes = {
    ...(body.name === undefined ? {} : { name: toSingleLine(body.name) }),
    ...(body.contactNumber === undefined
      ? {}
      : { contactNumber: body.contactNumber && (normaliseContactNumber(body.contactNumber, phoneCountry) ?? null) }),
    // The same email in another spelling needs no confirmation.
    ...(body.email && !newEmail ? { email: body.email.trim() } : {}),
  }
  return db(async (tx) => {
    const throttled = newEmail && (await refuseEmail(tx, call, 'new-email', newEmail))
    if (throttled) return throttled
    const updatedUser = Object.keys(changes).length > 0 ? await changeUser(tx, user, changes) : user
    if (!updatedUser) return noSession
    if (updatedUser !== user) await audit(tx, 'details changed', user.id)
    if (!newEmail) return done(toDetails(updatedUser, await readPendingEmail(tx, user.id, now)), accountMessages.saved)
    await requestNewEmail(tx, call, updatedUser, newEmail)
    return done(toDetails(updatedUser, newEmail), accountMessages.savedConfirmEmail)
  })
}
