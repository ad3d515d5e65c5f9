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
import { forgetClaimed, forgetGivers, forgetUnproved, forgetWillingGivers } from '@minaret/giving/gift-aid'

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
    told: '30 days if you do not confirm',
    why: 'Who typed the address need not be its owner.',
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
    why: 'Whoever complains of a letter is shown what was agreed to and when it was taken back.',
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
    told: '12 months after we have answered, or 24 months if nobody has',
    why: 'A conversation may go on, and a mosque looks up what it promised.',
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
    told: '24 hours if you do not confirm',
    why: 'Who typed the address need not be its owner.',
    forget: (tx, now) =>
      tx
        .delete(courseApplicants)
        .where(and(eq(courseApplicants.state, 'unconfirmed'), lt(courseApplicants.createdAt, before(now, '24 hours')))),
  },
  courseApplicants: {
    told: '12 months after the course is over, or 24 months after you applied if it has no last day',
    why: 'Certificates and the next course are asked for in the year after.',
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
    why: 'Teachers need to reach the family and to know of illnesses while a child is with them, and no longer.',
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
    told: 'when the day is over, and after two days at the latest',
    why: 'They count one visitor once; after that day they are of no use.',
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
    why: 'Whoever tries stolen cards is slowed down for an hour, and watched for a day.',
    forget: (tx, now) => tx.delete(declineMarks).where(lt(declineMarks.at, before(now, '1 day'))),
  },
  unprovedDeclarations: {
    told: '30 days if no gift comes with it',
    why: 'Who typed the name and the home need not be whom they name.',
    forget: forgetUnproved,
  },
  claimedGiftAid: {
    told: 'six years after the end of the tax year of the last gift we claimed for',
    why: 'HMRC may ask for the declarations of what it has paid out.',
    forget: forgetClaimed,
  },
  givers: {
    told: 'six years after the end of the accounting year',
    why: 'The law on accounts; the gift itself stays in the books.',
    forget: forgetGivers,
  },
  willingGivers: {
    told: '12 months if nothing arrived',
    why: 'Whoever asks what became of a gift asks within a year.',
    forget: forgetWillingGivers,
  },
  auditEntries: {
    told: 'what was done with your account for 24 months',
    why: 'A break-in is often found late.',
    // The database says how long, so that nothing in this process can wipe out its traces.
    forget: (tx) => tx.execute(sql`select forget_audit()`),
  },
} satisfies Record<string, Period>
