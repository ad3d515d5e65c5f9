import { type EmailPermit, queueEmail } from '@minaret/foundation/email'
import type { Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { invitationEmail } from './emails.ts'
import { type NewInvitation, writeInvitation } from './invitations.ts'

/**
 * Invites somebody to a mosque's staff by email, in the caller's transaction; used by the desk and by the command.
 * @param address where the desk is, without a slash at the end
 * @param permit what `permitEmail` gave for it; a command needs none
 * @returns the link, for whoever runs the server
 */
export async function inviteStaff(
  tx: Tx,
  { tenant, address, inviter }: { tenant: Tenant; address: string; inviter?: string },
  invitation: NewInvitation,
  permit: EmailPermit | 'operator',
): Promise<string> {
  const { reference, id } = await writeInvitation(tx, invitation)
  // After `#`: no server and no log on the way sees it.
  const link = `${address}/invitation#${reference}`
  const { email: to, roles } = invitation
  await queueEmail(tx, {
    kind: 'staff-invitation',
    cause: id,
    letter: invitationEmail(tenant, { to, inviter, roles, link }),
    permit,
  })
  return link
}
