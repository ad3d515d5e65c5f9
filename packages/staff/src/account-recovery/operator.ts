import { eq } from 'drizzle-orm'
import { OperatorError } from '@minaret/foundation/base'
import { type Database, staffAccounts } from '@minaret/foundation/db'
import { emailKey } from '@minaret/foundation/email-addresses'
import { loadTenant, siteAddress } from '@minaret/foundation/tenancy'
import { listMosques } from '../members/mosques.ts'
import { startRecovery } from './start.ts'

/** The options of a recovery by command. */
export type RecoveryByCommand = { email: string; withPassword: boolean; deskHost: string; port: number; now: Date }

/**
 * Starts the recovery of a login by command, as an owner does at the desk.
 * @throws OperatorError if no active account has that address, or a recovery is already pending
 */
export async function recoverLogin(
  database: Database,
  { email, withPassword, deskHost, port, now }: RecoveryByCommand,
): Promise<void> {
  const [account] = await database.forAccount()((tx) =>
    tx
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.emailKey, emailKey(email))),
  )
  if (!account || account.state !== 'active')
    throw new OperatorError(`No member of staff has the email address ${email}. Check it for typos.`)
  const directory = { byId: (id: string) => loadTenant(database, id, port) }
  const mosques = await listMosques({ database, directory }, account.id)
  const result = await database.forAccount()((tx) =>
    startRecovery(tx, { account, mosques, address: siteAddress(deskHost, port), withPassword, now }),
  )
  if (result.status !== 200) throw new OperatorError(result.message.en)
}
