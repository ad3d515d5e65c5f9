import { randomBytes } from 'node:crypto'
import type { Role } from '@minaret/plans'
import { newPublicId } from '../../foundation/src/db/columns.ts'
import type { Database } from '../../foundation/src/db/database.ts'
import { staffAccounts } from '../../foundation/src/db/staff.ts'
import { emailKey } from '../../foundation/src/email-addresses/emailKey.ts'
import { writeMember } from '../../foundation/src/staff/members.ts'
import { startStaffSession, type StaffMethod } from '../../foundation/src/staff/sessions.ts'

/** A new member of a mosque's staff, and how they logged in. */
export type NewStaffMember = {
  tenantId: string
  roles: readonly Role[]
  name: string
  /** By default an address made from the account's id. */
  email?: string | undefined
  method: StaffMethod
  shared?: boolean
  demonstration?: boolean
  now?: Date
}

/**
 * Inserts a member of staff and a session. The account has no passkey and no password, so it cannot log in again.
 * @returns the account's id, and the session's secret for the desk's cookie
 */
export async function insertStaffMember(
  database: Database,
  { tenantId, roles, name, email, method, shared = false, demonstration = false, now = new Date() }: NewStaffMember,
): Promise<{ accountId: string; secret: string }> {
  const id = newPublicId()
  const memberEmail = email ?? `${id.toLowerCase()}@example.org`
  const secret = await database.forAccount()(async (tx) => {
    await tx
      .insert(staffAccounts)
      .values({ id, name, email: memberEmail, emailKey: emailKey(memberEmail), passkeyUser: randomBytes(32) })
    const account = { id, epoch: 0 }
    return (await startStaffSession(tx, { account, method, device: 'Chrome on Android', shared, now })).secret
  })
  await database.forStaff(tenantId, { accountId: id, roles: ['owner'] })((tx) =>
    writeMember(tx, { tenantId, accountId: id, roles, demonstration }),
  )
  return { accountId: id, secret }
}
