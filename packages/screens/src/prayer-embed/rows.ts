import type { PrayerToday } from '@minaret/contract'
import type { NowState } from '@minaret/timetable/now'
import type { SheetWords } from '../prayer-sheet/index.ts'

/** A row of the embedded page: a prayer, sunrise, a Jumu'ah or an Eid prayer. */
export type EmbedRow = {
  id: string
  name: string
  begins?: string
  jamaat?: string
  state?: 'next'
  /** The label of its state. */
  mark?: string
  /** The venue and language. */
  more?: string
  /** Whether it is not a prayer: sunrise. */
  quiet?: boolean
}

type Gathering = NonNullable<PrayerToday['today']['jumuah']>[number]

/** The rows of a day, with the next prayer marked if the time is known. */
export function embedRows(
  { today }: Pick<PrayerToday, 'today'>,
  { next }: Pick<NowState, 'next'>,
  { t, format }: SheetWords,
): EmbedRow[] {
  const { prayer: words } = t
  const gathering =
    (name: string, id: string) =>
    (gatheringTime: Gathering, at: number): EmbedRow => ({
      id: `${id} ${at}`,
      name: gatheringTime.name ? `${name}: ${format.inText(gatheringTime.name)}` : name,
      jamaat: format.clock(gatheringTime.at.time),
      more:
        [gatheringTime.venue, gatheringTime.language]
          .flatMap((text) => (text ? [format.inText(text)] : []))
          .join(' · ') || undefined,
    })
  // The earlier Asr is at mithl 1, when a shadow has grown by once its object's length; only the mosque's own has a jamaat.
  const bothAsrs = (ownAsr: EmbedRow, otherAsr: { time: string; at: string }): EmbedRow[] => {
    const isFirst = (today.prayers.find(({ prayer }) => prayer === 'asr')?.begins.at ?? '') <= otherAsr.at
    const { first, second } = words.mithl
    const asrName = (mithl: string) => `${words.names.asr} · ${mithl}`
    const ownRow = { ...ownAsr, name: asrName(isFirst ? first : second) }
    const otherRow = { id: 'other asr', name: asrName(isFirst ? second : first), begins: format.clock(otherAsr.time) }
    return isFirst ? [ownRow, otherRow] : [otherRow, ownRow]
  }
  // After Isha the next prayer is tomorrow's; in summer an Isha after midnight is still yesterday's.
  const adjacentDayRow = (position: 'before' | 'after'): EmbedRow[] => {
    if (!next || next.date === today.date || next.date > today.date !== (position === 'after')) return []
    return [
      {
        id: position,
        name: words.names[next.prayer],
        begins: format.clock(next.begins.time),
        jamaat: next.jamaat && format.clock(next.jamaat.time),
        state: 'next',
        more: position === 'after' ? words.nextPrayerTomorrow : words.nextPrayer,
      },
    ]
  }
  const rows = today.prayers.flatMap(({ prayer, begins, jamaat }): EmbedRow[] => {
    const isNext = next?.prayer === prayer && next.date === today.date
    const row: EmbedRow = {
      id: prayer,
      name: words.names[prayer],
      begins: format.clock(begins.time),
      // On Fridays the Jumu'ahs, in their own rows, replace Dhuhr's jamaat.
      jamaat: jamaat && !(prayer === 'dhuhr' && today.jumuah?.length) ? format.clock(jamaat.time) : undefined,
      ...(isNext ? { state: 'next', mark: words.next } : {}),
    }
    if (prayer === 'fajr')
      return [row, { id: 'sunrise', name: words.names.sunrise, begins: format.clock(today.sunrise.time), quiet: true }]
    if (prayer === 'asr' && today.otherAsr) return bothAsrs(row, today.otherAsr)
    return prayer === 'dhuhr' ? [row, ...(today.jumuah ?? []).map(gathering(words.jumuah, 'jumuah'))] : [row]
  })
  const eid = today.eid ? today.eid.prayers.map(gathering(words.eid[today.eid.which], 'eid')) : []
  return [...adjacentDayRow('before'), ...eid, ...rows, ...adjacentDayRow('after')]
}
