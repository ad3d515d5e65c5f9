import { writeFile } from 'node:fs/promises'
import { Command, Option } from 'commander'
import { createDirectory, type ExportFormat, exportTimetable, OperatorError } from '@minaret/server'
import { fromHere } from '../../env.ts'
import { withTenant } from '../withTenant.ts'

type Options = { tenant: string; year: string; format: ExportFormat }

async function run(file: string | undefined, { tenant, year, format }: Options): Promise<void> {
  if (!/^(19[7-9]\d|20\d\d|2100)$/.test(year)) throw new OperatorError(`"${year}" is not a year. Write it like 2027.`)
  const { text, lost } = await withTenant(tenant, ({ database }, id) =>
    exportTimetable({ database, directory: createDirectory(database) }, id, { year: Number(year), format }),
  )
  if (lost.length > 0) console.error(`SalahAPI has no place for:\n${lost.map((what) => `  ${what}`).join('\n')}`)
  if (file === undefined) process.stdout.write(text)
  else {
    await writeFile(fromHere(file), text).catch((error: { message: string }) => {
      throw new OperatorError(`${file} cannot be written (${error.message}). Choose another place.`)
    })
    console.log(`Wrote ${file}.`)
  }
}

/** `timetable export`: a year as people see it, or the rules it comes from. */
export const exportCommand = (): Command =>
  new Command('export')
    .argument('[file]', 'where to write; without it, to the screen')
    .description('Write a year of times as people see them (CSV), or the rules they come from (SalahAPI)')
    .requiredOption('--tenant <name>', 'the mosque, by its short name or host name')
    .option('--year <year>', 'which year', String(new Date().getUTCFullYear()))
    .addOption(new Option('--format <form>', 'the form of the file').choices(['csv', 'salahapi']).default('csv'))
    .addHelpText(
      'after',
      '\nExample:\n  npm run minaret -- timetable export --tenant localhost --year 2027 times-2027.csv',
    )
    .action(run)
