import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gifts } from '../db/money.ts'
import { describeError } from './log.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
})
afterAll(() => server.close())

test('logs the location and cause of a failed insert, without personal data', async () => {
  const mosque = await server.tenant()
  const row = {
    tenantId: mosque.id,
    attemptId: '3f0c9a52-7f0e-4a7e-9f5e-0d6a3e1b2c4d',
    passHash: Buffer.from('x'),
    causeId: 'no-such-cause',
    fund: 'f',
    amountMinor: 1,
    currency: 'gbp',
    mode: 'demo' as const,
    accountId: 'none',
    donorName: 'Aisha Rahman',
    donorEmail: 'aisha@example.org',
  }
  const error: unknown = await server.database
    .forTenant(mosque.id)((tx) => tx.insert(gifts).values(row))
    .catch((failure: unknown) => failure)
  expect(String(error)).toContain('Aisha')

  const chunks: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, logged) {
      chunks.push(String(chunk))
      logged()
    },
  })
  const { log } = Fastify({ logger: { stream, serializers: { err: describeError } } })
  log.error({ err: error }, 'a request failed')
  expect(chunks.join('')).toContain('23503')
  expect(chunks.join('')).toContain('log.test')
  expect(chunks.join('')).not.toMatch(/Aisha|aisha/)
})

test('keeps the message of our own errors', () => {
  expect(describeError(new RangeError('The year is out of range.'))).toMatchObject({
    type: 'RangeError',
    message: 'The year is out of range.',
  })
})
