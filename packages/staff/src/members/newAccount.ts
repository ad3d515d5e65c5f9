import { randomBytes } from 'node:crypto'
import type { DeskCall, DeskOperationId } from '@minaret/foundation/operations'
import { newPublicId, staffAccounts, type Tx } from '@minaret/foundation/db'
import { emailKey } from '@minaret/foundation/email-addresses'
import { passwordProblem } from '@minaret/foundation/identity'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { readEnrolment, sealAuthenticator, findStep } from './authenticator.ts'
import { describeDevice } from './device.ts'
import { finishPasskey, refuseTakenPasskey, writePasskey } from './passkeys.ts'
import { getRelyingParty, type StaffServices } from './place.ts'
import { messages as texts } from './messages.gen.ts'

/** The form for a new account: a passkey, or a password with an authenticator app, for one reference. */
export type NewAccountForm = {
  reference: string
  email: string
  name: string
  /** The mosque’s name, which is not allowed as the password. */
  mosque: string
  password?: string
  enrolment?: string
  code?: string
  attempt?: string
  credential?: unknown
}

/** A validated form. */
export type PreparedAccount = Omit<NewAccountForm, 'password' | 'enrolment' | 'code'> & {
  passwordHash: string | null
  secret?: string
  step?: number
}

type NewAccountCall = DeskCall<DeskOperationId> & StaffServices

/** Checks the password and the code, and hashes the password. This is slow, so it must not be in a transaction. */
export async function prepareAccount(
  { secrets, guard, now }: NewAccountCall,
  { password, enrolment = '', code = '', ...form }: NewAccountForm,
): Promise<PreparedAccount | Refusal> {
  const { reference, email, name, mosque, attempt, credential } = form
  const account = { reference, email, name, mosque, attempt, credential }
  if (password === undefined) return { ...account, passwordHash: null }
  const problem = passwordProblem(password, { email, mosque, name })
  if (problem) return refuse(422, problem, { password: problem })
  const secret = readEnrolment(secrets, enrolment, reference, now)
  const step = secret === undefined ? undefined : findStep(secret, code, now)
  if (secret === undefined || step === undefined) return refuse(422, texts.wrongCode, { code: texts.wrongCode })
  return { ...account, passwordHash: await guard.passwords.hash(password), secret, step }
}

/** Inserts the account. @returns its id and its login method; a refusal if there is no second factor */
export async function writeAccount(
  tx: Tx,
  call: NewAccountCall,
  { reference, email, name, attempt, credential, passwordHash, secret, step }: PreparedAccount,
): Promise<{ accountId: string; how: { method: 'passkey' | 'code'; passkey?: string } } | Refusal> {
  const { secrets, now } = call
  const createdPasskey =
    attempt === undefined
      ? undefined
      : await finishPasskey(tx, getRelyingParty(call), { attempt, credential, reference, now })
  if (passwordHash === null && !createdPasskey) return refuse(422, texts.secondFactor)
  const accountId = newPublicId()
  const refusal = await refuseTakenPasskey(tx, async () => {
    const rows = await tx
      .insert(staffAccounts)
      .values({
        id: accountId,
        name,
        email,
        emailKey: emailKey(email),
        passwordHash,
        authenticator: secret === undefined ? null : sealAuthenticator(secrets, accountId, secret),
        authenticatorStep: step ?? null,
        passkeyUser: createdPasskey?.user ?? randomBytes(32),
        createdAt: now,
      })
      .onConflictDoNothing({ target: staffAccounts.emailKey })
      .returning({ id: staffAccounts.id })
    // Another link to the same address was used at the same time.
    if (rows.length === 0) return refuse(409, texts.loginFirst)
    const device = describeDevice(call.request.header('user-agent'))
    if (createdPasskey)
      await writePasskey(tx, { ...createdPasskey.passkey, accountId, name: device, createdAt: now, usedAt: now })
    return undefined
  })
  if (refusal) return refusal
  return {
    accountId,
    how: createdPasskey ? { method: 'passkey', passkey: createdPasskey.passkey.id } : { method: 'code' },
  }
}
