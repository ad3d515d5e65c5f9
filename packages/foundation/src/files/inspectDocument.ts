import { ownValue } from '../base/ownValue.ts'
import path from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { fileIdOf, inPieces } from './digest.ts'
import { FileError } from './FileError.ts'

const megabyte = 1024 * 1024
const maxBytes = 50 * megabyte

const officeTypes = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'

/** Document types by file extension: the media type to serve, and the content required. */
const kinds: Record<string, { mediaType: string; inside: string[] | 'text' }> = {
  pdf: { mediaType: 'application/pdf', inside: ['application/pdf'] },
  docx: { mediaType: `${officeTypes}.wordprocessingml.document`, inside: [`${officeTypes}.wordprocessingml.document`] },
  xlsx: { mediaType: `${officeTypes}.spreadsheetml.sheet`, inside: [`${officeTypes}.spreadsheetml.sheet`] },
  pptx: {
    mediaType: `${officeTypes}.presentationml.presentation`,
    inside: [`${officeTypes}.presentationml.presentation`],
  },
  odt: { mediaType: `${open}.text`, inside: [`${open}.text`] },
  ods: { mediaType: `${open}.spreadsheet`, inside: [`${open}.spreadsheet`] },
  odp: { mediaType: `${open}.presentation`, inside: [`${open}.presentation`] },
  epub: { mediaType: 'application/epub+zip', inside: ['application/epub+zip'] },
  mp3: { mediaType: 'audio/mpeg', inside: ['audio/mpeg'] },
  m4a: { mediaType: 'audio/mp4', inside: ['audio/x-m4a', 'audio/mp4'] },
  csv: { mediaType: 'text/csv; charset=utf-8', inside: 'text' },
  txt: { mediaType: 'text/plain; charset=utf-8', inside: 'text' },
  ics: { mediaType: 'text/calendar; charset=utf-8', inside: ['text/calendar'] },
}

const endings = Object.keys(kinds).join(', ')

/** A document that can be stored. */
export type InspectedDocument = { id: string; name: string; mediaType: string; bytes: number }

/**
 * Checks that a document's content matches its name. Needs no database.
 * @param name file name for downloads; leading folders are removed
 * @throws FileError if it does not match, or is not an accepted type
 */
export async function inspectDocument(bytes: Uint8Array, name: string): Promise<InspectedDocument> {
  const fileName = checkedName(name)
  const ending = path.extname(fileName).slice(1).toLowerCase()
  const kind = ownValue(kinds, ending)
  if (!kind) throw new FileError({ code: 'ending', ending, endings })
  if (bytes.length === 0) throw new FileError({ code: 'empty' })
  if (bytes.length > maxBytes)
    throw new FileError({ code: 'large', megabytes: Math.ceil(bytes.length / megabyte), most: maxBytes / megabyte })
  if (!(await hasContents(bytes, kind.inside))) throw new FileError({ code: 'content', ending })
  return { id: await fileIdOf(bytes, fileName), name: fileName, mediaType: kind.mediaType, bytes: bytes.length }
}

async function hasContents(bytes: Uint8Array, contents: string[] | 'text'): Promise<boolean> {
  const mediaType = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  if (contents === 'text') return mediaType === undefined && isPlainText(bytes)
  return mediaType !== undefined && contents.includes(mediaType)
}

/** Whether the bytes are plain UTF-8 text: no HTML, no script, nothing a browser might execute. */
async function isPlainText(bytes: Uint8Array): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = ''
  try {
    for await (const piece of inPieces(bytes)) {
      const text = decoder.decode(piece, { stream: true })
      // oxlint-disable-next-line no-control-regex -- the check is for these
      if (/[\0-\x08\x0e-\x1f]/.test(text)) return false
      if (start.length < 2) start = (start + text).trimStart().slice(0, 2)
    }
    decoder.decode()
    return !/^(?:<[!?a-z]|#!)/i.test(start)
  } catch {
    return false
  }
}

/** Returns a name that is valid on every operating system. */
function checkedName(name: string): string {
  const fileName = path.basename(name.replaceAll('\\', '/')).normalize('NFC')
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._()&+,'-]*$/u.test(fileName) || fileName.length > 120)
    throw new FileError({ code: 'name', name: fileName.replaceAll(/[^\p{L}\p{N}\p{P} ]/gu, '�').slice(0, 60) })
  return fileName
}
