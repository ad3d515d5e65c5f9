import { ownValue } from '../base/ownValue.ts'
import path from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { fileIdOf, inPieces } from './digest.ts'
import { FileError } from './FileError.ts'

const megabyte = 1024 * 1024
const mostBytes = 50 * megabyte

const officeTypes = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'

/** What may be downloaded, by the name's ending: as what it is served, and what has to be inside. */
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

/** A document that can be kept. */
export type InspectedDocument = { id: string; name: string; mediaType: string; bytes: number }

/**
 * Looks whether a document is what its name says. Needs no database.
 * @param name as people will see it when they have downloaded it; folders before it are left out
 * @throws FileError when it is not, or is nothing we offer for download
 */
export async function inspectDocument(bytes: Uint8Array, name: string): Promise<InspectedDocument> {
  const called = checkedName(name)
  const ending = path.extname(called).slice(1).toLowerCase()
  const kind = ownValue(kinds, ending)
  if (!kind) throw new FileError({ code: 'ending', ending, endings })
  if (bytes.length === 0) throw new FileError({ code: 'empty' })
  if (bytes.length > mostBytes)
    throw new FileError({ code: 'large', megabytes: Math.ceil(bytes.length / megabyte), most: mostBytes / megabyte })
  if (!(await hasContents(bytes, kind.inside))) throw new FileError({ code: 'content', ending })
  return { id: await fileIdOf(bytes, called), name: called, mediaType: kind.mediaType, bytes: bytes.length }
}

async function hasContents(bytes: Uint8Array, contents: string[] | 'text'): Promise<boolean> {
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  if (contents === 'text') return found === undefined && isPlainText(bytes)
  return found !== undefined && contents.includes(found)
}

/** Words and numbers in UTF-8: no page, no program, nothing a browser would rather run. */
async function isPlainText(bytes: Uint8Array): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = ''
  try {
    for await (const piece of inPieces(bytes)) {
      const text = decoder.decode(piece, { stream: true })
      // oxlint-disable-next-line no-control-regex -- these are what is looked for
      if (/[\0-\x08\x0e-\x1f]/.test(text)) return false
      if (start.length < 2) start = (start + text).trimStart().slice(0, 2)
    }
    decoder.decode()
    return !/^(?:<[!?a-z]|#!)/i.test(start)
  } catch {
    return false
  }
}

/** A name that is one on every machine it is saved on. */
function checkedName(name: string): string {
  const called = path.basename(name.replaceAll('\\', '/')).normalize('NFC')
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._()&+,'-]*$/u.test(called) || called.length > 120)
    throw new FileError({ code: 'name', name: called.replaceAll(/[^\p{L}\p{N}\p{P} ]/gu, '�').slice(0, 60) })
  return called
}
