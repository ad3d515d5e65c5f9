import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** Bytes from the first to the last, both included, counted from 0. */
export type ByteRange = { first: number; last: number }

/** What lies in a storage: how much there is of it in all, and the part that was asked for. */
export type Stored = { size: number; body: Readable }

/**
 * Where the bytes of files lie, on a disk or in a bucket: by tenant and name, so that nothing reaches what is another's.
 * What has been written is whole or not there; writing it twice does no harm, also from two hosts.
 * Every method throws a {@link StorageError} when the storage does not do its work.
 */
export type Storage = {
  /** Writes all of a file. */
  put(tenantId: string, name: string, bytes: Uint8Array): Promise<void>
  /** Opens a file, or a range of it that lies within. Who opens it reads it to its end or destroys it. */
  open(tenantId: string, name: string, range?: ByteRange): Promise<Stored | undefined>
  /** How many bytes a file has; nothing when there is none. */
  size(tenantId: string, name: string): Promise<number | undefined>
  /** Takes files away; one that is not there is none to take. */
  remove(tenantId: string, names: readonly string[]): Promise<void>
  /** Takes away all a tenant has. */
  removeAll(tenantId: string): Promise<void>
  /** Resolves when files can be read and written. */
  check(): Promise<void>
  /**
   * What the place is known by: hosts that read the same here keep their files together. No secret is in it.
   * @param make gives it one where it has none yet
   */
  mark(make?: boolean): Promise<string | undefined>
  /** Takes away what a host that was killed left half written. */
  sweep(): Promise<void>
}

/** The storage is away, full or closed to us; the message says which and what to do, and `code` is the system's, if it has one. */
export class StorageError extends Error {
  readonly code?: string
  constructor(message: string, { code, ...options }: ErrorOptions & { code?: string } = {}) {
    super(message, options)
    this.code = code
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The path of a file in its storage: nothing in it can lead elsewhere.
 * @throws TypeError when it could
 */
export function pathIn(tenantId: string, name: string): string {
  return `${folderOf(tenantId)}/${checked(name, /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/)}`
}

/** The folder of a tenant in its storage. @throws TypeError when it is no tenant's id */
export const folderOf = (tenantId: string): string => checked(tenantId, uuid)

function checked(text: string, form: RegExp): string {
  if (!form.test(text) || text.length > 100) throw new TypeError(`Not allowed in a file name: ${text}`)
  return text
}

/** All of a file, read into memory. */
export const readAll = ({ body }: Stored): Promise<Buffer> => buffer(body)
