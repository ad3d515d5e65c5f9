import { once } from 'node:events'
import { connect, Socket } from 'node:net'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { admitMosqueReads, admitRequests } from './admit.ts'
import { createAdmission } from './policy.ts'
import { limitSlowReaders } from './slowReaders.ts'

/** A server that admits two requests at once and responds when the test releases them. */
function createSmallServer() {
  const app = Fastify()
  const lane = { min: 2, initial: 2, max: 2, msPerRequest: 2 }
  const admission = createAdmission({ lanes: { heavy: lane, mosques: lane, light: lane, files: lane } })
  admitRequests(app, { admission })
  const pending: (() => void)[] = []
  app.get('/slow', () => new Promise((resolve) => pending.push(() => resolve({ fine: true }))))
  app.get('/quick', async () => ({ fine: true }))
  return { app, admission, release: () => pending.splice(0).forEach((resolve) => resolve()), pending }
}

/** Fills both slots with requests that stay until released. */
async function createFullServer() {
  const server = createSmallServer()
  const admitted = [server.app.inject('/slow'), server.app.inject('/slow')]
  for (const response of admitted) void response.then(() => {})
  await expect.poll(() => server.pending.length).toBe(2)
  return { ...server, admitted }
}

test('a request waits while all slots are taken, and is admitted once one is free', async () => {
  const { app, admission, release, admitted } = await createFullServer()
  const response = app.inject('/quick')
  void response.then(() => {})
  await expect.poll(() => admission.waiting('read')).toBe(1)
  release()
  expect((await response).statusCode).toBe(200)
  expect((await Promise.all(admitted)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await app.inject('/quick')).statusCode).toBe(200)
})

test(
  'a page of an uncached mosque waits for a slot, a cached one does not, and a request that would wait too long is refused',
  { tags: ['slow'] },
  async () => {
    const app = Fastify()
    const single = { min: 1, initial: 1, max: 1, msPerRequest: 2 }
    const admission = createAdmission({ lanes: { heavy: single, mosques: single, light: single, files: single } })
    const knownMosques = new Set<string>()
    const pendingReads: (() => void)[] = []
    admitMosqueReads(app, {
      admission,
      isKnown: (hostname) => knownMosques.has(hostname),
      read: (hostname) =>
        new Promise<void>((resolve) =>
          pendingReads.push(() => {
            knownMosques.add(hostname)
            resolve()
          }),
        ),
    })
    app.get('*', ({ headers }) => headers.host)
    app.get('/api/donations', async () => ({ fine: true }))
    const open = (host: string, url = '/') => app.inject({ url, headers: { host }, remoteAddress: '198.18.0.1' })
    const beginRequest = (host: string) => {
      const response = open(host)
      void response.then(() => {})
      return response
    }
    const first = beginRequest('one.test')
    await expect.poll(() => pendingReads.length).toBe(1)
    const second = beginRequest('two.test')
    await expect.poll(() => admission.waiting('mosque')).toBe(1)
    // Requests other than pages do not wait, and neither do cached mosques.
    expect((await open('three.test', '/api/donations')).statusCode).toBe(200)
    knownMosques.add('four.test')
    expect((await open('four.test')).body).toBe('four.test')
    pendingReads.shift()?.()
    expect((await first).body).toBe('one.test')
    await expect.poll(() => pendingReads.length).toBe(1)
    pendingReads.shift()?.()
    expect((await second).body).toBe('two.test')

    const third = beginRequest('five.test')
    await expect.poll(() => pendingReads.length).toBe(1)
    const flood = Array.from({ length: 3500 }, (_, index) => beginRequest(`${index}.test`))
    await expect.poll(() => admission.refused.mosque).toBeGreaterThan(0)
    expect((await Promise.race(flood)).statusCode).toBe(503)
    const readAll = setInterval(() => pendingReads.splice(0).forEach((finish) => finish()), 1)
    const responses = await Promise.all([third, ...flood])
    clearInterval(readAll)
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]))
    await app.close()
  },
)

test('a client that disconnects while a mosque is being read releases its slot once the read is done', async () => {
  const app = Fastify()
  const single = { min: 1, initial: 1, max: 1, msPerRequest: 2 }
  const admission = createAdmission({ lanes: { heavy: single, mosques: single, light: single, files: single } })
  const pendingReads: (() => void)[] = []
  admitMosqueReads(app, {
    admission,
    isKnown: () => false,
    read: () => new Promise<void>((resolve) => pendingReads.push(resolve)),
  })
  app.get('*', ({ headers }) => headers.host)
  const { open, close } = await listen(app)
  const first = open('GET / HTTP/1.1\r\nHost: one.test\r\n\r\n')
  await expect.poll(() => pendingReads.length).toBe(1)
  const second = open('GET / HTTP/1.1\r\nHost: two.test\r\nConnection: close\r\n\r\n')
  await expect.poll(() => admission.waiting('mosque')).toBe(1)
  const closed = once(first.socket, 'close')
  first.socket.destroy()
  await closed
  // The server notices slightly later.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([pendingReads.length, admission.waiting('mosque')]).toEqual([1, 1])
  pendingReads.shift()?.()
  await expect.poll(() => pendingReads.length).toBe(1)
  pendingReads.shift()?.()
  await expect.poll(() => second.text).toContain('two.test')
  await close()
})

/** Opens a socket to a listening server, with its responses. */
async function listen(app: FastifyInstance) {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const sockets: Socket[] = []
  const open = (text: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    sockets.push(socket)
    const connection = { text: '', closed: false, socket }
    socket.on('data', (part) => (connection.text += part.toString('latin1')))
    socket.on('close', () => (connection.closed = true))
    socket.on('error', () => {})
    socket.write(text)
    return connection
  }
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  }
  return { open, close }
}

const post = (body: string) =>
  `POST /take HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n${body}`

test('a request still being received takes no slot, and is admitted once it is complete', async () => {
  const { app, admission, pending, release } = createSmallServer()
  app.post('/take', async ({ body }) => body)
  let sendingCount = 0
  app.addHook('preParsing', async () => void (sendingCount += 1))
  const { open, close } = await listen(app)
  const slow = Array.from({ length: 5 }, () => open(post('{"a":')))
  await expect.poll(() => sendingCount).toBe(5)
  expect((await app.inject('/quick')).statusCode).toBe(200)

  const admitted = [app.inject('/slow'), app.inject('/slow')]
  for (const response of admitted) void response.then(() => {})
  await expect.poll(() => pending.length).toBe(2)
  slow[0]?.socket.write('"full"}')
  await expect.poll(() => admission.waiting('form')).toBe(1)
  expect(slow[0]?.text).toBe('')
  release()
  await Promise.all(admitted)
  await expect.poll(() => slow[0]?.text).toMatch(/^HTTP\/1.1 200 [^]*\{"a":"full"\}$/)
  await close()
})

test('drops a client that disconnects while waiting; one that disconnects later releases its slot once the work is done', async () => {
  const { app, admission, pending, release } = createSmallServer()
  const { open, close } = await listen(app)
  const slow = () => open('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n').socket
  const admitted = [slow(), slow()]
  await expect.poll(() => pending.length).toBe(2)
  const third = slow()
  await expect.poll(() => admission.waiting('read')).toBe(1)
  third.destroy()
  await expect.poll(() => admission.waiting('read')).toBe(0)
  for (const socket of admitted) socket.destroy()
  const next = app.inject('/quick')
  void next.then(() => {})
  await expect.poll(() => admission.waiting('read')).toBe(1)
  release()
  expect((await next).statusCode).toBe(200)
  expect(pending).toEqual([])
  await close()
})

test('aborts a response that is not read, which takes no slot', async () => {
  const app = Fastify()
  admitRequests(app, { timeoutMs: 300 })
  let closedCount = 0
  app.get('/long', async (_request, reply) => {
    reply.raw.once('close', () => (closedCount += 1))
    return 'x'.repeat(30_000_000)
  })
  app.get('/quick', async () => ({ fine: true }))
  const { open, close } = await listen(app)
  for (const { socket } of [...Array(3)].map(() => open('GET /long HTTP/1.1\r\nHost: x\r\n\r\n'))) socket.pause()
  expect((await app.inject('/quick')).statusCode).toBe(200)
  await expect.poll(() => closedCount).toBe(3)
  await close()
})

test('above the limit of unread responses, aborts the oldest one of the address with the most', () => {
  const disconnected: string[] = []
  const slowReaders = limitSlowReaders({ maxUnread: 3 })
  const send = (name: string, address: string) =>
    slowReaders.begin({ name }, { socket: new Socket(), address, destroy: () => disconnected.push(name) })
  send('a', 'one')
  send('b', 'other')
  send('c', 'other')
  expect(disconnected).toEqual([])
  send('d', 'third')
  expect(disconnected).toEqual(['b'])
  slowReaders.stop()
})

test('does not abort a slow download while the client keeps reading', async () => {
  const app = Fastify()
  admitRequests(app, { timeoutMs: 1500 })
  const size = 40_000_000
  app.get('/file', (_request, reply) =>
    reply.send(Readable.from(Array.from({ length: 400 }, () => Buffer.alloc(size / 400)))),
  )
  const { open, close } = await listen(app)
  const { socket } = open('GET /file HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  let receivedBytes = 0
  // A slow connection: some data, then a pause, for longer in total than the timeout.
  socket.removeAllListeners('data')
  let nextPause = 1_000_000
  socket.on('data', (part) => {
    receivedBytes += part.length
    if (receivedBytes < nextPause || receivedBytes > 15_000_000) return
    nextPause = receivedBytes + 1_000_000
    socket.pause()
    setTimeout(() => socket.resume(), 150)
  })
  await expect.poll(() => receivedBytes, { timeout: 30_000 }).toBeGreaterThan(size)
  await close()
})
