/** The right-to-left scripts in use today (ISO 15924). */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])

const directions = new Map<string, 'rtl' | 'ltr'>()

/** The text direction of a language (BCP 47), by its script. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  const cached = directions.get(language)
  if (cached) return cached
  const direction = rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
  // Only mosques' languages and locales are expected here; the limit guards against a bug.
  if (directions.size < 1000) directions.set(language, direction)
  return direction
}
