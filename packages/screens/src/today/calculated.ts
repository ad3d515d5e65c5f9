import type { PrayerDay, PrayerMonth } from '@minaret/contract'
import type { Messages } from '../app/MessagesProvider.tsx'

/** Looks up a name from the server; undefined if this version does not know it. */
const lookUp = (names: Record<string, string>, name: string) => (Object.hasOwn(names, name) ? names[name] : undefined)

/** The Moonsighting Committee's method has its own seasonal high-latitude rule, which overrides the mosque's setting. */
const seasonalMethod = 'MoonsightingCommittee'

/** The calculation's method, school and high-latitude rule, omitting unknown ones, and its city. */
export function methodSentences(calculation: PrayerMonth['calculation'], { t }: Pick<Messages, 't'>): string[] {
  if (!calculation) return []
  const method = lookUp(t.prayer.methods, calculation.method)
  const school = lookUp(t.prayer.schools, calculation.madhab)
  const rule = calculation.method === seasonalMethod ? 'seasons' : calculation.highLatitudeRule
  const bound = lookUp(t.prayer.bounds, rule)
  return [
    ...(method && school
      ? [t.prayer.calculatedBy({ method, school }), ...(bound ? [t.prayer.boundedBy({ bound })] : [])]
      : []),
    ...(calculation.city === undefined ? [] : [t.prayer.calculatedFor({ city: calculation.city })]),
  ]
}

/**
 * Sentences in the page's language about calculated days and their method; none if all days are from the mosque's timetable.
 * (The server's own sentence is in English.)
 */
export function calculatedSentences(
  days: readonly Pick<PrayerDay, 'source' | 'prayers'>[],
  calculation: PrayerMonth['calculation'],
  { t }: Pick<Messages, 't'>,
): readonly string[] {
  const calculatedDays = days.filter(({ source }) => source === 'calculated')
  if (calculatedDays.length === 0) return []
  const hasJamaat = calculatedDays.some(({ prayers }) => prayers.some(({ jamaat }) => jamaat))
  return [t.prayer.calculated, ...(hasJamaat ? [] : [t.prayer.noJamaat]), ...methodSentences(calculation, { t })]
}

/** The same sentences, joined into one string. */
export const calculatedText = (...args: Parameters<typeof calculatedSentences>): string | undefined =>
  calculatedSentences(...args).join(' ') || undefined
