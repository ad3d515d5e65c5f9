import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** A message as it goes out; the words were chosen when it was put here. */
export type Email = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/**
 * The outbox: written in the transaction that causes the mail, sent by the job runner. Once a letter is sent, what it said
 * is forgotten. One that was given up, or that may or may not have arrived, can be sent again by command.
 */
export const mails = pgTable(
  'mails',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** Which letter it is: `register`, `reset`, `contact`, … */
    kind: text().notNull(),
    /** What it is about, once only: the same cause never makes a second letter. */
    cause: text().notNull(),
    letter: jsonb().$type<Email>(),
    state: text({ enum: ['waiting', 'sending', 'sent', 'failed', 'uncertain'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    /** When it was last taken up. */
    takenAt: instant(),
    /** The server that took it up, as PostgreSQL lists its connections. */
    takenBy: text(),
    /** When its body was about to go out: from then on a crash leaves open whether it arrived. */
    dataSentAt: instant(),
    sentAt: instant(),
    /** What the mail server said, without addresses. */
    problem: text(),
    /** What came back about it: it could not be delivered (RFC 3464), or its reader calls it spam (RFC 5965). */
    report: text({ enum: ['bounced', 'complained'] }),
    reportedAt: instant(),
    /** Why it could not be delivered, as RFC 3463 counts the reasons: `5.1.1`. */
    reportStatus: text(),
    /** When an operator was first shown that it is stuck: what was not sent is not erased before. */
    listedAt: instant(),
    /** Who it goes to, as a keyed hash, where a stranger can have it sent: such emails are counted. */
    toMark: bytes(),
    /** Of an email to a donor about their gifts: whose page of `donors` lists it. */
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
