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

/** Whether the invitation can be sent now. An approval that was asked for before emails were counted has no mark. */
const permitOf = async (work: Pick<ApprovalCheck, 'tx' | 'tenant' | 'now'>, mark: string | undefined) =>
  mark === undefined ? 'operator' : permitHashed(work.tx, work, 'staff-invitation', Buffer.from(mark, 'hex'))

const rolesForm = z.array(z.string().refine(isRole)).min(1).readonly()
const isSame = (one: readonly Role[], other: readonly Role[]) =>
  roles.every((role) => one.includes(role) === other.includes(role))

/** Inviting somebody as an owner. */
export const ownerInvitation = approvalKind({
  name: 'ownerInvitation',
  ...owners,
  payload: z.object({ email: z.string(), roles: rolesForm, mark: z.string().optional() }),
  describe: ({ email, roles }) => texts.askInvite({ email, roles: roleList(roles) }),
  // An invitation takes the place of an earlier one of the address: two that wait would undo each other.
  identity: ({ email }) => emailKey(email),
  async problem(work, { mark }) {
    const permit = await permitOf(work, mark)
    if (permit === 'operator' || !isRefusedEmail(permit)) return undefined
    return permit.refused === 'unapproved' ? texts.invitationsUsed : texts.invitedOften
  },
  async perform(work, { email, roles, mark }) {
    const { tx, tenant, address, requestedBy, now } = work
    const permit = await permitOf(work, mark)
    if (permit !== 'operator' && isRefusedEmail(permit)) throw new Error('An invitation over the limit was performed.')
    const place = { tenant, address, inviter: requestedBy.name }
    await inviteStaff(tx, place, { email, roles, invitedBy: requestedBy.id, now }, permit)
    const values = { email, roles: roles.join(',') }
    await writeLog(tx, { accountId: requestedBy.id, kind: 'staffInvited', content: { values }, now })
  },
})

/** Making a member an owner, or an owner none. */
export const ownerRoles = approvalKind({
  name: 'ownerRoles',
  ...owners,
  payload: z.object({ account: z.string(), name: z.string(), before: rolesForm, roles: rolesForm }),
  describe: ({ name, roles }) =>
    (roles.includes('owner') ? texts.askOwner : texts.askNoOwner)({ name, roles: roleList(roles) }),
  async problem({ tx }, { account, before }) {
    const found = await findMember(tx, account)
    if (!found) return texts.noSuchMember
    return isSame(found.roles, before) ? undefined : texts.rolesChangedSince
  },
  async perform({ tx, requestedBy, now }, { account, roles }) {
    const found = await findMember(tx, account)
    if (found) await changeRoles(tx, found, roles, { by: requestedBy.id, now })
  },
})

/** Removing an owner from the staff. */
export const ownerRemoval = approvalKind({
  name: 'ownerRemoval',
  ...owners,
  payload: z.object({ account: z.string(), name: z.string() }),
  describe: ({ name }) => texts.askRemove({ name }),
  problem: async ({ tx }, { account }) => ((await findMember(tx, account)) ? undefined : texts.noSuchMember),
  async perform({ tx, requestedBy, now }, { account }) {
    const found = await findMember(tx, account)
    if (found) await removeMember(tx, found, { by: requestedBy.id, now })
  },
})

/** What of staff takes two owners. */
export const staffApprovalKinds = [ownerInvitation, ownerRoles, ownerRemoval]
