import type { TenantConfig } from '@minaret/plans'
import type { MailLanguage } from './language.ts'

/**
 * How a letter writes days, figures and amounts: as the mosque's pages do in that language, by its country's way, and by
 * the calendar the books are kept in.
 */
export const emailLocale = (language: MailLanguage, { country = 'GB' }: Pick<TenantConfig, 'country'>): string =>
  new Intl.Locale(language, { region: country, calendar: 'gregory' }).toString()
