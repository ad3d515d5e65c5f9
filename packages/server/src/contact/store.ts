import { eq, sql } from 'drizzle-orm'
import { contactMessages, type Tx } from '@minaret/foundation/db'

/** A stored message. */
export type StoredMessage = typeof contactMessages.$inferSelect

/** The columns that staff can change: when a message was answered, and its assignee. */
export type MessageCare = Partial<Pick<StoredMessage, 'answeredAt' | 'assignedTo'>>

/** Updates a message's state and assignee. Its version increases, so that stale pages are detected. */
export async function updateMessageCare(tx: Tx, id: string, care: MessageCare): Promise<StoredMessage | undefined> {
  const [row] = await tx
    .update(contactMessages)
    .set({ ...care, version: sql`${contactMessages.version} + 1` })
    .where(eq(contactMessages.id, id))
    .returning()
  return row
}
