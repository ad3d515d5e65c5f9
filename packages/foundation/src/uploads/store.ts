import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { UploadPurpose } from '@minaret/contract/desk'
import { currentTenant, newPublicId, type TenantDb, type Tx, uploadParts, uploads } from '../db/index.ts'

/** Bytes of each part of a file but the last: on a line of 17 kB a second one arrives within a request's time. */
export const partBytes = 512 * 1024

/** An upload as it is stored. */
export type StoredUpload = typeof uploads.$inferSelect

/** How long an upload is stored, in milliseconds. */
const life = 24 * 60 * 60_000

/** Uploads of one account at one mosque; the oldest make room. */
const mostOfAccount = 5

const oldest = (now: Date) => new Date(now.getTime() - life)

// The database shows an account its own uploads alone.
const isUpload = (id: string) => and(eq(uploads.tenantId, currentTenant), eq(uploads.id, id))
const isPartOf = (id: string) => and(eq(uploadParts.tenantId, currentTenant), eq(uploadParts.uploadId, id))

/** A file that is to be sent. */
export type NewUpload = {
  accountId: string
  purpose: UploadPurpose
  name: string
  bytes: number
  /** SHA-256 of its contents, in hexadecimal. */
  digest: string
}

/** The upload of the same file, which goes on where it was broken off. */
export async function findSame(tx: Tx, file: NewUpload, now: Date): Promise<StoredUpload | undefined> {
  const [same] = await tx
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
        gt(uploads.startedAt, oldest(now)),
      ),
    )
  return same
}

/** Deletes an account's oldest uploads where there are so many that another would be too much. */
export async function makeRoom(tx: Tx, accountId: string): Promise<void> {
  const older = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.tenantId, currentTenant), eq(uploads.accountId, accountId)))
    .orderBy(desc(uploads.startedAt), asc(uploads.id))
    .offset(mostOfAccount - 1)
  const ids = older.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(uploads).where(and(eq(uploads.tenantId, currentTenant), inArray(uploads.id, ids)))
}

/** Begins an upload. */
export async function addUpload(tx: Tx, { digest, ...file }: NewUpload, now: Date): Promise<StoredUpload> {
  const total = Math.ceil(file.bytes / partBytes)
  const row = { ...file, tenantId: currentTenant, id: newPublicId(), digest: Buffer.from(digest, 'hex'), total }
  const [added] = await tx
    .insert(uploads)
    .values({ ...row, startedAt: now })
    .returning()
  if (!added) throw new Error('An upload was not stored.')
  return added
}

/** One upload of the transaction's account, so that nobody else changes it until the transaction ends. */
export async function lockUpload(tx: Tx, id: string, now: Date): Promise<StoredUpload | undefined> {
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(and(isUpload(id), gt(uploads.startedAt, oldest(now))))
    .for('update')
  return upload
}

/** The same, if all of it is there and it was sent for this. */
export async function lockWhole(
  tx: Tx,
  id: string,
  purpose: UploadPurpose,
  now: Date,
): Promise<StoredUpload | undefined> {
  const upload = await lockUpload(tx, id, now)
  return upload?.purpose === purpose && upload.done === upload.total ? upload : undefined
}

/** Stores a part in place of the one there was. @returns the upload as it is now */
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

/** All of a file, put together part by part, each in a transaction of its own. @throws when it is used up meanwhile */
export async function readParts(db: TenantDb, { id, bytes, total }: StoredUpload): Promise<Buffer> {
  const file = Buffer.allocUnsafe(bytes)
  let at = 0
  for (let position = 1; position <= total; position += 1) {
    const [part] = await db((tx) =>
      tx
        .select({ content: uploadParts.content })
        .from(uploadParts)
        .where(and(isPartOf(id), eq(uploadParts.position, position))),
    )
    if (part) at += part.content.copy(file, at)
  }
  if (at !== bytes) throw new Error('An uploaded file is no longer there.')
  return file
}

/** Hands the parts of an upload to an import; the file never leaves the database. */
export const moveParts = (tx: Tx, { id }: StoredUpload, to: { importId: string; holds: 'website' | 'donors' }) =>
  tx.execute(sql`
    insert into import_parts (tenant_id, import_id, holds, position, content)
    select tenant_id, ${to.importId}, ${to.holds}, position, content from upload_parts
    where tenant_id = current_tenant() and upload_id = ${id}`)

/** Deletes an upload that was used. */
export const deleteUpload = (tx: Tx, id: string) => tx.delete(uploads).where(isUpload(id))

/** Deletes the uploads of a mosque that nobody finished or used within a day. */
export async function deleteOldUploads(tx: Tx, now: Date): Promise<void> {
  await tx.delete(uploads).where(and(eq(uploads.tenantId, currentTenant), lte(uploads.startedAt, oldest(now))))
}
