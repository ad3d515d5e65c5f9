import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** Somebody with an account. That its address is theirs is shown by `verifiedAt` alone. */
export const users = pgTable(
  'users',
  {
    tenantId: ownTenant(),
    id: publicId(),
    name: text().notNull(),
    /** As it was typed. */
    email: text().notNull(),
    /** As it is compared: see `emailKey`. */
    emailKey: text().notNull(),
    /**
     * When a link sent to this address was followed. A demonstration opens accounts without: they are logged in to, and
     * nothing that is held about the address is theirs.
     */
    verifiedAt: instant(),
    contactNumber: text(),
    /** PHC string of argon2id. */
    passwordHash: text().notNull(),
    state: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    /** Sessions of an older epoch are over. */
    epoch: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.emailKey),
    check('users_state_known', sql`${t.state} in ('active', 'disabled')`),
  ],
)

/** One login that lasts. Deleting the row ends it. */
export const sessions = pgTable(
  'sessions',
  {
    tenantId: ownTenant(),
    /** The token's `jti`. */
    id: publicId(),
    userId: text().notNull(),
    epoch: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Moved on as it is used, at most once in a while. */
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
 * A browser that an account's holder has logged in with, by the hash of a random token it keeps: it does not wait for what
 * strangers try elsewhere. Several accounts may share one.
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

/** What a link in a mail, or of the mobile app, may be used for. */
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

/** A reference of 256 random bits, kept as its hash: single purpose, single tenant, expiring. */
export const references = pgTable(
  'link_references',
  {
    tenantId: ownTenant(),
    hash: bytes().notNull(),
    purpose: text({ enum: referencePurposes }).notNull(),
    /** Whose or what it is about: a user, a subscriber, a gift, the key of an address. */
    subject: text().notNull(),
    /** What is to be done with it; gone once it is used. */
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

/** Tries that failed lately, by whoever made them: a hash, never an address. */
export const throttles = pgTable(
  'throttles',
  {
    tenantId: ownTenant(),
    /** What was tried: `login`, `register`, `reset`, … */
    what: text().notNull(),
    mark: bytes().notNull(),
    tries: integer().notNull(),
    lastAt: instant().notNull(),
    blockedUntil: instant(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.what, t.mark] }), index().on(t.tenantId, t.lastAt)],
)

/** What happened to accounts and was refused: who, when and what, in UTC. Rows are added, never changed. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    tenantId: ownTenant(),
    id: publicId(),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    what: text().notNull(),
    /** A user's id, where there is one. */
    who: text(),
    detail: jsonb(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.at)],
)
