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

/** Newsletter subscribers. Emails only ever go to `confirmed` rows. */
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
    /** When consent was last requested, given and withdrawn, and its wording; the history is in `subscriber_consents`. */
    askedAt: instant().notNull().defaultNow(),
    confirmedAt: instant(),
    leftAt: instant(),
    wording: text().notNull(),
    /** The language of the sign-up form; null for the mosque's own. */
    language: text(),
    /** Since when the address gets no emails, because an issue bounced permanently. */
    bouncedAt: instant(),
    /** Why it bounced, as an RFC 3463 status code: `5.1.1`. */
    bounceStatus: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.emailKey),
    index().on(t.tenantId, t.state, t.askedAt),
    check('subscribers_state_known', sql`${t.state} in ('pending', 'confirmed', 'left')`),
  ],
)

/** An import of subscribers by staff, with the proof of consent: where, when and with which wording. */
export const subscriberImports = pgTable(
  'subscriber_imports',
  {
    tenantId: ownTenant(),
    id: publicId(),
    accountId: text().notNull(),
    at: instant().notNull(),
    /** How consent was given, as described by staff: "paper form after Jumu'ah". */
    source: text().notNull(),
    agreedOn: date({ mode: 'string' }).notNull(),
    wording: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.at)],
)

/**
 * Proof of consent: every time a subscriber signed up, confirmed or unsubscribed, or was imported or removed by staff.
 * Append-only; rows are deleted with their subscriber.
 */
export const subscriberConsents = pgTable(
  'subscriber_consents',
  {
    tenantId: ownTenant(),
    id: publicId(),
    subscriberId: text().notNull(),
    what: text({ enum: ['asked', 'confirmed', 'left', 'imported', 'ended', 'complained'] }).notNull(),
    at: instant().notNull(),
    /** The version of the wording. */
    wording: text().notNull(),
    /** For an address imported by staff: the import with the proof of consent. */
    importId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({
      columns: [t.tenantId, t.subscriberId],
      foreignColumns: [subscribers.tenantId, subscribers.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.importId],
      foreignColumns: [subscriberImports.tenantId, subscriberImports.id],
    }),
    index().on(t.tenantId, t.subscriberId, t.at),
    index().on(t.tenantId, t.importId),
    check(
      'subscriber_consents_what_known',
      sql`${t.what} in ('asked', 'confirmed', 'left', 'imported', 'ended', 'complained')`,
    ),
    check('subscriber_consents_proof', sql`(${t.what} = 'imported') = (${t.importId} is not null)`),
  ],
)

/**
 * Messages to the mosque. A question to the imam is stored only if the desk has a staff member with the imam role, and only
 * the imam sees it; otherwise it is emailed and not stored.
 */
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
    /** The language of the form; replies are in the same language. */
    language: text(),
    /** The staff account assigned to it; ignored once that person has left. */
    assignedTo: text(),
    /** Incremented with every change at the desk, to detect concurrent edits. */
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.createdAt),
    index().on(t.tenantId, t.emailKey),
  ],
)

/** A staff reply to a message. Its email is in the outbox with the kind `reply` or `imam-reply` and this id as its cause. */
export const messageReplies = pgTable(
  'message_replies',
  {
    tenantId: ownTenant(),
    id: publicId(),
    messageId: text().notNull(),
    /** Whether it replies to a question to the imam: only the imam sees it. */
    forImam: boolean().notNull(),
    accountId: text().notNull(),
    body: text().notNull(),
    createdAt: instant().notNull(),
    /** When it will be sent; it can be undone until then. */
    sendAt: instant().notNull(),
    /** Whether it marked the message as answered, so that undoing it reopens the message. */
    answers: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({
      columns: [t.tenantId, t.messageId],
      foreignColumns: [contactMessages.tenantId, contactMessages.id],
    }).onDelete('cascade'),
    index().on(t.tenantId, t.messageId, t.createdAt),
  ],
)

/** A mosque's reply templates. A mosque without rows uses the default templates of the message catalogues. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    tenantId: ownTenant(),
    id: publicId(),
    position: integer().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.position)],
)

/**
 * An application for a course. Places are allocated in the order of `createdAt`, which is updated when an `unconfirmed`
 * application is confirmed by its emailed link.
 */
export const courseApplicants = pgTable(
  'course_applicants',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** Generated by the browser when the form opened. */
    attemptId: text().notNull(),
    courseId: text().notNull(),
    userId: text(),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    contactNumber: text(),
    message: text(),
    /** `unconfirmed` takes no place, and one address may have several. */
    state: text({ enum: ['unconfirmed', 'received', 'waiting', 'accepted', 'declined'] }).notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** The language of the form; the decision is emailed in the same language. */
    language: text(),
    /** Incremented with every decision, to detect concurrent edits and to email no decision twice. */
    version: integer().notNull().default(1),
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

/** One family's registration for the maktab. */
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
    /** The version of the wording the guardian consented to. */
    wording: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** When the family's last child left, as entered by the mosque. */
    leftAt: instant(),
    state: text({ enum: ['received', 'waiting', 'accepted', 'declined'] })
      .notNull()
      .default('received'),
    language: text(),
    /** As in {@link courseApplicants}. */
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.attemptId),
    index().on(t.tenantId, t.createdAt),
    index().on(t.tenantId, t.guardianEmailKey),
    index().on(t.tenantId, t.userId),
    check('maktab_registrations_state_known', sql`${t.state} in ('received', 'waiting', 'accepted', 'declined')`),
  ],
)

/** A class of the maktab. Its teacher may decrypt the children's needs. */
export const maktabClasses = pgTable(
  'maktab_classes',
  {
    tenantId: ownTenant(),
    id: publicId(),
    name: text().notNull(),
    /** A staff account; ignored once that person has left. */
    teacherId: text(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.teacherId)],
)

/** A child of a registration. `needs`, which teachers must know, are encrypted. */
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
    classId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.registrationId, t.position] }),
    foreignKey({
      columns: [t.tenantId, t.registrationId],
      foreignColumns: [maktabRegistrations.tenantId, maktabRegistrations.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.classId],
      foreignColumns: [maktabClasses.tenantId, maktabClasses.id],
    }),
    index().on(t.tenantId, t.classId),
  ],
)
