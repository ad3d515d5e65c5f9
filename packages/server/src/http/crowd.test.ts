import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitCrowd } from './crowd.ts'
import { sendFailure } from './failures.ts'
import { secureHeaders } from './headers.ts'
import { callInside } from './inside.ts'

/** A host that lets two in at once, and answers when it is told to. */
function smallHost() {
  const app = Fastify()
  limitCrowd(app, 2)
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
    { status: 503, message: 'Very many people are here just now. Please try again in a moment.' },
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
