import path from 'node:path'
import type { Image } from '@minaret/contract'
import {
  FileError,
  imageFields,
  inspectDocument,
  inspectPicture,
  documentFields,
  type StoredDocument,
  storeDocument,
  storePicture,
} from '@minaret/foundation/files'
import { FileRef, PictureRef } from '../codecs/refs.ts'
import { refsIn } from '../inspect.ts'
import type { Row } from '../kinds/kind.ts'
import type { ImportContext } from './importContext.ts'

const isFile = (kept: Omit<Image, 'alt'> | StoredDocument): kept is StoredDocument => 'href' in kept

/** A row as it will be stored: pictures and files in it are those they become once they are kept. */
export function resolve(value: Row, inspected: ImportContext['folder']['inspected']): Row {
  const one = (part: unknown): unknown => {
    if (part instanceof PictureRef) return { ...inspected.get(part.path), alt: part.alt }
    if (Array.isArray(part)) return part.map(one)
    if (typeof part !== 'object' || part === null || part instanceof Date || part instanceof FileRef) return part
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, one(each)]))
  }
  const row = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, one(part)]))
  const kept = row.href instanceof FileRef ? inspected.get(row.href.path) : undefined
  return kept && isFile(kept) ? { ...row, ...kept } : row
}

type Ref = PictureRef | FileRef

/** The bytes of a file, when they still are what was looked into: the row that was stored names no others. */
async function readAgain({ folder }: ImportContext, ref: Ref): Promise<Buffer | undefined> {
  const inspected = folder.inspected.get(ref.path)
  const bytes = await folder.files
    .get(ref.path)
    ?.read()
    .catch(() => undefined)
  if (!bytes || !inspected) return undefined
  try {
    if (isFile(inspected))
      return documentFields(await inspectDocument(bytes, path.posix.basename(ref.path))).href === inspected.href
        ? bytes
        : undefined
    return imageFields(await inspectPicture(bytes)).src === inspected.src ? bytes : undefined
  } catch (error) {
    if (error instanceof FileError) return undefined
    throw error
  }
}

/**
 * Keeps the pictures and files of what is stored, in the same transaction. They are all looked at before the first is put
 * into the storage: of an import that is refused nothing stays behind.
 */
export async function storeRefs(work: ImportContext, values: readonly unknown[]): Promise<void> {
  const { tx, tenantId, storage, refuse, refused } = work
  const files = {
    database: {
      forTenant:
        () =>
        <T>(doing: (own: typeof tx) => Promise<T>) =>
          doing(tx),
    },
    storage,
  }
  const refs = new Map(values.flatMap((value) => refsIn(value)).map(({ ref }) => [ref.path, ref]))
  const changed = (ref: Ref) =>
    refuse(ref.path, undefined, 'The file was changed while it was imported. Run the import again.')
  for (const ref of refs.values()) if (!(await readAgain(work, ref))) changed(ref)
  if (refused()) return
  for (const ref of refs.values()) {
    const bytes = await readAgain(work, ref)
    if (!bytes) return changed(ref)
    const name = path.posix.basename(ref.path)
    if (ref instanceof PictureRef) await storePicture(files, tenantId, bytes, name)
    else await storeDocument(files, tenantId, bytes, name)
  }
}
