import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm'
import {
  visitorDays,
  visitorMarks,
  type Tx,
  declineMarks,
  contactMessages,
  courseApplicants,
  maktabChildren,
  maktabRegistrations,
  subscribers,
  courses,
} from '@minaret/foundation/db'
import { forgetBankTexts } from '@minaret/giving/bank'
import { forgetImportedDonors } from '@minaret/giving/donors'
import { forgetClaimed, anonymizeDonors, forgetUnproved, anonymizeWillingDonors } from '@minaret/giving/gift-aid'

/** How long one kind of thing is kept. */
export type Period = {
  /** As people are told it: the demonstration's privacy page says these words. */
  told: string
  why: string
  /** Deletes what is older, for the tenant of the transaction. */
  forget(tx: Tx, now: Date): Promise<unknown>
}

/** The instant so long before. */
const before = (now: Date, interval: string): SQL => sql`${now.toISOString()}::timestamptz - ${interval}::interval`

/** Children grow out of the evening school at this age: see `maktab/children.ts`. */
const grown = '19 years'

/**
 * What is kept about people, and for how long (baseline 1.5). Accounts, sessions, links, counts and letters have rules of
 * their own where they are; gifts themselves stay, without their givers.
 */
export const periods = {
  pendingSubscribers: {
    told: '30 days if you don’t confirm',
    why: 'The address may have been entered by someone else.',
    forget: (tx, now) =>
      tx
        .delete(subscribers)
        .where(
          and(
            eq(subscribers.state, 'pending'),
            lt(subscribers.askedAt, before(now, '30 days')),
            isNull(subscribers.confirmedAt),
          ),
        ),
  },
  leftSubscribers: {
    told: 'the proof of what you agreed to for 24 months after that',
    why: 'If someone complains about an email, we can show when they subscribed and unsubscribed.',
    forget: (tx, now) =>
      tx
        .delete(subscribers)
        .where(
          and(
            inArray(subscribers.state, ['pending', 'left']),
            lt(subscribers.leftAt, before(now, '24 months')),
            lt(subscribers.askedAt, before(now, '30 days')),
          ),
        ),
  },
  contactMessages: {
    told: '12 months after we’ve replied, or 24 months if nobody has',
    why: 'A conversation may continue, and the mosque may need to check what it agreed.',
    forget: (tx, now) =>
      tx
        .delete(contactMessages)
        .where(
          or(
            lt(contactMessages.answeredAt, before(now, '12 months')),
            and(isNull(contactMessages.answeredAt), lt(contactMessages.createdAt, before(now, '24 months'))),
          ),
        ),
  },
  unconfirmedApplicants: {
    told: '24 hours if you don’t confirm',
    why: 'The address may have been entered by someone else.',
    forget: (tx, now) =>
      tx
        .delete(courseApplicants)
        .where(and(eq(courseApplicants.state, 'unconfirmed'), lt(courseApplicants.createdAt, before(now, '24 hours')))),
  },
  courseApplicants: {
    told: '12 months after the course ends, or 24 months after you applied if it has no end date',
    why: 'People ask for certificates and the next course in the year after.',
    forget: (tx, now) => {
      const its = (ends: SQL | undefined) =>
        tx
          .select({ id: courses.id })
          .from(courses)
          .where(and(eq(courses.tenantId, courseApplicants.tenantId), eq(courses.id, courseApplicants.courseId), ends))
      const longAgo = sql`(${before(now, '12 months')})::date`
      return tx
        .delete(courseApplicants)
        .where(
          or(
            exists(its(lt(courses.ends, longAgo))),
            and(lt(courseApplicants.createdAt, before(now, '24 months')), notExists(its(isNotNull(courses.ends)))),
          ),
        )
    },
  },
  maktabRegistrations: {
    told: '12 months after your last child has left, and until the youngest is 19 at the latest',
    why: 'Teachers need to contact the family and know of illnesses only while they teach the child.',
    forget: (tx, now) => {
      const children = tx
        .select({ position: maktabChildren.position })
        .from(maktabChildren)
        .where(
          and(
            eq(maktabChildren.tenantId, maktabRegistrations.tenantId),
            eq(maktabChildren.registrationId, maktabRegistrations.id),
            gte(maktabChildren.dateOfBirth, sql`(${before(now, grown)})::date`),
          ),
        )
      return tx
        .delete(maktabRegistrations)
        .where(or(lt(maktabRegistrations.leftAt, before(now, '12 months')), notExists(children)))
    },
  },
  visitorMarks: {
    told: 'at the end of the day, and after two days at the latest',
    why: 'They count each visitor once a day and are not needed after that.',
    async forget(tx, now) {
      // Behind every mosque's own midnight: the first visitor of its next day is mostly sooner.
      const over = sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date - 1`
      await tx.delete(visitorMarks).where(lt(visitorMarks.day, over))
      await tx
        .update(visitorDays)
        .set({ salt: null })
        .where(and(lt(visitorDays.day, over), isNotNull(visitorDays.salt)))
    },
  },
  declineMarks: {
    told: 'for a day',
    why: 'This limits people who test stolen cards: for an hour after each decline, counted over a day.',
    forget: (tx, now) => tx.delete(declineMarks).where(lt(declineMarks.at, before(now, '1 day'))),
  },
  unprovedDeclarations: {
    told: '30 days if you make no gift with it',
    why: 'The name and address may have been entered by someone else.',
    forget: forgetUnproved,
  },
  claimedGiftAid: {
    told: 'six years after the end of the tax year of the last gift we claimed for',
    why: 'HMRC may ask for the declarations behind the claims it has paid.',
    forget: forgetClaimed,
  },
  givers: {
    told: 'six years after the end of the accounting year',
    why: 'Accounting law requires it; the gift itself stays in the records.',
    forget: anonymizeDonors,
  },
  importedDonors: {
    told: 'two years after we brought your details from another system, if you make no donation here',
    why: 'Whoever gave to the mosque elsewhere may give again; after two years that is unlikely.',
    forget: forgetImportedDonors,
  },
  bankTexts: {
    told: '24 months after we imported the statement, if it isn’t a gift',
    why: 'A year’s accounts are examined within ten months of its end; then the day, the amount and what it was matched with are enough.',
    forget: forgetBankTexts,
  },
  willingGivers: {
    told: '12 months if the payment didn’t go through',
    why: 'People who ask about a gift do so within a year.',
    forget: anonymizeWillingDonors,
  },
  auditEntries: {
    told: 'a log of account activity for 24 months',
    why: 'Break-ins are often discovered late.',
    // The database says how long, so that nothing in this process can wipe out its traces.
    forget: (tx) => tx.execute(sql`select forget_audit()`),
  },
} satisfies Record<string, Period>
