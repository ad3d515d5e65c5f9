import { subscribers } from '@minaret/foundation/db'
import { hasOwnAddress, type PersonalDataStore } from '@minaret/foundation/operations'

/** The newsletter subscription of an account's verified email address. */
export const newsletterData: PersonalDataStore<'newsletter'> = {
  async read(tx, user) {
    const [subscriber] = await tx.select().from(subscribers).where(hasOwnAddress(user, subscribers.emailKey))
    if (!subscriber) return {}
    const { name, email, state, wording, askedAt, confirmedAt, leftAt } = subscriber
    return {
      name: name ?? undefined,
      email,
      state,
      wording,
      asked: askedAt.toISOString(),
      confirmed: confirmedAt?.toISOString(),
      left: leftAt?.toISOString(),
    }
  },

  async erase(tx, user) {
    const deletedSubscribers = await tx
      .delete(subscribers)
      .where(hasOwnAddress(user, subscribers.emailKey))
      .returning({ id: subscribers.id })
    return deletedSubscribers.map(({ id }) => id)
  },
}
