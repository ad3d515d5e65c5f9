import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  createServerDirectory,
  describeInterpretation,
  describeWarnings,
  type FileFinding,
  type Finding,
  groupWarnings,
  importTimetable,
  maxTimetableBytes,
  OperatorError,
  readJsonTable,
  summariseFindings,
  type TimetableFile,
  type FileInterpretation,
  type WarningGroup,
} from '@minaret/server/operator'
import { resolvePath } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { printNote, printResult } from '../frame/output.ts'
import { UsageError } from '../frame/UsageError.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { describeComingDays, describeUnusedRules } from './effectLines.ts'
import { importRules } from './importRules.ts'
import { listOptionHints, type ReadingOptions, createReadingOptions } from './createReadingOptions.ts'

type Options = TenantOptions & ReadingOptions & { dryRun?: boolean; verbose?: boolean; replace?: boolean }

const describeFinding = ({ file, sheet, line, message }: FileFinding) =>
  `  ${file}${sheet === undefined ? '' : ` (${sheet})`}:${line}  ${message}`

/** Describes the findings of each file: all of them, or similar ones in one line. */
function describeFindings(findings: readonly FileFinding[], verbose: boolean): string[] {
  if (verbose) return findings.map(describeFinding)
  const files = new Map<string, Finding[]>()
  for (const finding of findings) files.set(finding.file, [...(files.get(finding.file) ?? []), finding])
  const hasSeveralFiles = files.size > 1
  return [...files].flatMap(([file, fileFindings]) =>
    summariseFindings(fileFindings).map(({ message }) => `  ${hasSeveralFiles ? `${file}: ` : ''}${message}`),
  )
}

const getVerboseHint = (findings: readonly FileFinding[], lines: readonly string[], verbose: boolean) =>
  verbose || lines.length === findings.length ? [] : ['  Add --verbose for every line.']

/** Describes the warnings, one line per kind, serious ones first. With `verbose` each has its own line. */
function formatWarnings(names: string, warnings: readonly FileFinding[], verbose: boolean): string[] {
  if (warnings.length === 0) return []
  const hasSeveralFiles = new Set(warnings.map(({ file }) => file)).size > 1
  const formatSection = (title: string, groups: readonly WarningGroup<FileFinding>[]) =>
    groups.length === 0
      ? []
      : [
          title,
          ...groups.flatMap((group) => {
            if (verbose) return group.findings.map(describeFinding)
            const { file } = group.first
            // Line numbers are per file.
            const findings = group.findings.filter((finding) => finding.file === file)
            return `  ${hasSeveralFiles ? `${file}: ` : ''}${describeWarnings({ ...group, findings })}`
          }),
        ]
  const groups = groupWarnings(warnings)
  const lines = [
    ...formatSection(
      `Check this in ${names} first:`,
      groups.filter(({ severity }) => severity === 'serious'),
    ),
    ...formatSection(
      'Good to know:',
      groups.filter(({ severity }) => severity === 'minor'),
    ),
  ]
  return verbose || groups.length === warnings.length ? lines : [...lines, '  Add --verbose for every line.']
}

/** Describes how the files were read. */
function formatInterpretations(interpretations: readonly FileInterpretation[]): string[] {
  return interpretations.flatMap(({ file, ...rest }) => [
    `How ${file} was read:`,
    ...describeInterpretation(rest).map((line) => `  ${line}`),
  ])
}

/** @throws OperatorError if it does not exist, is not a file, or is too large for a timetable */
async function readTable(file: string): Promise<Buffer> {
  const location = resolvePath(file)
  const createError = (reason: string) =>
    new OperatorError(`${file} cannot be read (${reason}). Check the name and the current folder.`)
  const rethrow = (error: Error) => {
    throw createError(error.message)
  }
  const info = await stat(location).catch(rethrow)
  // Reading a pipe or a device might never end.
  if (!info.isFile()) throw createError(info.isDirectory() ? 'it is a folder' : 'it is not a file')
  if (info.size > maxTimetableBytes) throw createError('it is larger than 4 MB, which is too large for a timetable')
  return readFile(location).catch(rethrow)
}

/** Returns whether JSON contains rules instead of days. */
const isSalahApiDocument = ({ name, bytes }: { name: string; bytes: Buffer }) =>
  /\.json$/i.test(name) && readJsonTable(bytes.toString('utf8')) === undefined

async function run(paths: string[], options: Options): Promise<void> {
  const { dryRun, verbose = false, replace } = options
  const files: (TimetableFile & { bytes: Buffer })[] = []
  for (const file of paths) files.push({ name: path.basename(file), bytes: await readTable(file) })
  const [firstFile] = files
  if (firstFile && files.some(isSalahApiDocument)) {
    if (files.length > 1) throw new UsageError('Import a SalahAPI document on its own, without other files.')
    return importRules(firstFile.name, firstFile.bytes.toString('utf8'), options)
  }
  if (replace)
    throw new UsageError('--replace is for a SalahAPI document. A table always replaces the days it contains.')
  const { dates, map } = options
  const readingOptions = {
    ...(dates ? { dates } : {}),
    ...(map ? { map } : {}),
    ...(options.for ? { period: options.for } : {}),
  }
  const result = await withTenant(options.tenant, async ({ database }, id) => {
    const tenant = await createServerDirectory(database).byId(id)
    return importTimetable(database, id, files, {
      ...readingOptions,
      ...(tenant ? { tenant } : {}),
      ...(dryRun ? { dryRun } : {}),
    })
  })
  const names = files.map(({ name }) => name).join(', ')
  if (!options.json) for (const line of formatInterpretations(result.understood)) printNote(line)
  if (!result.ok) {
    const { findings } = result
    process.exitCode = 1
    if (options.json) return printResult(options, result, String)
    const lines = describeFindings(findings, verbose)
    const count = lines.length === 1 ? '1 error' : `${lines.length} errors`
    const text = [...lines, ...getVerboseHint(findings, lines, verbose), ...listOptionHints(findings)].join('\n')
    throw new OperatorError(`${names} was not imported, and the published times have not changed. ${count}:\n${text}`)
  }
  const { stored, days, warnings, effect } = result
  if (!options.json) for (const line of formatWarnings(names, warnings, verbose)) printNote(line)
  const { added, changed, unchanged, changes, kept, lacking } = stored
  const action = dryRun ? 'Nothing was changed. Importing would add' : 'Imported'
  printResult(options, result, () =>
    [
      ...(effect ? [`What visitors ${dryRun ? 'would' : 'will'} see:`, ...describeComingDays(effect.soon)] : []),
      ...(changes.length > 0 ? ['All changes:', ...changes.map((line) => `  ${line}`)] : []),
      `${action} ${days} days: ${added} new, ${changed} changed, ${unchanged} unchanged.`,
      ...(kept.length > 0 ? [`Unchanged, because they are not in the file: ${kept.join(', ')}.`] : []),
      ...(lacking.length > 0 ? [`Calculated, because they are not in your timetable: ${lacking.join(', ')}.`] : []),
      ...describeUnusedRules(effect?.unusedRules ?? []),
    ].join('\n'),
  )
}

/** `timetable import`: imports a mosque's own prayer times, or rules from another program. */
export const importCommand = () => {
  const command = defineTenantCommand('import <files...>', {
    summary: 'Check and import times (CSV or Excel: a year, or months) or a SalahAPI document (JSON)',
    examples: [
      'timetable import --tenant an-noor times-2027.csv --dry-run',
      'timetable import --tenant an-noor january.xlsx february.xlsx --for 2027',
      'timetable import --tenant an-noor times.csv --map "Start=fajr.begins" --map "7=ignore"',
      'timetable import --tenant an-noor rules.json',
    ],
    details: `Headings can be in English, Arabic or Urdu, days and times in any common format. The output shows first how each file was read. docs/prayer-times.md lists the formats.`,
  })
    .option('--dry-run', 'check the files and show the changes without importing')
    .option('--verbose', 'list every finding separately')
    .option('--replace', 'with a SalahAPI document, also delete rules that such a document cannot contain')
  for (const option of createReadingOptions()) command.addOption(option)
  return command.action(run)
}
