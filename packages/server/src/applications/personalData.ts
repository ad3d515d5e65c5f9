import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { courseApplicants, courses } from '@minaret/foundation/db'
import { type DataOwner, hasOwnAddress, maxPersonalRows, type PersonalDataStore } from '@minaret/foundation/operations'

const isOwn = (user: DataOwner) =>
  or(eq(courseApplicants.userId, user.id), hasOwnAddress(user, courseApplicants.emailKey))

/** An account's applications for courses. Erasing them frees their places. */
export const applicationData: PersonalDataStore<'applications'> = {
  async read(tx, user) {
    const rows = await tx
      .select({ application: courseApplicants, course: courses.title })
      .from(courseApplicants)
      .leftJoin(
        courses,
        and(eq(courses.tenantId, courseApplicants.tenantId), eq(courses.id, courseApplicants.courseId)),
      )
      .where(isOwn(user))
      .orderBy(asc(courseApplicants.createdAt))
      .limit(maxPersonalRows)
    return rows.map(({ application, course }) => ({
      course: course ?? application.courseId,
      name: application.name,
      email: application.email,
      contactNumber: application.contactNumber ?? undefined,
      message: application.message ?? undefined,
      state: application.state,
      created: application.createdAt.toISOString(),
    }))
  },

  async erase(tx, user) {
    // Courses are locked first, as when applying, and in a fixed order, so that concurrent deletions do not deadlock.
    const courseIds = tx.select({ id: courseApplicants.courseId }).from(courseApplicants).where(isOwn(user))
    await tx
      .select({ id: courses.id })
      .from(courses)
      .where(inArray(courses.id, courseIds))
      .orderBy(courses.id)
      .for('update')
    const deletedRows = await tx
      .delete(courseApplicants)
      .where(isOwn(user))
      .returning({ courseId: courseApplicants.courseId, state: courseApplicants.state })
    const freedCourses = deletedRows.flatMap(({ courseId, state }) =>
      state === 'received' || state === 'accepted' ? [courseId] : [],
    )
    for (const courseId of freedCourses.toSorted())
      await tx
        .update(courses)
        .set({ placesTaken: sql`greatest(${courses.placesTaken} - 1, 0)` })
        .where(eq(courses.id, courseId))
    return []
  },

  async detach(tx, userId) {
    await tx.update(courseApplicants).set({ userId: null }).where(eq(courseApplicants.userId, userId))
  },
}
