import { directionOf, languageFor, languages } from '@minaret/screens/messages'
import { messages } from './messages.gen.ts'

type Localized = Readonly<Record<string, string>>

/**
 * Returns an error page's text and its direction, in the visitor's chosen language if there is one. Used if no catalogue can
 * be loaded, because the page itself failed.
 * @param cookies the `Cookie` header, or `document.cookie` @param defaultLanguage the language if the visitor has chosen none
 */
export function errorTexts(cookies: string, defaultLanguage = 'en') {
  const chosenLanguage = languageFor({ language: defaultLanguage, languages }, cookies).split('-')[0] ?? ''
  const language = languages.includes(chosenLanguage) ? chosenLanguage : 'en'
  const textIn = (text: Localized) => text[language] ?? ''
  const textsOf = ({ title, advice }: { title: Localized; advice: Localized }) =>
    [textIn(title), textIn(advice)] as const
  return {
    language,
    direction: directionOf(language),
    404: textsOf(messages.noSite),
    405: textsOf(messages.pagesOnly),
    503: textsOf(messages.unavailable),
    unloaded: textsOf(messages.unloaded),
    again: textIn(messages.again),
  }
}
