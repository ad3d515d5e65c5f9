import { fileURLToPath } from 'node:url'
import { OperatorError } from '../base/OperatorError.ts'
import { diskStorage } from './disk.ts'
import { bucketStorage } from './s3.ts'
import type { Storage } from './storage.ts'

/** Storage settings from the environment. */
export type StorageSettings = {
  /** `file:///folder`, or `s3://id:secret@bucket?endpoint=…&region=…`. */
  url?: string
  /** Key of the bucket, if the URL has none. */
  key?: { id: string; secret: string }
  /** The folder to use without a URL. */
  folder: string
}

/**
 * Opens the file storage of a server, without accessing it yet.
 * @throws OperatorError if a bucket has no key
 */
export function openStorage({ url, key, folder }: StorageSettings): Storage {
  if (!url) return diskStorage(folder)
  const { protocol, hostname, searchParams, username, password } = new URL(url)
  if (protocol === 'file:') return diskStorage(fileURLToPath(url))
  const accessKey =
    username && password ? { id: decodeURIComponent(username), secret: decodeURIComponent(password) } : key
  if (!accessKey)
    throw new OperatorError(
      'The bucket in STORAGE_URL needs a key. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or include them in it: s3://id:secret@bucket.',
    )
  const region = searchParams.get('region') ?? 'us-east-1'
  const endpoint = searchParams.get('endpoint')?.replace(/\/$/, '')
  // Providers other than Amazon mostly need path-style URLs.
  const address = endpoint ? `${endpoint}/${hostname}` : `https://${hostname}.s3.${region}.amazonaws.com`
  return bucketStorage({ address, region, key: accessKey })
}
