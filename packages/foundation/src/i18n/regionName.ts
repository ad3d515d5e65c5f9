/** What a language calls a country. @param country ISO 3166-1 alpha-2; what is none is given back */
export function regionName(language: string, country: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  } catch {
    return country
  }
}
