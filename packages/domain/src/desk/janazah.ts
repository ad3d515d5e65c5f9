import { fillMessages, languages } from '@minaret/messages'
import { messages } from './janazah/messages.gen.ts'

/**
 * Returns the suggested announcement of a janazah. It is in the mosque's language, which may differ from the desk's.
 * @param language in which the mosque writes; English if there are no texts in it
 * @param values as they are written: the day in words; an empty place is left out
 */
export function janazahTexts(
  language: string,
  { prayer, ...values }: { name: string; prayer: keyof typeof messages.prayers; day: string; place: string },
): { title: string; text: string } {
  const { prayers, title, text } = messages
  const chosen = languages.find((each) => each === language) ?? 'en'
  return fillMessages({ title, text }, chosen, { ...values, prayer: prayers[prayer] })
}
