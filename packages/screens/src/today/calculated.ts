import type { PrayerDay, PrayerMonth } from '@minaret/contract'
import type { Words } from '../app/WordsProvider.tsx'

/** A word for a name of the host's, which may know more of them than this page does. */
const wordFor = (words: Record<string, string>, name: string) => (Object.hasOwn(words, name) ? words[name] : undefined)

/** The Moonsighting Committee has its own bound, which goes by the seasons; what a mosque chose is not asked there. */
const bySeasons = 'MoonsightingCommittee'

/** How calculated days were made: method, school and what bounds short nights, each where it has a name here. */
export function methodWords(calculation: PrayerMonth['calculation'], { t }: Pick<Words, 't'>): string[] {
  if (!calculation) return []
  const method = wordFor(t.prayer.methods, calculation.method)
  const school = wordFor(t.prayer.schools, calculation.madhab)
  const rule = calculation.method === bySeasons ? 'seasons' : calculation.highLatitudeRule
  const bound = wordFor(t.prayer.bounds, rule)
  return [
    ...(method && school
      ? [t.prayer.calculatedBy({ method, school }), ...(bound ? [t.prayer.boundedBy({ bound })] : [])]
      : []),
    ...(calculation.city === undefined ? [] : [t.prayer.calculatedFor({ city: calculation.city })]),
  ]
}

/**
 * Says in the page's language that days were calculated, and how, sentence by sentence; nothing where all are in the mosque's
 * timetable. (The server's own sentence is English.)
 */
export function calculatedSentences(
  days: readonly Pick<PrayerDay, 'source' | 'prayers'>[],
  calculation: PrayerMonth['calculation'],
  { t }: Pick<Words, 't'>,
): readonly string[] {
  const calculated = days.filter(({ source }) => source === 'calculated')
  if (calculated.length === 0) return []
  const prayed = calculated.some(({ prayers }) => prayers.some(({ jamaat }) => jamaat))
  return [t.prayer.calculated, ...(prayed ? [] : [t.prayer.noJamaat]), ...methodWords(calculation, { t })]
}

/** The same as one text. */
export const calculatedWords = (...from: Parameters<typeof calculatedSentences>): string | undefined =>
  calculatedSentences(...from).join(' ') || undefined
