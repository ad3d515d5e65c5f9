import type { PrayerToday } from '@minaret/contract'
import type { NowState } from '@minaret/timetable/now'
import type { SheetWords } from '../prayer-sheet/index.ts'

/** A line of the frame: a prayer, sunrise, a Jumu'ah or an Eid prayer. */
export type EmbedRow = {
  id: string
  name: string
  begins?: string
  jamaat?: string
  state?: 'next'
  /** The word for its state. */
  mark?: string
  /** Where, and in which language. */
  more?: string
  /** No prayer: sunrise. */
  quiet?: boolean
}

type Gathering = NonNullable<PrayerToday['today']['jumuah']>[number]

/** A day in lines, with the prayer that begins next marked where the clock is known. */
export function embedRows(
  { today }: Pick<PrayerToday, 'today'>,
  { next }: Pick<NowState, 'next'>,
  { t, format }: SheetWords,
): EmbedRow[] {
  const { prayer: words } = t
  const gathering =
    (name: string, id: string) =>
    (each: Gathering, at: number): EmbedRow => ({
      id: `${id} ${at}`,
      name: each.name ? `${name}: ${format.inText(each.name)}` : name,
      jamaat: format.clock(each.at.time),
      more: [each.venue, each.language].flatMap((text) => (text ? [format.inText(text)] : [])).join(' · ') || undefined,
    })
  // The earlier one is when a shadow is once its length longer; the mosque's own keeps its congregation.
  const bothAsrs = (own: EmbedRow, other: { time: string; at: string }): EmbedRow[] => {
    const isFirst = (today.prayers.find(({ prayer }) => prayer === 'asr')?.begins.at ?? '') <= other.at
    const { first, second } = words.mithl
    const called = (mithl: string) => `${words.names.asr} · ${mithl}`
    const mine = { ...own, name: called(isFirst ? first : second) }
    const theirs = { id: 'other asr', name: called(isFirst ? second : first), begins: format.clock(other.time) }
    return isFirst ? [mine, theirs] : [theirs, mine]
  }
  // After Isha the next prayer is tomorrow's; a summer's Isha after midnight is still yesterday's.
  const beside = (where: 'before' | 'after'): EmbedRow[] => {
    if (!next || next.date === today.date || next.date > today.date !== (where === 'after')) return []
    return [
      {
        id: where,
        name: words.names[next.prayer],
        begins: format.clock(next.begins.time),
        jamaat: next.jamaat && format.clock(next.jamaat.time),
        state: 'next',
        more: where === 'after' ? words.nextPrayerTomorrow : words.nextPrayer,
      },
    ]
  }
  const rows = today.prayers.flatMap(({ prayer, begins, jamaat }): EmbedRow[] => {
    const isNext = next?.prayer === prayer && next.date === today.date
    const row: EmbedRow = {
      id: prayer,
      name: words.names[prayer],
      begins: format.clock(begins.time),
      // The congregations of a Friday's noon are its Jumu'ahs, in lines of their own.
      jamaat: jamaat && !(prayer === 'dhuhr' && today.jumuah?.length) ? format.clock(jamaat.time) : undefined,
      ...(isNext ? { state: 'next', mark: words.next } : {}),
    }
    if (prayer === 'fajr')
      return [row, { id: 'sunrise', name: words.names.sunrise, begins: format.clock(today.sunrise.time), quiet: true }]
    if (prayer === 'asr' && today.otherAsr) return bothAsrs(row, today.otherAsr)
    return prayer === 'dhuhr' ? [row, ...(today.jumuah ?? []).map(gathering(words.jumuah, 'jumuah'))] : [row]
  })
  const eid = today.eid ? today.eid.prayers.map(gathering(words.eid[today.eid.which], 'eid')) : []
  return [...beside('before'), ...eid, ...rows, ...beside('after')]
}
