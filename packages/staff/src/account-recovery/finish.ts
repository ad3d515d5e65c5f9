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
import { readEnrolment, sealAuthenticator, findStep } from '../members/authenticator.ts'
import { describeDevice } from '../members/device.ts'
import { startSession } from '../members/login.ts'
import { pauseRefusal } from '../members/loginTries.ts'
import { emailLoginNews, listMosques } from '../members/mosques.ts'
import { finishPasskey, refuseTakenPasskey, type VerifiedPasskey, writePasskey } from '../members/passkeys.ts'
import { getDeskUrl, getRelyingParty, type StaffServices } from '../members/place.ts'
import { makeRecoveryCodes } from '../members/recovery.ts'
import { countLogin, resetLoginCounts, createHolderMarks } from '../members/throttle.ts'
import { messages as staffMessages } from '../members/messages.gen.ts'
import { finishedEmail } from './emails.ts'
import { recoveryContent } from './logKinds.ts'
import { endRecovery, findBySetupLink, needsPassword, type OpenRecovery } from './store.ts'
import { messages as texts } from './messages.gen.ts'

type FinishCall = DeskCall<'recoveryFinish'> & StaffServices

/** The new factors of an account. */
type NewFactors = Pick<typeof staffAccounts.$inferSelect, 'passwordHash' | 'authenticator' | 'authenticatorStep'>

/**
 * Checks the account’s password. Attempts are delayed as for logins, but per recovery rather than per IP address, since
 * the link works from any address.
 */
async function checkPassword(
  { database, secrets, guard, now, body }: FinishCall,
  { account, recovery }: OpenRecovery,
): Promise<Refusal | undefined> {
  const keys = createHolderMarks(secrets, recovery.id, account.emailKey)
  const result = await database.forAccount()((tx) => countLogin(tx, keys, now))
  if ('until' in result) return pauseRefusal(result.until, now)
  const { isCorrect } = await guard.passwords.check(body.password ?? '', account.passwordHash ?? undefined)
  if (!isCorrect) return refuse(422, texts.wrongPassword, { password: texts.wrongPassword })
  await database.forAccount()((tx) => resetLoginCounts(tx, keys))
  return undefined
}

/** The factors for an authenticator app, or for a passkey that is verified later, with or without the old password. */
async function createFactors(
  { secrets, guard, now, body }: FinishCall,
  openRecovery: OpenRecovery,
  mosque: string,
): Promise<NewFactors | Refusal> {
  const { account } = openRecovery
  const { reference, password = '', enrolment = '', code = '', attempt } = body
  const keepsPassword = needsPassword(openRecovery)
  if (attempt !== undefined)
    return { passwordHash: keepsPassword ? account.passwordHash : null, authenticator: null, authenticatorStep: null }
  const secret = readEnrolment(secrets, enrolment, reference, now)
  const step = secret === undefined ? undefined : findStep(secret, code, now)
  const { wrongCode } = staffMessages
  if (secret === undefined || step === undefined) return refuse(422, wrongCode, { code: wrongCode })
  const problem = keepsPassword
    ? undefined
    : passwordProblem(password, { mosque, email: account.email, name: account.name })
  if (problem) return refuse(422, problem, { password: problem })
  return {
    passwordHash: keepsPassword ? account.passwordHash : await guard.passwords.hash(password),
    authenticator: sealAuthenticator(secrets, account.id, secret),
    authenticatorStep: step,
  }
}

/** Replaces all factors of the account. */
async function replaceFactors(
  tx: Tx,
  { request, now }: Pick<FinishCall, 'request' | 'now'>,
  { account }: OpenRecovery,
  { factors, created: createdPasskey }: { factors: NewFactors; created: VerifiedPasskey | undefined },
): Promise<string[]> {
  const { id: accountId } = account
  // Locks the account first, as logins do, to avoid a deadlock.
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
  const name = describeDevice(request.header('user-agent'))
  if (createdPasskey)
    await writePasskey(tx, { ...createdPasskey.passkey, accountId, name, createdAt: now, usedAt: now })
  return makeRecoveryCodes(tx, accountId)
}

/**
 * Sets up a new login with the link that was emailed after 24 hours, and logs in. An account with a password must also
 * enter it. The old factors, the sessions and the link end in the same transaction.
 */
export async function finishRecovery(call: FinishCall) {
  const { database, now, body } = call
  const { reference, attempt, credential } = body
  const linkExpired = refuse(410, texts.linkExpired)
  const preview = await database.forAccount()((tx) => findBySetupLink(tx, reference, now))
  if (!preview) return linkExpired
  const refusal = needsPassword(preview) ? await checkPassword(call, preview) : undefined
  if (refusal) return refusal
  const mosques = await listMosques(call, preview.account.id)
  const factors = await createFactors(call, preview, mosques[0]?.config.websiteName ?? '')
  if ('status' in factors) return factors
  return database.forAccount()(async (tx) => {
    const openRecovery = await findBySetupLink(tx, reference, now)
    if (!openRecovery) return linkExpired
    const createdPasskey =
      attempt === undefined
        ? undefined
        : await finishPasskey(tx, getRelyingParty(call), { attempt, credential, reference, now })
    if (attempt !== undefined && !createdPasskey) return refuse(422, texts.chooseFactor)
    const { account, recovery } = openRecovery
    const codes = await refuseTakenPasskey(tx, () =>
      replaceFactors(tx, call, openRecovery, { factors, created: createdPasskey }),
    )
    if ('status' in codes) return codes
    await endRecovery(tx, recovery, 'done')
    const news = {
      account,
      kind: 'recovery-finished' as const,
      cause: recovery.id,
      renderEmail: finishedEmail({ name: account.name, address: getDeskUrl(call) }),
    }
    const content = recoveryContent(account.name, account.id)
    await emailLoginNews(tx, mosques, news, () =>
      writeLog(tx, { accountId: account.id, kind: 'recoveryFinished', content, now }),
    )
    const authentication = createdPasskey
      ? ({ method: 'passkey', passkey: createdPasskey.passkey.id } as const)
      : ({ method: 'code' } as const)
    const session = await startSession(tx, call, account.id, authentication)
    return done({ codes }, texts.finished, session?.headers)
  })
}
