import { and, eq } from 'drizzle-orm'
import { donors, type Tx } from '@minaret/foundation/db'
import type { Donor } from './group.ts'

/** Whether the mosque may contact a donor by each method about more than the gift itself; null if unknown. */
export type ContactPreferences = { email: boolean | null; call: boolean | null; post: boolean | null }

/** Reads a donor's stored contact preferences. */
export const preferencesOf = ({ contactEmail, contactPhone, contactPost }: Donor): ContactPreferences => ({
  email: contactEmail,
  call: contactPhone,
  post: contactPost,
})

/** Locks a donor's entry, so that concurrent changes see each other. */
export async function lockDonor(tx: Tx, id: string): Promise<Donor | undefined> {
  const [row] = await tx.select().from(donors).where(eq(donors.id, id)).for('update')
  return row
}

/** Stores how a donor may be contacted. @param phone unchanged if undefined */
export async function saveContact(
  tx: Tx,
  { tenantId, id }: Pick<Donor, 'tenantId' | 'id'>,
  { email, call, post }: ContactPreferences,
  phone?: string,
): Promise<void> {
  await tx
    .update(donors)
    .set({ contactEmail: email, contactPhone: call, contactPost: post, phone })
    .where(and(eq(donors.tenantId, tenantId), eq(donors.id, id)))
}
