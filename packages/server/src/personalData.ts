import type { PersonalDataStores } from '@minaret/foundation/operations'
import { importedDonorData } from '@minaret/giving/donors'
import { declarationData } from '@minaret/giving/gift-aid'
import { giftData } from '@minaret/giving/gifts'
import type { GivingServices } from '@minaret/giving/providers'
import { regularGiftData } from '@minaret/giving/regular'
import { applicationData } from './applications/personalData.ts'
import { messageData } from './contact/personalData.ts'
import { maktabData } from './maktab/personalData.ts'
import { newsletterData } from '@minaret/content/newsletter'

/** What every feature stores about people with an account. A field of the export without a store does not compile. */
export const personalData: PersonalDataStores<GivingServices> = {
  gifts: giftData,
  cycles: regularGiftData,
  declarations: declarationData,
  applications: applicationData,
  maktab: maktabData,
  newsletter: newsletterData,
  messages: messageData,
  // Last: whether a donor has given is known once gifts are erased.
  imported: importedDonorData,
}
