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
 * A staff account, for one mosque or several, with one login for all of them. Only the desk's database role has access to
 * the tables in this file that have no tenant.
 */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text().primaryKey().$defaultFn(newPublicId),
    name: text().notNull(),
    /** As entered. */
    email: text().notNull(),
    /** Normalised for comparison: see `emailKey`. */
    emailKey: text().notNull().unique(),
    /** PHC string of argon2id; null for an account that logs in only by passkey. */
    passwordHash: text(),
    /** The secret of the authenticator app, encrypted; null until one is set up. */
    authenticator: bytes(),
    /** The newest 30-second step whose code was used: a code works once. */
    authenticatorStep: bigint({ mode: 'number' }),
    /** The WebAuthn user handle: random bytes, generated once. */
    passkeyUser: bytes().notNull(),
    /** Sessions of an older epoch are invalid. */
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
    /** Its owner's name for it, such as "Aisha's phone". */
    name: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    usedAt: instant(),
  },
  (t) => [index().on(t.accountId)],
)

/** A single-use recovery code for a lost authenticator, stored as its hash. */
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

/** A login session, identified by the hash of its cookie. Deleting the row ends it. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    hash: bytes().primaryKey(),
    /** Its id in the list of sessions. */
    id: publicId().unique(),
    accountId: text()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    epoch: integer().notNull(),
    /** How the account was authenticated. */
    method: text({ enum: ['passkey', 'code', 'recovery', 'demonstration'] }).notNull(),
    /** The passkey used to log in, if known. */
    passkeyId: text().references(() => staffPasskeys.id, { onDelete: 'set null' }),
    /** The browser and operating system, for the list of sessions. */
    device: text().notNull(),
    /** On a shared computer: nothing is stored, and it ends after 30 minutes. */
    shared: boolean().notNull().default(false),
    /** The remembered device it is on, if any. */
    deviceHash: bytes(),
    createdAt: instant().notNull(),
    seenAt: instant().notNull(),
    /** Last re-authentication, required for actions that must be safe from an unattended session. */
    confirmedAt: instant(),
  },
  (t) => [
    index().on(t.accountId),
    index().on(t.passkeyId),
    index().on(t.seenAt),
    check('staff_sessions_method_known', sql`${t.method} in ('passkey', 'code', 'recovery', 'demonstration')`),
  ],
)

/** A device an account has logged in from, by the hash of its cookie: a login from a new device is emailed to the owners. */
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

/** A login, invitation or passkey registration in progress, with the steps completed so far. Expires after minutes. */
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

/** Recent failed logins per caller: a hash, never an address. */
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

/** An account's membership of a mosque's staff, with its roles. */
export const staffMembers = pgTable(
  'staff_members',
  {
    tenantId: ownTenant(),
    accountId: text()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    roles: text().array().notNull(),
    /** Created by the demonstration loader: logs in with one tap, and is never a real person. */
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

/** An invitation to join a mosque's staff: single use, for one address, valid for 72 hours. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** Hash of the reference in its link. */
    hash: bytes().notNull().unique(),
    email: text().notNull(),
    emailKey: text().notNull(),
    roles: text().array().notNull(),
    /** The inviting account; null for the first owner, invited by command. */
    invitedBy: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.emailKey)],
)

/**
 * The staff audit log, in order, with a hash chain over its entries. Append-only, except that an entry's content can be
 * erased together with the person it is about: the chain only contains its salted digest.
 */
export const deskLog = pgTable(
  'desk_log',
  {
    tenantId: ownTenant(),
    /** 1, 2, 3 … without a gap. */
    position: bigint({ mode: 'number' }).notNull(),
    id: publicId(),
    at: instant().notNull(),
    /** The staff account that did it, kept after the account is deleted. */
    accountId: text(),
    /** Whether it was done in a support session by an installation owner. */
    support: boolean().notNull().default(false),
    /** The action: the key of its message. */
    kind: text().notNull(),
    /** The subject of the change, such as `day 2026-11-27`; null if nothing can be undone. */
    subject: text(),
    /** Parameters of the message, and the values before and after; null once erased. */
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

/** Content of a log entry, beside its kind. */
export type DeskLogContent = {
  /** Parameters of its message. */
  values: Record<string, string | number | null>
  /** The subject's value before and after, if the change can be undone. */
  before?: unknown
  after?: unknown
}

/**
 * A sensitive action requested by an owner, of the kind a hijacker of the account would take. It waits for approval by another
 * owner or, if there is none, for 72 hours. Which of the two is fixed at the time of the request.
 */
export const approvals = pgTable(
  'approvals',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** The kind of action: the name of a row in the registry of kinds. */
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** A staff account's id, kept after the account is deleted. */
    requestedBy: text().notNull(),
    requestedAt: instant().notNull(),
    /** When it takes effect automatically; null if another owner has to approve it. */
    dueAt: instant(),
    expiresAt: instant().notNull(),
    state: text({ enum: ['waiting', 'done', 'declined', 'cancelled', 'expired'] })
      .notNull()
      .default('waiting'),
    /** The owner who approved or declined; null if it was cancelled or took effect automatically. */
    decidedBy: text(),
    /** Hash of the reference in the link that cancels it. */
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

/** An unsaved form at the desk, encrypted; one row per form and account. */
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
