import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Finding, importTimetable, OperatorError, summariseFindings } from '@minaret/server/operator'
import { fromHere } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { note, tell } from '../frame/tell.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'
import { importRules } from './importRules.ts'

type Options = TenantOptions & { dryRun?: boolean; verbose?: boolean; replace?: boolean }

const placed = (name: string) => (finding: Finding) => `  ${name}:${finding.line}  ${finding.message}`

/** Everything that looks odd, each kind once or, when asked for, each line. */
function oddities(name: string, warnings: readonly Finding[], verbose = false): string[] {
  if (warnings.length === 0) return []
  const count = warnings.length === 1 ? 'One thing looks' : `${warnings.length} things look`
  const lines = verbose
    ? warnings.map(placed(name))
    : [...summariseFindings(warnings).map(({ message }) => `  ${message}`), '  Add --verbose for every line.']
  return [`${name} is taken as it stands. ${count} odd in it:`, ...lines]
}

/** A year of times has some forty thousand letters. */
const mostBytes = 4 * 1024 * 1024

/** @throws OperatorError when it is not there, no file, or larger than any table is */
async function readTable(file: string): Promise<string> {
  const place = fromHere(file)
  const refuse = (why: string) =>
    new OperatorError(`${file} cannot be read (${why}). Check the name and where you are.`)
  const read = async () => {
    const about = await stat(place)
    // What is no file may never end.
    if (!about.isFile()) throw refuse(about.isDirectory() ? 'it is a folder' : 'it is no file')
    if (about.size > mostBytes) throw refuse('it is larger than 4 MB, which no table of times is')
    return readFile(place, 'utf8')
  }
  return read().catch((error: Error) => {
    throw error instanceof OperatorError ? error : refuse(error.message)
  })
}

async function run(file: string, options: Options): Promise<void> {
  const { dryRun, verbose, replace } = options
  const name = path.basename(file)
  const text = await readTable(file)
  if (/\.json$/i.test(name)) return importRules(name, text, options)
  if (replace) throw new UsageError('--replace is for a SalahAPI document. A table always replaces the days it holds.')
  const result = await withTenant(options.tenant, ({ database }, id) =>
    importTimetable(database, id, { name, text }, dryRun),
  )
  if (!result.ok) {
    const { findings } = result
    process.exitCode = 1
    if (options.json) return tell(options, result, String)
    const count = findings.length === 1 ? 'One thing is' : `${findings.length} things are`
    const said = findings.map(placed(name)).join('\n')
    throw new OperatorError(
      `${name} was not imported, and the times people see have not changed. ${count} wrong:\n${said}`,
    )
  }
  const { stored, days, warnings } = result
  if (!options.json) for (const line of oddities(name, warnings, verbose)) note(line)
  const { added, changed, unchanged, changes } = stored
  const did = dryRun ? 'Nothing was changed. Importing would take' : 'Imported'
  tell(options, result, () =>
    [
      ...changes.map((line) => `  ${line}`),
      `${did} ${days} days: ${added} new, ${changed} changed, ${unchanged} as before.`,
    ].join('\n'),
  )
}

/** `timetable import`: a year of a mosque's own prayer times, or the rules of another program. */
export const importVerb = () =>
  tenantVerb('import <file>', {
    says: 'Check a year of times (CSV) or a SalahAPI document (JSON) and, when it holds, take it over',
    examples: [
      'timetable import --tenant an-noor times-2027.csv --dry-run',
      'timetable import --tenant an-noor rules.json',
    ],
    more: `Columns: day, fajr_athan, fajr_iqama, sunrise, dhuhr_athan, dhuhr_iqama, asr_athan, asr_iqama,
maghrib_athan, maghrib_iqama, isha_athan, isha_iqama; asr_athan_2 where Asr is printed by both schools.
Days are like 2027-01-31, times like 06:05.`,
  })
    .option('--dry-run', 'only check and tell what would change')
    .option('--verbose', 'list every odd line')
    .option('--replace', 'of a SalahAPI document: take away also the rules that no such document can say')
    .action(run)
