import { isRole, type Role, roles } from '@minaret/plans'
import { isRefusedEmail, permitHashed } from '@minaret/foundation/email'
import { emailKey } from '@minaret/foundation/email-addresses'
import { writeLog } from '@minaret/foundation/staff'
import { z } from 'zod'
import { type ApprovalCheck, approvalKind } from '../approvals/kind.ts'
import { changeRoles, findMember, removeMember } from './changeMember.ts'
import { inviteStaff } from './invite.ts'
import { messages as texts } from './messages.gen.ts'
import { roleList } from './roles.ts'

const owners = { askedBy: ['owner'], approvedBy: ['owner'] } as const

/** Whether the invitation can be sent now. Older requests have no mark. */
const readPermit = async (work: Pick<ApprovalCheck, 'tx' | 'tenant' | 'now'>, mark: string | undefined) =>
  mark === undefined ? 'operator' : permitHashed(work.tx, work, 'staff-invitation', Buffer.from(mark, 'hex'))

const rolesSchema = z.array(z.string().refine(isRole)).min(1).readonly()
const haveSameRoles = (a: readonly Role[], b: readonly Role[]) =>
  roles.every((role) => a.includes(role) === b.includes(role))

/** Inviting an owner. */
export const ownerInvitation = approvalKind({
  name: 'ownerInvitation',
  ...owners,
  payload: z.object({ email: z.string(), roles: rolesSchema, mark: z.string().optional() }),
  describe: ({ email, roles }) => texts.askInvite({ email, roles: roleList(roles) }),
  // An invitation replaces earlier ones to the same address, so that two requests would conflict.
  identity: ({ email }) => emailKey(email),
  async problem(work, { mark }) {
    const permit = await readPermit(work, mark)
    if (permit === 'operator' || !isRefusedEmail(permit)) return undefined
    return permit.refused === 'unapproved' ? texts.invitationLimitReached : texts.invitedTooOften
  },
  async perform(work, { email, roles, mark }) {
    const { tx, tenant, address, requestedBy, now } = work
    const permit = await readPermit(work, mark)
    if (permit !== 'operator' && isRefusedEmail(permit)) throw new Error('The invitation exceeds the email limit.')
    const context = { tenant, address, inviter: requestedBy.name }
    await inviteStaff(tx, context, { email, roles, invitedBy: requestedBy.id, now }, permit)
    const values = { email, roles: roles.join(',') }
    await writeLog(tx, { accountId: requestedBy.id, kind: 'staffInvited', content: { values }, now })
  },
})

/** Adding or removing a member’s role of owner. */
export const ownerRoles = approvalKind({
  name: 'ownerRoles',
  ...owners,
  payload: z.object({ account: z.string(), name: z.string(), before: rolesSchema, roles: rolesSchema }),
  describe: ({ name, roles }) =>
    (roles.includes('owner') ? texts.askOwner : texts.askNoOwner)({ name, roles: roleList(roles) }),
  async problem({ tx }, { account, before }) {
    const member = await findMember(tx, account)
    if (!member) return texts.memberNotFound
    return haveSameRoles(member.roles, before) ? undefined : texts.rolesChangedSince
  },
  async perform({ tx, requestedBy, now }, { account, roles }) {
    const member = await findMember(tx, account)
    if (member) await changeRoles(tx, member, roles, { by: requestedBy.id, now })
  },
})

/** Removing an owner from the staff. */
export const ownerRemoval = approvalKind({
  name: 'ownerRemoval',
  ...owners,
  payload: z.object({ account: z.string(), name: z.string() }),
  describe: ({ name }) => texts.askRemove({ name }),
  problem: async ({ tx }, { account }) => ((await findMember(tx, account)) ? undefined : texts.memberNotFound),
  async perform({ tx, requestedBy, now }, { account }) {
    const member = await findMember(tx, account)
    if (member) await removeMember(tx, member, { by: requestedBy.id, now })
  },
})

/** The changes to staff that need two owners. */
export const staffApprovalKinds = [ownerInvitation, ownerRoles, ownerRemoval]
