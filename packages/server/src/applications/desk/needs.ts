import { and, eq } from 'drizzle-orm'
import { maktabChildren, maktabClasses, type StaffMember, type Tx } from '@minaret/foundation/db'
import type { Secrets } from '@minaret/foundation/base'
import { openNeeds } from '../../maktab/needs.ts'

/** Whether somebody may read what a teacher must know of a child: an owner, and the teacher of the child's class. */
export const mayOpenNeeds = (
  { accountId, roles, demonstration }: StaffMember & { demonstration: boolean },
  childsClass: { teacherId: string | null } | undefined,
): boolean =>
  // Anybody may enter a demonstration, and anybody may have registered there.
  !demonstration && (roles.includes('owner') || (roles.includes('teacher') && childsClass?.teacherId === accountId))

/** One child of a family, with its class. */
export async function findChild(tx: Tx, registrationId: string, position: number) {
  const [found] = await tx
    .select({ child: maktabChildren, itsClass: maktabClasses })
    .from(maktabChildren)
    .leftJoin(
      maktabClasses,
      and(eq(maktabClasses.tenantId, maktabChildren.tenantId), eq(maktabClasses.id, maktabChildren.classId)),
    )
    .where(and(eq(maktabChildren.registrationId, registrationId), eq(maktabChildren.position, position)))
  return found
}

/** What the family wrote of a child, opened; nothing where they wrote nothing. */
export const readNeeds = (
  secrets: Secrets,
  tenantId: string,
  { registrationId, needs }: Pick<typeof maktabChildren.$inferSelect, 'registrationId' | 'needs'>,
): string | undefined => (needs === null ? undefined : openNeeds(secrets, needs, { tenantId, registrationId }))
