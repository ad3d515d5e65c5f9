import type { TenantConfig } from '@minaret/plans'
import type { Gift } from '../records/giftStore.ts'
import { type MailLanguage, mailLanguages, getTenantLanguage } from '@minaret/foundation/email'

/** The language a donor is written to in: that of the page they gave on, else the mosque's own. */
export const getEmailLanguage = ({ language }: Pick<Gift, 'language'>, config: TenantConfig): MailLanguage =>
  mailLanguages.find((each) => each === language) ?? getTenantLanguage({ config })
