import path from 'node:path'
import type { Image } from '@minaret/contract'
import { type KeptFile, keepFile, keepPicture } from '../../files/keep.ts'
import { FileRef, PictureRef } from '../codecs/refs.ts'
import { refsIn } from '../inspect.ts'
import type { Row } from '../kinds/kind.ts'
import type { Work } from './work.ts'

const isFile = (kept: Omit<Image, 'alt'> | KeptFile): kept is KeptFile => 'href' in kept

/** A row as it will be stored: pictures and files in it are those they become once they are kept. */
export function resolve(value: Row, inspected: Work['folder']['inspected']): Row {
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

/** Keeps the pictures and files of what is stored, in the same transaction. */
export async function keepRefs({ tx, tenantId, storage, folder }: Work, values: readonly unknown[]): Promise<void> {
  const files = {
    database: {
      forTenant:
        () =>
        <T>(work: (own: typeof tx) => Promise<T>) =>
          work(tx),
    },
    storage,
  }
  const refs = new Map(values.flatMap((value) => refsIn(value)).map(({ ref }) => [ref.path, ref]))
  for (const [at, ref] of refs) {
    const bytes = await folder.files.get(at)?.read()
    const name = path.posix.basename(at)
    if (bytes && ref instanceof PictureRef) await keepPicture(files, tenantId, bytes, name)
    else if (bytes) await keepFile(files, tenantId, bytes, name)
  }
}
