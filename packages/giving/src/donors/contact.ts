import { and, eq } from 'drizzle-orm'
import { donors, type Tx } from '@minaret/foundation/db'
import type { Donor } from './group.ts'

/** Whether the mosque may use each way for more than a gift itself; null where nobody has said. */
export type ContactWishes = { email: boolean | null; call: boolean | null; post: boolean | null }

/** A donor's wishes as they are stored. */
export const wishesOf = ({ contactEmail, contactPhone, contactPost }: Donor): ContactWishes => ({
  email: contactEmail,
  call: contactPhone,
  post: contactPost,
})

/** Locks one entry of a donor, so that of two who change it the second sees what the first wrote. */
export async function lockDonor(tx: Tx, id: string): Promise<Donor | undefined> {
  const [row] = await tx.select().from(donors).where(eq(donors.id, id)).for('update')
  return row
}

/** Stores how a donor may be contacted. @param phone left as it is where it is not named */
export async function saveContact(
  tx: Tx,
  { tenantId, id }: Pick<Donor, 'tenantId' | 'id'>,
  { email, call, post }: ContactWishes,
  phone?: string,
): Promise<void> {
  await tx
    .update(donors)
    .set({ contactEmail: email, contactPhone: call, contactPost: post, phone })
    .where(and(eq(donors.tenantId, tenantId), eq(donors.id, id)))
}
