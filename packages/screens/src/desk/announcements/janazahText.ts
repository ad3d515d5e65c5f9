import type { AnnouncementFields, JanazahPrayer } from './fields.ts'

type Wording = {
  locale: string
  prayers: Readonly<Record<JanazahPrayer, string>>
  title(name: string): string
  text(prayer: string, day: string, place: string): string
}

/** By the mosque's language, which may differ from the desk's display language. */
const wordings: Readonly<Record<'en' | 'ar' | 'ur', Wording>> = {
  en: {
    locale: 'en-GB',
    prayers: { fajr: 'Fajr', dhuhr: 'Dhuhr', jumuah: 'Jumu’ah', asr: 'Asr', maghrib: 'Maghrib', isha: 'Isha' },
    title: (name) => `Janazah of ${name}`,
    text: (prayer, day, place) =>
      `The janazah prayer is on ${day} after ${prayer}${place && `, ${place}`}. Inna lillahi wa inna ilayhi raji’un.`,
  },
  ar: {
    locale: 'ar-u-nu-latn',
    prayers: { fajr: 'الفجر', dhuhr: 'الظهر', jumuah: 'الجمعة', asr: 'العصر', maghrib: 'المغرب', isha: 'العشاء' },
    title: (name) => `صلاة الجنازة على ${name}`,
    text: (prayer, day, place) =>
      `تُقام صلاة الجنازة ${day} بعد صلاة ${prayer}${place && `، ${place}`}. إنا لله وإنا إليه راجعون.`,
  },
  ur: {
    locale: 'ur-u-nu-latn',
    prayers: { fajr: 'فجر', dhuhr: 'ظہر', jumuah: 'جمعہ', asr: 'عصر', maghrib: 'مغرب', isha: 'عشاء' },
    title: (name) => `${name} کی نمازِ جنازہ`,
    text: (prayer, day, place) =>
      `نمازِ جنازہ ${day} کو ${prayer} کے بعد${place && `، ${place}`} ادا کی جائے گی۔ انا للہ وانا الیہ راجعون۔`,
  },
}

/**
 * The standard text of a janazah announcement in the mosque's language.
 * @param language of the mosque (BCP 47); English if there is no text in it
 */
export function janazahText(
  { deceased, prayer, day, place }: Pick<AnnouncementFields, 'deceased' | 'prayer' | 'day' | 'place'>,
  language: string,
): { title: string; text: string } {
  const base = language.split('-')[0]
  const { locale, prayers, title, text } = wordings[base === 'ar' || base === 'ur' ? base : 'en']
  const date = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    title: title(deceased.trim()),
    text: text(prayers[prayer], date.format(new Date(`${day}T12:00:00Z`)), place.trim()),
  }
}
