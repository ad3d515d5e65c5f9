import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { createServer } from '../../../server/src/server.ts'
import { startTestServer } from '../../../acceptance/src/index.ts'
import { createPhotograph } from '../../../testkit/src/pictures.ts'
import { startBucket, startDisk } from '../../../testkit/src/storages.ts'
import { storeDocument, storePicture } from './storeFiles.ts'
import { openStorage } from './openStorage.ts'

test('responds 404 for a file missing from the storage, and logs its id', async () => {
  const lines: string[] = []
  const server = await startTestServer({ logLevel: 'error', logTo: { write: (line) => lines.push(line) } })
  const mosque = await server.tenant()
  const { src } = await storePicture(server, mosque.id, await createPhotograph(400, 300), 'roof.jpg')
  const { href } = await storeDocument(server, mosque.id, Buffer.from('Rules\n'), 'rules.txt')
  await server.storage.removeAll(mosque.id)
  for (const url of [src, href]) {
    const response = await server.app.inject({ url, headers: { host: mosque.hostname } })
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('<h1>File not found</h1>')
    expect(lines.at(-1)).toContain(/[0-9a-f]{32}/.exec(url)?.[0])
  }
  // Uploading it again restores it.
  await storePicture(server, mosque.id, await createPhotograph(400, 300), 'roof.jpg')
  expect((await server.app.inject({ url: src, headers: { host: mosque.hostname } })).statusCode).toBe(200)
  await server.close()
})

test('responds 503 while the storage is unavailable, and storing a file fails with instructions', async () => {
  const bucket = await startBucket()
  const lines: string[] = []
  const server = await startTestServer({
    storage: bucket.storage,
    logLevel: 'error',
    logTo: { write: (line) => lines.push(line) },
  })
  const mosque = await server.tenant()
  const { src } = await storePicture(server, mosque.id, await createPhotograph(400, 300), 'roof.jpg')
  const readFile = () => server.app.inject({ url: src, headers: { host: mosque.hostname } })
  expect((await readFile()).statusCode).toBe(200)
  await bucket.close()
  expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  expect((await server.get(mosque, '/api/donations')).code).toBe(200)
  const response = await readFile()
  expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
    503,
    '10',
    'no-store',
  ])
  expect(lines.join()).toContain('files cannot be read')
  expect(lines.join()).not.toContain('S3RVER:')
  await expect(storePicture(server, mosque.id, await createPhotograph(410, 300), 'b.jpg')).rejects.toThrow(
    'does not respond',
  )
  // No row without its file.
  const { rows } = await server.database.pool.query('select count(*)::int as files from files')
  expect(rows).toEqual([{ files: 1 }])
  await server.close()
})

test('two servers on one storage can encode the same picture concurrently, and every response is complete', async () => {
  const bucket = await startBucket()
  const server = await startTestServer({ storage: bucket.storage })
  const secondServer = await createServer({
    database: server.database,
    secrets: server.secrets,
    storage: openStorage({ url: bucket.url, folder: '' }),
  })
  const mosque = await server.tenant()
  const { src, avif = '' } = await storePicture(server, mosque.id, await createPhotograph(900, 600), 'crowd.jpg')
  const responses = await Promise.all(
    [...Array(20).keys()].map((i) =>
      (i % 2 ? server : secondServer).app.inject({ url: src, headers: { host: mosque.hostname } }),
    ),
  )
  expect(
    new Set(responses.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.toString('base64')}`)).size,
  ).toBe(1)
  const [url = ''] = avif.split(' ')
  const readMediaType = async () =>
    (await secondServer.app.inject({ url, headers: { host: mosque.hostname } })).headers['content-type']
  expect(await readMediaType()).toBe('image/webp')
  await expect.poll(readMediaType).toBe('image/avif')
  await secondServer.close()
  await server.close()
  await bucket.close()
})

const writers: ChildProcess[] = []
afterEach(() => {
  for (const writer of writers.splice(0)) writer.kill('SIGKILL')
})

test('a server killed while writing leaves no incomplete file in a tenant’s folder', async () => {
  const disk = await startDisk()
  const folder = fileURLToPath(disk.url)
  const tenant = '11111111-2222-4333-8444-555555555555'
  const size = 8_000_000
  const program = `
    import { openStorage } from ${JSON.stringify(new URL('openStorage.ts', import.meta.url).href)}
    const storage = openStorage({ folder: ${JSON.stringify(folder)} })
    process.stdin.resume().on('end', () => process.exit()).on('error', () => process.exit())
    console.log('writing')
    for (let i = 0; i < 60; i += 1) {
      await Promise.all([1, 2, 3].map((n) => storage.put('${tenant}', 'p' + i + '-' + n + '.webp', Buffer.alloc(${size}, n))))
      if (i >= 5) await storage.remove('${tenant}', [1, 2, 3].map((n) => 'p' + (i - 5) + '-' + n + '.webp'))
    }`
  /** Checks the files' sizes as they would be served. */
  const readStatus = async () => {
    const names = await readdir(`${folder}/${tenant}`).catch(() => [])
    for (const name of names.slice(-4)) {
      // The writer deletes older files.
      const stats = await stat(`${folder}/${tenant}/${name}`).catch(() => undefined)
      if (stats) expect([name, stats.size]).toEqual([name, size])
    }
    return names.length
  }
  for (let round = 0; round < 3; round += 1) {
    const writer = spawn(process.execPath, ['--conditions=source', '--input-type=module', '-e', program])
    writers.push(writer)
    await once(writer.stdout, 'data')
    const killTime = Date.now() + 150 + 40 * round
    while (Date.now() < killTime || ((await readStatus()) === 0 && Date.now() < killTime + 10_000)) await readStatus()
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    await readStatus()
    await rm(`${folder}/${tenant}`, { recursive: true, force: true })
  }
  // Incomplete files are deleted only after a day, because another server may still be writing them.
  const temporaryFolder = `${folder}/.writing`
  await writeFile(`${temporaryFolder}/of-another-host`, 'half')
  const yesterday = new Date(Date.now() - 25 * 3600_000)
  for (const name of await readdir(temporaryFolder))
    if (name !== 'of-another-host') await utimes(`${temporaryFolder}/${name}`, yesterday, yesterday)
  await disk.storage.sweep()
  expect(await readdir(temporaryFolder)).toEqual(['of-another-host'])
  await disk.close()
})
