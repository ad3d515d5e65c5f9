import { and, desc, eq, inArray } from 'drizzle-orm'
import { mails, type Tx } from '@minaret/foundation/db'
import { type EmailPermit, getTenantLanguage, queueEmail } from '@minaret/foundation/email'
import { type ApplicationDecision, decisionEmail } from '@minaret/foundation/forms'
import { type Language, languages } from '@minaret/foundation/i18n'
import type { Tenant } from '@minaret/foundation/tenancy'
import { referenceOf } from '@minaret/giving/records'
import { type AnyApplication, contactOf } from './anyApplication.ts'

const kind = 'application-decision'

/** Delay before a decision's email is sent, in seconds, during which it can be undone. */
const waitSeconds = 10

/** The cause of a decision's email: one per version of the application, so that a decision is emailed once. */
const causeOf = (id: string, version: number) => `${id} ${version}`

/** Returns the language of the application form, or else the mosque's. */
export function languageFor({ row: { language } }: AnyApplication, tenant: Pick<Tenant, 'config'>): Language {
  return languages.find((supported) => supported === language) ?? getTenantLanguage(tenant)
}

/** Returns the course of an application for its emails. */
export const courseOf = (application: AnyApplication): { course?: string } =>
  application.kind === 'course' ? { course: application.course?.title ?? application.row.courseId } : {}

/** Queues the email of a decision for sending after ten seconds. */
export async function queueDecision(
  tx: Tx,
  tenant: Tenant,
  application: AnyApplication,
  { decision, text, permit }: { decision: ApplicationDecision; text: string; permit: EmailPermit },
): Promise<void> {
  const { row } = application
  const recipient = { tenant, to: contactOf(application).email, language: languageFor(application, tenant) }
  const email = decisionEmail(recipient, { ...courseOf(application), decision, reference: referenceOf(row.id), text })
  await queueEmail(tx, { kind, cause: causeOf(row.id, row.version), email, permit, delaySeconds: waitSeconds })
}

/**
 * Withdraws the email of a decision by deleting it atomically.
 * @returns false if it has been sent
 */
export async function withdrawDecision(tx: Tx, id: string, version: number): Promise<boolean> {
  const isWaiting = and(eq(mails.kind, kind), eq(mails.cause, causeOf(id, version)), eq(mails.state, 'waiting'))
  const deletedRows = await tx.delete(mails).where(isWaiting).returning({ id: mails.id })
  return deletedRows.length > 0
}

/** Finds the outbox email of the newest decision about an application. */
export async function findDecisionEmail(tx: Tx, { id, version }: AnyApplication['row']) {
  const causes = Array.from({ length: version }, (_, index) => causeOf(id, index + 1))
  const [email] = await tx
    .select({ state: mails.state, tries: mails.tries, problem: mails.problem, report: mails.report })
    .from(mails)
    .where(and(eq(mails.kind, kind), inArray(mails.cause, causes)))
    .orderBy(desc(mails.createdAt), desc(mails.cause))
    .limit(1)
  return email
}
