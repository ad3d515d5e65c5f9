import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** Bytes from the first to the last, both included, counted from 0. */
export type ByteRange = { first: number; last: number }

/** A stored file: its total size, and the requested part. */
export type StoredFile = { size: number; body: Readable }

/**
 * File storage on a disk or in a bucket, by tenant and name, so that tenants are isolated. Files are never incomplete;
 * writing one twice is harmless, also from two servers. Every method throws a {@link StorageError} if the storage fails.
 */
export type Storage = {
  /** Writes a whole file. */
  put(tenantId: string, name: string, bytes: Uint8Array): Promise<void>
  /** Opens a file, or a range within it. The caller must read the stream to its end or destroy it. */
  open(tenantId: string, name: string, range?: ByteRange): Promise<StoredFile | undefined>
  /** Returns the size in bytes; undefined if the file does not exist. */
  size(tenantId: string, name: string): Promise<number | undefined>
  /** Deletes files; missing ones are ignored. */
  remove(tenantId: string, names: readonly string[]): Promise<void>
  /** Deletes all files of a tenant. */
  removeAll(tenantId: string): Promise<void>
  /** Resolves if files can be read and written. */
  check(): Promise<void>
  /**
   * Returns a mark that identifies the storage: servers with the same mark share their files. It contains no secret.
   * @param make whether to create one if there is none yet
   */
  mark(make?: boolean): Promise<string | undefined>
  /** Deletes incomplete files left by a server that was killed. */
  sweep(): Promise<void>
}

/** Thrown if the storage is unavailable, full or inaccessible; the message says what to do. `code` is the system's, if any. */
export class StorageError extends Error {
  readonly code?: string
  constructor(message: string, { code, ...options }: ErrorOptions & { code?: string } = {}) {
    super(message, options)
    this.code = code
  }
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns the path of a file in the storage.
 * @throws TypeError if it could lead outside the tenant's folder
 */
export function storagePath(tenantId: string, name: string): string {
  return `${folderOf(tenantId)}/${validate(name, /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/)}`
}

/** Returns the folder of a tenant in the storage. @throws TypeError if it is not a tenant's id */
export const folderOf = (tenantId: string): string => validate(tenantId, uuidPattern)

function validate(text: string, pattern: RegExp): string {
  if (!pattern.test(text) || text.length > 100) throw new TypeError(`Not allowed in a file name: ${text}`)
  return text
}

/** Reads a whole file into memory. */
export const readAll = ({ body }: StoredFile): Promise<Buffer> => buffer(body)
