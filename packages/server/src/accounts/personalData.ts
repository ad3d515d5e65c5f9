import { and, type AnyColumn, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { isOwnRegularGift, readRegularGifts, wasAttempted, readRecords } from '@minaret/giving/records'
import {
  type Tx,
  gifts,
  contactMessages,
  courseApplicants,
  maktabChildren,
  maktabRegistrations,
  subscribers,
  courses,
} from '@minaret/foundation/db'
import type { User } from '@minaret/foundation/identity'

/** Whose data: a user, by id, and by the address where it was shown to be theirs. */
type Owner = Pick<User, 'id' | 'emailKey' | 'verifiedAt'>

/** That a row was left with the owner's address; of an address nobody has shown to be theirs, no row was. */
const withAddressOf = ({ emailKey, verifiedAt }: Owner, column: AnyColumn): SQL =>
  verifiedAt ? eq(column, emailKey) : sql`false`

/** Applications for courses that are somebody's own. */
export const applicationsOf = (owner: Owner) =>
  or(eq(courseApplicants.userId, owner.id), withAddressOf(owner, courseApplicants.emailKey))

/** Registrations for the evening school that somebody has made. */
export const registrationsOf = (owner: Owner) =>
  or(eq(maktabRegistrations.userId, owner.id), withAddressOf(owner, maktabRegistrations.guardianEmailKey))

/** What somebody has written to the mosque. */
export const messagesOf = (owner: Owner) => withAddressOf(owner, contactMessages.emailKey)

/** Somebody's entry in the list of the newsletter. */
export const subscriptionOf = (owner: Owner) => withAddressOf(owner, subscribers.emailKey)

/** More rows of one person than there can be; what is read has an end all the same. */
const most = 5000

const readGifts = (tx: Tx, { id }: Owner) =>
  readRecords(tx, {
    where: and(eq(gifts.userId, id), wasAttempted),
    by: [desc(gifts.createdAt), desc(gifts.id)],
    limit: most,
  })

const readApplications = (tx: Tx, owner: Owner) =>
  tx
    .select({ application: courseApplicants, course: courses.title })
    .from(courseApplicants)
    .leftJoin(courses, and(eq(courses.tenantId, courseApplicants.tenantId), eq(courses.id, courseApplicants.courseId)))
    .where(applicationsOf(owner))
    .orderBy(asc(courseApplicants.createdAt))
    .limit(most)

async function readRegistrations(tx: Tx, owner: Owner) {
  const found = await tx
    .select()
    .from(maktabRegistrations)
    .where(registrationsOf(owner))
    .orderBy(asc(maktabRegistrations.createdAt))
    .limit(most)
  const ids = found.map(({ id }) => id)
  const children =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(maktabChildren)
          .where(inArray(maktabChildren.registrationId, ids))
          .orderBy(asc(maktabChildren.position))
  return found.map((registration) => ({
    registration,
    children: children.filter(({ registrationId }) => registrationId === registration.id),
  }))
}

/** Everything the mosque holds about somebody with an account, as it is stored. */
export async function readPersonalData(tx: Tx, owner: Owner) {
  const [subscriber] = await tx.select().from(subscribers).where(subscriptionOf(owner))
  return {
    gifts: await readGifts(tx, owner),
    cycles: await readRegularGifts(tx, isOwnRegularGift(owner.id)),
    applications: await readApplications(tx, owner),
    registrations: await readRegistrations(tx, owner),
    subscriber,
    messages: await tx
      .select()
      .from(contactMessages)
      .where(messagesOf(owner))
      .orderBy(asc(contactMessages.createdAt))
      .limit(most),
  }
}

/** What {@link readPersonalData} found. */
export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>
