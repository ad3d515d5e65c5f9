import { type EmailPermit, queueEmail } from '@minaret/foundation/email'
import type { Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { invitationEmail } from './emails.ts'
import { type NewInvitation, writeInvitation } from './invitations.ts'

/**
 * Invites a member to a mosque’s staff by email, in the given transaction.
 * @param address the desk’s URL without a trailing slash
 * @param permit the permit from `permitEmail`; commands need none
 * @returns the link, to be printed by commands
 */
export async function inviteStaff(
  tx: Tx,
  { tenant, address, inviter }: { tenant: Tenant; address: string; inviter?: string },
  invitation: NewInvitation,
  permit: EmailPermit | 'operator',
): Promise<string> {
  const { reference, id } = await writeInvitation(tx, invitation)
  // The fragment after `#` is not sent to servers, so it never appears in logs.
  const link = `${address}/invitation#${reference}`
  const { email: to, roles } = invitation
  await queueEmail(tx, {
    kind: 'staff-invitation',
    cause: id,
    email: invitationEmail(tenant, { to, inviter, roles, link }),
    permit,
  })
  return link
}
