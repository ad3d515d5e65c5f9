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
import { forgetClaimed, anonymizeDonors, forgetUnproved, anonymizeUnpaidDonors } from '@minaret/giving/gift-aid'

/** The retention period of one kind of data. */
export type Period = {
  /** The wording of the demonstration's privacy page. */
  notice: string
  why: string
  /** Deletes older data of the transaction's tenant. */
  forget(tx: Tx, now: Date): Promise<unknown>
}

/** Subtracts an interval from an instant. */
const subtractInterval = (now: Date, interval: string): SQL =>
  sql`${now.toISOString()}::timestamptz - ${interval}::interval`

/** Age from which children are too old for the maktab: see `maktab/children.ts`. */
const maxAge = '19 years'

/**
 * Retention periods of personal data (baseline 1.5). Accounts, sessions, links, counts and emails have rules in their own
 * features; gifts are kept, without their donors.
 */
export const periods = {
  pendingSubscribers: {
    notice: '30 days if you don’t confirm',
    why: 'The address may have been entered by someone else.',
    forget: (tx, now) =>
      tx
        .delete(subscribers)
        .where(
          and(
            eq(subscribers.state, 'pending'),
            lt(subscribers.askedAt, subtractInterval(now, '30 days')),
            isNull(subscribers.confirmedAt),
          ),
        ),
  },
  leftSubscribers: {
    notice: 'the proof of what you agreed to for 24 months after that',
    why: 'If someone complains about an email, we can show when they subscribed and unsubscribed.',
    forget: (tx, now) =>
      tx
        .delete(subscribers)
        .where(
          and(
            inArray(subscribers.state, ['pending', 'left']),
            lt(subscribers.leftAt, subtractInterval(now, '24 months')),
            lt(subscribers.askedAt, subtractInterval(now, '30 days')),
          ),
        ),
  },
  contactMessages: {
    notice: '12 months after we’ve replied, or 24 months if nobody has',
    why: 'A conversation may continue, and the mosque may need to check what it agreed.',
    forget: (tx, now) =>
      tx
        .delete(contactMessages)
        .where(
          or(
            lt(contactMessages.answeredAt, subtractInterval(now, '12 months')),
            and(isNull(contactMessages.answeredAt), lt(contactMessages.createdAt, subtractInterval(now, '24 months'))),
          ),
        ),
  },
  unconfirmedApplicants: {
    notice: '24 hours if you don’t confirm',
    why: 'The address may have been entered by someone else.',
    forget: (tx, now) =>
      tx
        .delete(courseApplicants)
        .where(
          and(
            eq(courseApplicants.state, 'unconfirmed'),
            lt(courseApplicants.createdAt, subtractInterval(now, '24 hours')),
          ),
        ),
  },
  courseApplicants: {
    notice: '12 months after the course ends, or 24 months after you applied if it has no end date',
    why: 'People ask for certificates and the next course in the year after.',
    forget: (tx, now) => {
      const courseOf = (ends: SQL | undefined) =>
        tx
          .select({ id: courses.id })
          .from(courses)
          .where(and(eq(courses.tenantId, courseApplicants.tenantId), eq(courses.id, courseApplicants.courseId), ends))
      const oldestEnd = sql`(${subtractInterval(now, '12 months')})::date`
      return tx
        .delete(courseApplicants)
        .where(
          or(
            exists(courseOf(lt(courses.ends, oldestEnd))),
            and(
              lt(courseApplicants.createdAt, subtractInterval(now, '24 months')),
              notExists(courseOf(isNotNull(courses.ends))),
            ),
          ),
        )
    },
  },
  maktabRegistrations: {
    notice: '12 months after your last child has left, and until the youngest is 19 at the latest',
    why: 'Teachers need to contact the family and know of illnesses only while they teach the child.',
    forget: (tx, now) => {
      const children = tx
        .select({ position: maktabChildren.position })
        .from(maktabChildren)
        .where(
          and(
            eq(maktabChildren.tenantId, maktabRegistrations.tenantId),
            eq(maktabChildren.registrationId, maktabRegistrations.id),
            gte(maktabChildren.dateOfBirth, sql`(${subtractInterval(now, maxAge)})::date`),
          ),
        )
      return tx
        .delete(maktabRegistrations)
        .where(or(lt(maktabRegistrations.leftAt, subtractInterval(now, '12 months')), notExists(children)))
    },
  },
  visitorMarks: {
    notice: 'at the end of the day, and after two days at the latest',
    why: 'They count each visitor once a day and are not needed after that.',
    async forget(tx, now) {
      // Later than midnight in any time zone. Usually the first visitor of the next day deletes them earlier.
      const lastDay = sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date - 1`
      await tx.delete(visitorMarks).where(lt(visitorMarks.day, lastDay))
      await tx
        .update(visitorDays)
        .set({ salt: null })
        .where(and(lt(visitorDays.day, lastDay), isNotNull(visitorDays.salt)))
    },
  },
  declineMarks: {
    notice: 'for a day',
    why: 'This limits people who test stolen cards: for an hour after each decline, counted over a day.',
    forget: (tx, now) => tx.delete(declineMarks).where(lt(declineMarks.at, subtractInterval(now, '1 day'))),
  },
  unprovedDeclarations: {
    notice: '30 days if you make no gift with it',
    why: 'The name and address may have been entered by someone else.',
    forget: forgetUnproved,
  },
  claimedGiftAid: {
    notice: 'six years after the end of the tax year of the last gift we claimed for',
    why: 'HMRC may ask for the declarations behind the claims it has paid.',
    forget: forgetClaimed,
  },
  givers: {
    notice: 'six years after the end of the accounting year',
    why: 'Accounting law requires it; the gift itself stays in the records.',
    forget: anonymizeDonors,
  },
  importedDonors: {
    notice: 'two years after we brought your details from another system, if you make no donation here',
    why: 'Whoever gave to the mosque elsewhere may give again; after two years that is unlikely.',
    forget: forgetImportedDonors,
  },
  bankTexts: {
    notice: '24 months after we imported the statement, if it isn’t a gift',
    why: 'A year’s accounts are examined within ten months of its end; then the day, the amount and what it was matched with are enough.',
    forget: forgetBankTexts,
  },
  willingGivers: {
    notice: '12 months if the payment didn’t go through',
    why: 'People who ask about a gift do so within a year.',
    forget: anonymizeUnpaidDonors,
  },
  auditEntries: {
    notice: 'a log of account activity for 24 months',
    why: 'Break-ins are often discovered late.',
    // The database sets the period, so that code in this process cannot erase its traces.
    forget: (tx) => tx.execute(sql`select forget_audit()`),
  },
} satisfies Record<string, Period>
