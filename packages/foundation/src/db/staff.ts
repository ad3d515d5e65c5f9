import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { bytes, instant, newPublicId, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/**
 * Somebody who works for one mosque or several, with one login for all of them. The tables of this file that have no
 * tenant can be reached by the desk's database role alone.
 */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text().primaryKey().$defaultFn(newPublicId),
    name: text().notNull(),
    /** As it was typed. */
    email: text().notNull(),
    /** As it is compared: see `emailKey`. */
    emailKey: text().notNull().unique(),
    /** PHC string of argon2id; absent for somebody who logs in by passkey alone. */
    passwordHash: text(),
    /** The secret of the authenticator app, sealed; absent until one is set up. */
    authenticator: bytes(),
    /** The newest 30-second step whose code was used: a code works once. */
    authenticatorStep: bigint({ mode: 'number' }),
    /** What passkeys call this account: random bytes, made once. */
    passkeyUser: bytes().notNull(),
    /** Sessions of an older epoch are over. */
    epoch: integer().notNull().default(0),
    state: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [check('staff_accounts_state_known', sql`${t.state} in ('active', 'disabled')`)],
)

/** A passkey of an account (WebAuthn credential). */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    publicKey: bytes().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** What its owner calls it, such as "Aisha's phone". */
    name: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    usedAt: instant(),
  },
  (t) => [index().on(t.accountId)],
)

/** A code that stands in for a lost authenticator, stored as its hash; used once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    accountId: text()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    hash: bytes().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] })],
)

/** One login that lasts, by the hash of its cookie. Deleting the row ends it. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    hash: bytes().primaryKey(),
    /** What the list of sessions calls it. */
    id: publicId().unique(),
    accountId: text()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    epoch: integer().notNull(),
    /** How its holder showed who they are. */
    method: text({ enum: ['passkey', 'code', 'recovery', 'demonstration'] }).notNull(),
    /** The passkey it was begun with, where that is known. */
    passkeyId: text().references(() => staffPasskeys.id, { onDelete: 'set null' }),
    /** The browser and system, as the list of sessions shows them. */
    device: text().notNull(),
    /** On a shared computer: nothing is stored, and it ends after 30 minutes. */
    shared: boolean().notNull().default(false),
    /** The device it is on, where that is remembered. */
    deviceHash: bytes(),
    createdAt: instant().notNull(),
    seenAt: instant().notNull(),
    /** When its holder last showed again who they are, for what a session that was left open must not do. */
    confirmedAt: instant(),
  },
  (t) => [
    index().on(t.accountId),
    index().on(t.passkeyId),
    index().on(t.seenAt),
    check('staff_sessions_method_known', sql`${t.method} in ('passkey', 'code', 'recovery', 'demonstration')`),
  ],
)

/** A device an account logged in from, by the hash of its cookie: a login from any other is emailed to the owners. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    accountId: text()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    hash: bytes().notNull(),
    createdAt: instant().notNull(),
    seenAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] }), index().on(t.hash), index().on(t.seenAt)],
)

/** A login, invitation or passkey registration that has begun: what was shown so far, for minutes. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    hash: bytes().primaryKey(),
    purpose: text({ enum: ['code', 'passkey-login', 'passkey-add'] }).notNull(),
    accountId: text().references(() => staffAccounts.id, { onDelete: 'cascade' }),
    payload: jsonb(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index().on(t.expiresAt),
    check('staff_challenges_purpose_known', sql`${t.purpose} in ('code', 'passkey-login', 'passkey-add')`),
  ],
)

/** Logins that failed lately, by whoever tried: a hash, never an address. */
export const staffThrottles = pgTable(
  'staff_throttles',
  {
    what: text().notNull(),
    mark: bytes().notNull(),
    tries: integer().notNull(),
    lastAt: instant().notNull(),
    blockedUntil: instant(),
  },
  (t) => [primaryKey({ columns: [t.what, t.mark] }), index().on(t.lastAt)],
)

/** That an account works for a mosque, and as what. */
export const staffMembers = pgTable(
  'staff_members',
  {
    tenantId: ownTenant(),
    accountId: text()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    roles: text().array().notNull(),
    /** Made by the demonstration loader: entered with one tap, and never a real person. */
    demonstration: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId] }),
    index().on(t.accountId),
    check(
      'staff_members_roles_known',
      sql`cardinality(${t.roles}) > 0 and ${t.roles} <@ array['owner','administrator','editor','imam','treasurer','counter','teacher','viewer']`,
    ),
  ],
)

/** An invitation to join a mosque's staff: single use, bound to one address, 72 hours. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** Of the reference in its link. */
    hash: bytes().notNull().unique(),
    email: text().notNull(),
    emailKey: text().notNull(),
    roles: text().array().notNull(),
    /** Who invited; absent for the first owner, invited by command. */
    invitedBy: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.emailKey)],
)

/**
 * What staff did, in order, each entry chained to the one before by hashes. Rows are added, never changed, but that the
 * content of an entry may be erased with the person it is about: the chain holds its salted digest alone.
 */
export const deskLog = pgTable(
  'desk_log',
  {
    tenantId: ownTenant(),
    /** 1, 2, 3 … without a gap. */
    position: bigint({ mode: 'number' }).notNull(),
    id: publicId(),
    at: instant().notNull(),
    /** Whose session did it: a staff account's id, kept after the account has gone. */
    accountId: text(),
    /** Whether they were let in to help, and are nobody of the staff. */
    support: boolean().notNull().default(false),
    /** What was done: the key of its sentence. */
    kind: text().notNull(),
    /** What was changed, such as `day 2026-11-27`; absent where nothing can be undone. */
    subject: text(),
    /** Values of the sentence, and what stood before and after; gone once it is erased. */
    content: jsonb().$type<DeskLogContent>(),
    salt: bytes(),
    contentDigest: bytes().notNull(),
    hash: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.position] }),
    unique().on(t.tenantId, t.id),
    index().on(t.tenantId, t.subject),
  ],
)

/** What an entry of the log says beside its kind. */
export type DeskLogContent = {
  /** What is put into its sentence. */
  values: Record<string, string | number | null>
  /** The subject's value before and after, where the change can be undone. */
  before?: unknown
  after?: unknown
}

/**
 * Something a thief would do, asked for by one of a mosque's owners and waiting: for another owner, or, where there is no
 * other, for 72 hours. Which of the two is fixed when it is asked for.
 */
export const approvals = pgTable(
  'approvals',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** What is asked for: the name of a row in the registry of kinds. */
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** A staff account's id, kept after the account has gone. */
    requestedBy: text().notNull(),
    requestedAt: instant().notNull(),
    /** When it happens by itself; absent where another owner approves it. */
    dueAt: instant(),
    expiresAt: instant().notNull(),
    state: text({ enum: ['waiting', 'done', 'declined', 'cancelled', 'expired'] })
      .notNull()
      .default('waiting'),
    /** Who approved or declined; absent for what was cancelled, or happened by itself. */
    decidedBy: text(),
    /** Of the reference in the link that cancels it. */
    cancelHash: bytes().unique(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.state, t.requestedAt),
    check('approvals_state_known', sql`${t.state} in ('waiting', 'done', 'declined', 'cancelled', 'expired')`),
    check('approvals_by_another', sql`${t.decidedBy} <> ${t.requestedBy}`),
    check(
      'approvals_done_by_two_or_late',
      sql`${t.state} <> 'done' or (${t.decidedBy} is null) <> (${t.dueAt} is null)`,
    ),
  ],
)

/** What somebody has typed and not yet saved, sealed; one row for each form and person. */
export const deskDrafts = pgTable(
  'desk_drafts',
  {
    tenantId: ownTenant(),
    accountId: text().notNull(),
    form: text().notNull(),
    sealed: bytes().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.form] }),
    foreignKey({
      columns: [t.tenantId, t.accountId],
      foreignColumns: [staffMembers.tenantId, staffMembers.accountId],
    }).onDelete('cascade'),
  ],
)
