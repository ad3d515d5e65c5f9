import { readRoles, type Role } from '@minaret/plans'
import { type Database, newPublicId } from '@minaret/foundation/db'
import { requireAddress } from '@minaret/foundation/email-addresses'
import { InvalidValueError } from '@minaret/foundation/base'
import { type LogCheck, verifyLog, writeLog } from '@minaret/foundation/staff'
import { siteAddress, type Tenant } from '@minaret/foundation/tenancy'
import { inviteStaff } from './invite.ts'

/** The options of an invitation by command. */
export type DeskInvitation = { deskHost: string; port: number; email: string; roles: readonly Role[]; now: Date }

/**
 * Invites a member by command. Sends an email and logs it without an account.
 * @returns the link in the email
 * @throws InvalidValueError if the address is invalid or no role is given
 */
export async function inviteToDesk(
  database: Database,
  tenant: Tenant,
  { deskHost, port, email, roles, now }: DeskInvitation,
): Promise<string> {
  requireAddress(email)
  if (readRoles(roles).length === 0) throw new InvalidValueError('Give at least one role, such as --role owner.')
  const commandUser = { accountId: newPublicId(), roles: ['owner'] as const }
  return database.forStaff(
    tenant.id,
    commandUser,
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

/** Verifies a mosque’s activity log. @param notedHash the hash of an entry from an email to the owners */
export const checkDeskLog = (database: Database, tenantId: string, notedHash?: string): Promise<LogCheck> =>
  database.forStaff(tenantId, { accountId: newPublicId(), roles: ['owner'] })((tx) => verifyLog(tx, notedHash))
