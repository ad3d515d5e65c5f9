import { fileURLToPath } from 'node:url'
import path from 'node:path'
import type { Env } from '@minaret/server/installation'

/** Returns the folder of images and files; undefined if they are in a bucket, which its operator backs up. */
export function getFilesFolder({ storageUrl, dataDir }: Pick<Env, 'storageUrl' | 'dataDir'>): string | undefined {
  if (!storageUrl) return path.join(dataDir, 'files')
  return storageUrl.startsWith('file:') ? fileURLToPath(storageUrl) : undefined
}

/** Returns the path of the server's key, in a data folder or in a backup. */
export const getKeyFile = (folder: string): string => path.join(folder, 'secrets.key')
