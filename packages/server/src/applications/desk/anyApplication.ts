import { eq, sql } from 'drizzle-orm'
import type { DeskApplication } from '@minaret/contract/desk'
import { courseApplicants, courses, maktabRegistrations, type Tx } from '@minaret/foundation/db'
import type { Registration } from '../../maktab/store.ts'
import { lacksPlace, lockApplication, changeApplicationState } from '../changeApplicationState.ts'
import type { Application, Course } from '../store.ts'

/** The state of an application at the desk, where unconfirmed ones do not appear. */
export type ApplicationState = DeskApplication['state']

/** An application for a course or a maktab registration, which the desk handles alike. */
export type AnyApplication =
  | { kind: 'course'; row: Application & { state: ApplicationState }; course: Course | undefined }
  | { kind: 'maktab'; row: Registration; course?: undefined }

const isConfirmed = (row: Application): row is Application & { state: ApplicationState } => row.state !== 'unconfirmed'

const toCourseApplication = (row: Application | undefined, course: Course | undefined): AnyApplication | undefined =>
  row && isConfirmed(row) ? { kind: 'course', row, course } : undefined

/** Finds an application that the reader may see. */
export async function findAnyApplication(
  tx: Tx,
  kind: AnyApplication['kind'],
  id: string,
): Promise<AnyApplication | undefined> {
  if (kind === 'maktab') {
    const [row] = await tx.select().from(maktabRegistrations).where(eq(maktabRegistrations.id, id))
    return row && { kind, row }
  }
  const [row] = await tx.select().from(courseApplicants).where(eq(courseApplicants.id, id))
  if (!row) return undefined
  const [course] = await tx.select().from(courses).where(eq(courses.id, row.courseId))
  return toCourseApplication(row, course)
}

/** Finds an application and locks it until the end of the transaction, for a decision. */
export async function lockAnyApplication(
  tx: Tx,
  kind: AnyApplication['kind'],
  id: string,
): Promise<AnyApplication | undefined> {
  if (kind === 'course') {
    const { application, course } = await lockApplication(tx, id)
    return toCourseApplication(application, course)
  }
  const [row] = await tx.select().from(maktabRegistrations).where(eq(maktabRegistrations.id, id)).for('update')
  return row && { kind, row }
}

/** Whether no place is left for a decision. The maktab has no limit. */
export const isFull = ({ course, row }: AnyApplication, to: ApplicationState): boolean =>
  lacksPlace(course, row.state, to)

/** Changes the state of a locked application. @returns the updated application; undefined if no place is left */
export async function changeAnyApplicationState(
  tx: Tx,
  application: AnyApplication,
  to: ApplicationState,
): Promise<AnyApplication | undefined> {
  if (application.kind === 'course') {
    const updatedApplication = await changeApplicationState(tx, application.course, application.row, to)
    return updatedApplication && findAnyApplication(tx, 'course', updatedApplication.id)
  }
  const [row] = await tx
    .update(maktabRegistrations)
    .set({ state: to, version: sql`${maktabRegistrations.version} + 1` })
    .where(eq(maktabRegistrations.id, application.row.id))
    .returning()
  return row && { kind: 'maktab', row }
}

/** Returns the applicant's contact details. */
export const contactOf = (application: AnyApplication) =>
  application.kind === 'course'
    ? {
        name: application.row.name,
        email: application.row.email,
        emailKey: application.row.emailKey,
        number: application.row.contactNumber,
      }
    : {
        name: application.row.guardianName,
        email: application.row.guardianEmail,
        emailKey: application.row.guardianEmailKey,
        number: application.row.guardianNumber,
      }
