import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { type Finding, importSalahApi, importTimetable, OperatorError, summariseFindings } from '@minaret/server'
import { fromHere } from '../../env.ts'
import { withTenant } from '../withTenant.ts'

type Options = { tenant: string; dryRun?: boolean; json?: boolean; verbose?: boolean }

const placed = (name: string) => (finding: Finding) => `  ${name}:${finding.line}  ${finding.message}`

/** A SalahAPI document: rules and place, no table. */
async function runRules(name: string, text: string, { tenant, dryRun, json }: Options): Promise<void> {
  const result = await withTenant(tenant, ({ database }, id) => importSalahApi(database, id, text, dryRun))
  if (!result.ok) process.exitCode = 1
  if (json) return console.log(JSON.stringify(result, undefined, 2))
  if (!result.ok)
    throw new OperatorError(`${name} was not imported, and nothing has changed. ${result.problems.join(' ')}`)
  for (const warning of result.warnings) console.log(`  ${warning}`)
  console.log(`${dryRun ? 'Nothing was changed. Importing would take' : 'Imported'}:`)
  console.log(result.taken.map((line) => `  ${line}`).join('\n'))
}

async function run(file: string, options: Options): Promise<void> {
  const { tenant, dryRun, json, verbose } = options
  const name = path.basename(file)
  const text = await readFile(fromHere(file), 'utf8').catch((error: { message: string }) => {
    throw new OperatorError(`${file} cannot be read (${error.message}). Check the name and where you are.`)
  })
  if (/\.json$/i.test(name)) return runRules(name, text, options)
  const result = await withTenant(tenant, ({ database }, id) => importTimetable(database, id, { name, text }, dryRun))
  if (!result.ok) process.exitCode = 1
  if (json) return console.log(JSON.stringify(result, undefined, 2))
  if (!result.ok) {
    const { findings } = result
    const said = findings.map(placed(name)).join('\n')
    const count = findings.length === 1 ? 'One thing is' : `${findings.length} things are`
    throw new OperatorError(
      `${name} was not imported, and the times people see have not changed. ${count} wrong:\n${said}`,
    )
  }
  const { stored, days, warnings } = result
  if (warnings.length > 0) {
    console.log(
      `${name} is taken as it stands. ${warnings.length === 1 ? 'One thing looks' : `${warnings.length} things look`} odd in it:`,
    )
    const lines = verbose
      ? warnings.map(placed(name))
      : summariseFindings(warnings).map(({ message }) => `  ${message}`)
    console.log(lines.join('\n'))
    if (!verbose) console.log('  Add --verbose for every line.')
  }
  const { added, changed, unchanged, changes } = stored
  if (changes.length > 0) console.log(changes.map((line) => `  ${line}`).join('\n'))
  console.log(
    `${dryRun ? 'Nothing was changed. Importing would take' : 'Imported'} ${days} days: ${added} new, ${changed} changed, ${unchanged} as before.`,
  )
}

/** `timetable import`: a year of a mosque's own prayer times, or the rules of another program. */
export const importCommand = (): Command =>
  new Command('import')
    .argument('<file>')
    .description('Check a year of times (CSV) or a SalahAPI document (JSON) and, when it holds, take it over')
    .requiredOption('--tenant <name>', 'the mosque, by its short name or host name')
    .option('--dry-run', 'only check and tell what would change')
    .option('--verbose', 'list every odd line')
    .option('--json', 'answer as JSON')
    .addHelpText(
      'after',
      '\nExample:\n  npm run minaret -- timetable import --tenant localhost times-2027.csv\n\nColumns: day, fajr_athan, fajr_iqama, sunrise, dhuhr_athan, dhuhr_iqama, asr_athan, asr_iqama,\nmaghrib_athan, maghrib_iqama, isha_athan, isha_iqama. Days are like 2027-01-31, times like 06:05.',
    )
    .action(run)
