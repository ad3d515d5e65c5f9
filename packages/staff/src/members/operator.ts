import { readRoles, type Role } from '@minaret/plans'
import { type Database, newPublicId } from '@minaret/foundation/db'
import { requireAddress } from '@minaret/foundation/email-addresses'
import { InvalidValueError } from '@minaret/foundation/base'
import { type LogCheck, verifyLog, writeLog } from '@minaret/foundation/staff'
import { siteAddress, type Tenant } from '@minaret/foundation/tenancy'
import { inviteStaff } from './invite.ts'

/** Whom to invite, and where the desk is. */
export type DeskInvitation = { deskHost: string; port: number; email: string; roles: readonly Role[]; now: Date }

/**
 * Invites somebody by command: an email goes out, and the log says that it was done without a session.
 * @returns the link in the email
 * @throws OperatorError when the address cannot be one, or no role is given
 */
export async function inviteToDesk(
  database: Database,
  tenant: Tenant,
  { deskHost, port, email, roles, now }: DeskInvitation,
): Promise<string> {
  requireAddress(email)
  if (readRoles(roles).length === 0) throw new InvalidValueError('Give at least one role, such as --role owner.')
  const byCommand = { accountId: newPublicId(), roles: ['owner'] as const }
  return database.forStaff(
    tenant.id,
    byCommand,
  )(async (tx) => {
    const link = await inviteStaff(
      tx,
      { tenant, address: siteAddress(deskHost, port) },
      { email, roles, now },
      'operator',
    )
    const values = { email, roles: roles.join(',') }
    await writeLog(tx, { accountId: undefined, kind: 'staffInvited', content: { values }, now })
    return link
  })
}

/** Checks the whole log of a mosque's staff. @param noted the hash of any entry, as an email to the owners said it */
export const checkDeskLog = (database: Database, tenantId: string, noted?: string): Promise<LogCheck> =>
  database.forStaff(tenantId, { accountId: newPublicId(), roles: ['owner'] })((tx) => verifyLog(tx, noted))
