import { ownValue } from '@minaret/foundation/base'
import path from 'node:path'
import type { Image } from '@minaret/contract'
import {
  describeFileProblem,
  FileError,
  imageFields,
  inspectDocument,
  inspectPicture,
  documentFields,
  type StoredDocument,
} from '@minaret/foundation/files'
import { FileRef, PictureRef } from './codecs/refs.ts'
import type { Findings } from './findings.ts'
import type { Item } from './items.ts'
import { type Mosque, mosqueFile } from './mosque/mosque.ts'
import { sectionOf } from '@minaret/plans'
import type { FolderFiles } from './read/files.ts'

/** The fields that each picture or file will have once stored, by path. */
export type InspectedFiles = Map<string, Omit<Image, 'alt'> | StoredDocument>

/** A use of a picture or file. */
type Use = { ref: PictureRef | FileRef; file: string; line: number }

const keysOf: Readonly<Record<string, readonly string[]>> = {
  image: ['picture'],
  chairImage: ['chair', 'picture'],
  href: ['file'],
}

/** Finds the pictures and files of a row, with their keys. */
export function findRefs(
  value: unknown,
  keys: readonly PropertyKey[] = [],
): { ref: PictureRef | FileRef; keys: readonly PropertyKey[] }[] {
  if (value instanceof PictureRef || value instanceof FileRef) return [{ ref: value, keys }]
  if (Array.isArray(value)) return value.flatMap((part, index) => findRefs(part, [...keys, index]))
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return Object.entries(value).flatMap(([key, part]) => findRefs(part, [...keys, ...(ownValue(keysOf, key) ?? [key])]))
}

function usesOf({ mosque, items }: { mosque: Mosque; items: readonly Item[] }): Use[] {
  const itemUses = items.flatMap(({ row, file, lineOf }) =>
    findRefs(row).map(({ ref, keys }) => ({ ref, file, line: lineOf(keys) })),
  )
  const mosqueUses = [...mosque.settings].flatMap(([key, ref]) =>
    typeof ref === 'string' ? [] : [{ ref, file: mosqueFile, line: mosque.lineOf([sectionOf(key) ?? '', key]) }],
  )
  return [...mosqueUses, ...itemUses]
}

const megabyte = 1024 * 1024
/** The maximum size of a file that is opened. Stricter limits are checked later. */
const maxBytes = 64 * megabyte

/** Inspects every used picture and file: reports unsupported ones, and returns the fields of the others. */
export async function inspectFiles(
  folder: { mosque: Mosque; items: readonly Item[]; files: FolderFiles },
  findings: Findings,
): Promise<InspectedFiles> {
  const inspected: InspectedFiles = new Map()
  const usedPaths = new Set<string>()
  for (const { ref, file: source, line } of usesOf(folder)) {
    const isFirstUse = !usedPaths.has(ref.path)
    usedPaths.add(ref.path)
    const file = folder.files.get(ref.path)
    if (!file) {
      // Pictures of settings have not been checked yet.
      if (source === mosqueFile)
        findings.mistake(source, line, `There is no file ${ref.path}. Add it, or delete the line.`)
      continue
    }
    if (!isFirstUse) continue
    if (file.size > maxBytes) {
      findings.mistake(
        ref.path,
        undefined,
        `The file has ${Math.ceil(file.size / megabyte)} MB, which is too large for a page. Make it smaller. It is used in ${source}:${line}.`,
      )
      continue
    }
    try {
      const bytes = await file.read()
      inspected.set(
        ref.path,
        ref instanceof PictureRef ? imageFields(await inspectPicture(bytes)) : await toStoredDocument(bytes, ref.path),
      )
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      findings.mistake(
        ref.path,
        undefined,
        `${describeFileProblem(error.problem).en} It is named in ${source}:${line}.`,
      )
    }
  }
  for (const [name] of folder.files)
    if (/^(?:pictures|files)\//.test(name) && !usedPaths.has(name))
      findings.warning(name, undefined, 'This file is not used, so nobody will see it. Use it, or delete it.')
  return inspected
}

async function toStoredDocument(bytes: Buffer, name: string): Promise<StoredDocument> {
  return documentFields(await inspectDocument(bytes, path.posix.basename(name)))
}
