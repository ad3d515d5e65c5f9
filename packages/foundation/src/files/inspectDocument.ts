import { ownValue } from '../base/ownValue.ts'
import path from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { fileIdOf, inChunks } from './digest.ts'
import { FileError } from './FileError.ts'

const megabyte = 1024 * 1024
const maxBytes = 50 * megabyte

const officeTypes = 'application/vnd.openxmlformats-officedocument'
const openDocumentTypes = 'application/vnd.oasis.opendocument'

/** Document types by file extension: the media type to serve, and the content required. */
const kinds: Record<string, { mediaType: string; content: string[] | 'text' }> = {
  pdf: { mediaType: 'application/pdf', content: ['application/pdf'] },
  docx: {
    mediaType: `${officeTypes}.wordprocessingml.document`,
    content: [`${officeTypes}.wordprocessingml.document`],
  },
  xlsx: { mediaType: `${officeTypes}.spreadsheetml.sheet`, content: [`${officeTypes}.spreadsheetml.sheet`] },
  pptx: {
    mediaType: `${officeTypes}.presentationml.presentation`,
    content: [`${officeTypes}.presentationml.presentation`],
  },
  odt: { mediaType: `${openDocumentTypes}.text`, content: [`${openDocumentTypes}.text`] },
  ods: { mediaType: `${openDocumentTypes}.spreadsheet`, content: [`${openDocumentTypes}.spreadsheet`] },
  odp: { mediaType: `${openDocumentTypes}.presentation`, content: [`${openDocumentTypes}.presentation`] },
  epub: { mediaType: 'application/epub+zip', content: ['application/epub+zip'] },
  mp3: { mediaType: 'audio/mpeg', content: ['audio/mpeg'] },
  m4a: { mediaType: 'audio/mp4', content: ['audio/x-m4a', 'audio/mp4'] },
  csv: { mediaType: 'text/csv; charset=utf-8', content: 'text' },
  txt: { mediaType: 'text/plain; charset=utf-8', content: 'text' },
  ics: { mediaType: 'text/calendar; charset=utf-8', content: ['text/calendar'] },
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
  const fileName = validateName(name)
  const ending = path.extname(fileName).slice(1).toLowerCase()
  const kind = ownValue(kinds, ending)
  if (!kind) throw new FileError({ code: 'ending', ending, endings })
  if (bytes.length === 0) throw new FileError({ code: 'empty' })
  if (bytes.length > maxBytes)
    throw new FileError({ code: 'large', megabytes: Math.ceil(bytes.length / megabyte), most: maxBytes / megabyte })
  if (!(await hasContent(bytes, kind.content))) throw new FileError({ code: 'content', ending })
  return { id: await fileIdOf(bytes, fileName), name: fileName, mediaType: kind.mediaType, bytes: bytes.length }
}

async function hasContent(bytes: Uint8Array, content: string[] | 'text'): Promise<boolean> {
  const mediaType = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  if (content === 'text') return mediaType === undefined && isPlainText(bytes)
  return mediaType !== undefined && content.includes(mediaType)
}

/** Whether the bytes are plain UTF-8 text: no HTML, no script, nothing a browser might execute. */
async function isPlainText(bytes: Uint8Array): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = ''
  try {
    for await (const chunk of inChunks(bytes)) {
      const text = decoder.decode(chunk, { stream: true })
      // oxlint-disable-next-line no-control-regex -- this checks for control characters
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
function validateName(name: string): string {
  const fileName = path.basename(name.replaceAll('\\', '/')).normalize('NFC')
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._()&+,'-]*$/u.test(fileName) || fileName.length > 120)
    throw new FileError({ code: 'name', name: fileName.replaceAll(/[^\p{L}\p{N}\p{P} ]/gu, '�').slice(0, 60) })
  return fileName
}
