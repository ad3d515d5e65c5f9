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
import { approversAmong, lockStaff } from '../approvals/approvers.ts'
import { newAuthenticator } from '../members/authenticator.ts'
import { mosquesOf } from '../members/mosques.ts'
import { beginPasskey } from '../members/passkeys.ts'
import { deskAddress, placeOf, type StaffServices } from '../members/place.ts'
import { unlessBusyDesk } from '../members/unlessBusy.ts'
import { cancelRecovery } from './cancel.ts'
import { finishRecovery } from './finish.ts'
import { messages as texts } from './messages.gen.ts'
import { startRecovery } from './start.ts'
import { findByCancelLink, findBySetupLink, findRecovery, nameOf, needsPassword, type OpenRecovery } from './store.ts'

const over = refuse(410, texts.linkOver)
type Calling = DeskCall<DatabaseOperationId> & StaffServices

const read = <T>({ database }: { database: Database }, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.forAccount()(work)

/** The member whose login it is: a real person on the transaction's mosque's staff. */
async function findPerson(tx: Tx, accountId: string) {
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

/** Finds the recovery of a link, and the mosques of whoever it is for, the first of which the page names. */
async function byLink(call: Calling, reference: string, find: typeof findByCancelLink) {
  const open = await read(call, (tx) => find(tx, reference, call.now))
  const mosques = open ? await mosquesOf(call, open.account.id) : []
  const [mosque] = mosques
  return open && mosque && { open, mosque, mosques }
}

/** Recovering a login: another owner starts it, any owner cancels it, and after 24 hours its holder sets up a new one. */
export const recoveryOperations = {
  async recoveryStart(call) {
    const { db, member, session, now, params } = call
    if (member.demonstration) return refuse(403, texts.demonstrationOnly)
    if (params.account === member.accountId) return refuse(403, texts.notYourself)
    const notFound = refuse(404, texts.noSuchMember)
    // Found before the transaction that needs them: none waits for another connection.
    const person = await db((tx) => findPerson(tx, params.account))
    if (!person) return notFound
    const mosques = await mosquesOf(call, person.id)
    return db(async (tx) => {
      await lockStaff(tx)
      // Read again under the lock: whoever has just been removed starts nothing.
      const owners = await approversAmong(tx, ['owner'])
      if (!owners.some(({ id }) => id === member.accountId)) return refuse(403, texts.notAnOwner)
      const account = await findPerson(tx, params.account)
      if (!account) return notFound
      const by = { id: member.accountId, name: session.account.name }
      return startRecovery(tx, { account, mosques, address: deskAddress(call), by, now })
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
            ...(await starter(tx, startedBy)),
            startedAt: startedAt.toISOString(),
            readyAt: readyAt.toISOString(),
          })),
        ),
      )
    }),

  async recoveryCancel(call) {
    const { db, member, session, now, params } = call
    if (member.demonstration) return refuse(403, texts.demonstrationOnly)
    const notFound = refuse(404, texts.noSuchRecovery)
    const recovery = await read(call, (tx) => findRecovery(tx, params.recovery, now))
    if (!recovery) return notFound
    const mosques = await mosquesOf(call, recovery.account.id)
    return db(async (tx) => {
      const open = await findRecovery(tx, params.recovery, now)
      if (!open || !(await findPerson(tx, open.account.id))) return notFound
      await cancelRecovery(tx, open, {
        mosques,
        address: deskAddress(call),
        by: { id: member.accountId, name: session.account.name },
        now,
      })
      return done({}, texts.cancelled)
    })
  },

  async recoveryLinkView(call) {
    const found = await byLink(call, call.body.reference, findByCancelLink)
    if (!found) return over
    const { open, mosque } = found
    return done({
      mosque: mosque.config.websiteName,
      timeZone: mosque.config.timeZone,
      name: open.account.name,
      ...(await read(call, (tx) => starter(tx, open.recovery.startedBy))),
      readyAt: open.recovery.readyAt.toISOString(),
    })
  },

  async recoveryLinkCancel(call) {
    const { body, now } = call
    const found = await byLink(call, body.reference, findByCancelLink)
    if (!found) return over
    return read(call, async (tx) => {
      const open = await findByCancelLink(tx, body.reference, now)
      if (!open) return over
      await cancelRecovery(tx, open, { mosques: found.mosques, address: deskAddress(call), now })
      return done({}, texts.cancelled)
    })
  },

  async recoveryView(call) {
    const open = await read(call, (tx) => findBySetupLink(tx, call.body.reference, call.now))
    if (!open) return over
    const { id, name, email } = open.account
    const [mosque] = await mosquesOf(call, id)
    // An owner of the installation works for no mosque, and has had no login.
    const where = mosque ? { mosque: mosque.config.websiteName } : {}
    return done({ ...where, name, email, needsPassword: needsPassword(open) })
  },

  async recoveryAuthenticator(call) {
    const { secrets, now, body } = call
    const open = await read(call, (tx) => findBySetupLink(tx, body.reference, now))
    return open ? done(newAuthenticator(secrets, open.account.email, body.reference, now)) : over
  },

  async recoveryPasskey(call) {
    const { now, body } = call
    const begin = async (tx: Tx, { account: { name, email, passkeyUser: user } }: OpenRecovery) =>
      beginPasskey(tx, placeOf(call), { reference: body.reference, name, email, user, now })
    const begun = await read(call, async (tx) => {
      const open = await findBySetupLink(tx, body.reference, now)
      return open && begin(tx, open)
    })
    return begun ? done(begun) : over
  },

  recoveryFinish: unlessBusyDesk(finishRecovery),
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

/** Who started it, by the name they have now; nothing where it was done by command. */
async function starter(tx: Tx, startedBy: string | null): Promise<{ startedBy?: string }> {
  if (startedBy === null) return {}
  return { startedBy: (await nameOf(tx, startedBy)) ?? texts.somebody.en }
}
