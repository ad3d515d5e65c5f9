import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'

/**
 * A sign-up of a mosque at the desk's address. Until it is finished there is only this row: no mosque, no account. It is
 * deleted a day after it was started, and only the desk's database role has access to it.
 */
export const signups = pgTable(
  'signups',
  {
    id: publicId().primaryKey(),
    /** Hash of the reference that the browser holds. */
    hash: bytes().notNull().unique(),
    /** Keyed hash of the email address, used to limit the emails to it. */
    emailMark: bytes().notNull(),
    /** Keyed hash of the network address it was started from. */
    networkMark: bytes().notNull(),
    /** Email address, code and language, encrypted for this row. */
    sealed: bytes().notNull(),
    /** Whether a code is emailed: not if an invitation is required and there is none. */
    emailed: boolean().notNull(),
    /** When the email was handed to the mail server. */
    sentAt: instant(),
    /** Number of codes tried. */
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** When the right code was entered. */
    provedAt: instant(),
    /** The short name of the mosque it became. */
    mosque: text(),
  },
  (t) => [
    index().on(t.createdAt),
    index().on(t.emailMark, t.createdAt),
    index().on(t.networkMark, t.createdAt),
    check('signups_finished_proved', sql`${t.mosque} is null or ${t.provedAt} is not null`),
  ],
)

/** An email address allowed to sign up when sign-up is by invitation: a keyed hash, never the address. */
export const signupInvitations = pgTable('signup_invitations', {
  emailMark: bytes().primaryKey(),
  createdAt: instant().notNull(),
})
