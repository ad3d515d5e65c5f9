import { eq } from 'drizzle-orm'
import type { Image } from '@minaret/contract'
import type { Database, TenantDb } from '../db/database.ts'
import { files as table } from '../db/files.ts'
import { imageFields, type StoredPicture, getPictureId } from './image.ts'
import { type InspectedDocument, inspectDocument } from './inspectDocument.ts'
import { inspectPicture } from './inspectPicture.ts'
import { readAll, type Storage, StorageError } from './storage.ts'

/** The database and storage for files. */
export type Files = { database: Pick<Database, 'forTenant'>; storage: Storage }

/** Returns the files of one tenant, accessed with the permissions of the given `db`, for staff. */
export const filesOf = (db: TenantDb, storage: Storage): Files => ({ database: { forTenant: () => db }, storage })

/** Returns the storage name of an original, which is never served. */
export const originalName = (id: string): string => `${id}.original`

type Row = Omit<typeof table.$inferInsert, 'tenantId' | 'createdAt' | 'unusedSince'>

/**
 * Writes the row before the bytes, in one transaction: the clean-up locks the row while it deletes the bytes, so that it
 * never deletes a file that is being uploaded again.
 */
async function storeFile({ database, storage }: Files, tenantId: string, row: Row, bytes: Uint8Array): Promise<void> {
  await database.forTenant(tenantId)(async (tx) => {
    await tx
      .insert(table)
      .values({ ...row, tenantId })
      .onConflictDoUpdate({ target: [table.tenantId, table.id], set: { unusedSince: null } })
    const name = originalName(row.id)
    if ((await storage.size(tenantId, name)) !== bytes.length) await storage.put(tenantId, name, bytes)
  })
}

/**
 * Stores the original of a tenant's picture, with its size. Variants are encoded on the first request. Storing the same
 * picture again is cheap.
 * @param name the mosque's name for it
 * @returns the fields of an image except `alt`
 * @throws FileError if it is not an accepted picture; StorageError if it cannot be written
 */
export async function storePicture(
  files: Files,
  tenantId: string,
  bytes: Uint8Array,
  name: string,
): Promise<Omit<Image, 'alt'>> {
  const { id, mediaType, width, height, placeholder } = await inspectPicture(bytes)
  const row = { id, kind: 'picture', name, mediaType, bytes: bytes.length, width, height, placeholder } as const
  await storeFile(files, tenantId, row, bytes)
  return imageFields({ id, width, height, placeholder })
}

/** A stored document, with the fields of a resource. */
export type StoredDocument = { href: string; fileName: string; mediaType: string; bytes: number }

/**
 * Stores a tenant's document for download.
 * @param name file name for downloads, with its extension
 * @throws FileError if its type is not accepted; StorageError if it cannot be written
 */
export async function storeDocument(
  files: Files,
  tenantId: string,
  bytes: Uint8Array,
  name: string,
): Promise<StoredDocument> {
  const document = await inspectDocument(bytes, name)
  await storeFile(files, tenantId, { ...document, kind: 'document' }, bytes)
  return documentFields(document)
}

/** Returns a document's fields for a resource. */
export const documentFields = ({ id, name, mediaType, bytes }: InspectedDocument): StoredDocument => ({
  href: `/files/${id}/${encodeURIComponent(name)}`,
  fileName: name,
  mediaType,
  bytes,
})

/** Returns the id of the stored document with this URL; undefined if it is not one of ours. */
const getDocumentId = (url: string): string | undefined => /^\/files\/([0-9a-f]{32})\/[^/]+$/.exec(url)?.[1]

/** The database and storage for reading originals. */
export type OriginalFiles = Pick<Files, 'database'> & { storage: Pick<Storage, 'open' | 'size'> }

/** An uploaded original: see {@link findOriginal}. */
export type Original = {
  name: string
  mediaType: string
  /** Reads the whole file. @throws StorageError if it has been deleted in the meantime */
  read(): Promise<Buffer>
}

/**
 * Finds the original of a stored picture or document; its bytes are read on demand.
 * @param url an image's `src`, a logo, or a resource's `href`
 * @returns undefined if the URL is not ours, or the file no longer exists
 */
export async function findOriginal(files: OriginalFiles, tenantId: string, url: string): Promise<Original | undefined> {
  const id = getPictureId(url) ?? getDocumentId(url)
  const row = id && (await findFile(files, tenantId, id))
  if (!row) return undefined
  const name = originalName(row.id)
  if ((await files.storage.size(tenantId, name)) === undefined) return undefined
  return {
    name: row.name,
    mediaType: row.mediaType,
    async read() {
      const storedFile = await files.storage.open(tenantId, name)
      if (!storedFile) throw new StorageError(`The file ${name} is no longer in the storage.`)
      return readAll(storedFile)
    },
  }
}

/** {@link findOriginal} with the bytes. */
export async function readOriginal(
  files: OriginalFiles,
  tenantId: string,
  url: string,
): Promise<(Pick<Original, 'name' | 'mediaType'> & { bytes: Buffer }) | undefined> {
  const original = await findOriginal(files, tenantId, url)
  return original && { name: original.name, mediaType: original.mediaType, bytes: await original.read() }
}

/** Reads the row of a file. */
export async function findFile({ database }: Pick<Files, 'database'>, tenantId: string, id: string) {
  const [row] = await database.forTenant(tenantId)((tx) => tx.select().from(table).where(eq(table.id, id)))
  return row
}

/** Returns the picture of a row; undefined if it is a document. */
export const toPicture = ({ id, width, height }: typeof table.$inferSelect): StoredPicture | undefined =>
  width && height ? { id, width, height } : undefined
