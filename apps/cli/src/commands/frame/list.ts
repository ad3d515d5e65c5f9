import { statSync } from 'node:fs'
import { Option, type Command } from 'commander'
import { fromHere } from '../../env.ts'
import { type Cell, csv, type Decimal, writeOut } from './csv.ts'
import { note, tell } from './tell.ts'
import type { CommonOptions } from './defineCommand.ts'

/** Options of a verb that exports a list: for a spreadsheet or a program. */
export type ExportOptions = CommonOptions & { format: 'csv' | 'json'; out?: string }

/** Adds `--format` and `--out`. */
export const exporting = (command: Command): Command =>
  command
    .addOption(new Option('--format <form>', 'the output format').choices(['csv', 'json']).default('csv'))
    .option(
      '--out <file>',
      'the output file, readable only by you; without it, standard output. An existing file is replaced',
    )

/** An export: rows for a spreadsheet, the same as JSON, and notes. */
export type Exported<Key extends string> = {
  headings: readonly Key[]
  rows: readonly Readonly<Record<Key, Cell | Decimal>>[]
  json: unknown
  /** Notes, printed on standard error. */
  beside: readonly string[]
}

/** Prints an export, or writes it into a file and says so. */
export async function tellExport<Key extends string>(
  { format, out, json }: ExportOptions,
  { headings, rows, json: value, beside }: Exported<Key>,
): Promise<void> {
  const asJson = json === true || format === 'json'
  const text = asJson ? JSON.stringify(value, undefined, 2) : csv(headings, rows)
  for (const line of beside) note(line)
  if (out === undefined) return tell({ json: asJson }, value, () => text)
  const replaced = statSync(fromHere(out), { throwIfNoEntry: false })?.isFile() ?? false
  await writeOut(out, text, { mark: !asJson })
  tell(
    { json },
    { file: out, rows: rows.length, replaced },
    () =>
      `Wrote ${rows.length} ${rows.length === 1 ? 'row' : 'rows'} to ${out}${replaced ? ', replacing the existing file' : ''}.`,
  )
}
