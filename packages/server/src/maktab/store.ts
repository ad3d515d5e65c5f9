import { asc, eq } from 'drizzle-orm'
import { type Tx, maktabChildren, maktabRegistrations } from '@minaret/foundation/db'

/** A registration as it is stored. */
export type Registration = typeof maktabRegistrations.$inferSelect
type NewChild = Omit<typeof maktabChildren.$inferInsert, 'tenantId' | 'registrationId' | 'position'>

/** Stores a family, or nothing when its form has been sent before. */
export async function register(
  tx: Tx,
  registration: typeof maktabRegistrations.$inferInsert & { id: string },
  children: readonly NewChild[],
): Promise<Registration | undefined> {
  const [inserted] = await tx.insert(maktabRegistrations).values(registration).onConflictDoNothing().returning()
  if (!inserted) return undefined
  const { tenantId, id: registrationId } = inserted
  await tx
    .insert(maktabChildren)
    .values(children.map((child, position) => ({ ...child, tenantId, registrationId, position })))
  return inserted
}

/** The registration a form has made, and its children in their order. */
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
