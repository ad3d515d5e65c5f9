import type { TenantConfig } from '@minaret/plans'
import { parseLanguageChoice, directionOf, languageCookieFor, languageFor } from '@minaret/screens/messages'

/** Like the server, reads the language from the URL, saves it in a cookie, and cleans the URL. */
export function chosenLanguage(tenant: TenantConfig): string {
  const choice = parseLanguageChoice(new URL(window.location.href), tenant)
  if (choice) window.history.replaceState(window.history.state, '', choice.rest)
  if (!choice?.language) return languageFor(tenant, document.cookie)
  document.cookie = languageCookieFor(choice.language, window.location.protocol === 'https:')
  return choice.language
}

/** Sets the document's language and text direction. */
export function setDocumentLanguage(language: string): void {
  const { documentElement: html } = document
  html.lang = language
  html.dir = directionOf(language)
}
