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
    /** The language they asked in; without it, the mosque's own. */
    language: text(),
    /** Since when nothing is sent to the address, because an issue came back and no later one could arrive. */
    bouncedAt: instant(),
    /** Why it came back, as RFC 3463 counts the reasons: `5.1.1`. */
    bounceStatus: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.emailKey),
    index().on(t.tenantId, t.state, t.askedAt),
    check('subscribers_state_known', sql`${t.state} in ('pending', 'confirmed', 'left')`),
  ],
)

/** Addresses that staff brought along, and the proof that their owners agreed: where, when and to which words. */
export const subscriberImports = pgTable(
  'subscriber_imports',
  {
    tenantId: ownTenant(),
    id: publicId(),
    accountId: text().notNull(),
    at: instant().notNull(),
    /** Where people agreed, as staff describe it: "paper form after Jumu'ah". */
    source: text().notNull(),
    agreedOn: date({ mode: 'string' }).notNull(),
    wording: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.at)],
)

/**
 * Proof of consent: each time somebody asked for the newsletter, confirmed or left, was brought along by staff, or was
 * ended by them. Rows are added, never changed; they go with their subscriber.
 */
export const subscriberConsents = pgTable(
  'subscriber_consents',
  {
    tenantId: ownTenant(),
    id: publicId(),
    subscriberId: text().notNull(),
    what: text({ enum: ['asked', 'confirmed', 'left', 'imported', 'ended', 'complained'] }).notNull(),
    at: instant().notNull(),
    /** Which words it was about. */
    wording: text().notNull(),
    /** Where staff brought the address along: what proves that its owner agreed. */
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
 * What people wrote to the mosque. A question to the imam is here only where an imam works at the desk, who alone sees it;
 * elsewhere it is sent and stored nowhere.
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
    /** The language its form was shown in; a reply is written in it. */
    language: text(),
    /** The staff account that looks after it; one that has left counts as nobody. */
    assignedTo: text(),
    /** Grows with every change at the desk, so that of two people the second is told. */
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.createdAt),
    index().on(t.tenantId, t.emailKey),
  ],
)

/** What staff replied to a message. Its email is in the outbox, of the kind `reply` or `imam-reply`, caused by this id. */
export const messageReplies = pgTable(
  'message_replies',
  {
    tenantId: ownTenant(),
    id: publicId(),
    messageId: text().notNull(),
    /** Whether it replies to a question to the imam: the imam alone sees it. */
    forImam: boolean().notNull(),
    accountId: text().notNull(),
    body: text().notNull(),
    createdAt: instant().notNull(),
    /** Until then it waits on the server, so that it can be taken back. */
    sendAt: instant().notNull(),
    /** Whether the message became answered by it, so that taking it back opens it again. */
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

/** Texts a mosque's staff have ready for replies. A mosque without rows has the ready texts of the catalogues. */
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
    /** The language its form was shown in; the decision is emailed in it. */
    language: text(),
    /** Grows with every decision, so that of two people the second is told, and no decision is emailed twice. */
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
    state: text({ enum: ['received', 'waiting', 'accepted', 'declined'] })
      .notNull()
      .default('received'),
    language: text(),
    /** As that of an application for a course. */
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

/** A class of the maktab. Its teacher may open what must be known of its children. */
export const maktabClasses = pgTable(
  'maktab_classes',
  {
    tenantId: ownTenant(),
    id: publicId(),
    name: text().notNull(),
    /** A staff account; one that has left counts as nobody. */
    teacherId: text(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.teacherId)],
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
