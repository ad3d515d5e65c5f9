import {
  announceHijriMonth,
  changeSetting,
  type HijriDates,
  isCalendarDay,
  InvalidValueError,
  readHijriDates,
  readHijriMonth,
} from '@minaret/server/operator'
import { type CommandStore, withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

const describeOffset = (offset: number) =>
  offset === 0
    ? 'the same as Umm al-Qura'
    : `${Math.abs(offset)} ${Math.abs(offset) === 1 ? 'day' : 'days'} ${offset > 0 ? 'ahead of' : 'behind'} Umm al-Qura`

/** Describes today's date, and when the nearby months begin. */
const describeDates = ({ day, label, isEvening, offset, months }: HijriDates) =>
  [
    `${day} is ${label} now, ${isEvening ? 'from' : 'until'} Maghrib: ${describeOffset(offset)}.`,
    ...months.map(
      ({ month, begins, announced }) =>
        `  ${month} begins on ${begins}, ${announced ? 'as announced' : 'as calculated'}`,
    ),
  ].join('\n')

/** Runs an action for a mosque, and prints the resulting Hijri dates. */
async function runAndPrintDates(
  options: TenantOptions,
  work: (database: CommandStore['database'], id: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const dates = await withTenant(options.tenant, async (store, id) => {
    await work(store.database, id)
    return readHijriDates(store.database, id, new Date())
  })
  printResult(options, dates, () => describeDates(dates))
}

/** `hijri show`: today's date, its offset and when months begin. */
export const showCommand = () =>
  defineTenantCommand('show', {
    summary: "Show today's Hijri date and when months begin",
    examples: ['hijri show --tenant an-noor'],
  }).action((options: TenantOptions) => runAndPrintDates(options))

/** `hijri set`: offsets all months that were not announced. */
export const setCommand = () =>
  defineTenantCommand('set <days>', {
    summary: 'Offset Hijri dates, if your months always start earlier or later than in Umm al-Qura',
    examples: ['hijri set --tenant an-noor +1', 'hijri set --tenant an-noor -1', 'hijri set --tenant an-noor 0'],
    details:
      'Use +1 if your months start a day before that calendar, -1 if they start a day after. It applies until you change it. For a single month, use "hijri begin".',
  }).action((days: string, options: TenantOptions) => {
    if (!/^[+-]?[0-3]$/.test(days))
      throw new InvalidValueError(`"${days}" is not a number of days from -3 to +3. Write +1, -1 or 0.`)
    return runAndPrintDates(options, (database, id) => changeSetting(database, id, 'hijriOffset', days))
  })

/** `hijri begin`: announces a month. */
export const beginCommand = () =>
  defineTenantCommand('begin <month> <date>', {
    summary: 'Announce the first day of a Hijri month, after the moon sighting',
    examples: ['hijri begin --tenant an-noor 1448-10 2027-03-10', 'hijri begin --tenant an-noor 1448-10 calculated'],
    details:
      'Write the month as the Hijri year and month number: 1448-10 is Shawwal 1448. The previous month must have 29 or 30 days. "calculated" withdraws the announcement.',
  }).action((monthText: string, day: string, options: TenantOptions) => {
    const month = readHijriMonth(monthText)
    if (!month) throw new UsageError(`"${monthText}" is not a Hijri month. Write it like 1448-10, for Shawwal 1448.`)
    if (day !== 'calculated' && !isCalendarDay(day))
      throw new UsageError(`"${day}" is not a date. Write it like 2027-03-10, or "calculated".`)
    const startDay = day === 'calculated' ? undefined : day
    return runAndPrintDates(options, (database, id) => announceHijriMonth(database, id, month, startDay))
  })
