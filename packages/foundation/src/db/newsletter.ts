import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'
import { subscribers } from './people.ts'

/** An issue of the newsletter. Its text cannot change once sending has started. */
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
    /** Recipients: subscribers in this language, or all. */
    language: text(),
    /** Recipients: subscribers who joined on this day or later, or all. */
    joinedSince: date({ mode: 'string' }),
    /** Incremented with every change, to detect concurrent edits. */
    version: integer().notNull().default(1),
    /** The version a staff member has sent to themselves as a test: only that version can be sent to subscribers. */
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
 * The recipients of an issue, fixed when sending starts. A recipient becomes `queued` in the transaction that puts their
 * email into the outbox, so that no subscriber gets an issue twice; the delivery status is read from the outbox.
 */
export const newsletterRecipients = pgTable(
  'newsletter_recipients',
  {
    tenantId: ownTenant(),
    issueId: text().notNull(),
    subscriberId: text().notNull(),
    /** `skipped`: unsubscribed before the email was written; `bounced`: returned after a mail server had accepted it. */
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
