import { asc } from 'drizzle-orm'
import { contactMessages } from '@minaret/foundation/db'
import { hasOwnAddress, maxPersonalRows, type PersonalDataStore } from '@minaret/foundation/operations'

/** Messages and questions sent from an account's verified email. */
export const messageData: PersonalDataStore<'messages'> = {
  async read(tx, user) {
    const rows = await tx
      .select()
      .from(contactMessages)
      .where(hasOwnAddress(user, contactMessages.emailKey))
      .orderBy(asc(contactMessages.createdAt))
      .limit(maxPersonalRows)
    return rows.map(({ topic, name, email, contactNumber, subject, message, createdAt, answeredAt }) => ({
      topic,
      name,
      email,
      contactNumber: contactNumber ?? undefined,
      subject: subject ?? undefined,
      message,
      created: createdAt.toISOString(),
      answered: answeredAt?.toISOString(),
    }))
  },

  async erase(tx, user) {
    await tx.delete(contactMessages).where(hasOwnAddress(user, contactMessages.emailKey))
    return []
  },
}
