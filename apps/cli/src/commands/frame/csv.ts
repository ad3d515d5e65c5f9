import { randomBytes } from 'node:crypto'
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { OperatorError } from '@minaret/server/operator'
import { fromHere } from '../../env.ts'

/** A cell: words people typed, or a number of ours. */
export type Cell = string | number | undefined | null

/** How a spreadsheet knows a formula; a tab and a line end begin one as well. */
const formula = /^[=+\-@\t\r]/

/** Quoted as RFC 4180 has it. Words that a spreadsheet would work out as a formula stand behind an apostrophe. */
function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A number with a fixed count of digits, which needs no apostrophe though it may begin with a minus. */
export type Decimal = { decimal: string }

/**
 * Rows as comma-separated values (RFC 4180), safe to open in a spreadsheet.
 * @param headings in the order of the columns
 */
export function csv<Key extends string>(
  headings: readonly Key[],
  rows: readonly Readonly<Record<Key, Cell | Decimal>>[],
): string {
  const line = (row: Readonly<Record<Key, Cell | Decimal>>) =>
    headings
      .map((heading) => {
        const cell = row[heading]
        return typeof cell === 'object' && cell !== null ? cell.decimal : cellOf(cell)
      })
      .join(',')
  return [headings.join(','), ...rows.map(line)].join('\r\n')
}

/** Where it is to be: the file a link leads to, or nothing where there is no file but a terminal, a pipe, a device. */
async function placeOf(file: string): Promise<string | undefined> {
  const place = await realpath(file).catch(() => file)
  const there = await stat(place).catch(() => undefined)
  return there && !there.isFile() ? undefined : place
}

/** Beside it first and then in its place, so that the rights of an older file are not those of this one. */
async function replace(file: string, content: string | Uint8Array): Promise<void> {
  const place = await placeOf(file)
  if (place === undefined) return writeFile(file, content)
  const temporary = `${place}.${randomBytes(4).toString('hex')}`
  try {
    await writeFile(temporary, content, { mode: 0o600, flag: 'wx' })
    await rename(temporary, place)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/**
 * Writes bytes into a file that only its owner can read: it names people.
 * @throws OperatorError when it cannot be written
 */
export async function writeBytes(file: string, content: string | Uint8Array): Promise<void> {
  await replace(fromHere(file), content).catch((error: { message: string }) => {
    throw new OperatorError(`${file} cannot be written (${error.message}). Choose another file.`)
  })
}

/** {@link writeBytes} for text, with the mark by which Excel knows UTF-8. */
export const writeOut = (file: string, text: string, { mark }: { mark: boolean }): Promise<void> =>
  writeBytes(file, `${mark ? '\ufeff' : ''}${text}\n`)
