import { eq } from 'drizzle-orm'
import type { Image } from '@minaret/contract'
import type { Database, TenantDb } from '../db/database.ts'
import { files as table } from '../db/files.ts'
import { imageFields, type StoredPicture, getPictureId } from './image.ts'
import { type InspectedDocument, inspectDocument } from './inspectDocument.ts'
import { inspectPicture } from './inspectPicture.ts'
import { readAll, type Storage, StorageError } from './storage.ts'

/** Where files are kept: their rows, and their bytes. */
export type Files = { database: Pick<Database, 'forTenant'>; storage: Storage }

/** The files of one tenant, read and written with the rights of its own `db`, as staff do. */
export const filesOf = (db: TenantDb, storage: Storage): Files => ({ database: { forTenant: () => db }, storage })

/** What the storage calls a file as it was brought. It is never served. */
export const originalName = (id: string): string => `${id}.original`

type Row = Omit<typeof table.$inferInsert, 'tenantId' | 'createdAt' | 'unusedSince'>

/**
 * The row before the bytes, in one transaction: whoever tidies holds the row while the bytes go, so that a file is never
 * taken from under somebody who brings it again.
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
 * Keeps a picture of a tenant: as it came, and measured. Nothing is encoded yet; that is done when somebody looks. The
 * same picture again costs one look.
 * @param name what the mosque calls it
 * @returns the fields of an image but its `alt`
 * @throws FileError when it is no picture we take; StorageError when it cannot be written
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

/** A kept document, as the rows of resources have it. */
export type StoredDocument = { href: string; fileName: string; mediaType: string; bytes: number }

/**
 * Keeps a document of a tenant, to be downloaded.
 * @param name with its ending; people see it when they have downloaded it
 * @throws FileError when it is not offered for download; StorageError when it cannot be written
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

/** A document's fields as rows of resources have them. */
export const documentFields = ({ id, name, mediaType, bytes }: InspectedDocument): StoredDocument => ({
  href: `/files/${id}/${encodeURIComponent(name)}`,
  fileName: name,
  mediaType,
  bytes,
})

/** The id of the kept document an address leads to; nothing when it is not one of ours. */
const documentIdOf = (address: string): string | undefined => /^\/files\/([0-9a-f]{32})\/[^/]+$/.exec(address)?.[1]

/** Where originals are read from. */
export type OriginalFiles = Pick<Files, 'database'> & { storage: Pick<Storage, 'open' | 'size'> }

/** What was brought: see {@link findOriginal}. */
export type Original = {
  name: string
  mediaType: string
  /** All of it. @throws StorageError when it is gone meanwhile */
  read(): Promise<Buffer>
}

/**
 * What was brought when a picture or document was stored, byte for byte; its bytes are read when they are needed.
 * @param address an image's `src`, a logo, or a resource's `href`
 * @returns nothing when it is no address of ours, or the file is gone
 */
export async function findOriginal(
  files: OriginalFiles,
  tenantId: string,
  address: string,
): Promise<Original | undefined> {
  const id = getPictureId(address) ?? documentIdOf(address)
  const row = id && (await findFile(files, tenantId, id))
  if (!row) return undefined
  const name = originalName(row.id)
  if ((await files.storage.size(tenantId, name)) === undefined) return undefined
  return {
    name: row.name,
    mediaType: row.mediaType,
    async read() {
      const stored = await files.storage.open(tenantId, name)
      if (!stored) throw new StorageError(`The file ${name} is no longer in the storage.`)
      return readAll(stored)
    },
  }
}

/** The same with its bytes. */
export async function readOriginal(
  files: OriginalFiles,
  tenantId: string,
  address: string,
): Promise<(Pick<Original, 'name' | 'mediaType'> & { bytes: Buffer }) | undefined> {
  const original = await findOriginal(files, tenantId, address)
  return original && { name: original.name, mediaType: original.mediaType, bytes: await original.read() }
}

/** The row of a file. */
export async function findFile({ database }: Pick<Files, 'database'>, tenantId: string, id: string) {
  const [row] = await database.forTenant(tenantId)((tx) => tx.select().from(table).where(eq(table.id, id)))
  return row
}

/** The picture of a row; nothing when it is none. */
export const toPicture = ({ id, width, height }: typeof table.$inferSelect): StoredPicture | undefined =>
  width && height ? { id, width, height } : undefined
