import type { TenantConfig } from '@minaret/plans'
import type { Gift } from '../gifts/store.ts'
import { type MailLanguage, mailLanguages, ownLanguage } from '../mail/language.ts'

/** The language a giver is written to in: that of the page they gave on, else the mosque's own. */
export const letterLanguage = ({ language }: Pick<Gift, 'language'>, config: TenantConfig): MailLanguage =>
  mailLanguages.find((known) => known === language) ?? ownLanguage({ config })
