import { OperatorError } from '@minaret/foundation/base'
import type { Findings } from '../findings.ts'
import type { FolderFile } from './files.ts'

const megabyte = 1024 * 1024
const maxTextBytes = megabyte

const lineAt = (bytes: Buffer, end: number) => {
  let line = 1
  for (let index = bytes.indexOf(10); index !== -1 && index < end; index = bytes.indexOf(10, index + 1)) line += 1
  return line
}

/** The first line that is not valid UTF-8. */
function brokenLine(bytes: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = 0
  for (let line = 1; start < bytes.length; line += 1) {
    const newline = bytes.indexOf(10, start)
    const end = newline === -1 ? bytes.length : newline + 1
    try {
      decoder.decode(bytes.subarray(start, end))
    } catch {
      return line
    }
    start = end
  }
  return 1
}

/** Control characters: they are typing or software errors, and the database rejects some. */
// oxlint-disable-next-line no-control-regex -- it matches control characters
const controlCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/

/**
 * Reads UTF-8 text, with or without a byte order mark and with any line endings.
 * @returns the text with `\n` as line ending, or undefined if a problem was reported
 */
export async function readText(file: FolderFile, findings: Findings): Promise<string | undefined> {
  if (file.size > maxTextBytes) {
    const size = Math.ceil(file.size / megabyte)
    findings.mistake(
      file.path,
      undefined,
      `The file has ${size} MB; a text can have at most 1 MB. Split or shorten it.`,
    )
    return undefined
  }
  const bytes = await file.read().catch((cause: unknown) => {
    throw new OperatorError(`${file.path} cannot be read. Change its permissions, then try again.`, { cause })
  })
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    findings.mistake(file.path, 1, 'The file is written in UTF-16. Save it again with the encoding UTF-8.')
    return undefined
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const match = controlCharacter.exec(text)
    if (!match) return text.replaceAll(/\r\n?/g, '\n')
    const line = text.slice(0, match.index).split(/\r\n?|\n/).length
    findings.mistake(
      file.path,
      line,
      'There is an invisible character here that cannot be shown. Delete it, or type the line again.',
    )
  } catch {
    const line = brokenLine(bytes)
    findings.mistake(
      file.path,
      line || lineAt(bytes, 0),
      'The characters here are not in UTF-8 (perhaps Latin-1 or Windows-1252). Save the file again with the encoding UTF-8.',
    )
  }
  return undefined
}
