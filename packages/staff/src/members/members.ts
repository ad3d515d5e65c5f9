import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { readRoles, type Role, rolesGrantableBy } from '@minaret/plans'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { staffAccounts, staffInvitations, staffMembers, type Tx } from '@minaret/foundation/db'
import { isRefusedEmail, hashEmailUse, permitEmail, refuseEmailing } from '@minaret/foundation/email'
import { done, refuse, type Refusal } from '@minaret/foundation/responses'
import { endOtherStaffSessions, endStaffSession, listStaffSessions, writeLog } from '@minaret/foundation/staff'
import { lockStaff } from '../approvals/approvers.ts'
import { requestApproval } from '../approvals/request.ts'
import { ownerInvitation, ownerRemoval, ownerRoles } from './approvalKinds.ts'
import { changeRoles, findMember, removeMember } from './changeMember.ts'
import { listInvitedRoles } from './invitations.ts'
import { inviteStaff } from './invite.ts'
import { emailNewAdministrator } from './notices.ts'
import { getDeskUrl, type StaffServices } from './place.ts'
import { refuseOverLimit } from '../plan-limits/refuseOverLimit.ts'
import { messages as texts } from './messages.gen.ts'

type MemberCall = Pick<MosqueCall<MosqueOperationId>, 'member'>

/** Finds the reason why a member may not give or remove these roles. */
function findRolesRefusal(
  { member }: MemberCall,
  newRoles: readonly Role[],
  currentRoles: readonly Role[] = [],
): Refusal | undefined {
  if (member.demonstration) return refuse(403, texts.demonstrationOnly)
  const allowedRoles = rolesGrantableBy(member.roles)
  return [...newRoles, ...currentRoles].every((role) => allowedRoles.includes(role))
    ? undefined
    : refuse(403, texts.notAnOwner)
}

/** Locks the staff, so that when two owners remove each other, one stays. */
async function isStillMember(tx: Tx, { member }: MemberCall): Promise<boolean> {
  await lockStaff(tx)
  if (member.demonstration) return true
  return (await findMember(tx, member.accountId)) !== undefined
}

/** The operations on a mosque’s staff and on the member’s own sessions. */
export const memberOperations = {
  staffList: ({ db, member, now, tenant }) =>
    db(async (tx) => {
      const members = await tx
        .select({
          account: staffAccounts.id,
          name: staffAccounts.name,
          email: staffAccounts.email,
          roles: staffMembers.roles,
          demonstration: staffMembers.demonstration,
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
        members: members.map((row) => ({
          ...row,
          roles: readRoles(row.roles),
          self: row.account === member.accountId,
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
    const refusal = findRolesRefusal(call, body.roles)
    if (refusal) return refusal
    const context = { tenant, address: getDeskUrl(call), inviter: session.account.name }
    return db(async (tx) => {
      if (!(await isStillMember(tx, call))) return refuse(403, texts.notAnOwner)
      // A new invitation replaces an earlier one, which the member must have been allowed to send.
      const invitedRoles = await listInvitedRoles(tx, body.email)
      const earlierRefusal = findRolesRefusal(call, [], invitedRoles)
      if (earlierRefusal) return earlierRefusal
      const limitRefusal = invitedRoles.length === 0 ? await refuseOverLimit(tx, call, 'staff', 1) : undefined
      if (limitRefusal) return limitRefusal
      const permit = await permitEmail(tx, call, 'staff-invitation', body.email)
      if (isRefusedEmail(permit))
        return {
          ...refuseEmailing(permit, now),
          message: permit.refused === 'unapproved' ? texts.invitationLimitReached : texts.invitedTooOften,
        }
      if (body.roles.includes('owner')) {
        const payload = { ...body, mark: hashEmailUse(call, 'staff-invitation', body.email).toString('hex') }
        return requestApproval({ ...context, tx, now, kind: ownerInvitation, payload, by: member.accountId })
      }
      await inviteStaff(tx, context, { ...body, invitedBy: member.accountId, now }, permit)
      const values = { email: body.email, roles: body.roles.join(',') }
      await writeLog(tx, { accountId: member.accountId, kind: 'staffInvited', content: { values }, now })
      return done({}, texts.invited)
    })
  },

  async staffRolesChange(call) {
    const { db, tenant, member, session, now, params, body } = call
    if (params.account === member.accountId) return refuse(403, texts.notYourself)
    return db(async (tx) => {
      if (!(await isStillMember(tx, call))) return refuse(403, texts.notAnOwner)
      const target = await findMember(tx, params.account)
      if (!target) return refuse(404, texts.memberNotFound)
      const refusal = findRolesRefusal(call, body.roles, target.roles)
      if (refusal) return refusal
      const { name, roles: before } = target
      if (before.includes('owner') !== body.roles.includes('owner')) {
        const payload = { account: params.account, name, before, roles: body.roles }
        const request = { tx, tenant, address: getDeskUrl(call), now, by: member.accountId }
        return requestApproval({ ...request, kind: ownerRoles, payload })
      }
      const entry = await changeRoles(tx, target, body.roles, { by: member.accountId, now })
      const by = { id: member.accountId, name: session.account.name }
      if (body.roles.includes('administrator') && !before.includes('administrator'))
        await emailNewAdministrator(tx, { tenant, address: getDeskUrl(call) }, { name, by, entry })
      return done({}, texts.changed)
    })
  },

  async staffRemove(call) {
    const { db, tenant, member, now, params } = call
    if (params.account === member.accountId) return refuse(403, texts.notYourself)
    return db(async (tx) => {
      if (!(await isStillMember(tx, call))) return refuse(403, texts.notAnOwner)
      const target = await findMember(tx, params.account)
      if (!target) return refuse(404, texts.memberNotFound)
      const refusal = findRolesRefusal(call, [], target.roles)
      if (refusal) return refusal
      if (target.roles.includes('owner')) {
        const payload = { account: params.account, name: target.name }
        const request = { tx, tenant, address: getDeskUrl(call), now, by: member.accountId }
        return requestApproval({ ...request, kind: ownerRemoval, payload })
      }
      await removeMember(tx, target, { by: member.accountId, now })
      return done({}, texts.removed)
    })
  },

  async sessionList({ database, session, now }) {
    const accountSessions = session
      ? await database.forAccount()((tx) => listStaffSessions(tx, session.account.id, now))
      : []
    // Visitors share the demonstration accounts, so they must not see or end each other’s sessions.
    const sessions = accountSessions.filter(({ id }) => session?.method !== 'demonstration' || id === session.id)
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
    const canEnd = session && (session.method !== 'demonstration' || params.id === session.id)
    if (canEnd) await database.forAccount()((tx) => endStaffSession(tx, session.account.id, params.id))
    return done({})
  },

  async otherSessionsEnd({ database, session }) {
    if (session?.method === 'demonstration') return refuse(403, texts.demonstrationSessions)
    if (session) await database.forAccount()((tx) => endOtherStaffSessions(tx, session.account.id, session.id))
    return done({}, texts.loggedOutElsewhere)
  },
} satisfies DeskOperations<
  | 'staffList'
  | 'staffInvite'
  | 'staffRolesChange'
  | 'staffRemove'
  | 'sessionList'
  | 'otherSessionEnd'
  | 'otherSessionsEnd',
  StaffServices
>
