import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBucket, startDisk, type TestStorage } from '../../../testkit/src/storages.ts'
import { openStorage } from './openStorage.ts'
import { readAll, StorageError } from './storage.ts'

const ownTenant = randomUUID()
const otherTenant = randomUUID()

describe.each([
  ['a folder', startDisk],
  ['a bucket', startBucket],
])('%s', (_, start) => {
  let storage: TestStorage
  beforeAll(async () => {
    storage = await start()
  })
  afterAll(() => storage.close())

  test('returns a stored file or a range of it, with its size', async () => {
    const bytes = randomBytes(200_000)
    await storage.storage.put(ownTenant, 'a-320.webp', bytes)
    expect(await storage.storage.size(ownTenant, 'a-320.webp')).toBe(200_000)
    const wholeFile = await storage.storage.open(ownTenant, 'a-320.webp')
    expect(wholeFile?.size).toBe(200_000)
    expect(wholeFile && (await readAll(wholeFile)).equals(bytes)).toBe(true)
    const filePart = await storage.storage.open(ownTenant, 'a-320.webp', { first: 1000, last: 1999 })
    expect(filePart?.size).toBe(200_000)
    expect(filePart && (await readAll(filePart)).equals(bytes.subarray(1000, 2000))).toBe(true)
  })

  test('returns undefined for a missing file, or one of another tenant', async () => {
    await storage.storage.put(ownTenant, 'b.original', Buffer.from('ours'))
    expect(await storage.storage.size(otherTenant, 'b.original')).toBeUndefined()
    expect(await storage.storage.open(otherTenant, 'b.original')).toBeUndefined()
    expect(await storage.storage.open(ownTenant, 'c.original')).toBeUndefined()
  })

  test('overwriting a file and deleting a missing one both succeed', async () => {
    await storage.storage.put(ownTenant, 'd.original', Buffer.from('first'))
    await storage.storage.put(ownTenant, 'd.original', Buffer.from('second'))
    const storedFile = await storage.storage.open(ownTenant, 'd.original')
    expect(storedFile && String(await readAll(storedFile))).toBe('second')
    await storage.storage.remove(ownTenant, ['d.original', 'never.original'])
    expect(await storage.storage.size(ownTenant, 'd.original')).toBeUndefined()
    await storage.storage.remove(ownTenant, ['d.original'])
  })

  test('deletes all files of one tenant and none of another', async () => {
    for (const tenant of [ownTenant, otherTenant])
      for (const name of ['x-320.webp', 'x-og.jpg', 'x.original'])
        await storage.storage.put(tenant, name, Buffer.from('x'))
    await storage.storage.removeAll(ownTenant)
    expect(await storage.storage.size(ownTenant, 'x-og.jpg')).toBeUndefined()
    expect(await storage.storage.size(otherTenant, 'x-og.jpg')).toBe(1)
    await storage.storage.removeAll(ownTenant)
  })

  test("never accesses anything outside a tenant's folder, whatever the file name", async () => {
    for (const name of ['../secrets.key', 'a/b', '', '.', '..', 'a\0b', '/etc/passwd', 'A.webp', 'a.b.c', '%2e%2e'])
      await expect(storage.storage.open(ownTenant, name)).rejects.toThrow(TypeError)
    for (const tenant of ['', '..', `${ownTenant}/..`, 'not-a-tenant'])
      await expect(storage.storage.removeAll(tenant)).rejects.toThrow(TypeError)
  })

  test('passes its check', async () => {
    await expect(storage.storage.check()).resolves.toBeUndefined()
    await storage.storage.sweep()
  })
})

const getError = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  )

test('reports a folder that cannot be created, with instructions', async () => {
  const storage = openStorage({ url: 'file:///dev/null/files', folder: '' })
  for (const work of [storage.check(), storage.put(ownTenant, 'a.original', Buffer.from('x'))]) {
    const error = await getError(work)
    expect(error).toBeInstanceOf(StorageError)
    expect(String(error)).toContain('/dev/null/files')
  }
})

test('reports a bucket that refuses access or does not exist, without its secret', async () => {
  const { url, close } = await startBucket()
  const invalidUrls = [
    [url.replace(':S3RVER@', ':wrong-secret@'), /SignatureDoesNotMatch.*Check the key/],
    [url.replace('@mosques', '@churches'), /NoSuchBucket.*Check the name of the bucket/],
    [url.replace(/:\d+&/, ':1&'), /does not respond/],
  ] as const
  for (const [address, message] of invalidUrls) {
    const storage = openStorage({ url: address, folder: '' })
    const attempts = [
      storage.check(),
      storage.put(ownTenant, 'a.original', Buffer.from('x')),
      storage.open(ownTenant, 'a.original'),
    ]
    for (const error of await Promise.all(attempts.map(getError))) {
      expect(error).toBeInstanceOf(StorageError)
      expect(String(error)).toMatch(message)
      expect(String(error)).not.toMatch(/S3RVER|wrong-secret/)
    }
  }
  await close()
})

test('rejects a bucket without a key before any request', () => {
  expect(() => openStorage({ url: 's3://mosques', folder: '' })).toThrow('AWS_ACCESS_KEY_ID')
  expect(() => openStorage({ url: 's3://mosques', key: { id: 'a', secret: 'b' }, folder: '' })).not.toThrow()
})
