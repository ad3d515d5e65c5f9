import {
  createServerDirectory,
  describeRuns,
  isCalendarDay,
  type PrayerDay,
  type EffectiveTimes,
  showTimes,
  wallClock,
} from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable, type Row } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { UsageError } from '../frame/UsageError.ts'
import { describeUnusedRules } from './effectLines.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { day?: string; month?: string }

const sourceLabels = {
  override: 'this day',
  table: 'table',
  weekday: 'rule, day of the week',
  ramadan: 'rule, Ramadan',
  dated: 'rule, from a date',
  summer: 'rule, summer',
  ordinary: 'rule',
} as const

const joinDetails = (details: readonly (string | undefined)[]) => details.filter(Boolean).join(', ')

/** Creates a day's rows, with all its public times. */
function createDayRows({ sunrise, prayers, otherAsr, jumuah = [], eid }: PrayerDay): Row[] {
  const rows: Row[] = prayers.flatMap(({ prayer, begins, jamaat, jamaatBy }) => [
    {
      Prayer: prayer,
      Begins: begins.time,
      Jamaat: jamaat?.time ?? 'none',
      Details: jamaatBy ? sourceLabels[jamaatBy] : '',
    },
    ...(prayer === 'fajr' ? [{ Prayer: 'sunrise', Begins: sunrise.time }] : []),
    ...(prayer === 'asr' && otherAsr ? [{ Prayer: 'asr, other school', Begins: otherAsr.time }] : []),
  ])
  const toRows = (kind: string, times: typeof jumuah): Row[] =>
    times.map(({ at, name, venue, language, khatib }) => ({
      Prayer: kind,
      Jamaat: at.time,
      Details: joinDetails([name, venue, language, khatib]),
    }))
  return [...rows, ...toRows('jumuah', jumuah), ...toRows(`eid al-${eid?.which}`, eid?.prayers ?? [])]
}

/** Creates a day's row in a month: each prayer's start time and jamaat. */
function createMonthRow({ date, source, sunrise, prayers }: PrayerDay): Row {
  const row: Record<string, string> = { Day: date }
  for (const { prayer, begins, jamaat } of prayers) {
    row[prayer] = jamaat ? `${begins.time} ${jamaat.time}` : begins.time
    if (prayer === 'fajr') row.sunrise = sunrise.time
  }
  return { ...row, Source: source }
}

async function run(options: Options): Promise<void> {
  const { day, month } = options
  if (day !== undefined && month !== undefined) throw new UsageError('Use either --day or --month, not both.')
  if (day !== undefined && !isCalendarDay(day))
    throw new UsageError(`"${day}" is not a date. Write it like 2026-12-25.`)
  if (month !== undefined && !/^(19[7-9]\d|20\d\d|2100)-(0[1-9]|1[0-2])$/.test(month))
    throw new UsageError(`"${month}" is not a month. Write it like 2026-12.`)
  const result = await withTenant(options.tenant, async ({ database }, id) => {
    const directory = createServerDirectory(database)
    const zone = (await directory.byId(id))?.config.timeZone ?? 'UTC'
    return showTimes({ database, directory }, id, day ?? month ?? wallClock(new Date(), zone).date)
  })
  printResult(options, result, () => {
    const { days, timeZone, version, notice, sources: files, unusedRules } = result
    const sourceNotes = [...describeSources(files, month === undefined), ...describeUnusedRules(unusedRules)]
    const [firstDay] = days
    const rows = month === undefined && firstDay ? createDayRows(firstDay) : days.map(createMonthRow)
    const notes = days.flatMap(({ date, note }) => (note === undefined ? [] : [`${date}: ${note}`]))
    const source =
      month === undefined ? ` · ${firstDay?.source === 'table' ? "the mosque's own timetable" : 'calculated'}` : ''
    return [
      `${month ?? firstDay?.date} · ${timeZone}${source} · version ${version}`,
      '',
      formatTable(rows),
      ...(sourceNotes.length > 0 ? ['', ...sourceNotes] : []),
      ...(notes.length > 0 ? ['', ...notes] : []),
      ...(notice === undefined ? [] : ['', notice]),
    ].join('\n')
  })
}

/** Lists the files that the table's days came from, one line each, with its days in a month. */
function describeSources(sources: EffectiveTimes['sources'], isDay: boolean): string[] {
  const lines = new Map<string, string[]>()
  for (const [date, { file, at }] of Object.entries(sources)) {
    const importText = `imported ${file === undefined ? 'on or before' : 'on'} ${at.slice(0, 10)}`
    const line = file === undefined ? `a file ${importText}` : `${file}, ${importText}`
    lines.set(line, [...(lines.get(line) ?? []), date])
  }
  return [...lines].map(([line, dates]) => `${isDay ? 'From' : `${describeRuns(dates).join(', ')} from`} ${line}`)
}

/** `timetable show`: shows a day or month as visitors see it. */
export const showCommand = () =>
  defineTenantCommand('show', {
    summary: 'Show the published times of a day or month, and their sources',
    examples: ['timetable show --tenant an-noor', 'timetable show --tenant an-noor --month 2026-12'],
    details: 'In a month, the second time of a prayer is its jamaat.',
  })
    .option('--day <date>', 'the day, e.g. 2026-12-25 (default: today at the mosque)')
    .option('--month <month>', 'a whole month, e.g. 2026-12')
    .action(run)
