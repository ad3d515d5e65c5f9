import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { readRoles, type Role, rolesGivenBy } from '@minaret/plans'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { staffAccounts, staffInvitations, staffMembers, type Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { done, refuse, type Refusal } from '@minaret/foundation/responses'
import { endStaffSession, listStaffSessions, writeLog, writeMember } from '@minaret/foundation/staff'
import { rolesInvited } from './invitations.ts'
import { inviteStaff } from './invite.ts'
import { deskAddress, type StaffServices } from './place.ts'
import { staffMessages as say } from './messages/index.ts'

type Changing = Pick<MosqueCall<MosqueOperationId>, 'member'>

/** Why these roles may not be given, or taken from whoever has them. An owner may take the owner's role from another. */
function rolesProblem({ member }: Changing, given: readonly Role[], held: readonly Role[] = []): Refusal | undefined {
  if (member.demonstration) return refuse(403, say.demonstrationOnly)
  if (given.includes('owner') && !held.includes('owner')) return refuse(403, say.ownerByCommand)
  const isOwner = member.roles.includes('owner')
  const allowed = rolesGivenBy(member.roles)
  return isOwner || [...given, ...held].every((role) => allowed.includes(role))
    ? undefined
    : refuse(403, say.notAnOwner)
}

/** One change of a mosque's staff after the other: of two owners who remove each other, one stays. */
async function isStillMember(tx: Tx, { member }: Changing): Promise<boolean> {
  await lockUntilCommit(tx, 'staff')
  if (member.demonstration) return true
  return (await findMember(tx, member.accountId)) !== undefined
}

async function findMember(tx: Tx, accountId: string) {
  const [row] = await tx
    .select({ roles: staffMembers.roles, name: staffAccounts.name, tenantId: staffMembers.tenantId })
    .from(staffMembers)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffMembers.accountId))
    .where(eq(staffMembers.accountId, accountId))
    .for('update', { of: staffMembers })
  return row && { ...row, roles: readRoles(row.roles) }
}

/** Who works for a mosque, inviting somebody, their roles, and removing them. */
export const memberOperations = {
  staffList: ({ db, member, now, tenant }) =>
    db(async (tx) => {
      const members = await tx
        .select({
          account: staffAccounts.id,
          name: staffAccounts.name,
          email: staffAccounts.email,
          roles: staffMembers.roles,
        })
        .from(staffMembers)
        .innerJoin(staffAccounts, eq(staffAccounts.id, staffMembers.accountId))
        .where(eq(staffMembers.tenantId, tenant.id))
        .orderBy(asc(staffAccounts.name))
      const invitations = await tx
        .select()
        .from(staffInvitations)
        .where(and(isNull(staffInvitations.usedAt), gt(staffInvitations.expiresAt, now)))
        .orderBy(asc(staffInvitations.createdAt))
      return done({
        members: members.map((one) => ({
          ...one,
          roles: readRoles(one.roles),
          self: one.account === member.accountId,
        })),
        invitations: invitations.map(({ email, roles, expiresAt }) => ({
          email,
          roles: readRoles(roles),
          expiresAt: expiresAt.toISOString(),
        })),
      })
    }),

  async staffInvite(call) {
    const { db, tenant, member, session, now, body } = call
    const problem = rolesProblem(call, body.roles)
    if (problem) return problem
    const place = { tenant, address: deskAddress(call), inviter: session.account.name }
    return db(async (tx) => {
      if (!(await isStillMember(tx, call))) return refuse(403, say.notAnOwner)
      // An invitation takes the place of an earlier one: it is for whoever could have sent that one as well.
      const earlier = rolesProblem(call, [], await rolesInvited(tx, body.email))
      if (earlier) return earlier
      await inviteStaff(tx, place, { ...body, invitedBy: member.accountId, now })
      const values = { email: body.email, roles: body.roles.join(',') }
      await writeLog(tx, { accountId: member.accountId, kind: 'staffInvited', content: { values }, now })
      return done({}, say.invited)
    })
  },

  async staffRolesChange(call) {
    const { db, member, now, params, body } = call
    if (params.account === member.accountId) return refuse(403, say.notYourself)
    return db(async (tx) => {
      if (!(await isStillMember(tx, call))) return refuse(403, say.notAnOwner)
      const found = await findMember(tx, params.account)
      if (!found) return refuse(404, say.noSuchMember)
      const problem = rolesProblem(call, body.roles, found.roles)
      if (problem) return problem
      await writeMember(tx, { tenantId: found.tenantId, accountId: params.account, roles: body.roles })
      const values = { name: found.name, roles: body.roles.join(',') }
      await writeLog(tx, { accountId: member.accountId, kind: 'staffRolesChanged', content: { values }, now })
      return done({}, say.changed)
    })
  },

  async staffRemove(call) {
    const { db, member, now, params } = call
    if (params.account === member.accountId) return refuse(403, say.notYourself)
    return db(async (tx) => {
      if (!(await isStillMember(tx, call))) return refuse(403, say.notAnOwner)
      const found = await findMember(tx, params.account)
      if (!found) return refuse(404, say.noSuchMember)
      const problem = rolesProblem(call, [], found.roles)
      if (problem) return problem
      await tx
        .delete(staffMembers)
        .where(and(eq(staffMembers.tenantId, found.tenantId), eq(staffMembers.accountId, params.account)))
      // Nobody comes back by an invitation they sent to another address of theirs.
      await tx
        .delete(staffInvitations)
        .where(and(eq(staffInvitations.tenantId, found.tenantId), eq(staffInvitations.invitedBy, params.account)))
      const values = { name: found.name }
      await writeLog(tx, { accountId: member.accountId, kind: 'staffRemoved', content: { values }, now })
      return done({}, say.removed)
    })
  },

  async sessionList({ database, session, now }) {
    const all = session ? await database.forAccount()((tx) => listStaffSessions(tx, session.account.id, now)) : []
    // A demonstration's account is everybody's who tries the role: nobody sees, or ends, another visitor's login.
    const sessions = all.filter(({ id }) => session?.method !== 'demonstration' || id === session.id)
    return done({
      sessions: sessions.map(({ id, device, method, createdAt, seenAt }) => ({
        id,
        device,
        method,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        current: id === session?.id,
      })),
    })
  },

  async otherSessionEnd({ database, session, params }) {
    const mayEnd = session && (session.method !== 'demonstration' || params.id === session.id)
    if (mayEnd) await database.forAccount()((tx) => endStaffSession(tx, session.account.id, params.id))
    return done({})
  },
} satisfies DeskOperations<
  'staffList' | 'staffInvite' | 'staffRolesChange' | 'staffRemove' | 'sessionList' | 'otherSessionEnd',
  StaffServices
>
