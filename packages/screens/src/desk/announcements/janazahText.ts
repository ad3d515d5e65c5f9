import { janazahTexts } from '@minaret/domain/desk'
import type { AnnouncementFields } from './fields.ts'

/**
 * The standard text of a janazah announcement in the mosque's language.
 * @param language of the mosque (BCP 47); English if there is no text in it
 */
export function janazahText(
  { deceased, prayer, day, place }: Pick<AnnouncementFields, 'deceased' | 'prayer' | 'day' | 'place'>,
  language: string,
): { title: string; text: string } {
  const short = language.split('-')[0] ?? 'en'
  const locale = short === 'en' ? 'en-GB' : `${short}-u-nu-latn`
  const date = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return janazahTexts(short, {
    name: deceased.trim(),
    prayer,
    day: date.format(new Date(`${day}T12:00:00Z`)),
    place: place.trim(),
  })
}
