import { and, eq } from 'drizzle-orm'
import type { DemonstrationMosque } from '@minaret/contract/desk'
import { randomBytes } from 'node:crypto'
import { readRoles, type Role, roles } from '@minaret/plans'
import { type Database, newPublicId, staffAccounts, staffMembers, tenants } from '@minaret/foundation/db'
import { emailKey } from '@minaret/foundation/email-addresses'
import { writeMember } from '@minaret/foundation/staff'
import type { Directory } from '@minaret/foundation/tenancy'

/** Names of the demonstration's staff, one per role, so that the log reads like a real mosque's. */
const names: Readonly<Record<Role, string>> = {
  owner: 'Aisha Rahman',
  administrator: 'Yusuf Khan',
  editor: 'Maryam Ali',
  imam: 'Imam Bilal Hassan',
  treasurer: 'Fatima Siddiqui',
  counter: 'Omar Farooq',
  teacher: 'Khadija Noor',
  viewer: 'Ibrahim Malik',
}

/** Returns the email address of a role's account. It can never receive email (RFC 2606). */
const emailOf = (role: Role, slug: string) => `${role}@${slug}.invalid`

/** Creates a demonstration mosque's staff: one account per role, entered without a password. Existing accounts are kept. */
export async function createDemonstrationStaff(database: Database, tenantId: string, slug: string): Promise<void> {
  const isComplete = await database.forStaff(tenantId, { accountId: newPublicId(), roles: [] })(async (tx) => {
    const members = await tx
      .select({ accountId: staffMembers.accountId })
      .from(staffMembers)
      .where(and(eq(staffMembers.tenantId, tenantId), eq(staffMembers.demonstration, true)))
    return members.length >= roles.length
  })
  if (isComplete) return
  for (const role of roles) {
    const email = emailOf(role, slug)
    const accountId = await database.forAccount()(async (tx) => {
      const [existing] = await tx
        .select()
        .from(staffAccounts)
        .where(eq(staffAccounts.emailKey, emailKey(email)))
      if (existing) return existing.id
      const id = newPublicId()
      await tx
        .insert(staffAccounts)
        .values({ id, name: names[role], email, emailKey: emailKey(email), passkeyUser: randomBytes(32) })
      return id
    })
    await database.forStaff(tenantId, { accountId, roles: [] })((tx) =>
      writeMember(tx, { tenantId, accountId, roles: [role], demonstration: true }),
    )
  }
}

/** Lists the demonstration mosques and the roles they can be entered as. */
export async function listDemonstrationEntries(
  database: Database,
  directory: Directory,
): Promise<DemonstrationMosque[]> {
  const rows = await database.forAccount()((tx) =>
    tx
      .select({ tenantId: staffMembers.tenantId, slug: tenants.slug, roles: staffMembers.roles })
      .from(staffMembers)
      .innerJoin(tenants, eq(tenants.id, staffMembers.tenantId))
      .where(eq(staffMembers.demonstration, true))
      .orderBy(tenants.createdAt, tenants.slug),
  )
  const ids = [...new Set(rows.map(({ tenantId }) => tenantId))]
  const entries = await Promise.all(
    ids.map(async (id) => {
      const tenant = await directory.byId(id)
      if (!tenant) return []
      const memberRoles = readRoles(rows.flatMap((member) => (member.tenantId === id ? member.roles : [])))
      return [{ slug: tenant.slug, name: tenant.config.websiteName, roles: memberRoles }]
    }),
  )
  return entries.flat()
}

/** Finds a demonstration mosque's account with a role; undefined if the mosque is not a demonstration. */
export const findDemonstrationAccount = (database: Database, slug: string, role: Role) =>
  database.forAccount()(async (tx) => {
    const rows = await tx
      .select({ id: staffAccounts.id, epoch: staffAccounts.epoch, roles: staffMembers.roles })
      .from(staffMembers)
      .innerJoin(tenants, eq(tenants.id, staffMembers.tenantId))
      .innerJoin(staffAccounts, eq(staffAccounts.id, staffMembers.accountId))
      .where(and(eq(staffMembers.demonstration, true), eq(tenants.slug, slug)))
    return rows.find(({ roles: memberRoles }) => memberRoles.includes(role))
  })
