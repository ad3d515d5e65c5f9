import { day } from '@minaret/messages'
import type { Language } from './language.ts'

/** Formats a date as messages do: 27 March 2026. @param date `YYYY-MM-DD`; an invalid date is returned unchanged */
export const formatDay = (language: Language, date: string): string => day(date, language)
