import path from 'node:path'
import { openStorage, type Storage } from '@minaret/foundation/files'
import type { Env } from './readEnv.ts'

/** Opens the store of pictures and files: the configured bucket or folder, or by default beside the database. */
export const storageOf = ({ storageUrl: url, storageKey: key, dataDir }: Env): Storage =>
  openStorage({ url, key, folder: path.join(dataDir, 'files') })
