import path from 'node:path'
import { findOriginal, type Original, type OriginalFiles } from '@minaret/foundation/files'
import { FileRef, PictureRef } from '../codecs/refs.ts'
import type { Row } from '../kinds/kind.ts'

/** The pictures and files of an export, each once and with a unique path. */
export type Originals = {
  /** Replaces stored pictures and files in a row by paths. */
  refs(row: Row): Promise<Row>
  /** The path of a stored picture, or undefined if it is not stored on this server. */
  picture(address: string): Promise<string | undefined>
  /** The path of a stored file, or undefined if it is not stored on this server. */
  document(address: string): Promise<string | undefined>
  /** The files to write, by path, each with a function that reads it. */
  files: Map<string, Original['read']>
  /** Messages about files that could not be exported. */
  lost: string[]
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/apng': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/gif': '.gif',
}

/** The id in a URL: the same for all widths and formats of a picture. */
const fileOf = (address: string) => /^\/(?:media|files)\/([0-9a-f]{32})/.exec(address)?.[1] ?? address

const nameOf = ({ name, mediaType }: Original) => {
  const baseName = path.posix.basename(name.replaceAll('\\', '/')).replace(/^[._]+/, '') || 'picture'
  return path.extname(baseName) ? baseName : `${baseName}${extensions[mediaType] ?? ''}`
}

/** Starts the export of a tenant's pictures and files. */
export function collectOriginals(store: OriginalFiles, tenantId: string): Originals {
  const files = new Map<string, Original['read']>()
  const paths = new Map<string, string | undefined>()
  const lost: string[] = []
  const isUsed = (file: string) => [...files.keys()].some((usedPath) => usedPath.toLowerCase() === file.toLowerCase())

  async function addFile(address: string, folder: string): Promise<string | undefined> {
    const id = fileOf(address)
    if (paths.has(id)) return paths.get(id)
    const original = await findOriginal(store, tenantId, address)
    if (!original) {
      lost.push(`${address.slice(0, 80)} is not stored on this server, so it was left out.`)
      paths.set(id, undefined)
      return undefined
    }
    const name = nameOf(original)
    let file = `${folder}/${name}`
    // Files keep their names, so duplicates get their own folder.
    for (let number = 2; isUsed(file); number += 1) file = `${folder}/${number}/${name}`
    files.set(file, original.read)
    paths.set(id, file)
    return file
  }

  async function toRefs(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map(toRefs))
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    if ('src' in value && 'alt' in value) {
      const file = await addFile(String(value.src), 'pictures')
      return file ? new PictureRef(file, String(value.alt)) : null
    }
    const pairs = Object.entries(value).map(async ([key, part]): Promise<[string, unknown]> => [
      key,
      await toRefs(part),
    ])
    return Object.fromEntries(await Promise.all(pairs))
  }

  return {
    files,
    lost,
    picture: (address) => addFile(address, 'pictures'),
    document: (address) => addFile(address, 'files'),
    async refs(row) {
      // Sequentially, so that paths are assigned in the order of the rows.
      const result: Row = {}
      for (const [key, value] of Object.entries(row)) result[key] = await toRefs(value)
      if (typeof row.href !== 'string' || !row.href.startsWith('/files/')) return result
      const file = await addFile(row.href, 'files')
      return file ? { ...result, href: new FileRef(file) } : result
    },
  }
}
