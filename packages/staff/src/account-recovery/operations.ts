import { and, asc, eq, gt } from 'drizzle-orm'
import {
  currentTenant,
  type Database,
  staffAccounts,
  staffMembers,
  staffRecoveries,
  type Tx,
} from '@minaret/foundation/db'
import type { DeskCall, DatabaseOperationId, DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { listApprovers, lockStaff } from '../approvals/approvers.ts'
import { newAuthenticator } from '../members/authenticator.ts'
import { listMosques } from '../members/mosques.ts'
import { beginPasskey } from '../members/passkeys.ts'
import { getDeskUrl, getRelyingParty, type StaffServices } from '../members/place.ts'
import { refuseIfBusy } from '../members/unlessBusy.ts'
import { cancelRecovery } from './cancel.ts'
import { finishRecovery } from './finish.ts'
import { messages as texts } from './messages.gen.ts'
import { startRecovery } from './start.ts'
import { findByCancelLink, findBySetupLink, findRecovery, nameOf, needsPassword, type OpenRecovery } from './store.ts'

const linkExpired = refuse(410, texts.linkExpired)
type Call = DeskCall<DatabaseOperationId> & StaffServices

const runForAccount = <T>({ database }: { database: Database }, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.forAccount()(work)

/** Finds the member of the current mosque, except demonstration accounts. */
async function findMember(tx: Tx, accountId: string) {
  const [person] = await tx
    .select({ id: staffAccounts.id, name: staffAccounts.name, email: staffAccounts.email })
    .from(staffMembers)
    .innerJoin(staffAccounts, and(eq(staffAccounts.id, staffMembers.accountId), eq(staffAccounts.state, 'active')))
    .where(
      and(
        eq(staffMembers.tenantId, currentTenant),
        eq(staffMembers.accountId, accountId),
        eq(staffMembers.demonstration, false),
      ),
    )
  return person
}

/** Finds the recovery of a link and the mosques of the account holder. The page names the first mosque. */
async function findByLink(call: Call, reference: string, find: typeof findByCancelLink) {
  const openRecovery = await runForAccount(call, (tx) => find(tx, reference, call.now))
  const mosques = openRecovery ? await listMosques(call, openRecovery.account.id) : []
  const [mosque] = mosques
  return openRecovery && mosque && { open: openRecovery, mosque, mosques }
}

/** The operations on recoveries: another owner starts one, any owner can cancel it, the holder finishes it after 24 hours. */
export const recoveryOperations = {
  async recoveryStart(call) {
    const { db, member, session, now, params } = call
    if (member.demonstration) return refuse(403, texts.demonstrationOnly)
    if (params.account === member.accountId) return refuse(403, texts.notYourself)
    const notFound = refuse(404, texts.memberNotFound)
    // Read before the transaction, which would otherwise need a second connection.
    const person = await db((tx) => findMember(tx, params.account))
    if (!person) return notFound
    const mosques = await listMosques(call, person.id)
    return db(async (tx) => {
      await lockStaff(tx)
      // Checked again under the lock, in case the owner was just removed.
      const owners = await listApprovers(tx, ['owner'])
      if (!owners.some(({ id }) => id === member.accountId)) return refuse(403, texts.notAnOwner)
      const account = await findMember(tx, params.account)
      if (!account) return notFound
      const by = { id: member.accountId, name: session.account.name }
      return startRecovery(tx, { account, mosques, address: getDeskUrl(call), by, now })
    })
  },

  recoveryList: ({ db, now }) =>
    db(async (tx) => {
      const rows = await tx
        .select({ recovery: staffRecoveries, name: staffAccounts.name })
        .from(staffRecoveries)
        .innerJoin(staffAccounts, eq(staffAccounts.id, staffRecoveries.accountId))
        .innerJoin(
          staffMembers,
          and(eq(staffMembers.accountId, staffRecoveries.accountId), eq(staffMembers.tenantId, currentTenant)),
        )
        .where(and(eq(staffRecoveries.state, 'waiting'), gt(staffRecoveries.expiresAt, now)))
        .orderBy(asc(staffRecoveries.startedAt))
      return done(
        await Promise.all(
          rows.map(async ({ recovery: { id, accountId, startedBy, startedAt, readyAt }, name }) => ({
            id,
            account: accountId,
            name,
            ...(await readStarter(tx, startedBy)),
            startedAt: startedAt.toISOString(),
            readyAt: readyAt.toISOString(),
          })),
        ),
      )
    }),

  async recoveryCancel(call) {
    const { db, member, session, now, params } = call
    if (member.demonstration) return refuse(403, texts.demonstrationOnly)
    const notFound = refuse(404, texts.recoveryEnded)
    const recovery = await runForAccount(call, (tx) => findRecovery(tx, params.recovery, now))
    if (!recovery) return notFound
    const mosques = await listMosques(call, recovery.account.id)
    return db(async (tx) => {
      const openRecovery = await findRecovery(tx, params.recovery, now)
      if (!openRecovery || !(await findMember(tx, openRecovery.account.id))) return notFound
      await cancelRecovery(tx, openRecovery, {
        mosques,
        address: getDeskUrl(call),
        by: { id: member.accountId, name: session.account.name },
        now,
      })
      return done({}, texts.cancelled)
    })
  },

  async recoveryLinkView(call) {
    const recoveryByLink = await findByLink(call, call.body.reference, findByCancelLink)
    if (!recoveryByLink) return linkExpired
    const { open: openRecovery, mosque } = recoveryByLink
    return done({
      mosque: mosque.config.websiteName,
      timeZone: mosque.config.timeZone,
      name: openRecovery.account.name,
      ...(await runForAccount(call, (tx) => readStarter(tx, openRecovery.recovery.startedBy))),
      readyAt: openRecovery.recovery.readyAt.toISOString(),
    })
  },

  async recoveryLinkCancel(call) {
    const { body, now } = call
    const recoveryByLink = await findByLink(call, body.reference, findByCancelLink)
    if (!recoveryByLink) return linkExpired
    return runForAccount(call, async (tx) => {
      const openRecovery = await findByCancelLink(tx, body.reference, now)
      if (!openRecovery) return linkExpired
      await cancelRecovery(tx, openRecovery, { mosques: recoveryByLink.mosques, address: getDeskUrl(call), now })
      return done({}, texts.cancelled)
    })
  },

  async recoveryView(call) {
    const openRecovery = await runForAccount(call, (tx) => findBySetupLink(tx, call.body.reference, call.now))
    if (!openRecovery) return linkExpired
    const { id, name, email } = openRecovery.account
    const [mosque] = await listMosques(call, id)
    // A new installation owner belongs to no mosque.
    const mosqueName = mosque ? { mosque: mosque.config.websiteName } : {}
    return done({ ...mosqueName, name, email, needsPassword: needsPassword(openRecovery) })
  },

  async recoveryAuthenticator(call) {
    const { secrets, now, body } = call
    const openRecovery = await runForAccount(call, (tx) => findBySetupLink(tx, body.reference, now))
    return openRecovery ? done(newAuthenticator(secrets, openRecovery.account.email, body.reference, now)) : linkExpired
  },

  async recoveryPasskey(call) {
    const { now, body } = call
    const begin = async (tx: Tx, { account: { name, email, passkeyUser: user } }: OpenRecovery) =>
      beginPasskey(tx, getRelyingParty(call), { reference: body.reference, name, email, user, now })
    const options = await runForAccount(call, async (tx) => {
      const openRecovery = await findBySetupLink(tx, body.reference, now)
      return openRecovery && begin(tx, openRecovery)
    })
    return options ? done(options) : linkExpired
  },

  recoveryFinish: refuseIfBusy(finishRecovery),
} satisfies DeskOperations<
  | 'recoveryStart'
  | 'recoveryList'
  | 'recoveryCancel'
  | 'recoveryLinkView'
  | 'recoveryLinkCancel'
  | 'recoveryView'
  | 'recoveryAuthenticator'
  | 'recoveryPasskey'
  | 'recoveryFinish',
  StaffServices
>

/** Returns the current name of the owner who started a recovery; empty if it was started by command. */
async function readStarter(tx: Tx, startedBy: string | null): Promise<{ startedBy?: string }> {
  if (startedBy === null) return {}
  return { startedBy: (await nameOf(tx, startedBy)) ?? texts.formerColleague.en }
}
