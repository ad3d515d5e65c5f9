import { eq, sql } from 'drizzle-orm'
import { contactMessages, type Tx } from '@minaret/foundation/db'

/** A message as it is stored. */
export type StoredMessage = typeof contactMessages.$inferSelect

/** What staff decide about a message: whether it is answered, since when, and who looks after it. */
export type MessageCare = Partial<Pick<StoredMessage, 'answeredAt' | 'assignedTo'>>

/** Writes what staff decided about a message. Its version grows, so that somebody else's older page is told. */
export async function updateMessageCare(tx: Tx, id: string, care: MessageCare): Promise<StoredMessage | undefined> {
  const [row] = await tx
    .update(contactMessages)
    .set({ ...care, version: sql`${contactMessages.version} + 1` })
    .where(eq(contactMessages.id, id))
    .returning()
  return row
}
