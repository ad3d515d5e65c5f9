import { nameOf, type PrayerDay, prayers } from '@minaret/timetable'

const formatCount = (count: number, singular: string, plural: string) =>
  count === 1 ? `1 ${singular}` : `${count} ${plural}`
const listFormat = new Intl.ListFormat('en-GB')

/** Describes the content that a CSV file cannot contain. */
export function lossesOfCsv(days: readonly PrayerDay[]): string[] {
  const countDays = (predicate: (day: PrayerDay) => unknown) => days.filter(predicate).length
  const [fridays, eids, notes] = [
    countDays(({ jumuah }) => jumuah),
    countDays(({ eid }) => eid?.prayers.length),
    countDays(({ note }) => note),
  ]
  const taraweeh = countDays((day) => JSON.stringify(day).includes('"taraweeh"'))
  return [
    ...(fridays > 0 ? [`Jumu'ah (${formatCount(fridays, 'Friday', 'Fridays')})`] : []),
    ...(eids > 0 ? ['the Eid prayers'] : []),
    ...(taraweeh > 0 ? ['taraweeh'] : []),
    ...(notes > 0 ? [`the notes for single days (${formatCount(notes, 'note', 'notes')})`] : []),
  ]
}

type PrayerCount = { prayer: string; days: number }

const isByRule = (source: PrayerDay['prayers'][number]['jamaatBy']) =>
  source !== undefined && source !== 'table' && source !== 'override'

/** The number of days on which a rule sets the jamaat, by prayer. */
const countByRule = (days: readonly PrayerDay[]): PrayerCount[] =>
  prayers.flatMap((prayer) => {
    const count = days.filter((day) =>
      day.prayers.some((time) => time.prayer === prayer && time.jamaat && isByRule(time.jamaatBy)),
    ).length
    return count > 0 ? [{ prayer: nameOf(prayer), days: count }] : []
  })

const listPrayers = (prayerCounts: readonly PrayerCount[]) =>
  listFormat.format(prayerCounts.map(({ prayer, days }) => `${prayer} (${formatCount(days, 'day', 'days')})`))

const datesOf = (days: readonly PrayerDay[]) => {
  const [firstDate, ...otherDates] = days.map(({ date }) => date)
  return otherDates.length === 0
    ? firstDate
    : `${firstDate} and ${formatCount(otherDates.length, 'other day', 'other days')}`
}

/**
 * Describes the sources of the times in a file, other than the mosque’s own timetable.
 * @param filled whether empty cells of the timetable were filled with the effective times
 */
export function describeCellSources(days: readonly PrayerDay[], { filled }: { filled: boolean }): string[] {
  const calculatedDays = days.filter(({ source }) => source === 'calculated')
  const tableDays = days.filter(({ source }) => source === 'table')
  const [emptyCells, ruleCells] = [countByRule(filled ? [] : tableDays), countByRule(filled ? days : calculatedDays)]
  const overriddenDays = days.filter((day) => day.prayers.some(({ jamaatBy }) => jamaatBy === 'override'))
  const omittedDays = filled ? [] : overriddenDays.filter(({ source }) => source === 'table')
  const includedDays = overriddenDays.filter((day) => !omittedDays.includes(day))
  return [
    ...(calculatedDays.length > 0
      ? [
          calculatedDays.length === days.length
            ? 'The whole year is calculated: the mosque has no timetable of its own for it.'
            : `${formatCount(calculatedDays.length, 'day is', 'days are')} calculated, as the mosque's own table does not hold them.`,
        ]
      : []),
    ...(emptyCells.length > 0
      ? [
          `The mosque's rules, not its timetable, set the jamaat of ${listPrayers(emptyCells)}. Those cells are empty as in the timetable; --filled writes the times people see.`,
        ]
      : []),
    ...(ruleCells.length > 0
      ? [
          `The mosque's rules set the jamaat of ${listPrayers(ruleCells)}. It is written as people see it; if you import the file again, it becomes part of the timetable and no longer follows the rules.`,
        ]
      : []),
    ...(omittedDays.length > 0 ? [`Set for a single day, and not in the file: ${datesOf(omittedDays)}.`] : []),
    ...(includedDays.length > 0 ? [`Set for a single day, and written like any other: ${datesOf(includedDays)}.`] : []),
  ]
}
