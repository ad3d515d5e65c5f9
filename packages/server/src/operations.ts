import type { OperationId } from '@minaret/foundation/responses'
import type { GivingOperations } from '@minaret/giving/providers'
import { createAccountOperations } from './accounts/operations.ts'
import { applicationOperations } from './applications/operations.ts'
import { campaignOperations } from '@minaret/content/campaigns'
import { configurationOperations } from '@minaret/staff/configuration'
import { contactOperations } from './contact/operations.ts'
import { contentOperations } from '@minaret/content/content'
import { regularGiftOperations } from '@minaret/giving/regular'
import { donationTokenOperations } from '@minaret/giving/webview-links'
import { emailOperations } from './email-check/operations.ts'
import { embedOperations, prayerOperations } from '@minaret/times/prayer'
import { giftOperations } from '@minaret/giving/gifts'
import { homeOperations } from '@minaret/content/home'
import { maktabOperations } from './maktab/operations.ts'
import { newsletterOperations } from '@minaret/content/newsletter'
import { personalData } from './personalData.ts'
import { searchOperations } from '@minaret/content/search'
import { tvOperations } from '@minaret/content/tv'
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
