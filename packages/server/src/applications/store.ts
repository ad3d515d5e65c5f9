import { and, eq, sql } from 'drizzle-orm'
import { published } from '../content/present.ts'
import type { Tx } from '../db/database.ts'
import { courseApplicants } from '../db/people.ts'
import { courses } from '../db/site.ts'

/** A course as it is stored. */
export type Course = typeof courses.$inferSelect
/** An application as it is stored. */
export type Application = typeof courseApplicants.$inferSelect

/** The course, locked until the transaction ends: whoever gives out its places does so alone. */
export async function lockCourse(tx: Tx, id: string, now: Date): Promise<Course | undefined> {
  const [course] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), published(courses, now)))
    .for('update')
  return course
}

/** The application a form has made already. */
export async function findAttempt(tx: Tx, attemptId: string): Promise<Application | undefined> {
  const [found] = await tx.select().from(courseApplicants).where(eq(courseApplicants.attemptId, attemptId))
  return found
}

/** The application of an address for a course. */
export async function findApplicant(tx: Tx, courseId: string, emailKey: string): Promise<Application | undefined> {
  const [found] = await tx
    .select()
    .from(courseApplicants)
    .where(and(eq(courseApplicants.courseId, courseId), eq(courseApplicants.emailKey, emailKey)))
  return found
}

/** What the next application for a locked course becomes. */
export const nextState = ({ places, placesTaken }: Course): 'received' | 'waiting' =>
  places === null || placesTaken < places ? 'received' : 'waiting'

/**
 * Gives the next place of a locked course, or one on its waiting list.
 * @returns nothing when the attempt has applied for another course meanwhile
 */
export async function apply(
  tx: Tx,
  course: Course,
  applicant: Omit<typeof courseApplicants.$inferInsert, 'state' | 'courseId'>,
): Promise<Application | undefined> {
  const state = nextState(course)
  const [made] = await tx
    .insert(courseApplicants)
    .values({ ...applicant, courseId: course.id, state })
    .onConflictDoNothing()
    .returning()
  if (made && state === 'received')
    await tx
      .update(courses)
      .set({ placesTaken: sql`${courses.placesTaken} + 1` })
      .where(eq(courses.id, course.id))
  return made
}
