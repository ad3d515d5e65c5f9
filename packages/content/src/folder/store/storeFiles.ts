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
import { findRefs } from '../inspect.ts'
import type { Row } from '../kinds/kind.ts'
import type { ImportContext } from './importContext.ts'

const isFile = (fields: Omit<Image, 'alt'> | StoredDocument): fields is StoredDocument => 'href' in fields

/** Replaces references to pictures and files in a row by the fields that they will have once stored. */
export function resolve(value: Row, inspected: ImportContext['folder']['inspected']): Row {
  const resolvePart = (part: unknown): unknown => {
    if (part instanceof PictureRef) return { ...inspected.get(part.path), alt: part.alt }
    if (Array.isArray(part)) return part.map(resolvePart)
    if (typeof part !== 'object' || part === null || part instanceof Date || part instanceof FileRef) return part
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, resolvePart(child)]))
  }
  const row = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolvePart(part)]))
  const document = row.href instanceof FileRef ? inspected.get(row.href.path) : undefined
  return document && isFile(document) ? { ...row, ...document } : row
}

type Ref = PictureRef | FileRef

/** Reads a file again. Undefined if it has changed since the inspection, as the stored row refers to the inspected one. */
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
 * Stores the pictures and files of imported content, in the same transaction. All are checked before the first is stored,
 * so that a rejected import leaves no files.
 */
export async function storeRefs(context: ImportContext, values: readonly unknown[]): Promise<void> {
  const { tx, tenantId, storage, refuse, refused } = context
  const files = {
    database: {
      forTenant:
        () =>
        <T>(run: (transaction: typeof tx) => Promise<T>) =>
          run(tx),
    },
    storage,
  }
  const refs = new Map(values.flatMap((value) => findRefs(value)).map(({ ref }) => [ref.path, ref]))
  const reportChanged = (ref: Ref) =>
    refuse(ref.path, undefined, 'The file changed during the import. Run the import again.')
  for (const ref of refs.values()) if (!(await readAgain(context, ref))) reportChanged(ref)
  if (refused()) return
  for (const ref of refs.values()) {
    const bytes = await readAgain(context, ref)
    if (!bytes) return reportChanged(ref)
    const name = path.posix.basename(ref.path)
    if (ref instanceof PictureRef) await storePicture(files, tenantId, bytes, name)
    else await storeDocument(files, tenantId, bytes, name)
  }
}
