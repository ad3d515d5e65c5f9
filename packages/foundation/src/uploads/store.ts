import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { UploadPurpose } from '@minaret/contract/desk'
import { currentTenant, newPublicId, type TenantDb, type Tx, uploadParts, uploads } from '../db/index.ts'

/** Size of each part but the last in bytes: at 17 kB per second, a part arrives within the request timeout. */
export const partBytes = 512 * 1024

/** A stored upload. */
export type StoredUpload = typeof uploads.$inferSelect

/** Retention of an upload, in milliseconds. */
const retention = 24 * 60 * 60_000

/** Maximum number of uploads per account and mosque; the oldest are deleted. */
const maxPerAccount = 5

const getExpiry = (now: Date) => new Date(now.getTime() - retention)

// Row security limits an account to its own uploads.
const isUpload = (id: string) => and(eq(uploads.tenantId, currentTenant), eq(uploads.id, id))
const isPartOf = (id: string) => and(eq(uploadParts.tenantId, currentTenant), eq(uploadParts.uploadId, id))

/** A file to upload. */
export type NewUpload = {
  accountId: string
  purpose: UploadPurpose
  name: string
  bytes: number
  /** SHA-256 of its content, in hexadecimal. */
  digest: string
}

/** Finds an interrupted upload of the same file to resume. */
export async function findInterruptedUpload(tx: Tx, file: NewUpload, now: Date): Promise<StoredUpload | undefined> {
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.tenantId, currentTenant),
        eq(uploads.accountId, file.accountId),
        eq(uploads.purpose, file.purpose),
        eq(uploads.name, file.name),
        eq(uploads.bytes, file.bytes),
        eq(uploads.digest, Buffer.from(file.digest, 'hex')),
        gt(uploads.startedAt, getExpiry(now)),
      ),
    )
  return upload
}

/** Deletes an account's oldest uploads if another one would exceed the maximum. */
export async function deleteOldestUploads(tx: Tx, accountId: string): Promise<void> {
  const rows = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.tenantId, currentTenant), eq(uploads.accountId, accountId)))
    .orderBy(desc(uploads.startedAt), asc(uploads.id))
    .offset(maxPerAccount - 1)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(uploads).where(and(eq(uploads.tenantId, currentTenant), inArray(uploads.id, ids)))
}

/** Starts an upload. */
export async function addUpload(tx: Tx, { digest, ...file }: NewUpload, now: Date): Promise<StoredUpload> {
  const total = Math.ceil(file.bytes / partBytes)
  const row = { ...file, tenantId: currentTenant, id: newPublicId(), digest: Buffer.from(digest, 'hex'), total }
  const [upload] = await tx
    .insert(uploads)
    .values({ ...row, startedAt: now })
    .returning()
  if (!upload) throw new Error('An upload was not stored.')
  return upload
}

/** Reads and locks an upload of the transaction's account. */
export async function lockUpload(tx: Tx, id: string, now: Date): Promise<StoredUpload | undefined> {
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(and(isUpload(id), gt(uploads.startedAt, getExpiry(now))))
    .for('update')
  return upload
}

/** Reads and locks an upload if it is complete and has this purpose. */
export async function lockCompleteUpload(
  tx: Tx,
  id: string,
  purpose: UploadPurpose,
  now: Date,
): Promise<StoredUpload | undefined> {
  const upload = await lockUpload(tx, id, now)
  return upload?.purpose === purpose && upload.done === upload.total ? upload : undefined
}

/** Stores a part, replacing an existing one. @returns the updated upload */
export async function storePart(
  tx: Tx,
  upload: StoredUpload,
  position: number,
  content: Buffer,
): Promise<StoredUpload> {
  const { id: uploadId, accountId } = upload
  await tx
    .insert(uploadParts)
    .values({ tenantId: currentTenant, uploadId, accountId, position, content })
    .onConflictDoUpdate({
      target: [uploadParts.tenantId, uploadParts.uploadId, uploadParts.position],
      set: { content },
    })
  const done = Math.max(upload.done, position)
  await tx.update(uploads).set({ done }).where(isUpload(uploadId))
  return { ...upload, done }
}

/** Reads a whole file part by part, each in its own transaction. @throws if it is deleted in the meantime */
export async function readParts(db: TenantDb, { id, bytes, total }: StoredUpload): Promise<Buffer> {
  const file = Buffer.allocUnsafe(bytes)
  let offset = 0
  for (let position = 1; position <= total; position += 1) {
    const [part] = await db((tx) =>
      tx
        .select({ content: uploadParts.content })
        .from(uploadParts)
        .where(and(isPartOf(id), eq(uploadParts.position, position))),
    )
    if (part) offset += part.content.copy(file, offset)
  }
  if (offset !== bytes) throw new Error('An uploaded file is no longer there.')
  return file
}

/** Moves the parts of an upload to an import within the database. */
export const moveParts = (tx: Tx, { id }: StoredUpload, target: { importId: string; fileKind: 'website' | 'donors' }) =>
  tx.execute(sql`
    insert into import_parts (tenant_id, import_id, holds, position, content)
    select tenant_id, ${target.importId}, ${target.fileKind}, position, content from upload_parts
    where tenant_id = current_tenant() and upload_id = ${id}`)

/** Deletes a used upload. */
export const deleteUpload = (tx: Tx, id: string) => tx.delete(uploads).where(isUpload(id))

/** Deletes a mosque's uploads not completed or used within a day. */
export async function deleteOldUploads(tx: Tx, now: Date): Promise<void> {
  await tx.delete(uploads).where(and(eq(uploads.tenantId, currentTenant), lte(uploads.startedAt, getExpiry(now))))
}
