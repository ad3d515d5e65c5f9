import { overrideDay, clearOverride, isCalendarDay, type DayOverride } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { parseOverrides } from './parseOverrides.ts'

type Options = TenantOptions & { note?: string; clear?: boolean }

/** Describes a day's overrides, one line each. */
function describeOverrides(day: string, overrides: DayOverride | undefined): string {
  if (!overrides) return `${day} has no overrides.`
  const times = Object.entries(overrides.jamaat).map(
    ([name, time]) => `  ${name} ${time?.replaceAll(',', ', ') ?? 'none'}`,
  )
  return [
    `${day} now has these overrides, which visitors see within a minute:`,
    ...times,
    ...(overrides.note === undefined ? [] : [`  "${overrides.note}"`]),
  ].join('\n')
}

async function run(day: string, args: string[], options: Options): Promise<void> {
  const { note, clear = false } = options
  if (!isCalendarDay(day)) throw new UsageError(`"${day}" is not a date. Write it like 2026-12-25.`)
  const parsedOverrides = parseOverrides(args, clear)
  if ('problems' in parsedOverrides) throw new UsageError(parsedOverrides.problems.join('\n'))
  if (clear && note !== undefined) throw new UsageError('--clear and --note cannot be combined. Run them separately.')
  if (!clear && args.length === 0 && note === undefined)
    throw new UsageError('Add the times of that day, for example dhuhr=13:15, or --clear to remove its overrides.')
  const overrides = await withTenant(options.tenant, ({ database }, id) =>
    database.forTenant(id)(async (tx) => {
      if (clear && args.length === 0) return clearOverride(tx, id, day).then(() => undefined)
      return overrideDay(tx, id, day, { ...parsedOverrides, ...(note === undefined ? {} : { note }) })
    }),
  )
  printResult(options, { day, ...(overrides ?? { jamaat: {} }) }, () => describeOverrides(day, overrides))
}

/** `timetable override`: overrides one day's times. */
export const overrideCommand = () =>
  defineTenantCommand('override <date> [times...]', {
    summary: 'Override the jamaat times of a single day',
    examples: [
      'timetable override --tenant an-noor 2026-12-25 dhuhr=13:15 isha=none --note "Conference"',
      'timetable override --tenant an-noor 2026-12-25 jumuah=13:15,14:00',
      'timetable override --tenant an-noor 2026-12-25 dhuhr --clear',
    ],
    details: `Other prayers keep their times. To reset one time, use dhuhr=table; several times, --clear with their names; the whole day, --clear alone; the note, --note "".`,
  })
    .option('--note <text>', 'a public note about the day')
    .option('--clear', 'remove the overrides of that day')
    .action(run)
