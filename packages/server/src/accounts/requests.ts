import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { type Tx, mails } from '@minaret/foundation/db'
import { permitQuietly, type MailLanguage, mailLanguages, queueEmail } from '@minaret/foundation/email'
import { renderAccountEmail } from './emails.ts'
import { addJob, type JobPayloads, readPayloadField } from '@minaret/foundation/jobs'
import type { Secrets } from '@minaret/foundation/base'
import type { Tenant } from '@minaret/foundation/tenancy'
import { audit, createReference, findUserByEmail, isComplete } from '@minaret/foundation/identity'
import { emailKey } from '@minaret/foundation/email-addresses'
import { mayEmail } from './emailThrottle.ts'

/**
 * A request by email, with or without an account. A job looks the account up, so that neither the response nor its timing
 * reveals whether there is one.
 */
export type AccountRequest = { email: string; language: MailLanguage } & (
  | { kind: 'register'; name: string; passwordHash: string; contactNumber?: string }
  /** In a demonstration, where the account opens at once; `opened` is false if it existed. */
  | { kind: 'registered'; opened: boolean }
  | { kind: 'reset' }
)

const minute = 60_000
const registerLifetime = 24 * 60 * minute
const resetLifetime = 30 * minute

/** The encryption context of a queued request. */
export const requestContext = (tenantId: string): string => `account request ${tenantId}`

const keyOf = (id: string) => `account-request ${id}`

/** Queues a request in the call's transaction, encrypted so that the queue stores no email. */
export async function queueRequest(
  tx: Tx,
  { secrets, tenant, now }: { secrets: Secrets; tenant: Pick<Tenant, 'id'>; now: Date },
  request: AccountRequest,
): Promise<void> {
  const id = randomBytes(16).toString('base64url')
  const sealed = secrets.seal(JSON.stringify(request), requestContext(tenant.id)).toString('base64')
  await addJob(tx, 'account-request', { tenantId: tenant.id, id, sealed, asked: now.toISOString() }, keyOf(id))
}

/** Maximum wait for a closed site. After a day without an email, people have asked again or given up. */
const maxWait = 24 * 60 * minute
const retrySeconds = 600

/**
 * Postpones a request of a site that closed after the request, until it reopens.
 * @returns false if the request has waited for a day
 */
export async function postponeRequest(tx: Tx, request: JobPayloads['account-request'], now: Date): Promise<boolean> {
  if (now.getTime() - new Date(request.asked).getTime() > maxWait) return false
  await addJob(tx, 'account-request', request, keyOf(request.id), retrySeconds)
  return true
}

/** Decrypts the request of a job. @throws if it was encrypted for another tenant or with another key */
export function openRequest(secrets: Secrets, tenantId: string, sealed: string): AccountRequest {
  const parsed: unknown = JSON.parse(secrets.open(Buffer.from(sealed, 'base64'), requestContext(tenantId)))
  const readField = (field: string) => readPayloadField(parsed, field)
  const language = mailLanguages.find((supported) => supported === readField('language')) ?? 'en'
  const sender = { email: readField('email'), language }
  const kind = readField('kind')
  if (kind === 'reset') return { ...sender, kind }
  if (kind === 'registered') return { ...sender, kind, opened: Reflect.get(Object(parsed), 'opened') === true }
  if (kind !== 'register') throw new TypeError('Unknown kind of account request')
  const number: unknown = Reflect.get(Object(parsed), 'contactNumber')
  return {
    ...sender,
    kind,
    name: readField('name'),
    passwordHash: readField('passwordHash'),
    ...(typeof number === 'string' ? { contactNumber: number } : {}),
  }
}

/** The kinds of email sent for requests. */
const kinds = ['register', 'account-exists', 'reset'] as const

type RequestContext = { tenant: Pick<Tenant, 'id' | 'config' | 'address'>; secrets: Secrets; id: string; now: Date }

/** Queues the email for a request, only once even if the job runs again. */
export async function processRequest(tx: Tx, context: RequestContext, request: AccountRequest): Promise<void> {
  const { tenant, id, now } = context
  const [queuedEmail] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(inArray(mails.kind, [...kinds]), eq(mails.cause, id)))
  if (queuedEmail) return
  const { email, kind } = request
  const user = await findUserByEmail(tx, email)
  // The email goes to the account's address in its stored spelling.
  const recipient = { tenant, to: user?.email ?? email, language: request.language }
  const expiryAfter = (lifetime: number) => new Date(now.getTime() + lifetime)

  if (kind === 'reset') {
    await audit(tx, 'reset asked', user?.id)
    if (user?.state !== 'active') return
    const permit = await permitQuietly(tx, context, kind, email)
    if (!permit || !(await mayEmail(tx, context, kind, email))) return
    const reset = {
      purpose: 'reset',
      subject: user.id,
      expiresAt: expiryAfter(resetLifetime),
      latestOnly: true,
    } as const
    const resetEmail = renderAccountEmail(recipient, 'reset', await createReference(tx, reset))
    return queueEmail(tx, { kind, cause: id, email: resetEmail, permit })
  }
  await audit(tx, 'register asked', user?.id)
  if (kind === 'registered' && request.opened) return
  // An active but unverified account from a demonstration does not block a registration that verifies the email.
  const hasAccount = kind === 'registered' || (user && (user.state !== 'active' || isComplete(user, tenant)))
  const emailKind = hasAccount ? 'account-exists' : 'register'
  const permit = await permitQuietly(tx, context, emailKind, email)
  if (!permit || !(await mayEmail(tx, context, emailKind, email))) return
  if (hasAccount)
    return queueEmail(tx, {
      kind: 'account-exists',
      cause: id,
      email: renderAccountEmail(recipient, 'account-exists'),
      permit,
    })
  const { name, passwordHash, contactNumber } = request
  const reference = await createReference(tx, {
    purpose: 'register',
    subject: emailKey(email),
    payload: { name, email, passwordHash, contactNumber },
    expiresAt: expiryAfter(registerLifetime),
  })
  await queueEmail(tx, {
    kind: 'register',
    cause: id,
    email: renderAccountEmail(recipient, 'register', reference),
    permit,
  })
}
