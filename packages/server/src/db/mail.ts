import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** A message as it goes out; the words were chosen when it was put here. */
export type Letter = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/**
 * The outbox: written in the transaction that causes the mail, sent by the job runner. Once a letter is sent, given up
 * or of unknown fate, what it said is forgotten.
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
    letter: jsonb().$type<Letter>(),
    state: text({ enum: ['waiting', 'sending', 'sent', 'failed', 'unknown'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    /** When it was last taken up. */
    takenAt: instant(),
    sentAt: instant(),
    /** What the mail server said, without addresses. */
    problem: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.kind, t.cause),
    index().on(t.tenantId, t.state, t.createdAt),
    check('mails_state_known', sql`${t.state} in ('waiting', 'sending', 'sent', 'failed', 'unknown')`),
    check('mails_forgotten', sql`${t.letter} is null or ${t.state} in ('waiting', 'sending')`),
  ],
)
