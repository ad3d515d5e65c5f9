import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFailure } from './failures.ts'
import { secureHeaders } from './headers.ts'

test('logs a failure with the request id sent to the visitor', async () => {
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
  const response = await app.inject('/api/broken')
  expect(response.statusCode).toBe(500)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    reqId: response.headers['x-request-id'],
    msg: 'a request failed',
  })
})
