import { asc, eq, and, sql } from 'drizzle-orm'
import { courseApplicants, courses, type Tx } from '@minaret/foundation/db'
import type { Application, Course } from './store.ts'

type State = Application['state']

const takesPlace = (state: State) => state === 'received' || state === 'accepted'

/** Whether a change of state needs a place on the course and none is left. */
export const lacksPlace = (
  course: Pick<Course, 'places' | 'placesTaken'> | undefined,
  from: State,
  to: State,
): boolean =>
  course !== undefined &&
  course.places !== null &&
  !takesPlace(from) &&
  takesPlace(to) &&
  course.placesTaken >= course.places

/**
 * Locks an application's course and then the application, in the same order as applying, so that the second of two
 * concurrent decisions sees the first.
 */
export async function lockApplication(tx: Tx, id: string): Promise<{ course?: Course; application?: Application }> {
  const [row] = await tx
    .select({ courseId: courseApplicants.courseId })
    .from(courseApplicants)
    .where(eq(courseApplicants.id, id))
  if (!row) return {}
  const [course] = await tx.select().from(courses).where(eq(courses.id, row.courseId)).for('update')
  const [application] = await tx.select().from(courseApplicants).where(eq(courseApplicants.id, id)).for('update')
  return { course, application }
}

/**
 * Changes the state of a locked application, and takes or frees its place.
 * @returns undefined if the course is full
 */
export async function changeApplicationState(
  tx: Tx,
  course: Course | undefined,
  application: Application,
  to: State,
): Promise<Application | undefined> {
  if (lacksPlace(course, application.state, to)) return undefined
  const change = Number(takesPlace(to)) - Number(takesPlace(application.state))
  if (change !== 0)
    await tx
      .update(courses)
      .set({ placesTaken: sql`greatest(${courses.placesTaken} + ${change}::int, 0)` })
      .where(eq(courses.id, application.courseId))
  const [updated] = await tx
    .update(courseApplicants)
    .set({ state: to, version: sql`${courseApplicants.version} + 1` })
    .where(eq(courseApplicants.id, application.id))
    .returning()
  return updated
}

/** Finds the first application on a course's waiting list. */
export async function findNextWaiting(tx: Tx, courseId: string): Promise<Application | undefined> {
  const [next] = await tx
    .select()
    .from(courseApplicants)
    .where(and(eq(courseApplicants.courseId, courseId), eq(courseApplicants.state, 'waiting')))
    .orderBy(asc(courseApplicants.createdAt), asc(courseApplicants.id))
    .limit(1)
  return next
}
