import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** A visitor's account. Only `verifiedAt` proves that the email address is theirs. */
export const users = pgTable(
  'users',
  {
    tenantId: ownTenant(),
    id: publicId(),
    name: text().notNull(),
    /** As entered. */
    email: text().notNull(),
    /** Normalised for comparison: see `emailKey`. */
    emailKey: text().notNull(),
    /**
     * When a link sent to this address was followed. Demo accounts are created without it: they can log in, but get none
     * of the records held under the address.
     */
    verifiedAt: instant(),
    contactNumber: text(),
    /** PHC string of argon2id. */
    passwordHash: text().notNull(),
    state: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    /** Sessions of an older epoch are invalid. */
    epoch: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.emailKey),
    check('users_state_known', sql`${t.state} in ('active', 'disabled')`),
  ],
)

/** A login session. Deleting the row ends it. */
export const sessions = pgTable(
  'sessions',
  {
    tenantId: ownTenant(),
    /** The token's `jti`. */
    id: publicId(),
    userId: text().notNull(),
    epoch: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Last use, updated at intervals rather than with every request. */
    seenAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.userId], foreignColumns: [users.tenantId, users.id] }).onDelete('cascade'),
    index().on(t.tenantId, t.userId),
    index().on(t.tenantId, t.seenAt),
  ],
)

/**
 * A browser that has logged in to an account, identified by the hash of a random token it stores. Failed logins from other
 * devices do not throttle it. Several accounts may share one browser.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    tenantId: ownTenant(),
    hash: bytes().notNull(),
    userId: text().notNull(),
    seenAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.hash, t.userId] }),
    foreignKey({ columns: [t.tenantId, t.userId], foreignColumns: [users.tenantId, users.id] }).onDelete('cascade'),
    index().on(t.tenantId, t.userId),
    index().on(t.tenantId, t.seenAt),
  ],
)

/** What a link in an email, or from the mobile app, may be used for. */
export const referencePurposes = [
  'register',
  'new-email',
  'reset',
  'newsletter-confirm',
  'newsletter-leave',
  'course-confirm',
  'donate',
  'donate-page',
  'manage',
] as const

/** A reference of 256 random bits, stored as its hash: single purpose, single tenant, expiring. */
export const references = pgTable(
  'link_references',
  {
    tenantId: ownTenant(),
    hash: bytes().notNull(),
    purpose: text({ enum: referencePurposes }).notNull(),
    /** The record it refers to: a user, a subscriber, a gift, the key of an address. */
    subject: text().notNull(),
    /** Data of the action it triggers; deleted once it is used. */
    payload: jsonb(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.hash] }),
    index().on(t.tenantId, t.purpose, t.subject),
    index().on(t.tenantId, t.expiresAt),
  ],
)

/** Recent failed attempts per caller: a hash, never an address. */
export const throttles = pgTable(
  'throttles',
  {
    tenantId: ownTenant(),
    /** The action attempted: `login`, `register`, `reset`, … */
    what: text().notNull(),
    mark: bytes().notNull(),
    tries: integer().notNull(),
    lastAt: instant().notNull(),
    blockedUntil: instant(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.what, t.mark] }), index().on(t.tenantId, t.lastAt)],
)

/** Audit log of accounts, refusals included: who, when and what, in UTC. Append-only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    tenantId: ownTenant(),
    id: publicId(),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    what: text().notNull(),
    /** A user's id, if there is one. */
    who: text(),
    detail: jsonb(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.at)],
)
