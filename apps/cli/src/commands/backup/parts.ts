import { fileURLToPath } from 'node:url'
import path from 'node:path'
import type { Env } from '@minaret/server/installation'

/** The folder of pictures and files, if they are stored in one; a bucket is backed up by its operator. */
export function filesFolder({ storageUrl, dataDir }: Pick<Env, 'storageUrl' | 'dataDir'>): string | undefined {
  if (!storageUrl) return path.join(dataDir, 'files')
  return storageUrl.startsWith('file:') ? fileURLToPath(storageUrl) : undefined
}

/** The file of the server's key, in a data folder as in a backup. */
export const keyFile = (folder: string): string => path.join(folder, 'secrets.key')
