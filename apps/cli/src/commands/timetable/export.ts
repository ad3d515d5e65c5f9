import { writeFile } from 'node:fs/promises'
import { Option } from 'commander'
import { createServerDirectory, type ExportFormat, exportTimetable, OperatorError } from '@minaret/server/operator'
import { resolvePath } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { printNote, printResult } from '../frame/output.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { year: string; format: ExportFormat; filled?: boolean }

const formatNames = { csv: 'CSV', salahapi: 'SalahAPI' }

async function run(file: string | undefined, options: Options): Promise<void> {
  const { year, format, filled } = options
  if (!/^(19[7-9]\d|20\d\d|2100)$/.test(year)) throw new UsageError(`"${year}" is not a year. Write it like 2027.`)
  if (filled && format !== 'csv') throw new UsageError('--filled is only for CSV. Leave it out.')
  const timetable = await withTenant(options.tenant, ({ database }, id) =>
    exportTimetable({ database, directory: createServerDirectory(database) }, id, {
      year: Number(year),
      format,
      filled,
    }),
  )
  if (file !== undefined)
    await writeFile(resolvePath(file), timetable.text).catch((error: { message: string }) => {
      throw new OperatorError(`${file} cannot be written (${error.message}). Choose another file.`)
    })
  if (options.json)
    return printResult(
      options,
      file === undefined ? timetable : { file, lost: timetable.lost, notes: timetable.notes },
      String,
    )
  for (const line of timetable.notes) printNote(line)
  if (timetable.lost.length > 0)
    printNote(`${formatNames[format]} cannot store:\n${timetable.lost.map((item) => `  ${item}`).join('\n')}`)
  if (file === undefined) process.stdout.write(timetable.text)
  else printResult(options, undefined, () => `Wrote ${file}.`)
}

/** `timetable export`: a year of the mosque's times, or their rules. */
export const exportCommand = () =>
  defineTenantCommand('export [file]', {
    summary: "Export a year of the mosque's times (CSV), or their rules (SalahAPI)",
    examples: [
      'timetable export --tenant an-noor --year 2027 times-2027.csv',
      'timetable export --tenant an-noor --format salahapi rules.json',
    ],
    details: `Without a file, it is printed. Days of the mosque's own timetable are exported as imported, other days as published.`,
  })
    .option('--year <year>', 'the year', String(new Date().getUTCFullYear()))
    .addOption(new Option('--format <format>', 'the file format').choices(['csv', 'salahapi']).default('csv'))
    .option('--filled', 'fill in missing jamaat times from the rules and single-day overrides')
    .action(run)
