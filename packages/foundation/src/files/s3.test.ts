import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { createContext, runInContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { bucketStorage } from './s3.ts'

const tenant = '11111111-2222-4333-8444-555555555555'

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/** Starts a fake bucket with the given behaviour, which records its requests. */
async function startFakeBucket(respond: (request: IncomingMessage, reply: ServerResponse) => void, timeoutMs = 20_000) {
  const requests: string[] = []
  const server = createServer((request, reply) => {
    requests.push(`${request.method} ${request.url?.replace(/[0-9a-f]{24}/, '…')}`)
    respond(request, reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const boundAddress = server.address()
  const port = typeof boundAddress === 'object' ? boundAddress?.port : 0
  const address = `http://127.0.0.1:${port}/mosques`
  return { requests, storage: bucketStorage({ address, region: 'x', key: { id: 'a', secret: 'b' }, timeoutMs }) }
}

const drain = (request: IncomingMessage, callback: () => void) => request.resume().on('end', callback)

test(
  'times out on a bucket that accepts data without responding, even after garbage collection',
  { tags: ['slow'] },
  async () => {
    setFlagsFromString('--expose-gc')
    const context = createContext()
    const collection = setInterval(() => {
      runInContext('gc()', context)
    }, 150)
    cleanUps.push(() => clearInterval(collection))
    const { storage } = await startFakeBucket((request) => request.resume(), 500)
    const bytes = Buffer.alloc(1000)
    await expect(storage.put(tenant, 'a.webp', bytes)).rejects.toThrow('does not respond')
    await expect(storage.open(tenant, 'a.webp')).rejects.toThrow('does not respond')
  },
)

test('a large upload may take longer than the response timeout', async () => {
  const respondLate = (request: IncomingMessage, reply: ServerResponse) =>
    drain(request, () => setTimeout(() => reply.end(), 600))
  const { storage } = await startFakeBucket(respondLate, 200)
  await storage.put(tenant, 'film.original', Buffer.alloc(100_000))
  await expect(storage.put(tenant, 'note.original', Buffer.alloc(100))).rejects.toThrow('does not respond')
})

test('tries four times on transient errors, and once on a refusal', async () => {
  let failuresLeft = 3
  const { requests, storage } = await startFakeBucket((request, reply) =>
    drain(request, () => reply.writeHead(failuresLeft-- > 0 ? 503 : 200).end()),
  )
  await storage.put(tenant, 'a.webp', Buffer.from('a'))
  expect(requests).toHaveLength(4)
  const refusingBucket = await startFakeBucket((request, reply) => drain(request, () => reply.writeHead(403).end()))
  await expect(refusingBucket.storage.put(tenant, 'a.webp', Buffer.from('a'))).rejects.toThrow('refused (403)')
  expect(refusingBucket.requests).toHaveLength(1)
})

test.each([
  ['read', 'PUT'],
  ['read and write, but not delete,', 'DELETE'],
])('the check detects a key that may only %s', async (_, refusedMethod) => {
  const { storage } = await startFakeBucket((request, reply) =>
    drain(request, () => reply.writeHead(request.method === refusedMethod ? 403 : 200).end()),
  )
  await expect(storage.check()).rejects.toThrow(/refused \(403\).*its permissions: read, write, delete/)
  await expect(storage.check()).rejects.toThrow('refused (403)')
})

test('checks write access at intervals rather than on every call', async () => {
  const { requests, storage } = await startFakeBucket((request, reply) => drain(request, () => reply.end()))
  for (let time = 0; time < 3; time += 1) await storage.check()
  expect(requests.map((line) => line.split(' ')[0])).toEqual(['PUT', 'DELETE', 'GET', 'GET'])
  expect(requests[0]).toBe('PUT /mosques/check/…')
})

test.each([
  ['507', 507, ''],
  ['Ceph', 403, '<Error><Code>QuotaExceeded</Code></Error>'],
  ['MinIO', 507, '<Error><Code>XMinioStorageFull</Code></Error>'],
])('reports a full bucket by the response of %s, without a retry', async (_name, status, body) => {
  const { requests, storage } = await startFakeBucket((request, reply) =>
    drain(request, () => void reply.writeHead(status).end(body)),
  )
  const upload = storage.put(tenant, 'a.jpg', Buffer.from('x'))
  await expect(upload).rejects.toMatchObject({ code: 'ENOSPC', message: expect.stringContaining('is full') })
  expect(requests).toHaveLength(1)
})
