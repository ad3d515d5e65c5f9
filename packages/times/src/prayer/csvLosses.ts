import { nameOf, type PrayerDay, prayers } from '@minaret/timetable'

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
const list = new Intl.ListFormat('en-GB')

/** Describes the content that a CSV file cannot contain. */
export function lossesOfCsv(days: readonly PrayerDay[]): string[] {
  const has = (predicate: (day: PrayerDay) => unknown) => days.filter(predicate).length
  const [fridays, eids, notes] = [
    has(({ jumuah }) => jumuah),
    has(({ eid }) => eid?.prayers.length),
    has(({ note }) => note),
  ]
  const taraweeh = has((day) => JSON.stringify(day).includes('"taraweeh"'))
  return [
    ...(fridays > 0 ? [`Jumu'ah (${counted(fridays, 'Friday', 'Fridays')})`] : []),
    ...(eids > 0 ? ['the Eid prayers'] : []),
    ...(taraweeh > 0 ? ['taraweeh'] : []),
    ...(notes > 0 ? [`the notes for single days (${counted(notes, 'note', 'notes')})`] : []),
  ]
}

type StoredTimes = { prayer: string; days: number }

const isByRule = (by: PrayerDay['prayers'][number]['jamaatBy']) =>
  by !== undefined && by !== 'table' && by !== 'override'

/** The number of days on which a rule sets the jamaat, by prayer. */
const countByRule = (days: readonly PrayerDay[]): StoredTimes[] =>
  prayers.flatMap((prayer) => {
    const count = days.filter((day) =>
      day.prayers.some((each) => each.prayer === prayer && each.jamaat && isByRule(each.jamaatBy)),
    ).length
    return count > 0 ? [{ prayer: nameOf(prayer), days: count }] : []
  })

const listPrayers = (stored: readonly StoredTimes[]) =>
  list.format(stored.map(({ prayer, days }) => `${prayer} (${counted(days, 'day', 'days')})`))

const datesOf = (days: readonly PrayerDay[]) => {
  const [first, ...rest] = days.map(({ date }) => date)
  return rest.length === 0 ? first : `${first} and ${counted(rest.length, 'other day', 'other days')}`
}

/**
 * Describes the sources of the times in a file, other than the mosque’s own timetable.
 * @param filled whether empty cells of the timetable were filled with the effective times
 */
export function originsOfCells(days: readonly PrayerDay[], { filled }: { filled: boolean }): string[] {
  const calculated = days.filter(({ source }) => source === 'calculated')
  const own = days.filter(({ source }) => source === 'table')
  const [empty, full] = [countByRule(filled ? [] : own), countByRule(filled ? days : calculated)]
  const special = days.filter((day) => day.prayers.some(({ jamaatBy }) => jamaatBy === 'override'))
  const omitted = filled ? [] : special.filter(({ source }) => source === 'table')
  const included = special.filter((day) => !omitted.includes(day))
  return [
    ...(calculated.length > 0
      ? [
          calculated.length === days.length
            ? 'The whole year is calculated: the mosque has no timetable of its own for it.'
            : `${counted(calculated.length, 'day is', 'days are')} calculated, as the mosque's own table does not hold them.`,
        ]
      : []),
    ...(empty.length > 0
      ? [
          `The mosque's rules, not its timetable, set the jamaat of ${listPrayers(empty)}. Those cells are empty as in the timetable; --filled writes the times people see.`,
        ]
      : []),
    ...(full.length > 0
      ? [
          `The mosque's rules set the jamaat of ${listPrayers(full)}. It is written as people see it; if you import the file again, it becomes part of the timetable and no longer follows the rules.`,
        ]
      : []),
    ...(omitted.length > 0 ? [`Set for a single day, and not in the file: ${datesOf(omitted)}.`] : []),
    ...(included.length > 0 ? [`Set for a single day, and written like any other: ${datesOf(included)}.`] : []),
  ]
}
