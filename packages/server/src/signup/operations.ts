import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DeskCall, DatabaseOperationId, DeskOperations } from '@minaret/foundation/operations'
import { type Database, signupInvitations, staffAccounts, type Tx } from '@minaret/foundation/db'
import { checkEmail, emailKey } from '@minaret/foundation/email-addresses'
import { plainLine } from '@minaret/foundation/forms'
import { done, refuse, type Refusal } from '@minaret/foundation/responses'
import {
  newAuthenticator,
  startSession,
  prepareAccount,
  writeAccount,
  beginPasskey,
  getRelyingParty,
  type StaffServices,
  makeRecoveryCodes,
  refuseIfBusy,
} from '@minaret/staff/members'
import { messages as staffMessages } from '@minaret/staff/members/messages'
import { checkMosque, insertMosque, insertOwner } from './createMosque.ts'
import {
  requireChallengeUnderLoad,
  hashEmail,
  hasSolved,
  lockSignups,
  hashNetwork,
  refuseOverSignupLimit,
} from './limits.ts'
import { messages as texts } from './messages.gen.ts'
import { findPlaces } from './places/findPlaces.ts'
import { previewMosque } from './preview.ts'
import { beginSignup, findProvedSignup, finishSignup, proveSignup, type ProvedSignup } from './store.ts'

/** Who may sign up at the desk, and the domain of new sites. */
export type SignupSettings = { mode: 'invited' | 'open'; domain: string }

/** Services of sign-up, besides the desk's; without settings sign-up is closed. */
export type SignupServices = StaffServices & { signup?: SignupSettings }

type SignupCall = DeskCall<DatabaseOperationId> & SignupServices

const signupClosed = refuse(404, texts.closed)
const signupExpired = refuse(410, texts.expired)

const readProvedSignup = (
  { database, secrets, now }: SignupCall,
  reference: string,
): Promise<ProvedSignup | undefined> => database.forAccount()((tx) => findProvedSignup(tx, secrets, reference, now))

const hasAccount = async (tx: Tx, email: string): Promise<boolean> => {
  const accounts = await tx
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(eq(staffAccounts.emailKey, emailKey(email)))
  return accounts.length > 0
}

const isInvited = async (tx: Tx, emailMark: Buffer): Promise<boolean> => {
  const invitations = await tx.select().from(signupInvitations).where(eq(signupInvitations.emailMark, emailMark))
  return invitations.length > 0
}

/** Rolls back a transaction with a refusal. */
class RollbackWithRefusal extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super()
    this.refusal = refusal
  }
}

/** Creates the mosque and its owner in one locked transaction, which a refusal rolls back. */
async function runAtomically<T extends { status: number }>(
  database: Database,
  action: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await database.asOwner(async (tx) => {
      await lockSignups(tx)
      const result = await action(tx)
      if (isRefusal(result)) throw new RollbackWithRefusal(result)
      return result
    })
  } catch (error) {
    if (error instanceof RollbackWithRefusal) return error.refusal
    throw error
  }
}

/** Requires a challenge to finish after many sign-ups today, before any of the login's one-time values are used. */
const requireFinishChallenge = async (call: SignupCall, reference: string): Promise<Refusal | undefined> =>
  (await hasSolved(call, reference))
    ? undefined
    : call.database.forAccount()((tx) => requireChallengeUnderLoad(tx, call, reference))

const isRefusal = (result: { status: number }): result is Refusal => result.status !== 200

/** Signing up a mosque: verifying an email address, the mosque’s details, and its owner’s login. */
export const signupOperations = {
  async signupBegin(call) {
    const { database, secrets, now, body, request, signup } = call
    if (!signup) return signupClosed
    const { problem } = checkEmail(body.email)
    if (problem) return refuse(422, problem, { email: problem })
    const email = body.email.trim()
    const emailMark = hashEmail(secrets, email)
    const networkMark = hashNetwork(secrets, request.address)
    const challengeSubject = emailMark.toString('hex')
    const hasSolvedChallenge = await hasSolved(call, challengeSubject)
    return database.forAccount()(async (tx) => {
      await lockSignups(tx)
      const refusal =
        (await refuseOverSignupLimit(tx, { emailMark, networkMark, isLocal: request.isLocal, now })) ??
        (hasSolvedChallenge ? undefined : await requireChallengeUnderLoad(tx, call, challengeSubject))
      if (refusal) return refusal
      // The response is the same without an invitation, so that it does not reveal who was invited.
      const shouldEmail = signup.mode === 'open' || (await isInvited(tx, emailMark))
      const { language } = body
      const reference = await beginSignup(tx, secrets, {
        email,
        language,
        emailMark,
        networkMark,
        emailed: shouldEmail,
        now,
      })
      return done({ reference }, signup.mode === 'open' ? texts.sent : texts.sentIfInvited)
    })
  },

  async signupProve({ database, secrets, now, body }) {
    const result = await database.forAccount()(async (tx) => {
      const proof = await proveSignup(tx, secrets, { ...body, now })
      return proof.state === 'proved' ? { ...proof, hasAccount: await hasAccount(tx, proof.email) } : proof
    })
    if (result.state === 'over') return signupExpired
    if (result.state === 'wrong') return refuse(422, texts.wrongCode, { code: texts.wrongCode })
    return done({ hasAccount: 'hasAccount' in result && result.hasAccount })
  },

  async signupPlaces(call) {
    if (!(await readProvedSignup(call, call.body.reference))) return signupExpired
    return done({ places: await findPlaces(call.body.text) })
  },

  async signupPreview(call) {
    const { database, body, now, signup } = call
    if (!signup) return signupClosed
    if (!(await readProvedSignup(call, body.reference))) return signupExpired
    return done(await previewMosque(database, signup.domain, body, now))
  },

  async signupAuthenticator(call) {
    const { secrets, now, body } = call
    const provedSignup = await readProvedSignup(call, body.reference)
    return provedSignup ? done(newAuthenticator(secrets, provedSignup.email, body.reference, now)) : signupExpired
  },

  async signupPasskey(call) {
    const { database, secrets, now, body } = call
    const ceremony = await database.forAccount()(async (tx) => {
      const signupRecord = await findProvedSignup(tx, secrets, body.reference, now)
      return (
        signupRecord &&
        beginPasskey(tx, getRelyingParty(call), { ...body, email: signupRecord.email, user: randomBytes(32), now })
      )
    })
    return ceremony ? done(ceremony) : signupExpired
  },

  signupFinish: refuseIfBusy(async (call: DeskCall<'signupFinish'> & SignupServices) => {
    const { database, secrets, now, body, signup } = call
    if (!signup) return signupClosed
    const provedSignup = await readProvedSignup(call, body.reference)
    if (!provedSignup) return signupExpired
    const name = plainLine(body.name)
    if (name === '') return refuse(422, staffMessages.nameNeeded, { person: staffMessages.nameNeeded })
    const mosque = await checkMosque(database, body.mosque, signup.domain)
    if ('status' in mosque) return mosque
    const challenge = await requireFinishChallenge(call, body.reference)
    if (challenge) return challenge
    const preparedAccount = await prepareAccount(call, {
      ...body,
      email: provedSignup.email,
      name,
      mosque: mosque.name,
    })
    if ('status' in preparedAccount) return preparedAccount
    return runAtomically(database, async (tx) => {
      if (!(await findProvedSignup(tx, secrets, body.reference, now))) return signupExpired
      if (await hasAccount(tx, provedSignup.email)) return refuse(409, staffMessages.loginFirst)
      const account = await writeAccount(tx, call, preparedAccount)
      if ('status' in account) return account
      const tenantId = await insertMosque(tx, mosque, now)
      if (typeof tenantId !== 'string') return tenantId
      const { accountId, how } = account
      await insertOwner(tx, tenantId, accountId, now)
      const codes = await makeRecoveryCodes(tx, accountId)
      await finishSignup(tx, provedSignup.id, mosque.slug)
      const newSession = await startSession(tx, call, accountId, how)
      const message = mosque.review === 'held' ? texts.held : texts.welcome
      return done({ slug: mosque.slug, codes }, message, newSession?.headers)
    })
  }),

  async signupJoin(call) {
    const { database, secrets, now, body, session, signup } = call
    if (!signup) return signupClosed
    const provedSignup = await readProvedSignup(call, body.reference)
    if (!provedSignup) return signupExpired
    if (!session || emailKey(session.account.email) !== emailKey(provedSignup.email))
      return refuse(403, staffMessages.otherAddress)
    const mosque = await checkMosque(database, body.mosque, signup.domain)
    if ('status' in mosque) return mosque
    const challenge = await requireFinishChallenge(call, body.reference)
    if (challenge) return challenge
    return runAtomically(database, async (tx) => {
      if (!(await findProvedSignup(tx, secrets, body.reference, now))) return signupExpired
      const tenantId = await insertMosque(tx, mosque, now)
      if (typeof tenantId !== 'string') return tenantId
      await insertOwner(tx, tenantId, session.account.id, now)
      await finishSignup(tx, provedSignup.id, mosque.slug)
      return done({ slug: mosque.slug, codes: [] }, mosque.review === 'held' ? texts.held : texts.welcome)
    })
  },
} satisfies DeskOperations<
  | 'signupBegin'
  | 'signupProve'
  | 'signupPlaces'
  | 'signupPreview'
  | 'signupAuthenticator'
  | 'signupPasskey'
  | 'signupFinish'
  | 'signupJoin',
  SignupServices
>
