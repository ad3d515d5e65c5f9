import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** Who has asked for the newsletter. Only `confirmed` rows are ever written to. */
export const subscribers = pgTable(
  'subscribers',
  {
    tenantId: ownTenant(),
    id: publicId(),
    email: text().notNull(),
    emailKey: text().notNull(),
    name: text(),
    state: text({ enum: ['pending', 'confirmed', 'left'] })
      .notNull()
      .default('pending'),
    /** When it was last asked for, given and taken back, and to which words; all of it is in `subscriber_consents`. */
    askedAt: instant().notNull().defaultNow(),
    confirmedAt: instant(),
    leftAt: instant(),
    wording: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.emailKey),
    index().on(t.tenantId, t.state, t.askedAt),
    check('subscribers_state_known', sql`${t.state} in ('pending', 'confirmed', 'left')`),
  ],
)

/**
 * Proof of consent: each time somebody asked for the newsletter, confirmed or left. Rows are added, never changed; they
 * go with their subscriber.
 */
export const subscriberConsents = pgTable(
  'subscriber_consents',
  {
    tenantId: ownTenant(),
    id: publicId(),
    subscriberId: text().notNull(),
    what: text({ enum: ['asked', 'confirmed', 'left'] }).notNull(),
    at: instant().notNull(),
    /** Which words it was about. */
    wording: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({
      columns: [t.tenantId, t.subscriberId],
      foreignColumns: [subscribers.tenantId, subscribers.id],
    }).onDelete('cascade'),
    index().on(t.tenantId, t.subscriberId, t.at),
    check('subscriber_consents_what_known', sql`${t.what} in ('asked', 'confirmed', 'left')`),
  ],
)

/** What people wrote to the mosque, but for questions to the imam: those are sent and not kept. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    tenantId: ownTenant(),
    id: publicId(),
    topic: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    contactNumber: text(),
    subject: text(),
    message: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    answeredAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.createdAt),
    index().on(t.tenantId, t.emailKey),
  ],
)

/**
 * An application for a course. Places are given in the order of `createdAt`: when an application that was `unconfirmed` is
 * confirmed by its emailed link, it counts from then.
 */
export const courseApplicants = pgTable(
  'course_applicants',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** The browser's, made when the form opened. */
    attemptId: text().notNull(),
    courseId: text().notNull(),
    userId: text(),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    contactNumber: text(),
    message: text(),
    /** `unconfirmed` holds no place, and there may be several of an address. */
    state: text({ enum: ['unconfirmed', 'received', 'waiting', 'accepted', 'declined'] }).notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.attemptId),
    uniqueIndex('course_applicants_once')
      .on(t.tenantId, t.courseId, t.emailKey)
      .where(sql`${t.state} <> 'unconfirmed'`),
    index().on(t.tenantId, t.courseId, t.createdAt),
    index().on(t.tenantId, t.emailKey),
    index().on(t.tenantId, t.userId),
    check(
      'course_applicants_state_known',
      sql`${t.state} in ('unconfirmed', 'received', 'waiting', 'accepted', 'declined')`,
    ),
  ],
)

/** One family's registration for the evening school. */
export const maktabRegistrations = pgTable(
  'maktab_registrations',
  {
    tenantId: ownTenant(),
    id: publicId(),
    attemptId: text().notNull(),
    userId: text(),
    guardianName: text().notNull(),
    guardianEmail: text().notNull(),
    guardianEmailKey: text().notNull(),
    guardianNumber: text().notNull(),
    guardianRelationship: text(),
    guardianAddress: text(),
    secondName: text(),
    secondNumber: text(),
    secondRelationship: text(),
    photos: boolean().notNull().default(false),
    /** Which words the guardian consented to. */
    wording: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** When the family's last child left, as the mosque says. */
    leftAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.attemptId),
    index().on(t.tenantId, t.createdAt),
    index().on(t.tenantId, t.guardianEmailKey),
    index().on(t.tenantId, t.userId),
  ],
)

/** A child of a registration. What teachers must know is sealed. */
export const maktabChildren = pgTable(
  'maktab_children',
  {
    tenantId: ownTenant(),
    registrationId: text().notNull(),
    position: integer().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    dateOfBirth: date({ mode: 'string' }).notNull(),
    school: text(),
    needs: bytes(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.registrationId, t.position] }),
    foreignKey({
      columns: [t.tenantId, t.registrationId],
      foreignColumns: [maktabRegistrations.tenantId, maktabRegistrations.id],
    }).onDelete('cascade'),
  ],
)
