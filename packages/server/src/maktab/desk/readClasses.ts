import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { MaktabClasses, Register } from '@minaret/contract/desk'
import {
  maktabAttendance,
  maktabChildren,
  maktabClasses,
  maktabRegistrations,
  type StaffMember,
  type Tx,
} from '@minaret/foundation/db'
import { colleagueOf, readStaffNames } from '../../contact/desk/people.ts'

/** A stored class. */
export type MaktabClass = typeof maktabClasses.$inferSelect

/** Whether a member may take a class's register: owners and its teacher. */
export const mayTakeRegister = (
  { accountId, roles }: StaffMember,
  { teacherId }: Pick<MaktabClass, 'teacherId'>,
): boolean => roles.includes('owner') || teacherId === accountId

/** Joins children to families that were accepted and have not left. */
const isEnrolled = and(
  eq(maktabRegistrations.tenantId, maktabChildren.tenantId),
  eq(maktabRegistrations.id, maktabChildren.registrationId),
  isNull(maktabRegistrations.leftAt),
  eq(maktabRegistrations.state, 'accepted'),
)

/** Reads all classes of the maktab, and the possible teachers. */
export async function readClasses(tx: Tx, member: StaffMember): Promise<MaktabClasses> {
  const staff = await readStaffNames(tx, member.accountId)
  const rows = await tx.select().from(maktabClasses).orderBy(asc(maktabClasses.name), asc(maktabClasses.id))
  const counts = await tx
    .select({ id: maktabChildren.classId, n: count() })
    .from(maktabChildren)
    .innerJoin(maktabRegistrations, isEnrolled)
    .where(isNotNull(maktabChildren.classId))
    .groupBy(maktabChildren.classId)
  return {
    classes: rows.map((row) => {
      const teacher = colleagueOf(staff, row.teacherId)
      return {
        id: row.id,
        name: row.name,
        ...(teacher ? { teacher } : {}),
        children: counts.find(({ id }) => id === row.id)?.n ?? 0,
        mine: mayTakeRegister(member, row),
      }
    }),
    teachers: [...staff.values()]
      .filter(({ roles }) => roles.includes('teacher') || roles.includes('owner'))
      .map(({ account, name, self }) => ({ account, name, self })),
  }
}

/** Finds a class. @param lock locks it until the end of the transaction, for a change */
export async function findClass(tx: Tx, id: string, lock = false): Promise<MaktabClass | undefined> {
  const query = tx.select().from(maktabClasses).where(eq(maktabClasses.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Shortens a child's name for the register: first name and initial. */
const shortName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${Array.from(lastName)[0] ?? ''}`.trim()

/** Reads the attendance of a class on a day. */
export async function readRegister(tx: Tx, { id, name }: MaktabClass, day: string): Promise<Register> {
  const rows = await tx
    .select({ child: maktabChildren, state: maktabAttendance.state })
    .from(maktabChildren)
    .innerJoin(maktabRegistrations, isEnrolled)
    .leftJoin(
      maktabAttendance,
      and(
        eq(maktabAttendance.tenantId, maktabChildren.tenantId),
        eq(maktabAttendance.registrationId, maktabChildren.registrationId),
        eq(maktabAttendance.position, maktabChildren.position),
        eq(maktabAttendance.day, day),
      ),
    )
    .where(eq(maktabChildren.classId, id))
    .orderBy(asc(maktabChildren.firstName), asc(maktabChildren.lastName), asc(maktabChildren.registrationId))
  return {
    class: { id, name },
    day,
    children: rows.map(({ child, state }) => ({
      family: child.registrationId,
      child: child.position,
      name: shortName(child),
      ...(state ? { state } : {}),
    })),
  }
}
