import { type Call } from '../operations/operation.ts'
import { refuse, type Refusal } from '../responses/response.ts'
import { noSession } from '../http/mountOperations.ts'
import { linkExpired, wrongPassword } from './refusals.ts'
import { audit } from '../identity/audit.ts'
import { findReference } from '../identity/references.ts'
import { findUser, type User } from '../identity/users.ts'
import { messages as accountMessages } from '../identity/messages.gen.ts'

type ActorRequest = Pick<Call<'userUpdate'>, 'db' | 'now' | 'session'> & {
  body: { bNoToken?: boolean; reference?: string }
}

/** The user whose details or password will change, with the reset reference if it replaces a session. */
export type Actor = { user: User; reference?: string }

/**
 * Finds the acting user: that of the session or, with `bNoToken`, of a valid reset reference. The flag without a reference
 * is refused even with a session. The reference is read, not used up.
 */
export async function findActor({ db, now, session, body }: ActorRequest): Promise<Actor | Refusal> {
  const reference = body.bNoToken ? body.reference : undefined
  if (body.bNoToken ? !reference : !session) return noSession
  return db(async (tx) => {
    const resetLink = reference ? await findReference(tx, reference, 'reset', now) : undefined
    if (reference && !resetLink) return linkExpired
    const user = await findUser(tx, resetLink?.subject ?? session?.userId ?? '')
    if (!user || user.state !== 'active') return reference ? linkExpired : noSession
    return { user, reference }
  })
}

/** Whether there is a refusal instead of a user. */
export const isRefusal = (value: Actor | Refusal): value is Refusal => 'status' in value

type PasswordCheck = Pick<Call<'userUpdate'>, 'db' | 'guard' | 'log' | 'now' | 'request' | 'secrets' | 'tenant'>

/**
 * Verifies the current password, with the same throttling as a login.
 * @param field name of the form field
 * @returns a refusal if the password is wrong
 */
export async function confirmPassword(
  call: PasswordCheck,
  user: User,
  password: string | undefined,
  field: 'currentPassword' | 'password' = 'currentPassword',
): Promise<Refusal | undefined> {
  if (password === undefined)
    return refuse(422, accountMessages.needsPassword, { [field]: accountMessages.needsPassword })
  const { passwords, throttle } = call.guard
  const refusal = await throttle.countAttempt(call, 'password', user.id)
  if (refusal) return refusal
  if ((await passwords.check(password, user.passwordHash)).isCorrect) {
    await throttle.recordSuccess(call, 'password', user.id)
    return undefined
  }
  await call.db((tx) => audit(tx, 'password refused', user.id))
  await throttle.recordFailure(call, 'password', user.id)
  return field === 'currentPassword'
    ? wrongPassword
    : refuse(401, accountMessages.wrongPassword, { [field]: accountMessages.wrongPassword })
}
