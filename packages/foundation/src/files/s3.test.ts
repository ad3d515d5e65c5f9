import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { createContext, runInContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { bucketStorage } from './s3.ts'

const tenant = '11111111-2222-4333-8444-555555555555'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Starts a fake bucket with the given behaviour, which records its requests. */
async function bucket(answer: (request: IncomingMessage, reply: ServerResponse) => void, timeoutMs = 20_000) {
  const requests: string[] = []
  const server = createServer((request, reply) => {
    requests.push(`${request.method} ${request.url?.replace(/[0-9a-f]{24}/, '…')}`)
    answer(request, reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : 0
  const address = `http://127.0.0.1:${port}/mosques`
  return { requests, storage: bucketStorage({ address, region: 'x', key: { id: 'a', secret: 'b' }, timeoutMs }) }
}

const drain = (request: IncomingMessage, then: () => void) => request.resume().on('end', then)

test('times out on a bucket that accepts data without responding, even after garbage collection', async () => {
  setFlagsFromString('--expose-gc')
  const context = createContext()
  const collecting = setInterval(() => {
    runInContext('gc()', context)
  }, 150)
  ends.push(() => clearInterval(collecting))
  const { storage } = await bucket((request) => request.resume(), 500)
  const bytes = Buffer.alloc(1000)
  await expect(storage.put(tenant, 'a.webp', bytes)).rejects.toThrow('does not respond')
  await expect(storage.open(tenant, 'a.webp')).rejects.toThrow('does not respond')
})

test('a large upload may take longer than the response timeout', async () => {
  const late = (request: IncomingMessage, reply: ServerResponse) =>
    drain(request, () => setTimeout(() => reply.end(), 600))
  const { storage } = await bucket(late, 200)
  await storage.put(tenant, 'film.original', Buffer.alloc(100_000))
  await expect(storage.put(tenant, 'note.original', Buffer.alloc(100))).rejects.toThrow('does not respond')
})

test('tries four times after transient errors, and once after a refusal', async () => {
  let stumbles = 3
  const { requests, storage } = await bucket((request, reply) =>
    drain(request, () => reply.writeHead(stumbles-- > 0 ? 503 : 200).end()),
  )
  await storage.put(tenant, 'a.webp', Buffer.from('a'))
  expect(requests).toHaveLength(4)
  const refusing = await bucket((request, reply) => drain(request, () => reply.writeHead(403).end()))
  await expect(refusing.storage.put(tenant, 'a.webp', Buffer.from('a'))).rejects.toThrow('refused (403)')
  expect(refusing.requests).toHaveLength(1)
})

test.each([
  ['read', 'PUT'],
  ['read and write, but not delete,', 'DELETE'],
])('the check detects a key that may only %s', async (_, refused) => {
  const { storage } = await bucket((request, reply) =>
    drain(request, () => reply.writeHead(request.method === refused ? 403 : 200).end()),
  )
  await expect(storage.check()).rejects.toThrow(/refused \(403\).*its permissions: read, write, delete/)
  await expect(storage.check()).rejects.toThrow('refused (403)')
})

test('checks write access at intervals rather than on every call', async () => {
  const { requests, storage } = await bucket((request, reply) => drain(request, () => reply.end()))
  for (let time = 0; time < 3; time += 1) await storage.check()
  expect(requests.map((line) => line.split(' ')[0])).toEqual(['PUT', 'DELETE', 'GET', 'GET'])
  expect(requests[0]).toBe('PUT /mosques/check/…')
})

test.each([
  ['507', 507, ''],
  ['Ceph', 403, '<Error><Code>QuotaExceeded</Code></Error>'],
  ['MinIO', 507, '<Error><Code>XMinioStorageFull</Code></Error>'],
])('reports a full bucket by the response of %s, without a retry', async (_name, status, body) => {
  const { requests, storage } = await bucket((request, reply) =>
    drain(request, () => void reply.writeHead(status).end(body)),
  )
  const failure = storage.put(tenant, 'a.jpg', Buffer.from('x'))
  await expect(failure).rejects.toMatchObject({ code: 'ENOSPC', message: expect.stringContaining('is full') })
  expect(requests).toHaveLength(1)
})
