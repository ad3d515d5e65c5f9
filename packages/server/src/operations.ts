import type { OperationId } from '@minaret/foundation/responses'
import type { GivingOperations } from '@minaret/giving/providers'
import { createAccountOperations } from './accounts/operations.ts'
import { applicationOperations } from './applications/operations.ts'
import { campaignOperations } from './campaigns/operations.ts'
import { configurationOperations } from './configuration/operations.ts'
import { contactOperations } from './contact/operations.ts'
import { contentOperations } from './content/operations.ts'
import { regularGiftOperations } from '@minaret/giving/regular'
import { donationTokenOperations } from '@minaret/giving/webview-links'
import { emailOperations } from './email-check/operations.ts'
import { embedOperations } from './prayer/embed.ts'
import { giftOperations } from '@minaret/giving/gifts'
import { homeOperations } from './home/operations.ts'
import { maktabOperations } from './maktab/operations.ts'
import { newsletterOperations } from './newsletter/operations.ts'
import { personalData } from './personalData.ts'
import { prayerOperations } from './prayer/operations.ts'
import { searchOperations } from './search/operations.ts'
import { tvOperations } from './tv/operations.ts'
import { visitorOperations } from './visitors/operations.ts'
import { webhookOperations } from '@minaret/giving/webhooks'

/** Every operation of the contract. One that is missing does not compile. */
export const allOperations = {
  ...configurationOperations,
  ...prayerOperations,
  ...embedOperations,
  ...visitorOperations,
  ...giftOperations,
  ...createAccountOperations(personalData),
  ...contentOperations,
  ...homeOperations,
  ...tvOperations,
  ...campaignOperations,
  ...searchOperations,
  ...webhookOperations,
  ...regularGiftOperations,
  ...emailOperations,
  ...contactOperations,
  ...newsletterOperations,
  ...applicationOperations,
  ...maktabOperations,
  ...donationTokenOperations,
} satisfies GivingOperations<OperationId>
