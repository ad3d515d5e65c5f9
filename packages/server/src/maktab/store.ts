import { asc, eq } from 'drizzle-orm'
import { type Tx, maktabChildren, maktabRegistrations } from '@minaret/foundation/db'

/** A stored registration. */
export type Registration = typeof maktabRegistrations.$inferSelect
type NewChild = Omit<typeof maktabChildren.$inferInsert, 'tenantId' | 'registrationId' | 'position'>

/** Inserts a family; undefined if its form was sent before. */
export async function insertRegistration(
  tx: Tx,
  registration: typeof maktabRegistrations.$inferInsert & { id: string },
  children: readonly NewChild[],
): Promise<Registration | undefined> {
  const [newRegistration] = await tx.insert(maktabRegistrations).values(registration).onConflictDoNothing().returning()
  if (!newRegistration) return undefined
  const { tenantId, id: registrationId } = newRegistration
  await tx
    .insert(maktabChildren)
    .values(children.map((child, position) => ({ ...child, tenantId, registrationId, position })))
  return newRegistration
}

/** Finds the registration of a form with its children in order. */
export async function findRegistration(tx: Tx, attemptId: string) {
  const [registration] = await tx.select().from(maktabRegistrations).where(eq(maktabRegistrations.attemptId, attemptId))
  if (!registration) return undefined
  const children = await tx
    .select()
    .from(maktabChildren)
    .where(eq(maktabChildren.registrationId, registration.id))
    .orderBy(asc(maktabChildren.position))
  return { registration, children }
}
