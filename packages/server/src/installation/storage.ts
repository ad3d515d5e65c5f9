import path from 'node:path'
import { openStorage, type Storage } from '@minaret/foundation/files'
import type { Env } from './readEnv.ts'

/** Where pictures and files lie: in the bucket or folder the environment names, else beside the database. */
export const storageOf = ({ storageUrl: url, storageKey: key, dataDir }: Env): Storage =>
  openStorage({ url, key, folder: path.join(dataDir, 'files') })
