import { fillMessages, languages } from '@minaret/messages'
import { messages } from './janazah/messages.gen.ts'

/**
 * Returns the suggested announcement of a janazah. It is in the mosque's language, which may differ from the desk's.
 * @param language the mosque's; English if there are no messages in it
 * @param values the values to insert: the day in words; an empty place is omitted
 */
export function janazahAnnouncement(
  language: string,
  { prayer, ...values }: { name: string; prayer: keyof typeof messages.prayers; day: string; place: string },
): { title: string; text: string } {
  const { prayers, title, text } = messages
  const messageLanguage = languages.find((candidate) => candidate === language) ?? 'en'
  return fillMessages({ title, text }, messageLanguage, { ...values, prayer: prayers[prayer] })
}
