import type { Language } from './language.ts'

/** Formats a date: 27 March 2026. @param day `YYYY-MM-DD`; an invalid date is returned unchanged */
export function formatDay(language: Language, day: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(noon.getTime())) return day
  const locale = new Intl.Locale(language, { region: 'GB', calendar: 'gregory' })
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(noon)
}
