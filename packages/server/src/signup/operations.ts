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
  placeOf,
  type StaffServices,
  makeRecoveryCodes,
  unlessBusyDesk,
} from '@minaret/staff/members'
import { messages as staffMessages } from '@minaret/staff/members/messages'
import { checkMosque, writeMosque, writeOwner } from './createMosque.ts'
import { askUnderPressure, emailMarkOf, hasSolved, lockSignups, networkMarkOf, refuseBeginning } from './limits.ts'
import { messages as say } from './messages.gen.ts'
import { findPlaces } from './places/findPlaces.ts'
import { previewMosque } from './preview.ts'
import { beginSignup, findProved, finishSignup, proveSignup, type ProvedSignup } from './store.ts'

/** Who may start a site at the desk's address, and under which domain it will be. */
export type SignupSettings = { mode: 'invited' | 'open'; domain: string }

/** What starting a site needs beside what the desk has; without settings nobody can. */
export type SignupServices = StaffServices & { signup?: SignupSettings }

type Starting = DeskCall<DatabaseOperationId> & SignupServices

const closed = refuse(404, say.closed)
const over = refuse(410, say.over)

const proved = ({ database, secrets, now }: Starting, reference: string): Promise<ProvedSignup | undefined> =>
  database.forAccount()((tx) => findProved(tx, secrets, reference, now))

const hasAccount = async (tx: Tx, email: string): Promise<boolean> => {
  const found = await tx
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(eq(staffAccounts.emailKey, emailKey(email)))
  return found.length > 0
}

const isInvited = async (tx: Tx, emailMark: Buffer): Promise<boolean> => {
  const found = await tx.select().from(signupInvitations).where(eq(signupInvitations.emailMark, emailMark))
  return found.length > 0
}

/** Ends a transaction that must leave nothing. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super()
    this.refusal = refusal
  }
}

/** Creates mosque and owner together: what is refused on the way leaves nothing, and two that finish count one another. */
async function allOrNothing<T extends { status: number }>(
  database: Database,
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await database.asOwner(async (tx) => {
      await lockSignups(tx)
      const result = await work(tx)
      if (isRefusal(result)) throw new Refused(result)
      return result
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

/** Asks whoever finishes for a challenge if many have today: before anything of the login is used up. */
const askToFinish = async (call: Starting, reference: string): Promise<Refusal | undefined> =>
  (await hasSolved(call, reference))
    ? undefined
    : call.database.forAccount()((tx) => askUnderPressure(tx, call, reference))

const isRefusal = (result: { status: number }): result is Refusal => result.status !== 200

/** Starting a site for a mosque: an email address that is proved, what the mosque is, and the login of its owner. */
export const signupOperations = {
  async signupBegin(call) {
    const { database, secrets, now, body, request, signup } = call
    if (!signup) return closed
    const { problem } = checkEmail(body.email)
    if (problem) return refuse(422, problem, { email: problem })
    const email = body.email.trim()
    const emailMark = emailMarkOf(secrets, email)
    const networkMark = networkMarkOf(secrets, request.address)
    const whose = emailMark.toString('hex')
    const isSolved = await hasSolved(call, whose)
    return database.forAccount()(async (tx) => {
      await lockSignups(tx)
      const refusal =
        (await refuseBeginning(tx, { emailMark, networkMark, isLocal: request.isLocal, now })) ??
        (isSolved ? undefined : await askUnderPressure(tx, call, whose))
      if (refusal) return refusal
      // Who was not invited is answered the same: nobody learns who was.
      const emailed = signup.mode === 'open' || (await isInvited(tx, emailMark))
      const { language } = body
      const reference = await beginSignup(tx, secrets, { email, language, emailMark, networkMark, emailed, now })
      return done({ reference }, signup.mode === 'open' ? say.sent : say.sentIfInvited)
    })
  },

  async signupProve({ database, secrets, now, body }) {
    const result = await database.forAccount()(async (tx) => {
      const proof = await proveSignup(tx, secrets, { ...body, now })
      return proof.state === 'proved' ? { ...proof, hasAccount: await hasAccount(tx, proof.email) } : proof
    })
    if (result.state === 'over') return over
    if (result.state === 'wrong') return refuse(422, say.wrongCode, { code: say.wrongCode })
    return done({ hasAccount: 'hasAccount' in result && result.hasAccount })
  },

  async signupPlaces(call) {
    if (!(await proved(call, call.body.reference))) return over
    return done({ places: await findPlaces(call.body.text) })
  },

  async signupPreview(call) {
    const { database, body, now, signup } = call
    if (!signup) return closed
    if (!(await proved(call, body.reference))) return over
    return done(await previewMosque(database, signup.domain, body, now))
  },

  async signupAuthenticator(call) {
    const { secrets, now, body } = call
    const open = await proved(call, body.reference)
    return open ? done(newAuthenticator(secrets, open.email, body.reference, now)) : over
  },

  async signupPasskey(call) {
    const { database, secrets, now, body } = call
    const begun = await database.forAccount()(async (tx) => {
      const open = await findProved(tx, secrets, body.reference, now)
      return open && beginPasskey(tx, placeOf(call), { ...body, email: open.email, user: randomBytes(32), now })
    })
    return begun ? done(begun) : over
  },

  signupFinish: unlessBusyDesk(async (call: DeskCall<'signupFinish'> & SignupServices) => {
    const { database, secrets, now, body, signup } = call
    if (!signup) return closed
    const open = await proved(call, body.reference)
    if (!open) return over
    const name = plainLine(body.name)
    if (name === '') return refuse(422, staffMessages.nameNeeded, { person: staffMessages.nameNeeded })
    const mosque = await checkMosque(database, body.mosque, signup.domain)
    if ('status' in mosque) return mosque
    const challenge = await askToFinish(call, body.reference)
    if (challenge) return challenge
    const prepared = await prepareAccount(call, { ...body, email: open.email, name, mosque: mosque.name })
    if ('status' in prepared) return prepared
    return allOrNothing(database, async (tx) => {
      if (!(await findProved(tx, secrets, body.reference, now))) return over
      if (await hasAccount(tx, open.email)) return refuse(409, staffMessages.loginFirst)
      const account = await writeAccount(tx, call, prepared)
      if ('status' in account) return account
      const tenantId = await writeMosque(tx, mosque, now)
      if (typeof tenantId !== 'string') return tenantId
      const { accountId, how } = account
      await writeOwner(tx, tenantId, accountId, now)
      const codes = await makeRecoveryCodes(tx, accountId)
      await finishSignup(tx, open.id, mosque.slug)
      const started = await startSession(tx, call, accountId, how)
      const message = mosque.review === 'held' ? say.held : say.welcome
      return done({ slug: mosque.slug, codes }, message, started?.headers)
    })
  }),

  async signupJoin(call) {
    const { database, secrets, now, body, session, signup } = call
    if (!signup) return closed
    const open = await proved(call, body.reference)
    if (!open) return over
    if (!session || emailKey(session.account.email) !== emailKey(open.email))
      return refuse(403, staffMessages.otherAddress)
    const mosque = await checkMosque(database, body.mosque, signup.domain)
    if ('status' in mosque) return mosque
    const challenge = await askToFinish(call, body.reference)
    if (challenge) return challenge
    return allOrNothing(database, async (tx) => {
      if (!(await findProved(tx, secrets, body.reference, now))) return over
      const tenantId = await writeMosque(tx, mosque, now)
      if (typeof tenantId !== 'string') return tenantId
      await writeOwner(tx, tenantId, session.account.id, now)
      await finishSignup(tx, open.id, mosque.slug)
      return done({ slug: mosque.slug, codes: [] }, mosque.review === 'held' ? say.held : say.welcome)
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
