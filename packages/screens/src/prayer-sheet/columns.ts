import type { Prayer, PrayerDay } from '@minaret/contract'

/** One time of a day, as a column of the timetable. */
export type Cell = 'imsak' | 'sunrise' | 'taraweeh' | `${Prayer} ${'begins' | 'jamaat'}` | 'asr other'

/** A heading with its columns, in order. */
export type Column = {
  id: Prayer | 'imsak' | 'sunrise' | 'taraweeh'
  /** Several if the prayer has a jamaat, or Asr two start times. */
  cells: { cell: Cell; label: 'begins' | 'jamaat' | 'first' | 'second' | 'iftar' | 'alone' }[]
}

/** The wall-clock time of a cell, `HH:MM`; undefined if the day has none. */
export function timeOf(day: PrayerDay, cell: Cell): string | undefined {
  if (cell === 'imsak') return day.fasting?.imsak.time
  if (cell === 'taraweeh') return day.taraweeh?.time
  if (cell === 'sunrise') return day.sunrise.time
  if (cell === 'asr other') return day.otherAsr?.time
  const [prayer, kind] = cell.split(' ')
  const prayerTimes = day.prayers.find((candidate) => candidate.prayer === prayer)
  return kind === 'jamaat' ? prayerTimes?.jamaat?.time : prayerTimes?.begins.time
}

/** Both Asr times, the earlier first: at mithl 1 and mithl 2, by the length of a shadow. */
function bothAsrs(days: readonly PrayerDay[]): Column['cells'] {
  const day = days.find(({ otherAsr }) => otherAsr)
  const ownStart = day?.prayers.find(({ prayer }) => prayer === 'asr')?.begins.at ?? ''
  const [first, second]: Cell[] =
    ownStart <= (day?.otherAsr?.at ?? '') ? ['asr begins', 'asr other'] : ['asr other', 'asr begins']
  return [first, second].flatMap((cell, index) =>
    cell ? [{ cell, label: index === 0 ? 'first' : 'second' } as const] : [],
  )
}

function prayerColumn(prayer: Prayer, days: readonly PrayerDay[]): Column {
  const isHeld = days.some((day) => timeOf(day, `${prayer} jamaat`))
  const isIftar = prayer === 'maghrib' && days.every(({ fasting }) => fasting)
  const begins: Column['cells'] =
    prayer === 'asr' && days.some(({ otherAsr }) => otherAsr)
      ? bothAsrs(days)
      : [{ cell: `${prayer} begins`, label: isIftar ? 'iftar' : isHeld ? 'begins' : 'alone' }]
  return { id: prayer, cells: [...begins, ...(isHeld ? [{ cell: `${prayer} jamaat`, label: 'jamaat' } as const] : [])] }
}

/** The columns of some days, without empty ones. */
export function columnsOf(days: readonly PrayerDay[]): Column[] {
  const singleColumn = (id: 'imsak' | 'sunrise' | 'taraweeh'): Column => ({ id, cells: [{ cell: id, label: 'alone' }] })
  const [fajr, ...rest] = (['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const).map((candidate) =>
    prayerColumn(candidate, days),
  )
  return [
    ...(days.some((day) => timeOf(day, 'imsak')) ? [singleColumn('imsak')] : []),
    ...(fajr ? [fajr] : []),
    singleColumn('sunrise'),
    ...rest,
    ...(days.some((day) => timeOf(day, 'taraweeh')) ? [singleColumn('taraweeh')] : []),
  ]
}
