import type { TenantConfig } from '@minaret/plans'
import type { MailLanguage } from './language.ts'

/**
 * Returns the locale for dates, figures and amounts in emails: the same as on the mosque's pages in that language and
 * country, with the Gregorian calendar, in which the accounts are kept.
 */
export const emailLocale = (language: MailLanguage, { country = 'GB' }: Pick<TenantConfig, 'country'>): string =>
  new Intl.Locale(language, { region: country, calendar: 'gregory' }).toString()
