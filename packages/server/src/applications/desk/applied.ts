import { eq, sql } from 'drizzle-orm'
import type { DeskApplication } from '@minaret/contract/desk'
import { courseApplicants, courses, maktabRegistrations, type Tx } from '@minaret/foundation/db'
import type { Registration } from '../../maktab/store.ts'
import { lacksPlace, lockApplication, moveApplication } from '../moveApplication.ts'
import type { Application, Course } from '../store.ts'

/** Where an application stands at the desk: one that nobody has confirmed is none yet. */
export type Standing = DeskApplication['state']

/** An application for a course or a family's registration, as the desk handles both. */
export type Applied =
  | { kind: 'course'; row: Application & { state: Standing }; course: Course | undefined }
  | { kind: 'maktab'; row: Registration; course?: undefined }

const isConfirmed = (row: Application): row is Application & { state: Standing } => row.state !== 'unconfirmed'

const asCourse = (row: Application | undefined, course: Course | undefined): Applied | undefined =>
  row && isConfirmed(row) ? { kind: 'course', row, course } : undefined

/** An application the reader's roles let the database show. */
export async function findApplied(tx: Tx, kind: Applied['kind'], id: string): Promise<Applied | undefined> {
  if (kind === 'maktab') {
    const [row] = await tx.select().from(maktabRegistrations).where(eq(maktabRegistrations.id, id))
    return row && { kind, row }
  }
  const [row] = await tx.select().from(courseApplicants).where(eq(courseApplicants.id, id))
  if (!row) return undefined
  const [course] = await tx.select().from(courses).where(eq(courses.id, row.courseId))
  return asCourse(row, course)
}

/** The same, locked until the transaction's end, for a decision. */
export async function lockApplied(tx: Tx, kind: Applied['kind'], id: string): Promise<Applied | undefined> {
  if (kind === 'course') {
    const { application, course } = await lockApplication(tx, id)
    return asCourse(application, course)
  }
  const [row] = await tx.select().from(maktabRegistrations).where(eq(maktabRegistrations.id, id)).for('update')
  return row && { kind, row }
}

/** Whether no place is left for a decision. The maktab has no limit that the server knows of. */
export const isFull = ({ course, row }: Applied, to: Standing): boolean => lacksPlace(course, row.state, to)

/** Decides about a locked application. @returns it as it is now; nothing when no place is left */
export async function moveApplied(tx: Tx, applied: Applied, to: Standing): Promise<Applied | undefined> {
  if (applied.kind === 'course') {
    const moved = await moveApplication(tx, applied.course, applied.row, to)
    return moved && findApplied(tx, 'course', moved.id)
  }
  const [row] = await tx
    .update(maktabRegistrations)
    .set({ state: to, version: sql`${maktabRegistrations.version} + 1` })
    .where(eq(maktabRegistrations.id, applied.row.id))
    .returning()
  return row && { kind: 'maktab', row }
}

/** Who applied, and how the mosque writes to them. */
export const contactOf = (applied: Applied) =>
  applied.kind === 'course'
    ? {
        name: applied.row.name,
        email: applied.row.email,
        emailKey: applied.row.emailKey,
        number: applied.row.contactNumber,
      }
    : {
        name: applied.row.guardianName,
        email: applied.row.guardianEmail,
        emailKey: applied.row.guardianEmailKey,
        number: applied.row.guardianNumber,
      }
