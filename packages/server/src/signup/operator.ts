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
import { requireAddress } from '@minaret/foundation/email-addresses'
import { endEverySession } from '@minaret/foundation/identity'
import { writeInstallationLog } from '@minaret/foundation/staff'
import { loadTenant, siteAddress, type Tenant } from '@minaret/foundation/tenancy'
import { approvedEmail, declinedEmail, stateEmail } from './emails.ts'
import { endWaitingApprovals } from '../tenants/store.ts'
import { hashEmail } from './limits.ts'

/** A mosque waiting for approval, in a list. */
export type WaitingMosque = {
  slug: string
  name: string
  place: string
  address: string
  owners: MosqueOwner[]
  /** Why its site is closed meanwhile; absent if it is open. */
  held?: 'name'
  charityNumber?: string
  country?: string
  since: string
}

/** An owner of a mosque, whose address was verified by an emailed code or link. */
export type MosqueOwner = { name: string; email: string }

/** Reads the owners of a mosque. */
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

/** Lists the mosques waiting for approval, the longest waiting first. @param port the server's port */
export async function listWaitingMosques(database: Database, port?: number): Promise<WaitingMosque[]> {
  const rows = await database.global((tx) =>
    tx
      .select({ id: tenants.id, review: tenants.review, createdAt: tenants.createdAt })
      .from(tenants)
      .where(and(inArray(tenants.review, ['waiting', 'held']), isServedHere))
      .orderBy(asc(tenants.createdAt)),
  )
  const waitingMosques: WaitingMosque[] = []
  for (const { id, review, createdAt } of rows) {
    const { slug, address, config } = await loadTenant(database, id, port)
    waitingMosques.push({
      slug,
      name: config.websiteName,
      place: config.contact.address ?? '',
      address,
      owners: await ownersOf(database, id),
      ...(review === 'held' ? { held: 'name' as const } : {}),
      charityNumber: config.charityNumber,
      country: config.country,
      since: createdAt.toISOString(),
    })
  }
  return waitingMosques
}

/** The account that decides about a mosque, and when; a command has no account. */
export type Decider = { accountId?: string; now: Date }

/** The desk's host name and port, for links in emails. */
export type DeskPlace = { deskHost?: string; port?: number }

const linkOf = ({ slug, address }: Pick<Tenant, 'slug' | 'address'>, { deskHost, port }: DeskPlace): string =>
  deskHost === undefined ? address : `${siteAddress(deskHost, port)}/${slug}`

/**
 * Renders the emails a decision sends to the owners of a mosque.
 * @returns one email per owner; none if the mosque has no owner
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
 * Approves a mosque: search engines may list it, it can take payments, and it opens if it was held for its name. Its
 * owners are emailed. A declined mosque can be approved later.
 * @returns false if it was approved already
 */
export async function approveMosque(
  database: Database,
  tenantId: string,
  { deskHost, port, accountId, now = new Date() }: DeskPlace & Partial<Decider>,
): Promise<boolean> {
  const isChanged = await database.asOwner(async (tx) => {
    const [row] = await tx.select().from(tenants).where(eq(tenants.id, tenantId)).for('no key update')
    if (!row || row.review === 'approved') return false
    // A mosque closed for a reason other than its review stays closed.
    const shouldOpen = row.review !== 'waiting' && row.state === 'suspended'
    await tx
      .update(tenants)
      .set({ review: 'approved', ...(shouldOpen ? { state: 'open', suspendedReason: null } : {}) })
      .where(eq(tenants.id, tenantId))
    if (row.review === 'declined') await endWaitingApprovals(tx, tenantId, now)
    await writeInstallationLog(tx, { accountId, kind: 'approved', mosque: row.slug, now })
    return true
  })
  if (!isChanged) return false
  const emails = await previewDecision(database, tenantId, { decision: 'approve' }, { deskHost, port })
  await queueEach(database, tenantId, 'mosque-approved', emails)
  return true
}

/**
 * Declines a waiting mosque: its site closes, its staff have read-only access, and its owners are emailed the reason.
 * @returns false if it was not waiting
 */
export async function declineMosque(
  database: Database,
  tenantId: string,
  { reason, deskHost, port, accountId, now = new Date() }: DeskPlace & Partial<Decider> & { reason: string },
): Promise<boolean> {
  const emails = await previewDecision(database, tenantId, { decision: 'decline', reason }, { deskHost, port })
  const isChanged = await database.asOwner(async (tx) => {
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
  if (!isChanged) return false
  await database.forTenant(tenantId)(endEverySession)
  await queueEach(database, tenantId, 'mosque-declined', emails)
  return true
}

/** Queues one email per owner and decision: a mosque may be declined, approved, and declined again. */
const queueEach = (
  database: Database,
  tenantId: string,
  kind: FreeEmailKind,
  emails: readonly Email[],
): Promise<void> =>
  database.forTenant(tenantId)(async (tx) => {
    for (const email of emails) await queueEmail(tx, { kind, cause: newPublicId(), email })
  })

/**
 * Emails the owners of a mosque that it was suspended or reopened.
 * @param reason the installation owner's text for them
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
 * Invites an email address to sign up.
 * @throws OperatorError if it is not an email address
 */
export async function inviteToSignUp(database: Database, secrets: Secrets, email: string, now: Date): Promise<void> {
  requireAddress(email)
  await database.forAccount()((tx) =>
    tx
      .insert(signupInvitations)
      .values({ emailMark: hashEmail(secrets, email), createdAt: now })
      .onConflictDoUpdate({ target: signupInvitations.emailMark, set: { createdAt: now } }),
  )
}
