import type { ColumnRole, SoonDay } from '@minaret/contract/desk'
import { addDays, type Days, isFriday, type PrayerDay, prayers } from '@minaret/timetable'

/** The effective times of a day by column, in the order of the day. */
function timesOf({ prayers: dailyPrayers, sunrise, otherAsr }: PrayerDay): Map<ColumnRole, string | undefined> {
  const timeOf = (prayer: (typeof prayers)[number]) => dailyPrayers.find((time) => time.prayer === prayer)
  return new Map<ColumnRole, string | undefined>(
    prayers.flatMap((prayer): [ColumnRole, string | undefined][] => [
      [`${prayer}.begins`, timeOf(prayer)?.begins.time],
      ...(prayer === 'asr' ? [['asr.other', otherAsr?.time] satisfies [ColumnRole, string | undefined]] : []),
      [`${prayer}.jamaat`, timeOf(prayer)?.jamaat?.time],
      ...(prayer === 'fajr' ? [['sunrise', sunrise.time] satisfies [ColumnRole, string]] : []),
    ]),
  )
}

/** Today, tomorrow, and the next Friday if it is later. */
function soonDates(today: string): [SoonDay['name'], string][] {
  const tomorrow = addDays(today, 1)
  const nextDays = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1))
  const friday = nextDays.find(isFriday)
  return [
    ['today', today],
    ['tomorrow', tomorrow],
    ...(friday === undefined || friday === tomorrow ? [] : [['friday', friday] satisfies [SoonDay['name'], string]]),
  ]
}

/**
 * Compares the next days before and after an import.
 * @param dates the days of the import
 */
export function compareSoonDays(
  today: string,
  dates: ReadonlySet<string>,
  { before, after }: { before: Days; after: Days },
): SoonDay[] {
  return soonDates(today).map(([name, day]) => {
    const [currentTimes, newTimes] = [timesOf(before.day(day)), timesOf(after.day(day))]
    const comparisons = [...currentTimes].map(([column, time]) => ({
      column,
      before: time,
      after: newTimes.get(column),
    }))
    const changes = comparisons.filter((time) => time.before !== time.after)
    return {
      day,
      name,
      inFile: dates.has(day),
      changes: changes.map(({ column, before: oldTime, after: newTime }) => ({
        column,
        ...(oldTime === undefined ? {} : { before: oldTime }),
        ...(newTime === undefined ? {} : { after: newTime }),
      })),
      same: comparisons.filter((time) => time.before !== undefined && time.before === time.after).length,
    }
  })
}
