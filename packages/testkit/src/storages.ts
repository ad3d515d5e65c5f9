import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { openStorage } from '../../foundation/src/files/openStorage.ts'
import type { Storage } from '../../foundation/src/files/storage.ts'

/** A test's file storage, opened as the server opens it; `close` removes it. */
export type TestStorage = { storage: Storage; url: string; close(): Promise<void> }

const createFolder = () => mkdtemp(path.join(tmpdir(), 'minaret-'))

/** Creates a storage in a folder. */
export async function startDisk(): Promise<TestStorage> {
  const folder = await createFolder()
  return {
    storage: openStorage({ folder }),
    url: `file://${folder}`,
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Creates a storage in a bucket called `mosques`, on its own server, which checks every signature. */
export async function startBucket(): Promise<TestStorage> {
  const directory = await createFolder()
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'mosques' }],
  })
  const { port } = await server.run()
  const url = `s3://S3RVER:S3RVER@mosques?endpoint=http://127.0.0.1:${port}&region=eu-west-2`
  return {
    storage: openStorage({ url, folder: directory }),
    url,
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
