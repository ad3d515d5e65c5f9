import { weekdayAndDay } from '@minaret/messages'
import type { TenantConfig } from '@minaret/plans'
import { wallClock } from '@minaret/timetable'
import type { MailLanguage } from './language.ts'

/**
 * Returns the locale for dates, figures and amounts in emails: the same as on the mosque's pages in that language and
 * country, with the Gregorian calendar, in which the accounts are kept.
 */
export const emailLocale = (language: MailLanguage, { country = 'GB' }: Pick<TenantConfig, 'country'>): string =>
  new Intl.Locale(language, { region: country, calendar: 'gregory' }).toString()

/** Formats an instant in an email: Sunday 29 November 2026, 16:38. */
export function formatEmailInstant(instant: Date, language: MailLanguage, config: TenantConfig): string {
  const locale = emailLocale(language, config)
  const { timeZone } = config
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(instant)
  return [weekdayAndDay(wallClock(instant, timeZone).date, locale), time].join(language === 'en' ? ', ' : '، ')
}
