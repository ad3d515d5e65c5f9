import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'
import { subscribers } from './people.ts'

/** An issue of the newsletter. Its text stays as it is once it is being sent. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    tenantId: ownTenant(),
    id: publicId(),
    state: text({ enum: ['draft', 'sending', 'paused', 'sent'] })
      .notNull()
      .default('draft'),
    subject: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    /** Whom it is for: those who asked in this language, or everybody. */
    language: text(),
    /** Whom it is for: those who joined on this day or later, or everybody. */
    joinedSince: date({ mode: 'string' }),
    /** Grows with every change, so that of two people the second is told. */
    version: integer().notNull().default(1),
    /** The version somebody of the staff has sent to themselves: no other is sent to subscribers. */
    testedVersion: integer(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.createdAt),
    check('newsletter_issues_state_known', sql`${t.state} in ('draft', 'sending', 'paused', 'sent')`),
    check('newsletter_issues_started', sql`(${t.state} = 'draft') = (${t.startedAt} is null)`),
  ],
)

/**
 * Who gets an issue, fixed when it starts. A recipient is `queued` in the transaction that puts their email into the outbox, so
 * that nobody gets an issue twice; what became of the email is read from there.
 */
export const newsletterRecipients = pgTable(
  'newsletter_recipients',
  {
    tenantId: ownTenant(),
    issueId: text().notNull(),
    subscriberId: text().notNull(),
    /** `skipped` is whoever unsubscribed before their email was written; `bounced` came back after a mail server took it. */
    state: text({ enum: ['waiting', 'queued', 'accepted', 'refused', 'uncertain', 'skipped', 'bounced'] })
      .notNull()
      .default('waiting'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.issueId, t.subscriberId] }),
    foreignKey({
      columns: [t.tenantId, t.issueId],
      foreignColumns: [newsletterIssues.tenantId, newsletterIssues.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.subscriberId],
      foreignColumns: [subscribers.tenantId, subscribers.id],
    }).onDelete('cascade'),
    index().on(t.tenantId, t.issueId, t.state),
    index().on(t.tenantId, t.subscriberId),
    check(
      'newsletter_recipients_state_known',
      sql`${t.state} in ('waiting', 'queued', 'accepted', 'refused', 'uncertain', 'skipped', 'bounced')`,
    ),
  ],
)
