/** Returns the name of a language in the language of the desk: Arabic. @param locale of the desk (BCP 47) */
export const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
