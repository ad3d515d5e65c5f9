import { janazahAnnouncement } from '@minaret/domain/desk'
import type { AnnouncementFields } from './fields.ts'

/**
 * The standard text of a janazah announcement in the mosque's language.
 * @param language the mosque's (BCP 47); falls back to English
 */
export function janazahText(
  { deceased, prayer, day, place }: Pick<AnnouncementFields, 'deceased' | 'prayer' | 'day' | 'place'>,
  language: string,
): { title: string; text: string } {
  const languageCode = language.split('-')[0] ?? 'en'
  const locale = languageCode === 'en' ? 'en-GB' : `${languageCode}-u-nu-latn`
  const date = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return janazahAnnouncement(languageCode, {
    name: deceased.trim(),
    prayer,
    day: date.format(new Date(`${day}T12:00:00Z`)),
    place: place.trim(),
  })
}
