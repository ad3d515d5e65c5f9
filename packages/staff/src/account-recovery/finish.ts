import { eq } from 'drizzle-orm'
import type { DeskCall } from '@minaret/foundation/operations'
import { passwordProblem } from '@minaret/foundation/identity'
import {
  staffAccounts,
  staffChallenges,
  staffDevices,
  staffPasskeys,
  staffSessions,
  type Tx,
} from '@minaret/foundation/db'
import { done, refuse, type Refusal } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { readEnrolment, sealAuthenticator, stepOf } from '../members/authenticator.ts'
import { deviceOf } from '../members/device.ts'
import { startSession } from '../members/login.ts'
import { pauseRefusal } from '../members/loginTries.ts'
import { emailLoginNews, mosquesOf } from '../members/mosques.ts'
import { finishPasskey, unlessTaken, type VerifiedPasskey, writePasskey } from '../members/passkeys.ts'
import { deskAddress, placeOf, type StaffServices } from '../members/place.ts'
import { makeRecoveryCodes } from '../members/recovery.ts'
import { countLogin, forgetLogins, holderMarks } from '../members/throttle.ts'
import { messages as staffMessages } from '../members/messages.gen.ts'
import { finishedEmail } from './emails.ts'
import { recoveryContent } from './logKinds.ts'
import { endRecovery, findBySetupLink, needsPassword, type OpenRecovery } from './store.ts'
import { messages as texts } from './messages.gen.ts'

type Finishing = DeskCall<'recoveryFinish'> & StaffServices

/** What an account logs in with from now on. */
type NewFactors = Pick<typeof staffAccounts.$inferSelect, 'passwordHash' | 'authenticator' | 'authenticatorStep'>

/**
 * Why the account's own password was not shown. Tries are slowed down as those of logging in, but by the recovery and not by
 * address: whoever has the link could guess from many.
 */
async function passwordRefusal(
  { database, secrets, guard, now, body }: Finishing,
  { account, recovery }: OpenRecovery,
): Promise<Refusal | undefined> {
  const marks = holderMarks(secrets, recovery.id, account.emailKey)
  const counted = await database.forAccount()((tx) => countLogin(tx, marks, now))
  if ('until' in counted) return pauseRefusal(counted.until, now)
  const { right } = await guard.passwords.check(body.password ?? '', account.passwordHash ?? undefined)
  if (!right) return refuse(422, texts.wrongPassword, { password: texts.wrongPassword })
  await database.forAccount()((tx) => forgetLogins(tx, marks))
  return undefined
}

/** What an authenticator app, or a passkey that is checked later, leaves of the account's password. */
async function newFactors(
  { secrets, guard, now, body }: Finishing,
  open: OpenRecovery,
  mosque: string,
): Promise<NewFactors | Refusal> {
  const { account } = open
  const { reference, password = '', enrolment = '', code = '', attempt } = body
  const isKept = needsPassword(open)
  if (attempt !== undefined)
    return { passwordHash: isKept ? account.passwordHash : null, authenticator: null, authenticatorStep: null }
  const secret = readEnrolment(secrets, enrolment, reference, now)
  const step = secret === undefined ? undefined : stepOf(secret, code, now)
  const { wrongCode } = staffMessages
  if (secret === undefined || step === undefined) return refuse(422, wrongCode, { code: wrongCode })
  const problem = isKept ? undefined : passwordProblem(password, { mosque, email: account.email, name: account.name })
  if (problem) return refuse(422, problem, { password: problem })
  return {
    passwordHash: isKept ? account.passwordHash : await guard.passwords.hash(password),
    authenticator: sealAuthenticator(secrets, account.id, secret),
    authenticatorStep: step,
  }
}

/** Puts new factors in place of all the account had: nothing of before logs in any more. */
async function replaceFactors(
  tx: Tx,
  { request, now }: Pick<Finishing, 'request' | 'now'>,
  { account }: OpenRecovery,
  { factors, made: created }: { factors: NewFactors; made: VerifiedPasskey | undefined },
): Promise<string[]> {
  const { id: accountId } = account
  // The account first, as a login does: neither waits for a row the other has.
  await tx
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(eq(staffAccounts.id, accountId))
    .for('no key update')
  for (const table of [staffPasskeys, staffSessions, staffDevices, staffChallenges])
    await tx.delete(table).where(eq(table.accountId, accountId))
  await tx
    .update(staffAccounts)
    .set({ ...factors, epoch: account.epoch + 1 })
    .where(eq(staffAccounts.id, accountId))
  const name = deviceOf(request.header('user-agent'))
  if (created) await writePasskey(tx, { ...created.passkey, accountId, name, createdAt: now, usedAt: now })
  return makeRecoveryCodes(tx, accountId)
}

/**
 * Sets up a new login by the link that was emailed after 24 hours, and logs in. An account that has a password shows it as
 * well; the link alone takes nothing away. All that was there before ends in the same transaction, and the link with it.
 */
export async function finishRecovery(call: Finishing) {
  const { database, now, body } = call
  const { reference, attempt, credential } = body
  const over = refuse(410, texts.linkOver)
  const seen = await database.forAccount()((tx) => findBySetupLink(tx, reference, now))
  if (!seen) return over
  const refusal = needsPassword(seen) ? await passwordRefusal(call, seen) : undefined
  if (refusal) return refusal
  const mosques = await mosquesOf(call, seen.account.id)
  const factors = await newFactors(call, seen, mosques[0]?.config.websiteName ?? '')
  if ('status' in factors) return factors
  return database.forAccount()(async (tx) => {
    const open = await findBySetupLink(tx, reference, now)
    if (!open) return over
    const created =
      attempt === undefined
        ? undefined
        : await finishPasskey(tx, placeOf(call), { attempt, credential, reference, now })
    if (attempt !== undefined && !created) return refuse(422, texts.chooseFactor)
    const { account, recovery } = open
    const codes = await unlessTaken(tx, () => replaceFactors(tx, call, open, { factors, made: created }))
    if ('status' in codes) return codes
    await endRecovery(tx, recovery, 'done')
    const email = finishedEmail({ name: account.name, address: deskAddress(call) })
    const news = { account, kind: 'recovery-finished' as const, cause: recovery.id, letter: email }
    const content = recoveryContent(account.name, account.id)
    await emailLoginNews(tx, mosques, news, () =>
      writeLog(tx, { accountId: account.id, kind: 'recoveryFinished', content, now }),
    )
    const how = created ? ({ method: 'passkey', passkey: created.passkey.id } as const) : ({ method: 'code' } as const)
    const started = await startSession(tx, call, account.id, how)
    return done({ codes }, texts.finished, started?.headers)
  })
}
