import type { PersonalDataStore } from '@minaret/foundation/operations'
import { declarationsOf } from './declarations.ts'
import { forgetDeclarer } from './forget.ts'

/** Gift Aid declarations of an account and its verified address. Those with claimed gifts are kept for HMRC. */
export const declarationData: PersonalDataStore<'declarations'> = {
  read: async (tx, { emailKey, verifiedAt }) => (verifiedAt ? declarationsOf(tx, emailKey) : []),

  async erase(tx, { id, emailKey, verifiedAt }, now) {
    await forgetDeclarer(tx, { userId: id, ...(verifiedAt ? { email: emailKey } : {}) }, now)
    return []
  },
}
