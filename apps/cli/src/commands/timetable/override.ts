import { overrideDay, clearOverride, isCalendarDay, type DayOverride } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { readParts } from './parts.ts'

type Options = TenantOptions & { note?: string; clear?: boolean }

/** Describes a day's overrides, one line each. */
function describeOverrides(day: string, overrides: DayOverride | undefined): string {
  if (!overrides) return `${day} has no changes.`
  const times = Object.entries(overrides.jamaat).map(
    ([name, time]) => `  ${name} ${time?.replaceAll(',', ', ') ?? 'none'}`,
  )
  return [
    `${day} now has these changes; people see them within a minute:`,
    ...times,
    ...(overrides.note === undefined ? [] : [`  "${overrides.note}"`]),
  ].join('\n')
}

async function run(day: string, args: string[], options: Options): Promise<void> {
  const { note, clear = false } = options
  if (!isCalendarDay(day)) throw new UsageError(`"${day}" is not a date. Write it like 2026-12-25.`)
  const parts = readParts(args, clear)
  if ('problems' in parts) throw new UsageError(parts.problems.join('\n'))
  if (clear && note !== undefined)
    throw new UsageError('--clear undoes what was set, and --note sets something. Use one after the other.')
  if (!clear && args.length === 0 && note === undefined)
    throw new UsageError('Add what is different on that day, for example dhuhr=13:15, or --clear to undo it.')
  const overrides = await withTenant(options.tenant, ({ database }, id) =>
    database.forTenant(id)(async (tx) => {
      if (clear && args.length === 0) return clearOverride(tx, id, day).then(() => undefined)
      return overrideDay(tx, id, day, { ...parts, ...(note === undefined ? {} : { note }) })
    }),
  )
  printResult(options, { day, ...(overrides ?? { jamaat: {} }) }, () => describeOverrides(day, overrides))
}

/** `timetable override`: overrides one day's times. */
export const overrideCommand = () =>
  defineTenantCommand('override <day> [times...]', {
    summary: 'Set the jamaat times of a single day, instead of timetable and rules',
    examples: [
      'timetable override --tenant an-noor 2026-12-25 dhuhr=13:15 isha=none --note "Conference"',
      'timetable override --tenant an-noor 2026-12-25 jumuah=13:15,14:00',
      'timetable override --tenant an-noor 2026-12-25 dhuhr --clear',
    ],
    more: `Other prayers stay as they were set. dhuhr=table resets one time, --clear with names some, --clear alone the whole day, --note "" the note.`,
  })
    .option('--note <words>', 'a public note about the day')
    .option('--clear', 'undo what was set for that day')
    .action(run)
