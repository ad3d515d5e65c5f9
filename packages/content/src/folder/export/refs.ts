import path from 'node:path'
import { findOriginal, type Original, type OriginalFiles } from '@minaret/foundation/files'
import { FileRef, PictureRef } from '../codecs/refs.ts'
import type { Row } from '../kinds/kind.ts'

/** Pictures and files on their way out of the host: each once, under a name of its own. */
export type Originals = {
  /** A row as it is written: kept pictures and files become files again. */
  refs(row: Row): Promise<Row>
  /** The file of a kept picture, or nothing when it is none of the host's. */
  picture(address: string): Promise<string | undefined>
  /** The file of a kept download, or nothing when it is none of the host's. */
  document(address: string): Promise<string | undefined>
  /** What has to be written beside the texts; each is read when its turn comes. */
  files: Map<string, Original['read']>
  /** What could not be taken along, in a sentence each. */
  lost: string[]
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/apng': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/gif': '.gif',
}

/** The part of an address that says which file it is: widths and formats of a picture are one. */
const fileOf = (address: string) => /^\/(?:media|files)\/([0-9a-f]{32})/.exec(address)?.[1] ?? address

const nameOf = ({ name, mediaType }: Original) => {
  const plain = path.posix.basename(name.replaceAll('\\', '/')).replace(/^[._]+/, '') || 'picture'
  return path.extname(plain) ? plain : `${plain}${endings[mediaType] ?? ''}`
}

/** @param tenantId whose they are */
export function openOriginals(store: OriginalFiles, tenantId: string): Originals {
  const files = new Map<string, Original['read']>()
  const known = new Map<string, string | undefined>()
  const lost: string[] = []
  const taken = (file: string) => [...files.keys()].some((other) => other.toLowerCase() === file.toLowerCase())

  async function bring(address: string, folder: string): Promise<string | undefined> {
    const id = fileOf(address)
    if (known.has(id)) return known.get(id)
    const original = await findOriginal(store, tenantId, address)
    if (!original) {
      lost.push(`${address.slice(0, 80)} is not stored on this server, so it was left out.`)
      known.set(id, undefined)
      return undefined
    }
    const name = nameOf(original)
    let file = `${folder}/${name}`
    // Of a file to download the name is part of what it is, so the folder differs.
    for (let number = 2; taken(file); number += 1) file = `${folder}/${number}/${name}`
    files.set(file, original.read)
    known.set(id, file)
    return file
  }

  async function one(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map(one))
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    if ('src' in value && 'alt' in value) {
      const file = await bring(String(value.src), 'pictures')
      return file ? new PictureRef(file, String(value.alt)) : null
    }
    const pairs = Object.entries(value).map(async ([key, part]): Promise<[string, unknown]> => [key, await one(part)])
    return Object.fromEntries(await Promise.all(pairs))
  }

  return {
    files,
    lost,
    picture: (address) => bring(address, 'pictures'),
    document: (address) => bring(address, 'files'),
    async refs(row) {
      // One after another: names are given in the order of the rows.
      const out: Row = {}
      for (const [key, value] of Object.entries(row)) out[key] = await one(value)
      if (typeof row.href !== 'string' || !row.href.startsWith('/files/')) return out
      const file = await bring(row.href, 'files')
      return file ? { ...out, href: new FileRef(file) } : out
    },
  }
}
