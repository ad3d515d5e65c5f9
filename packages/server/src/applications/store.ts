import { and, count, eq, ne, sql } from 'drizzle-orm'
import { isPublished } from '@minaret/foundation/pagination'
import { type Tx, courseApplicants, courses } from '@minaret/foundation/db'

/** A course as it is stored. */
export type Course = typeof courses.$inferSelect
/** An application as it is stored. */
export type Application = typeof courseApplicants.$inferSelect

/** The course, locked until the transaction ends: whoever gives out its places does so alone. */
export async function lockCourse(tx: Tx, id: string, now: Date): Promise<Course | undefined> {
  const [course] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isPublished(courses, now)))
    .for('update')
  return course
}

/** The application a form has made already. */
export async function findAttempt(tx: Tx, attemptId: string): Promise<Application | undefined> {
  const [found] = await tx.select().from(courseApplicants).where(eq(courseApplicants.attemptId, attemptId))
  return found
}

/** The course of an application, published or not, locked as by whoever applies. */
export async function lockCourseOf(tx: Tx, { courseId }: Pick<Application, 'courseId'>): Promise<Course | undefined> {
  const [course] = await tx.select().from(courses).where(eq(courses.id, courseId)).for('update')
  return course
}

/** The application of that id. */
export async function findApplication(tx: Tx, id: string): Promise<Application | undefined> {
  const [found] = await tx.select().from(courseApplicants).where(eq(courseApplicants.id, id))
  return found
}

/** The application of an address for a course; one that nobody has confirmed is none. */
export async function findApplicant(tx: Tx, courseId: string, emailKey: string): Promise<Application | undefined> {
  const [found] = await tx
    .select()
    .from(courseApplicants)
    .where(
      and(
        eq(courseApplicants.courseId, courseId),
        eq(courseApplicants.emailKey, emailKey),
        ne(courseApplicants.state, 'unconfirmed'),
      ),
    )
  return found
}

const unconfirmedOf = ({ courseId, emailKey }: Pick<Application, 'courseId' | 'emailKey'>) =>
  and(
    eq(courseApplicants.courseId, courseId),
    eq(courseApplicants.emailKey, emailKey),
    eq(courseApplicants.state, 'unconfirmed'),
  )

/** How many applications of an address for a course wait for their link to be followed. */
export async function countUnconfirmed(tx: Tx, of: Pick<Application, 'courseId' | 'emailKey'>): Promise<number> {
  const [found] = await tx.select({ n: count() }).from(courseApplicants).where(unconfirmedOf(of))
  return found?.n ?? 0
}

/** What the next application for a locked course becomes. */
export const nextState = ({ places, placesTaken }: Course): 'received' | 'waiting' =>
  places === null || placesTaken < places ? 'received' : 'waiting'

const takePlace = (tx: Tx, { id }: Pick<Course, 'id'>) =>
  tx
    .update(courses)
    .set({ placesTaken: sql`${courses.placesTaken} + 1` })
    .where(eq(courses.id, id))

/**
 * Confirms an application for a locked course: it gets the next place, or one on the waiting list. Others that wait for
 * the same address are forgotten.
 */
export async function confirm(tx: Tx, course: Course, application: Application): Promise<Application> {
  const state = nextState(course)
  const [confirmed] = await tx
    .update(courseApplicants)
    .set({ state, createdAt: sql`clock_timestamp()` })
    .where(eq(courseApplicants.id, application.id))
    .returning()
  await tx.delete(courseApplicants).where(unconfirmedOf(application))
  if (state === 'received') await takePlace(tx, course)
  return confirmed ?? application
}

/**
 * Stores an application for a locked course: with the next place or one on its waiting list, or until it is confirmed.
 * @returns nothing when the attempt has applied for another course meanwhile
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
