import { randomBytes } from 'node:crypto'
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { OperatorError } from '@minaret/server/operator'
import { resolvePath } from '../../env.ts'

/** A cell: user input, or a number computed by Minaret. */
export type Cell = string | number | undefined | null

/** The characters that start a formula in a spreadsheet, including tab and carriage return. */
const formula = /^[=+\-@\t\r]/

/** Quotes a cell as in RFC 4180. Text that a spreadsheet would evaluate as a formula gets a leading apostrophe. */
function formatCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const escapedText = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(escapedText) ? `"${escapedText.replaceAll('"', '""')}"` : escapedText
}

/** A number with a fixed number of decimals. It needs no apostrophe even if it starts with a minus. */
export type Decimal = { decimal: string }

/**
 * Formats rows as comma-separated values (RFC 4180), safe to open in a spreadsheet.
 * @param headings in the order of the columns
 */
export function formatCsv<Key extends string>(
  headings: readonly Key[],
  rows: readonly Readonly<Record<Key, Cell | Decimal>>[],
): string {
  const formatRow = (row: Readonly<Record<Key, Cell | Decimal>>) =>
    headings
      .map((heading) => {
        const cell = row[heading]
        return typeof cell === 'object' && cell !== null ? cell.decimal : formatCell(cell)
      })
      .join(',')
  return [headings.join(','), ...rows.map(formatRow)].join('\r\n')
}

/** Returns the path to write: the target of a symbolic link, or undefined for a terminal, a pipe or a device. */
async function findTarget(file: string): Promise<string | undefined> {
  const target = await realpath(file).catch(() => file)
  const info = await stat(target).catch(() => undefined)
  return info && !info.isFile() ? undefined : target
}

/** Writes a temporary file and renames it, so that the permissions of an older file do not apply. */
async function replace(file: string, content: string | Uint8Array): Promise<void> {
  const target = await findTarget(file)
  if (target === undefined) return writeFile(file, content)
  const temporaryFile = `${target}.${randomBytes(4).toString('hex')}`
  try {
    await writeFile(temporaryFile, content, { mode: 0o600, flag: 'wx' })
    await rename(temporaryFile, target)
  } catch (error) {
    await rm(temporaryFile, { force: true })
    throw error
  }
}

/**
 * Writes a file that only its owner can read, because it contains personal data.
 * @throws OperatorError if it cannot be written
 */
export async function writeBytes(file: string, content: string | Uint8Array): Promise<void> {
  await replace(resolvePath(file), content).catch((error: { message: string }) => {
    throw new OperatorError(`${file} cannot be written (${error.message}). Choose another file.`)
  })
}

/** {@link writeBytes} for text. With `mark` it gets a byte order mark, so that Excel recognises UTF-8. */
export const writeTextFile = (file: string, text: string, { mark }: { mark: boolean }): Promise<void> =>
  writeBytes(file, `${mark ? '\ufeff' : ''}${text}\n`)
