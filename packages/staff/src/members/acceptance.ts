import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DeskOperations, DeskCall, DatabaseOperationId } from '@minaret/foundation/operations'
import { type Database, newPublicId, staffAccounts, staffMembers, type Tx } from '@minaret/foundation/db'
import { queueEmail } from '@minaret/foundation/email'
import { plainLine } from '@minaret/foundation/forms'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { newAuthenticator } from './authenticator.ts'
import { joinedEmail } from './emails.ts'
import { findInvitation, findInvitationTenant, type OpenInvitation, useInvitation } from './invitations.ts'
import { startSession } from './login.ts'
import { prepareAccount, writeAccount } from './newAccount.ts'
import { beginPasskey } from './passkeys.ts'
import { getDeskUrl, getRelyingParty, type StaffServices } from './place.ts'
import { makeRecoveryCodes } from './recovery.ts'
import { messages as texts } from './messages.gen.ts'

type AcceptanceCall = DeskCall<DatabaseOperationId> & StaffServices

const invitationExpired = refuse(410, texts.invitationExpired)

/** Runs work with a pending invitation in a transaction of its mosque; undefined if the invitation is no longer valid. */
async function withInvitation<T>(
  { database, directory, now }: AcceptanceCall,
  reference: string,
  work: (tx: Tx, invitation: OpenInvitation, tenant: Tenant) => Promise<T>,
): Promise<T | undefined> {
  const tenantId = await findInvitationTenant(database, reference)
  const tenant = tenantId && (await directory.byId(tenantId))
  if (!tenantId || !tenant) return undefined
  return forInvitee(
    database,
    tenantId,
  )(async (tx) => {
    const invitation = await findInvitation(tx, reference, now)
    return invitation && work(tx, invitation, tenant)
  })
}

/** Access to the mosque without roles, since the invited person has none yet. */
const forInvitee = (database: Database, tenantId: string) =>
  database.forStaff(tenantId, { accountId: newPublicId(), roles: [] })

async function readName(tx: Tx, accountId: string | null): Promise<string | undefined> {
  if (accountId === null) return undefined
  const [account] = await tx
    .select({ name: staffAccounts.name })
    .from(staffAccounts)
    .where(eq(staffAccounts.id, accountId))
  return account?.name
}

/** Logs that a member has joined, and emails the owners. */
async function notifyJoined(
  tx: Tx,
  call: AcceptanceCall,
  {
    invitation,
    tenant,
    accountId,
    name,
  }: { invitation: OpenInvitation; tenant: Tenant; accountId: string; name: string },
): Promise<void> {
  const { id, roles } = invitation
  await writeLog(tx, { accountId, kind: 'staffJoined', content: { values: { roles: roles.join(',') } }, now: call.now })
  const owners = await tx
    .select({ id: staffAccounts.id, email: staffAccounts.email, roles: staffMembers.roles })
    .from(staffMembers)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffMembers.accountId))
    .where(eq(staffMembers.tenantId, tenant.id))
  for (const owner of owners) {
    if (!owner.roles.includes('owner') || owner.id === accountId) continue
    const link = `${getDeskUrl(call)}/${tenant.slug}/staff`
    const email = joinedEmail(tenant, { to: owner.email, name, roles, link })
    await queueEmail(tx, { kind: 'staff-joined', cause: `${id} ${owner.id}`, email })
  }
}

/** The operations to accept an invitation with a new account or an existing one. */
export const acceptanceOperations = {
  async invitationView(call) {
    const view = await withInvitation(call, call.body.reference, async (tx, invitation, tenant) => {
      const inviter = await readName(tx, invitation.invitedBy)
      const { email, roles, accountId } = invitation
      return {
        mosque: tenant.config.websiteName,
        ...(inviter === undefined ? {} : { inviter }),
        email,
        roles: [...roles],
        hasAccount: accountId !== undefined,
      }
    })
    return view ? done(view) : invitationExpired
  },

  async invitationAuthenticator(call) {
    const { secrets, now, body } = call
    const enrolment = await withInvitation(call, body.reference, async (_tx, { email }) =>
      newAuthenticator(secrets, email, body.reference, now),
    )
    return enrolment ? done(enrolment) : invitationExpired
  },

  async invitationPasskey(call) {
    const { now, body } = call
    const options = await withInvitation(call, body.reference, (tx, { email }) =>
      beginPasskey(tx, getRelyingParty(call), { ...body, email, user: randomBytes(32), now }),
    )
    return options ? done(options) : invitationExpired
  },

  async invitationAccept(call) {
    const { now, body } = call
    const { reference } = body
    const name = plainLine(body.name)
    if (name === '') return refuse(422, texts.nameNeeded, { name: texts.nameNeeded })
    const invitee = await withInvitation(call, reference, async (_tx, { email }, tenant) => ({
      email,
      mosque: tenant.config.websiteName,
    }))
    if (!invitee) return invitationExpired
    const preparedAccount = await prepareAccount(call, { ...body, ...invitee, name })
    if ('status' in preparedAccount) return preparedAccount
    const result = await withInvitation(call, reference, async (tx, invitation, tenant) => {
      if (invitation.accountId !== undefined) return refuse(409, texts.loginFirst)
      const account = await writeAccount(tx, call, preparedAccount)
      if ('status' in account) return account
      const { accountId, how: authentication } = account
      await useInvitation(tx, invitation, accountId, now)
      await notifyJoined(tx, call, { invitation, tenant, accountId, name })
      const codes = await makeRecoveryCodes(tx, accountId)
      // Owners have just been emailed about the new member, so that the device counts as known.
      const session = await startSession(tx, call, accountId, authentication)
      return done({ codes }, texts.joined, session?.headers)
    })
    return result ?? invitationExpired
  },

  async invitationJoin(call) {
    const { session, now, body } = call
    const result = await withInvitation(call, body.reference, async (tx, invitation, tenant) => {
      if (!session || invitation.accountId !== session.account.id) return refuse(403, texts.otherAddress)
      await useInvitation(tx, invitation, session.account.id, now)
      const { id: accountId, name } = session.account
      await notifyJoined(tx, call, { invitation, tenant, accountId, name })
      return done({}, texts.joined)
    })
    return result ?? invitationExpired
  },
} satisfies DeskOperations<
  'invitationView' | 'invitationAuthenticator' | 'invitationPasskey' | 'invitationAccept' | 'invitationJoin',
  StaffServices
>
