import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Secrets } from '@minaret/foundation/base'
import {
  type Database,
  type Email,
  isServedHere,
  newPublicId,
  signupInvitations,
  staffAccounts,
  staffMembers,
  tenants,
} from '@minaret/foundation/db'
import { type FreeEmailKind, queueEmail } from '@minaret/foundation/email'
import { demandAddress } from '@minaret/foundation/email-addresses'
import { endEverySession } from '@minaret/foundation/identity'
import { writeInstallationLog } from '@minaret/foundation/staff'
import { loadTenant, siteAddress, type Tenant } from '@minaret/foundation/tenancy'
import { approvedEmail, declinedEmail, stateEmail } from './emails.ts'
import { endWaitingApprovals } from '../tenants/store.ts'
import { emailMarkOf } from './limits.ts'

/** A mosque that waits for approval, as a list of them shows it. */
export type WaitingMosque = {
  slug: string
  name: string
  place: string
  address: string
  owners: MosqueOwner[]
  /** Why its site is closed meanwhile; absent where it is open. */
  held?: 'name'
  charityNumber?: string
  country?: string
  since: string
}

/** Somebody who owns a mosque; the address was proved by a code or a link that was emailed to it. */
export type MosqueOwner = { name: string; email: string }

/** Whoever owns a mosque. */
const ownersOf = (database: Database, tenantId: string): Promise<MosqueOwner[]> =>
  database.forStaff(tenantId, { accountId: newPublicId(), roles: ['owner'] })(async (tx) => {
    const rows = await tx
      .select({ name: staffAccounts.name, email: staffAccounts.email, roles: staffMembers.roles })
      .from(staffMembers)
      .innerJoin(staffAccounts, eq(staffAccounts.id, staffMembers.accountId))
      .where(eq(staffMembers.tenantId, tenantId))
      .orderBy(asc(staffAccounts.email))
    return rows.filter(({ roles }) => roles.includes('owner')).map(({ name, email }) => ({ name, email }))
  })

/** The mosques that wait for approval, the longest waiting first. @param port the one the server listens on */
export async function listWaitingMosques(database: Database, port?: number): Promise<WaitingMosque[]> {
  const rows = await database.global((tx) =>
    tx
      .select({ id: tenants.id, review: tenants.review, createdAt: tenants.createdAt })
      .from(tenants)
      .where(and(inArray(tenants.review, ['waiting', 'held']), isServedHere))
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
      charityNumber: config.charityNumber,
      country: config.country,
      since: createdAt.toISOString(),
    })
  }
  return waiting
}

/** Who decides about a mosque, and when; a command has no account. */
export type Decider = { accountId?: string; now: Date }

/** Where the desk is, for links in emails. */
export type DeskPlace = { deskHost?: string; port?: number }

const linkOf = ({ slug, address }: Pick<Tenant, 'slug' | 'address'>, { deskHost, port }: DeskPlace): string =>
  deskHost === undefined ? address : `${siteAddress(deskHost, port)}/${slug}`

/**
 * The email a decision sends to each owner of a mosque.
 * @param reason why it is declined
 * @returns nobody's where the mosque has no owner
 */
export async function previewDecision(
  database: Database,
  tenantId: string,
  decision: { decision: 'approve' | 'decline'; reason?: string },
  place: DeskPlace,
): Promise<Email[]> {
  const tenant = await loadTenant(database, tenantId, place.port)
  const owners = await ownersOf(database, tenantId)
  return owners.map(({ email }) =>
    decision.decision === 'approve'
      ? approvedEmail(tenant, email, linkOf(tenant, place))
      : declinedEmail(tenant, email, decision.reason ?? ''),
  )
}

/**
 * Approves a mosque: search engines may list it, it can take payments, and one whose name was looked at is opened. Its
 * owners are emailed. One that was declined can be approved after all.
 * @returns whether it was waiting; approving twice changes nothing
 */
export async function approveMosque(
  database: Database,
  tenantId: string,
  { deskHost, port, accountId, now = new Date() }: DeskPlace & Partial<Decider>,
): Promise<boolean> {
  const isWaiting = await database.asOwner(async (tx) => {
    const [row] = await tx.select().from(tenants).where(eq(tenants.id, tenantId)).for('no key update')
    if (!row || row.review === 'approved') return false
    // What was closed for another reason than its name stays closed.
    const isOpened = row.review !== 'waiting' && row.state === 'suspended'
    await tx
      .update(tenants)
      .set({ review: 'approved', ...(isOpened ? { state: 'open', suspendedReason: null } : {}) })
      .where(eq(tenants.id, tenantId))
    if (row.review === 'declined') await endWaitingApprovals(tx, tenantId, now)
    await writeInstallationLog(tx, { accountId, kind: 'approved', mosque: row.slug, now })
    return true
  })
  if (!isWaiting) return false
  const emails = await previewDecision(database, tenantId, { decision: 'approve' }, { deskHost, port })
  await queueEach(database, tenantId, 'mosque-approved', emails)
  return true
}

/**
 * Declines a mosque that waits: its site is closed, its staff may read and change nothing, and its owners are emailed why.
 * @returns whether it was waiting; declining twice changes nothing
 */
export async function declineMosque(
  database: Database,
  tenantId: string,
  { reason, deskHost, port, accountId, now = new Date() }: DeskPlace & Partial<Decider> & { reason: string },
): Promise<boolean> {
  const emails = await previewDecision(database, tenantId, { decision: 'decline', reason }, { deskHost, port })
  const isWaiting = await database.asOwner(async (tx) => {
    const [row] = await tx
      .update(tenants)
      .set({ review: 'declined', state: 'suspended', suspendedReason: reason })
      .where(and(eq(tenants.id, tenantId), inArray(tenants.review, ['waiting', 'held']), isServedHere))
      .returning({ slug: tenants.slug })
    if (!row) return false
    await endWaitingApprovals(tx, tenantId, now)
    await writeInstallationLog(tx, { accountId, kind: 'declined', mosque: row.slug, content: { reason }, now })
    return true
  })
  if (!isWaiting) return false
  await database.forTenant(tenantId)(endEverySession)
  await queueEach(database, tenantId, 'mosque-declined', emails)
  return true
}

/** One email to each: for each decision, since a mosque may be declined, approved after all, and declined again. */
const queueEach = (
  database: Database,
  tenantId: string,
  kind: FreeEmailKind,
  emails: readonly Email[],
): Promise<void> =>
  database.forTenant(tenantId)(async (tx) => {
    for (const letter of emails) await queueEmail(tx, { kind, cause: newPublicId(), letter })
  })

/**
 * Emails the owners of a mosque that the installation has suspended it, or opened it again.
 * @param reason as the installation has written it for them
 */
export async function emailStateChange(
  database: Database,
  tenantId: string,
  { state, reason }: { state: 'open' | 'suspended'; reason: string },
  place: DeskPlace,
): Promise<void> {
  const tenant = await loadTenant(database, tenantId, place.port)
  const owners = await ownersOf(database, tenantId)
  const link = linkOf(tenant, place)
  const emails = owners.map(({ email }) => stateEmail(tenant, email, { state, reason, link }))
  await queueEach(database, tenantId, state === 'open' ? 'mosque-reopened' : 'mosque-suspended', emails)
}

/**
 * Lets an email address start a site where sign-up is by invitation.
 * @throws OperatorError when it is no address
 */
export async function inviteToSignUp(database: Database, secrets: Secrets, email: string, now: Date): Promise<void> {
  demandAddress(email)
  await database.forAccount()((tx) =>
    tx
      .insert(signupInvitations)
      .values({ emailMark: emailMarkOf(secrets, email), createdAt: now })
      .onConflictDoUpdate({ target: signupInvitations.emailMark, set: { createdAt: now } }),
  )
}
