import { and, count, eq, ne, sql } from 'drizzle-orm'
import { isPublished } from '@minaret/foundation/pagination'
import { type Tx, courseApplicants, courses } from '@minaret/foundation/db'

/** A stored course. */
export type Course = typeof courses.$inferSelect
/** A stored application. */
export type Application = typeof courseApplicants.$inferSelect

/** Finds a published course and locks it until the end of the transaction, while its places are allocated. */
export async function lockCourse(tx: Tx, id: string, now: Date): Promise<Course | undefined> {
  const [course] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isPublished(courses, now)))
    .for('update')
  return course
}

/** Finds an application by the attempt id of its form. */
export async function findAttempt(tx: Tx, attemptId: string): Promise<Application | undefined> {
  const [row] = await tx.select().from(courseApplicants).where(eq(courseApplicants.attemptId, attemptId))
  return row
}

/** Finds and locks the course of an application, published or not. */
export async function lockCourseOf(tx: Tx, { courseId }: Pick<Application, 'courseId'>): Promise<Course | undefined> {
  const [course] = await tx.select().from(courses).where(eq(courses.id, courseId)).for('update')
  return course
}

/** Finds an application by id. */
export async function findApplication(tx: Tx, id: string): Promise<Application | undefined> {
  const [row] = await tx.select().from(courseApplicants).where(eq(courseApplicants.id, id))
  return row
}

/** Finds the confirmed application of an email for a course. */
export async function findApplicant(tx: Tx, courseId: string, emailKey: string): Promise<Application | undefined> {
  const [row] = await tx
    .select()
    .from(courseApplicants)
    .where(
      and(
        eq(courseApplicants.courseId, courseId),
        eq(courseApplicants.emailKey, emailKey),
        ne(courseApplicants.state, 'unconfirmed'),
      ),
    )
  return row
}

const unconfirmedOf = ({ courseId, emailKey }: Pick<Application, 'courseId' | 'emailKey'>) =>
  and(
    eq(courseApplicants.courseId, courseId),
    eq(courseApplicants.emailKey, emailKey),
    eq(courseApplicants.state, 'unconfirmed'),
  )

/** Counts the unconfirmed applications of an email for a course. */
export async function countUnconfirmed(tx: Tx, key: Pick<Application, 'courseId' | 'emailKey'>): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(courseApplicants).where(unconfirmedOf(key))
  return row?.n ?? 0
}

/** Returns the state of the next application for a locked course. */
export const nextState = ({ places, placesTaken }: Course): 'received' | 'waiting' =>
  places === null || placesTaken < places ? 'received' : 'waiting'

const takePlace = (tx: Tx, { id }: Pick<Course, 'id'>) =>
  tx
    .update(courses)
    .set({ placesTaken: sql`${courses.placesTaken} + 1` })
    .where(eq(courses.id, id))

/**
 * Confirms an application for a locked course: it gets the next place, or joins the waiting list. Other unconfirmed
 * applications of the email are deleted.
 */
export async function confirm(tx: Tx, course: Course, application: Application): Promise<Application> {
  const state = nextState(course)
  const [confirmedApplication] = await tx
    .update(courseApplicants)
    .set({ state, createdAt: sql`clock_timestamp()` })
    .where(eq(courseApplicants.id, application.id))
    .returning()
  await tx.delete(courseApplicants).where(unconfirmedOf(application))
  if (state === 'received') await takePlace(tx, course)
  return confirmedApplication ?? application
}

/**
 * Inserts an application for a locked course: with a place, on the waiting list, or unconfirmed.
 * @returns undefined if the attempt id was used for another course in the meantime
 */
export async function apply(
  tx: Tx,
  course: Course,
  applicant: Omit<typeof courseApplicants.$inferInsert, 'state' | 'courseId'>,
  state: 'unconfirmed' | 'received' | 'waiting',
): Promise<Application | undefined> {
  const [inserted] = await tx
    .insert(courseApplicants)
    .values({ ...applicant, courseId: course.id, state })
    .onConflictDoNothing()
    .returning()
  if (inserted && state === 'received') await takePlace(tx, course)
  return inserted
}
