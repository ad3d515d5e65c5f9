import type { Running } from '@minaret/domain'
import type { PrayerStripItem, SkyPhase } from '@minaret/ui'
import type { Words } from '../app/WordsProvider.tsx'

/** What the hero is about: the congregation that stands up next, or without a timetable the prayer that begins next. */
export type NextUp = {
  phase: SkyPhase
  eyebrow: string
  name: string
  at: Date
  begins: string
  jamaat?: string
}

const isEid = (prayer: string): prayer is 'fitr' | 'adha' => prayer === 'fitr' || prayer === 'adha'

/** The countdown and the roll-over follow jamaat (`decisions.md` 7); a calculated day has none and follows begins. */
export function nextUp({ day, next, nextJamaat }: Running, { t }: Pick<Words, 't'>): NextUp | undefined {
  const { prayer: words } = t
  if (nextJamaat) {
    const { prayer, date, at, time, gathering } = nextJamaat
    const begins = date === day.date ? day.prayers.find((each) => each.prayer === prayer)?.begins.time : undefined
    return {
      // An Eid prayer stands in the morning: the sky of the day.
      phase: isEid(prayer) ? 'dhuhr' : prayer,
      eyebrow: date > day.date ? words.nextJamaatTomorrow : words.nextJamaat,
      name: isEid(prayer) ? words.eid[prayer] : gathering ? words.jumuah : words.names[prayer],
      at,
      begins: begins ?? (next?.prayer === prayer ? next.begins.time : ''),
      jamaat: time,
    }
  }
  if (!next) return undefined
  return {
    phase: next.prayer,
    eyebrow: next.date > day.date ? words.nextPrayerTomorrow : words.nextPrayer,
    name: words.names[next.prayer],
    at: new Date(next.begins.at),
    begins: next.begins.time,
  }
}

/** The day's row: five prayers, sunrise and a Friday's Jumu'ahs, with now and next by begins. */
export function stripItems({ day, current, next }: Running, { t, format }: Words): PrayerStripItem[] {
  const { names, now, next: soon } = t.prayer
  const { jumuah = [] } = day
  const items = day.prayers.flatMap(({ prayer, begins, jamaat }): PrayerStripItem[] => {
    const isNow = current?.prayer === prayer && current.date === day.date
    const isNext = next?.prayer === prayer && next.date === day.date
    const item: PrayerStripItem = {
      id: prayer,
      label: names[prayer],
      begins: format.clock(begins.time),
      jamaat: jamaat && format.clock(jamaat.time),
      state: isNow ? 'current' : isNext ? 'next' : undefined,
      stateLabel: isNow ? now : isNext ? soon : undefined,
    }
    if (prayer !== 'dhuhr' || jumuah.length === 0) return [item]
    // The congregations of that noon are the Jumu'ahs, by their own name: Dhuhr only begins.
    const gathered = jumuah.map(({ at, name }, place) => ({
      id: `jumuah ${place}`,
      label: name ? `${t.prayer.jumuah} · ${format.inText(name)}` : t.prayer.jumuah,
      jamaat: format.clock(at.time),
    }))
    return [{ ...item, jamaat: undefined }, ...gathered]
  })
  items.splice(1, 0, { id: 'sunrise', label: names.sunrise, begins: format.clock(day.sunrise.time) })
  return items
}
