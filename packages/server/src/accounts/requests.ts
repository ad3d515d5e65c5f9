import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { type Tx, mails } from '@minaret/foundation/db'
import { permitQuietly, type MailLanguage, mailLanguages, queueEmail } from '@minaret/foundation/email'
import { accountEmail } from './emails.ts'
import { addJob, type JobPayloads, payloadField } from '@minaret/foundation/jobs'
import type { Secrets } from '@minaret/foundation/base'
import type { Tenant } from '@minaret/foundation/tenancy'
import { audit, createReference, findUserByEmail, isComplete } from '@minaret/foundation/identity'
import { emailKey } from '@minaret/foundation/email-addresses'
import { mayEmail } from './emailThrottle.ts'

/**
 * What was asked for by somebody who may or may not have an account. Whether they have is found out in a job, so that
 * neither the answer nor the time it takes can tell.
 */
export type AccountRequest = { email: string; language: MailLanguage } & (
  | { kind: 'register'; name: string; passwordHash: string; contactNumber?: string }
  /** A demonstration's: the account is open already, unless it was before. */
  | { kind: 'registered'; opened: boolean }
  | { kind: 'reset' }
)

const minute = 60_000
const registerLife = 24 * 60 * minute
const resetLife = 30 * minute

/** What a waiting request is sealed to. */
export const requestContext = (tenantId: string): string => `account request ${tenantId}`

const keyOf = (id: string) => `account-request ${id}`

/** Leaves a request to the job runner, in the transaction of the call. It is sealed: the queue keeps no address. */
export async function queueRequest(
  tx: Tx,
  { secrets, tenant, now }: { secrets: Secrets; tenant: Pick<Tenant, 'id'>; now: Date },
  request: AccountRequest,
): Promise<void> {
  const id = randomBytes(16).toString('base64url')
  const sealed = secrets.seal(JSON.stringify(request), requestContext(tenant.id)).toString('base64')
  await addJob(tx, 'account-request', { tenantId: tenant.id, id, sealed, asked: now.toISOString() }, keyOf(id))
}

/** How long a request waits for a closed site: whoever got no mail for a day has asked again, or given up. */
const maxWait = 24 * 60 * minute
const triesAgainAfter = 600

/**
 * Keeps a request of a site that was closed after a mail had been promised, until it is open again.
 * @returns whether it still waits; false when it has waited for a day
 */
export async function postponeRequest(tx: Tx, request: JobPayloads['account-request'], now: Date): Promise<boolean> {
  if (now.getTime() - new Date(request.asked).getTime() > maxWait) return false
  await addJob(tx, 'account-request', request, keyOf(request.id), triesAgainAfter)
  return true
}

/** Reads what a job was given. @throws when it was sealed for another tenant or under another key */
export function openRequest(secrets: Secrets, tenantId: string, sealed: string): AccountRequest {
  const parsed: unknown = JSON.parse(secrets.open(Buffer.from(sealed, 'base64'), requestContext(tenantId)))
  const text = (field: string) => payloadField(parsed, field)
  const language = mailLanguages.find((each) => each === text('language')) ?? 'en'
  const asker = { email: text('email'), language }
  const kind = text('kind')
  if (kind === 'reset') return { ...asker, kind }
  if (kind === 'registered') return { ...asker, kind, opened: Reflect.get(Object(parsed), 'opened') === true }
  if (kind !== 'register') throw new TypeError('An account request is of an unknown kind.')
  const number: unknown = Reflect.get(Object(parsed), 'contactNumber')
  return {
    ...asker,
    kind,
    name: text('name'),
    passwordHash: text('passwordHash'),
    ...(typeof number === 'string' ? { contactNumber: number } : {}),
  }
}

/** The letters that requests lead to. */
const kinds = ['register', 'account-exists', 'reset'] as const

type RequestContext = { tenant: Pick<Tenant, 'id' | 'config' | 'address'>; secrets: Secrets; id: string; now: Date }

/** Writes the letter that a request leads to, once: a job may run again. */
export async function processRequest(tx: Tx, work: RequestContext, request: AccountRequest): Promise<void> {
  const { tenant, id, now } = work
  const [posted] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(inArray(mails.kind, [...kinds]), eq(mails.cause, id)))
  if (posted) return
  const { email, kind } = request
  const user = await findUserByEmail(tx, email)
  // The letter goes to the address the account has, in its own spelling.
  const reader = { tenant, to: user?.email ?? email, language: request.language }
  const until = (life: number) => new Date(now.getTime() + life)

  if (kind === 'reset') {
    await audit(tx, 'reset asked', user?.id)
    if (user?.state !== 'active') return
    const permit = await permitQuietly(tx, work, kind, email)
    if (!permit || !(await mayEmail(tx, work, kind, email))) return
    const reset = { purpose: 'reset', subject: user.id, expiresAt: until(resetLife), latestOnly: true } as const
    const letter = accountEmail(reader, 'reset', await createReference(tx, reset))
    return queueEmail(tx, { kind, cause: id, letter, permit })
  }
  await audit(tx, 'register asked', user?.id)
  if (kind === 'registered' && request.opened) return
  // An active account that a demonstration left unproved does not stand in the way of whoever can prove the address.
  const exists = kind === 'registered' || (user && (user.state !== 'active' || isComplete(user, tenant)))
  const answer = exists ? 'account-exists' : 'register'
  const permit = await permitQuietly(tx, work, answer, email)
  if (!permit || !(await mayEmail(tx, work, answer, email))) return
  if (exists)
    return queueEmail(tx, {
      kind: 'account-exists',
      cause: id,
      letter: accountEmail(reader, 'account-exists'),
      permit,
    })
  const { name, passwordHash, contactNumber } = request
  const text = await createReference(tx, {
    purpose: 'register',
    subject: emailKey(email),
    payload: { name, email, passwordHash, contactNumber },
    expiresAt: until(registerLife),
  })
  await queueEmail(tx, { kind: 'register', cause: id, letter: accountEmail(reader, 'register', text), permit })
}
