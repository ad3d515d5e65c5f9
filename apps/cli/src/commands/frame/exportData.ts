import { statSync } from 'node:fs'
import { Option, type Command } from 'commander'
import { resolvePath } from '../../env.ts'
import { type Cell, formatCsv, type Decimal, writeTextFile } from './csv.ts'
import { printNote, printResult } from './output.ts'
import type { CommonOptions } from './defineCommand.ts'

/** Options of a command that exports a list as CSV or JSON. */
export type ExportOptions = CommonOptions & { format: 'csv' | 'json'; out?: string }

/** Adds `--format` and `--out`. */
export const addExportOptions = (command: Command): Command =>
  command
    .addOption(new Option('--format <format>', 'the output format').choices(['csv', 'json']).default('csv'))
    .option(
      '--out <file>',
      'the output file, readable only by you; replaces an existing file (default: standard output)',
    )

/** The content of an export: rows for a spreadsheet, the same content as JSON, and notes. */
export type ExportData<Key extends string> = {
  headings: readonly Key[]
  rows: readonly Readonly<Record<Key, Cell | Decimal>>[]
  json: unknown
  /** Notes, printed on standard error. */
  notes: readonly string[]
}

/** Prints an export, or writes it to a file and reports that. */
export async function printExport<Key extends string>(
  { format, out, json }: ExportOptions,
  { headings, rows, json: value, notes }: ExportData<Key>,
): Promise<void> {
  const isJson = json === true || format === 'json'
  const output = isJson ? JSON.stringify(value, undefined, 2) : formatCsv(headings, rows)
  for (const line of notes) printNote(line)
  if (out === undefined) return printResult({ json: isJson }, value, () => output)
  const isReplaced = statSync(resolvePath(out), { throwIfNoEntry: false })?.isFile() ?? false
  await writeTextFile(out, output, { mark: !isJson })
  printResult(
    { json },
    { file: out, rows: rows.length, replaced: isReplaced },
    () =>
      `Wrote ${rows.length} ${rows.length === 1 ? 'row' : 'rows'} to ${out}${isReplaced ? ', replacing the existing file' : ''}.`,
  )
}
