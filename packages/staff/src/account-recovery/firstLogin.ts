import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { OperatorError, sha256 } from '@minaret/foundation/base'
import {
  type Database,
  newPublicId,
  staffAccounts,
  staffPasskeys,
  staffRecoveries,
  type Tx,
} from '@minaret/foundation/db'
import { emailKey, requireAddress } from '@minaret/foundation/email-addresses'
import { siteAddress } from '@minaret/foundation/tenancy'

const hour = 3_600_000
/** The waiting time of a recovery; the check constraint of `staff_recoveries` requires it. */
const waitingTime = 24 * hour
/** Lifetime of the link, in milliseconds. */
const linkLife = 72 * hour

/** An installation owner's invitation. */
export type FirstLogin = {
  email: string
  name: string
  /** The addresses in `INSTALLATION_OWNERS`. */
  owners: readonly string[]
  deskHost: string
  port: number
  now: Date
}

/** Finds or creates the account of an email address. @throws OperatorError if it already has a login */
async function findOrCreateAccount(tx: Tx, { email, name, now }: FirstLogin): Promise<string> {
  const [account] = await tx
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.emailKey, emailKey(email)))
  if (!account) {
    const id = newPublicId()
    const passkeyUser = randomBytes(32)
    await tx.insert(staffAccounts).values({ id, name, email, emailKey: emailKey(email), passkeyUser, createdAt: now })
    return id
  }
  const passkeys = await tx.$count(staffPasskeys, eq(staffPasskeys.accountId, account.id))
  if (account.passwordHash !== null || passkeys > 0)
    throw new OperatorError(`${email} already has a login. Log in at the desk and open /installation.`)
  return account.id
}

/**
 * Invites an installation owner by command. The link sets up the first login of an account without a mosque.
 * Earlier links expire.
 * @returns the single-use link
 * @throws InvalidValueError if the email address is invalid
 * @throws OperatorError if the address is not listed in `INSTALLATION_OWNERS`, or its account already has a login
 */
export async function inviteInstallationOwner(database: Database, invitation: FirstLogin): Promise<string> {
  const { email, owners, deskHost, port, now } = invitation
  requireAddress(email)
  if (!owners.some((owner) => emailKey(owner) === emailKey(email)))
    throw new OperatorError(`INSTALLATION_OWNERS does not contain ${email}. Add it, then restart the servers.`)
  const reference = randomBytes(32).toString('base64url')
  await database.forAccount()(async (tx) => {
    const accountId = await findOrCreateAccount(tx, invitation)
    await tx
      .update(staffRecoveries)
      .set({ state: 'expired' })
      .where(and(eq(staffRecoveries.accountId, accountId), eq(staffRecoveries.state, 'waiting')))
    await tx.insert(staffRecoveries).values({
      id: newPublicId(),
      accountId,
      // The waiting time protects an existing login. There is none, so it counts as elapsed.
      startedAt: new Date(now.getTime() - waitingTime),
      readyAt: now,
      expiresAt: new Date(now.getTime() + linkLife),
      withPassword: true,
      // No cancellation link was emailed.
      cancelHash: randomBytes(32),
      setupHash: sha256(reference),
    })
  })
  return `${siteAddress(deskHost, port)}/recovery#${reference}`
}
