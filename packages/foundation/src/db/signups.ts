import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'

/**
 * Somebody who has begun a site for their mosque at the desk's address. Until it is finished this row is all there is of it:
 * no mosque, no account. It is deleted a day after it was begun, and only the desk's database role can reach it.
 */
export const signups = pgTable(
  'signups',
  {
    id: publicId().primaryKey(),
    /** Of the reference that the browser holds. */
    hash: bytes().notNull().unique(),
    /** The email address, as a keyed hash: emails to it are counted by this. */
    emailMark: bytes().notNull(),
    /** The network it was begun from, as a keyed hash. */
    networkMark: bytes().notNull(),
    /** Email address, code and language, sealed for this row. */
    sealed: bytes().notNull(),
    /** Whether a code is emailed; without an invitation, where one is needed, none is. */
    emailed: boolean().notNull(),
    /** When the email was handed over. */
    sentAt: instant(),
    /** How many codes were tried. */
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** When the code was shown. */
    provedAt: instant(),
    /** The mosque it became, by its short name. */
    mosque: text(),
  },
  (t) => [
    index().on(t.createdAt),
    index().on(t.emailMark, t.createdAt),
    index().on(t.networkMark, t.createdAt),
    check('signups_finished_proved', sql`${t.mosque} is null or ${t.provedAt} is not null`),
  ],
)

/** An email address that may begin a site where sign-up is by invitation: a keyed hash, never the address. */
export const signupInvitations = pgTable('signup_invitations', {
  emailMark: bytes().primaryKey(),
  createdAt: instant().notNull(),
})
