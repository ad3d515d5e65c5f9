import { randomBytes } from 'node:crypto'
import { asc, eq, ilike, max, or, sql } from 'drizzle-orm'
import { pathTo } from '@minaret/plans'
import { sessions, users, type Database, type Tx } from '@minaret/foundation/db'
import { checkEmail } from '@minaret/foundation/email-addresses'
import { getTenantLanguage, toSingleLine, queueEmail } from '@minaret/foundation/email'
import { renderAccountEmail } from './emails.ts'
import { InvalidValueError, OperatorError } from '@minaret/foundation/base'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import {
  audit,
  createPasswords,
  deleteReferences,
  createReference,
  endSessions,
  findUserByEmail,
  openAccount,
  type User,
} from '@minaret/foundation/identity'

/** Lifetime of the link to set a password. */
const linkLifetime = 30 * 60_000

/** An account created by an operator. */
export type OpenedAccount = {
  id: string
  email: string
  name: string
  /** The link to set a password; undefined if it was emailed. */
  link?: string
}

/**
 * Creates an account with a random password. Its owner sets a password by a link, which also verifies the email.
 * @param by whether the link is emailed or returned for the operator to pass on
 * @throws OperatorError if the email is invalid or has an account
 */
export async function openAccountFor(
  database: Database,
  tenant: Tenant,
  { email: emailInput, name: nameInput, by }: { email: string; name: string; by: 'email' | 'link' },
  now: Date,
): Promise<OpenedAccount> {
  const email = emailInput.trim()
  const { problem } = checkEmail(email)
  if (problem) throw new InvalidValueError(problem.en)
  const name = toSingleLine(nameInput, 100)
  if (name === '') throw new InvalidValueError('Add the name of the account holder with --name.')
  const passwordHash = await createPasswords().hash(randomBytes(32).toString('base64url'))
  return database.forTenant(tenant.id)(async (tx) => {
    const user = await openAccount(tx, { name, email, passwordHash, createdAt: now })
    if (!user)
      throw new OperatorError(
        'There is already an account with that email address. Its owner can set a new password with "Forgotten your password?".',
      )
    await audit(tx, 'account opened by operator', user.id)
    const expiresAt = new Date(now.getTime() + linkLifetime)
    const reference = await createReference(tx, { purpose: 'reset', subject: user.id, expiresAt, latestOnly: true })
    if (by === 'link')
      return { id: user.id, email, name, link: getSiteLink(tenant, pathTo('resetPassword', { token: reference })) }
    const resetEmail = renderAccountEmail(
      { tenant, to: email, language: getTenantLanguage(tenant) },
      'reset',
      reference,
    )
    await queueEmail(tx, {
      kind: 'reset',
      cause: randomBytes(16).toString('base64url'),
      email: resetEmail,
      permit: 'operator',
    })
    return { id: user.id, email, name }
  })
}

async function requireUser(tx: Tx, email: string): Promise<User> {
  const user = await findUserByEmail(tx, email)
  if (!user) throw new OperatorError('There is no account with that email address. "user list" shows all accounts.')
  return user
}

/**
 * Disables an account: its sessions end at once and its emailed links stop working. Its gifts and requests stay.
 * @throws OperatorError if there is no such account
 */
export const disableAccount = (database: Database, tenantId: string, email: string): Promise<User> =>
  database.forTenant(tenantId)(async (tx) => {
    const user = await requireUser(tx, email)
    await tx.update(users).set({ state: 'disabled' }).where(eq(users.id, user.id))
    await endSessions(tx, user.id)
    for (const purpose of ['reset', 'new-email'] as const) await deleteReferences(tx, purpose, user.id)
    if (user.state !== 'disabled') await audit(tx, 'account disabled', user.id)
    return user
  })

/**
 * Enables a disabled account.
 * @throws OperatorError if there is no such account
 */
export const enableAccount = (database: Database, tenantId: string, email: string): Promise<User> =>
  database.forTenant(tenantId)(async (tx) => {
    const user = await requireUser(tx, email)
    await tx.update(users).set({ state: 'active' }).where(eq(users.id, user.id))
    if (user.state !== 'active') await audit(tx, 'account enabled', user.id)
    return user
  })

/**
 * Lists accounts by name, and records that in the audit log.
 * @param part of a name or an email
 */
export const listAccounts = (database: Database, tenantId: string, { part, limit }: { part?: string; limit: number }) =>
  database.forTenant(tenantId)(async (tx) => {
    const pattern = `%${(part ?? '').replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
    const rows = await tx
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        state: users.state,
        verifiedAt: users.verifiedAt,
        createdAt: users.createdAt,
        seenAt: max(sessions.seenAt),
      })
      .from(users)
      .leftJoin(sessions, sql`${sessions.tenantId} = ${users.tenantId} and ${sessions.userId} = ${users.id}`)
      .where(part === undefined ? undefined : or(ilike(users.name, pattern), ilike(users.email, pattern)))
      .groupBy(users.tenantId, users.id)
      .orderBy(asc(users.name), asc(users.id))
      .limit(limit)
    await audit(tx, 'accounts listed')
    return rows
  })
