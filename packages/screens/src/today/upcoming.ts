import type { DayState } from '@minaret/domain'
import type { PrayerStripItem, SkyPhase } from '@minaret/ui'
import type { Messages } from '../app/MessagesProvider.tsx'

/** The hero's prayer: that of the next jamaat, or without a timetable the next to begin. */
export type UpcomingPrayer = {
  phase: SkyPhase
  eyebrow: string
  name: string
  startsAt: Date
  begins: string
  jamaat?: string
}

const isEid = (prayer: string): prayer is 'fitr' | 'adha' => prayer === 'fitr' || prayer === 'adha'

/** The hero follows the jamaat times (`decisions.md` 7); a calculated day has none and follows the start times. */
export function upcomingPrayer(
  { day, next, nextJamaat }: DayState,
  { t }: Pick<Messages, 't'>,
): UpcomingPrayer | undefined {
  const { prayer: texts } = t
  if (nextJamaat) {
    const { prayer, date, at, time, gathering } = nextJamaat
    const begins =
      date === day.date ? day.prayers.find((dayPrayer) => dayPrayer.prayer === prayer)?.begins.time : undefined
    return {
      // An Eid prayer is in the morning: use the daytime sky.
      phase: isEid(prayer) ? 'dhuhr' : prayer,
      eyebrow: date > day.date ? texts.nextJamaatTomorrow : texts.nextJamaat,
      name: isEid(prayer) ? texts.eid[prayer] : gathering ? texts.jumuah : texts.names[prayer],
      startsAt: at,
      begins: begins ?? (next?.prayer === prayer ? next.begins.time : ''),
      jamaat: time,
    }
  }
  if (!next) return undefined
  return {
    phase: next.prayer,
    eyebrow: next.date > day.date ? texts.nextPrayerTomorrow : texts.nextPrayer,
    name: texts.names[next.prayer],
    startsAt: new Date(next.begins.at),
    begins: next.begins.time,
  }
}

/** The day's strip: five prayers, sunrise and a Friday's Jumu'ahs, with now and next by start times. */
export function stripItems({ day, current, next }: DayState, { t, format }: Messages): PrayerStripItem[] {
  const { names, now, next: nextLabel } = t.prayer
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
      stateLabel: isNow ? now : isNext ? nextLabel : undefined,
    }
    if (prayer !== 'dhuhr' || jumuah.length === 0) return [item]
    // On Fridays the Jumu'ahs take the place of Dhuhr's jamaat.
    const jumuahItems = jumuah.map(({ at, name }, index) => ({
      id: `jumuah ${index}`,
      label: name ? `${t.prayer.jumuah} · ${format.inText(name)}` : t.prayer.jumuah,
      jamaat: format.clock(at.time),
    }))
    return [{ ...item, jamaat: undefined }, ...jumuahItems]
  })
  items.splice(1, 0, { id: 'sunrise', label: names.sunrise, begins: format.clock(day.sunrise.time) })
  return items
}
