import { and, eq } from 'drizzle-orm'
import { maktabChildren, maktabClasses, type StaffMember, type Tx } from '@minaret/foundation/db'
import type { Secrets } from '@minaret/foundation/base'
import { openNeeds } from '../../maktab/needs.ts'

/** Whether a member may read a child's needs: an owner, and the teacher of the child's class. */
export const mayOpenNeeds = (
  { accountId, roles, demonstration }: StaffMember & { demonstration: boolean },
  childsClass: { teacherId: string | null } | undefined,
): boolean =>
  // Never in a demonstration, which is open to the public.
  !demonstration && (roles.includes('owner') || (roles.includes('teacher') && childsClass?.teacherId === accountId))

/** Finds a child of a family, with its class. */
export async function findChild(tx: Tx, registrationId: string, position: number) {
  const [row] = await tx
    .select({ child: maktabChildren, itsClass: maktabClasses })
    .from(maktabChildren)
    .leftJoin(
      maktabClasses,
      and(eq(maktabClasses.tenantId, maktabChildren.tenantId), eq(maktabClasses.id, maktabChildren.classId)),
    )
    .where(and(eq(maktabChildren.registrationId, registrationId), eq(maktabChildren.position, position)))
  return row
}

/** Decrypts a child's needs; undefined if the family entered none. */
export const readNeeds = (
  secrets: Secrets,
  tenantId: string,
  { registrationId, needs }: Pick<typeof maktabChildren.$inferSelect, 'registrationId' | 'needs'>,
): string | undefined => (needs === null ? undefined : openNeeds(secrets, needs, { tenantId, registrationId }))
