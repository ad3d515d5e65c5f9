import type { TenantConfig } from '@minaret/plans'
import type { Gift } from '../records/giftStore.ts'
import { type MailLanguage, mailLanguages, getTenantLanguage } from '@minaret/foundation/email'

/** The language of emails to a donor: that of the page they gave on, or the mosque's default. */
export const getEmailLanguage = ({ language }: Pick<Gift, 'language'>, config: TenantConfig): MailLanguage =>
  mailLanguages.find((supported) => supported === language) ?? getTenantLanguage({ config })
