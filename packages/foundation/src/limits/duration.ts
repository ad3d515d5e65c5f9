import { choosePlural } from '../i18n/plural.ts'
import type { Language } from '../i18n/language.ts'

/** Seconds and minutes in each language, as they stand after "in". */
const units: Readonly<Record<Language, { second(count: number): string; minute(count: number): string }>> = {
  en: {
    second: (count) => choosePlural('en', count, { one: '1 second', other: `${count} seconds` }),
    minute: (count) => choosePlural('en', count, { one: '1 minute', other: `${count} minutes` }),
  },
  ar: {
    second: (count) =>
      choosePlural('ar', count, {
        one: 'ثانية واحدة',
        two: 'ثانيتين',
        few: `${count} ثوانٍ`,
        many: `${count} ثانية`,
        other: `${count} ثانية`,
      }),
    minute: (count) =>
      choosePlural('ar', count, {
        one: 'دقيقة واحدة',
        two: 'دقيقتين',
        few: `${count} دقائق`,
        many: `${count} دقيقة`,
        other: `${count} دقيقة`,
      }),
  },
  ur: { second: (count) => `${count} سیکنڈ`, minute: (count) => `${count} منٹ` },
}

/** How long somebody has to wait, in words: seconds at first, then whole minutes. */
export const formatDuration = (language: Language, seconds: number): string =>
  seconds < 60 ? units[language].second(seconds) : units[language].minute(Math.ceil(seconds / 60))
