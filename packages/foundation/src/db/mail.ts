import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** An email ready to send, already in its recipient's language. */
export type Email = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/**
 * The outbox: written in the transaction that causes the email, sent by the job runner. Once an email is sent, its content
 * is erased. A failed or uncertain email can be resent by command.
 */
export const mails = pgTable(
  'mails',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** Kind of email: `register`, `reset`, `contact`, … */
    kind: text().notNull(),
    /** Deduplication key: the same cause never creates a second email. */
    cause: text().notNull(),
    letter: jsonb().$type<Email>(),
    state: text({ enum: ['waiting', 'sending', 'sent', 'failed', 'uncertain'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    /** When sending last began. */
    takenAt: instant(),
    /** The server sending it, by the application name of its connections. */
    takenBy: text(),
    /** When transmission of the body began: after a crash from then on, it is uncertain whether it arrived. */
    dataSentAt: instant(),
    sentAt: instant(),
    /** The mail server's response, without addresses. */
    problem: text(),
    /** A report received about it: undeliverable (RFC 3464), or marked as spam by the recipient (RFC 5965). */
    report: text({ enum: ['bounced', 'complained'] }),
    reportedAt: instant(),
    /** Why it could not be delivered, as an RFC 3463 status code: `5.1.1`. */
    reportStatus: text(),
    /** When it was first listed to an operator as stuck: unsent emails are not erased before that. */
    listedAt: instant(),
    /** Keyed hash of the recipient, for emails that any visitor can trigger: these are counted for rate limits. */
    toMark: bytes(),
    /** For an email to a donor about their gifts: the donor whose page lists it. */
    donorId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.kind, t.cause),
    index().on(t.tenantId, t.state, t.createdAt),
    index('mails_donor')
      .on(t.tenantId, t.donorId, t.createdAt)
      .where(sql`${t.donorId} is not null`),
    index()
      .on(t.tenantId, t.toMark, t.createdAt)
      .where(sql`${t.toMark} is not null`),
    check('mails_state_known', sql`${t.state} in ('waiting', 'sending', 'sent', 'failed', 'uncertain')`),
    check('mails_report_known', sql`${t.report} in ('bounced', 'complained')`),
    check('mails_report_whole', sql`(${t.report} is null) = (${t.reportedAt} is null)`),
    check('mails_forgotten', sql`${t.letter} is null or ${t.state} <> 'sent'`),
  ],
)
