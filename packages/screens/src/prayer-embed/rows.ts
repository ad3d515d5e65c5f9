import type { PrayerToday } from '@minaret/contract'
import type { NowState } from '@minaret/timetable/now'
import type { SheetMessages } from '../prayer-sheet/index.ts'

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
  /** Whether it is sunrise, which is not a prayer. */
  isSunrise?: boolean
}

type Gathering = NonNullable<PrayerToday['today']['jumuah']>[number]

/** The rows of a day, with the next prayer marked if the time is known. */
export function embedRows(
  { today }: Pick<PrayerToday, 'today'>,
  { next }: Pick<NowState, 'next'>,
  { t, format }: SheetMessages,
): EmbedRow[] {
  const { prayer: texts } = t
  const gatheringRow =
    (name: string, id: string) =>
    (gathering: Gathering, index: number): EmbedRow => ({
      id: `${id} ${index}`,
      name: gathering.name ? `${name}: ${format.inText(gathering.name)}` : name,
      jamaat: format.clock(gathering.at.time),
      more:
        [gathering.venue, gathering.language].flatMap((text) => (text ? [format.inText(text)] : [])).join(' · ') ||
        undefined,
    })
  // The earlier Asr is at mithl 1, when a shadow has grown by once its object's length; only the mosque's own has a jamaat.
  const asrRows = (ownAsr: EmbedRow, otherAsr: { time: string; at: string }): EmbedRow[] => {
    const isFirst = (today.prayers.find(({ prayer }) => prayer === 'asr')?.begins.at ?? '') <= otherAsr.at
    const { first, second } = texts.mithl
    const asrName = (mithl: string) => `${texts.names.asr} · ${mithl}`
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
        name: texts.names[next.prayer],
        begins: format.clock(next.begins.time),
        jamaat: next.jamaat && format.clock(next.jamaat.time),
        state: 'next',
        more: position === 'after' ? texts.nextPrayerTomorrow : texts.nextPrayer,
      },
    ]
  }
  const rows = today.prayers.flatMap(({ prayer, begins, jamaat }): EmbedRow[] => {
    const isNext = next?.prayer === prayer && next.date === today.date
    const row: EmbedRow = {
      id: prayer,
      name: texts.names[prayer],
      begins: format.clock(begins.time),
      // On Fridays the Jumu'ahs, in their own rows, replace Dhuhr's jamaat.
      jamaat: jamaat && !(prayer === 'dhuhr' && today.jumuah?.length) ? format.clock(jamaat.time) : undefined,
      ...(isNext ? { state: 'next', mark: texts.next } : {}),
    }
    if (prayer === 'fajr')
      return [
        row,
        { id: 'sunrise', name: texts.names.sunrise, begins: format.clock(today.sunrise.time), isSunrise: true },
      ]
    if (prayer === 'asr' && today.otherAsr) return asrRows(row, today.otherAsr)
    return prayer === 'dhuhr' ? [row, ...(today.jumuah ?? []).map(gatheringRow(texts.jumuah, 'jumuah'))] : [row]
  })
  const eid = today.eid ? today.eid.prayers.map(gatheringRow(texts.eid[today.eid.which], 'eid')) : []
  return [...adjacentDayRow('before'), ...eid, ...rows, ...adjacentDayRow('after')]
}
