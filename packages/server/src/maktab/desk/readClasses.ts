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

/** A class as it is stored. */
export type MaktabClass = typeof maktabClasses.$inferSelect

/** Whether somebody may take a class's register: an owner, and its teacher. */
export const mayTakeRegister = (
  { accountId, roles }: StaffMember,
  { teacherId }: Pick<MaktabClass, 'teacherId'>,
): boolean => roles.includes('owner') || teacherId === accountId

/** Children who are still taught: of a family that was accepted and has not left. */
const isTaught = and(
  eq(maktabRegistrations.tenantId, maktabChildren.tenantId),
  eq(maktabRegistrations.id, maktabChildren.registrationId),
  isNull(maktabRegistrations.leftAt),
  eq(maktabRegistrations.state, 'accepted'),
)

/** Every class of the maktab, and who can teach one. */
export async function readClasses(tx: Tx, member: StaffMember): Promise<MaktabClasses> {
  const staff = await readStaffNames(tx, member.accountId)
  const rows = await tx.select().from(maktabClasses).orderBy(asc(maktabClasses.name), asc(maktabClasses.id))
  const counted = await tx
    .select({ id: maktabChildren.classId, n: count() })
    .from(maktabChildren)
    .innerJoin(maktabRegistrations, isTaught)
    .where(isNotNull(maktabChildren.classId))
    .groupBy(maktabChildren.classId)
  return {
    classes: rows.map((row) => {
      const teacher = colleagueOf(staff, row.teacherId)
      return {
        id: row.id,
        name: row.name,
        ...(teacher ? { teacher } : {}),
        children: counted.find(({ id }) => id === row.id)?.n ?? 0,
        mine: mayTakeRegister(member, row),
      }
    }),
    teachers: [...staff.values()]
      .filter(({ roles }) => roles.includes('teacher') || roles.includes('owner'))
      .map(({ account, name, self }) => ({ account, name, self })),
  }
}

/** A class, locked until the transaction's end where it is to be changed. */
export async function findClass(tx: Tx, id: string, lock = false): Promise<MaktabClass | undefined> {
  const found = tx.select().from(maktabClasses).where(eq(maktabClasses.id, id))
  const [row] = await (lock ? found.for('update') : found)
  return row
}

/** A child's name on a register: no more of it than tells two children apart. */
const shortName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${Array.from(lastName)[0] ?? ''}`.trim()

/** Who of a class was there on a day. */
export async function readRegister(tx: Tx, { id, name }: MaktabClass, day: string): Promise<Register> {
  const rows = await tx
    .select({ child: maktabChildren, state: maktabAttendance.state })
    .from(maktabChildren)
    .innerJoin(maktabRegistrations, isTaught)
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
