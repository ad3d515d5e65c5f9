import { connect, type Socket } from 'node:net'
import { Readable, Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { limitCrowd } from './crowd.ts'
import { sendFailure } from './failures.ts'
import { secureHeaders } from './headers.ts'
import { callInside } from './inside.ts'

/** A host that lets two in at once, and answers when it is told to. */
function smallHost() {
  const app = Fastify()
  limitCrowd(app, { most: 2 })
  const waiting: (() => void)[] = []
  app.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve({ fine: true }))))
  app.get('/quick', async () => ({ fine: true }))
  return { app, letGo: () => waiting.splice(0).forEach((go) => go()), waiting }
}

test('whoever comes when all places are taken is sent away with a time, and let in afterwards', async () => {
  const { app, letGo, waiting } = smallHost()
  const [one, two] = [app.inject('/slow'), app.inject('/slow')]
  void one.then(() => {})
  void two.then(() => {})
  await expect.poll(() => waiting.length).toBe(2)
  const away = await app.inject('/quick')
  expect([away.statusCode, away.headers['retry-after'], away.json()]).toEqual([
    503,
    '2',
    { status: 503, message: 'The site is very busy right now. Please try again in a moment.' },
  ])
  letGo()
  expect([(await one).statusCode, (await two).statusCode]).toEqual([200, 200])
  expect((await app.inject('/quick')).statusCode).toBe(200)
})

test('a page that was let in makes its own calls, however full the host is', async () => {
  const { app, letGo, waiting } = smallHost()
  const all = [app.inject('/slow'), app.inject('/slow')]
  for (const one of all) void one.then(() => {})
  await expect.poll(() => waiting.length).toBe(2)
  const inside = await callInside(app, 'x.test')(new Request('http://x.test/quick'))
  expect(inside.status).toBe(200)
  letGo()
  await Promise.all(all)
})

/** What a listening host says to a socket of its own, and how to talk to it. */
async function dial(app: FastifyInstance) {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const sockets: Socket[] = []
  const open = (text: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    sockets.push(socket)
    const said = { text: '', closed: false, socket }
    socket.on('data', (part) => (said.text += part.toString('latin1')))
    socket.on('close', () => (said.closed = true))
    socket.on('error', () => {})
    socket.write(text)
    return said
  }
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  }
  return { open, close }
}

const post = (body: string) =>
  `POST /take HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n${body}`

test('who is still sending keeps nobody out, and has a place once all of it is here', async () => {
  const { app, waiting, letGo } = smallHost()
  app.post('/take', async ({ body }) => body)
  const { open, close } = await dial(app)
  const slow = Array.from({ length: 5 }, () => open(post('{"a":')))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await app.inject('/quick')).statusCode).toBe(200)

  const inside = [app.inject('/slow'), app.inject('/slow')]
  for (const one of inside) void one.then(() => {})
  await expect.poll(() => waiting.length).toBe(2)
  slow[0]?.socket.write('"full"}')
  await expect.poll(() => slow[0]?.text).toMatch(/^HTTP\/1.1 503 [^]*very busy/)
  letGo()
  await Promise.all(inside)
  slow[1]?.socket.write('"fine"}')
  await expect.poll(() => slow[1]?.text).toMatch(/^HTTP\/1.1 200 [^]*\{"a":"fine"\}$/)
  await close()
})

test('one address has a part of the places, and this machine, which may be a proxy, all of them', async () => {
  const app = Fastify()
  limitCrowd(app, { most: 5, fromOne: 2 })
  const waiting: (() => void)[] = []
  app.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve({ fine: true }))))
  const from = (remoteAddress: string) => app.inject({ url: '/slow', remoteAddress })
  const calls = [from('203.0.113.1'), from('203.0.113.1'), from('2001:db8::1'), from('2001:db8::2')]
  for (const call of calls) void call.then(() => {})
  await expect.poll(() => waiting.length).toBe(4)
  expect([await from('203.0.113.1'), await from('2001:db8::3')].map(({ statusCode }) => statusCode)).toEqual([503, 503])
  const last = from('203.0.113.2')
  void last.then(() => {})
  await expect.poll(() => waiting.length).toBe(5)
  for (const go of waiting.splice(0)) go()
  await Promise.all([...calls, last])
  const own = Array.from({ length: 5 }, () => from('127.0.0.1'))
  for (const call of own) void call.then(() => {})
  await expect.poll(() => waiting.length).toBe(5)
  for (const go of waiting.splice(0)) go()
  expect((await Promise.all(own)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
})

test('an answer that nobody fetches is given up, and its place is free again', async () => {
  const app = Fastify()
  limitCrowd(app, { most: 1, patience: 300 })
  app.get('/long', async () => 'x'.repeat(30_000_000))
  app.get('/quick', async () => ({ fine: true }))
  const { open, close } = await dial(app)
  open('GET /long HTTP/1.1\r\nHost: x\r\n\r\n').socket.pause()
  await expect.poll(async () => (await app.inject('/quick')).statusCode).toBe(503)
  await expect.poll(async () => (await app.inject('/quick')).statusCode, { timeout: 3000 }).toBe(200)
  await close()
})

test('a file that is long to fetch is not broken off while somebody fetches it', async () => {
  const app = Fastify()
  limitCrowd(app, { patience: 300 })
  const size = 40_000_000
  app.get('/file', (_request, reply) =>
    reply.send(Readable.from(Array.from({ length: 400 }, () => Buffer.alloc(size / 400)))),
  )
  const { open, close } = await dial(app)
  const { socket } = open('GET /file HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  let fetched = 0
  // A slow line: a little, and then a pause, for longer than an answer may be left alone.
  socket.removeAllListeners('data')
  let next = 1_000_000
  socket.on('data', (part) => {
    fetched += part.length
    if (fetched < next || fetched > 15_000_000) return
    next = fetched + 1_000_000
    socket.pause()
    setTimeout(() => socket.resume(), 60)
  })
  await expect.poll(() => fetched, { timeout: 15_000 }).toBeGreaterThan(size)
  await close()
}, 20_000)

test('a failure stands in the log beside the number the visitor was given', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, next) {
      lines.push(String(chunk))
      next()
    },
  })

  const app = Fastify({ logger: { level: 'error', stream } })
  secureHeaders(app)
  app.setErrorHandler((error: Error, request, reply) => sendFailure(error, request, reply))
  app.get('/api/broken', () => {
    throw new Error('broken')
  })
  const answer = await app.inject('/api/broken')
  expect(answer.statusCode).toBe(500)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ reqId: answer.headers['x-request-id'], msg: 'a call broke' })
})
