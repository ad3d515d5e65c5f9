import { and, asc, eq, ne } from 'drizzle-orm'
import { OperatorError, type Secrets } from '@minaret/foundation/base'
import {
  type Database,
  isServedHere,
  newPublicId,
  signupInvitations,
  staffAccounts,
  staffMembers,
  tenants,
} from '@minaret/foundation/db'
import { queueEmail } from '@minaret/foundation/email'
import { isAddress } from '@minaret/foundation/email-addresses'
import { loadTenant, siteAddress } from '@minaret/foundation/tenancy'
import { approvedEmail } from './emails.ts'
import { emailMarkOf } from './limits.ts'

/** A mosque that waits for approval, as a list of them shows it. */
export type WaitingMosque = {
  slug: string
  name: string
  place: string
  address: string
  owners: string[]
  /** Why its site is closed meanwhile; absent where it is open. */
  held?: 'name'
  since: string
}

/** Whoever owns a mosque, by their email addresses. */
const ownersOf = (database: Database, tenantId: string): Promise<string[]> =>
  database.forStaff(tenantId, { accountId: newPublicId(), roles: ['owner'] })(async (tx) => {
    const rows = await tx
      .select({ email: staffAccounts.email, roles: staffMembers.roles })
      .from(staffMembers)
      .innerJoin(staffAccounts, eq(staffAccounts.id, staffMembers.accountId))
      .where(eq(staffMembers.tenantId, tenantId))
      .orderBy(asc(staffAccounts.email))
    return rows.filter(({ roles }) => roles.includes('owner')).map(({ email }) => email)
  })

/** The mosques that wait for approval, the longest waiting first. @param port the one the server listens on */
export async function listWaitingMosques(database: Database, port?: number): Promise<WaitingMosque[]> {
  const rows = await database.global((tx) =>
    tx
      .select({ id: tenants.id, review: tenants.review, createdAt: tenants.createdAt })
      .from(tenants)
      .where(and(ne(tenants.review, 'approved'), isServedHere))
      .orderBy(asc(tenants.createdAt)),
  )
  const waiting: WaitingMosque[] = []
  for (const { id, review, createdAt } of rows) {
    const { slug, address, config } = await loadTenant(database, id, port)
    waiting.push({
      slug,
      name: config.websiteName,
      place: [config.contact.address, config.country].filter(Boolean).join(', '),
      address,
      owners: await ownersOf(database, id),
      ...(review === 'held' ? { held: 'name' as const } : {}),
      since: createdAt.toISOString(),
    })
  }
  return waiting
}

/**
 * Approves a mosque: search engines may list it, it can take payments, and one whose name was looked at is opened. Its
 * owners are emailed.
 * @returns whether it was waiting; approving twice changes nothing
 */
export async function approveMosque(
  database: Database,
  tenantId: string,
  { deskHost, port }: { deskHost?: string; port: number },
): Promise<boolean> {
  const isWaiting = await database.asOwner(async (tx) => {
    const [row] = await tx.select().from(tenants).where(eq(tenants.id, tenantId)).for('update')
    if (!row || row.review === 'approved') return false
    // What was closed for another reason than its name stays closed.
    const state = row.review === 'held' && row.state === 'suspended' ? 'open' : row.state
    await tx.update(tenants).set({ review: 'approved', state }).where(eq(tenants.id, tenantId))
    return true
  })
  if (!isWaiting) return false
  const tenant = await loadTenant(database, tenantId, port)
  const link = deskHost === undefined ? tenant.address : `${siteAddress(deskHost, port)}/${tenant.slug}`
  const owners = await ownersOf(database, tenantId)
  await database.forTenant(tenantId)(async (tx) => {
    for (const to of owners)
      await queueEmail(tx, { kind: 'mosque-approved', cause: to, letter: approvedEmail(tenant, to, link) })
  })
  return true
}

/**
 * Lets an email address start a site where sign-up is by invitation.
 * @throws OperatorError when it is no address
 */
export async function inviteToSignUp(database: Database, secrets: Secrets, email: string, now: Date): Promise<void> {
  if (!isAddress(email)) throw new OperatorError(`"${email}" is not an email address. Check it for typing mistakes.`)
  await database.forAccount()((tx) =>
    tx
      .insert(signupInvitations)
      .values({ emailMark: emailMarkOf(secrets, email), createdAt: now })
      .onConflictDoUpdate({ target: signupInvitations.emailMark, set: { createdAt: now } }),
  )
}
