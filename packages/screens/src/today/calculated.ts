import type { PrayerDay, PrayerMonth } from '@minaret/contract'
import type { Words } from '../app/WordsProvider.tsx'

/** A word for a name of the host's, which may know more of them than this page does. */
const wordFor = (words: Record<string, string>, name: string) => (Object.hasOwn(words, name) ? words[name] : undefined)

/**
 * Says in the page's language that days were calculated, and how; nothing where all stand in the mosque's timetable.
 * (The host's own sentence is English.)
 */
export function calculatedWords(
  days: readonly Pick<PrayerDay, 'source' | 'prayers'>[],
  calculation: PrayerMonth['calculation'],
  { t }: Pick<Words, 't'>,
): string | undefined {
  const calculated = days.filter(({ source }) => source === 'calculated')
  if (calculated.length === 0) return undefined
  const prayed = calculated.some(({ prayers }) => prayers.some(({ jamaat }) => jamaat))
  const method = calculation && wordFor(t.prayer.methods, calculation.method)
  const school = calculation && wordFor(t.prayer.schools, calculation.madhab)
  return [
    t.prayer.calculated,
    ...(prayed ? [] : [t.prayer.noJamaat]),
    ...(method && school ? [t.prayer.calculatedBy(method, school)] : []),
  ].join(' ')
}
