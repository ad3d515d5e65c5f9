/** The name of a language in the desk's language, such as `Arabic`. @param locale the desk's (BCP 47) */
export const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
