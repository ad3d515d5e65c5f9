import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { StorageError } from '../files/storage.ts'
import { sendFailure } from './failures.ts'
import { messages as httpMessages } from './messages.gen.ts'

let server: TestServer
let mosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  mosque = await server.tenant({ language: 'en', languages: 'en,ar,ur' })
  // PostgreSQL itself raises the error, at the point where a full disk would.
  await server.database.pool.query(`
    CREATE FUNCTION fail_to_write() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = TG_ARGV[0]; END $$`)
})
afterAll(() => server.close())

async function writeDuring(code: string, language: string) {
  const { pool } = server.database
  await pool.query(`
    CREATE TRIGGER fails BEFORE INSERT ON contact_messages FOR EACH ROW EXECUTE FUNCTION fail_to_write('${code}')`)
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: {
      host: mosque.hostname,
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': language,
    },
    payload: JSON.stringify({ name: 'Aisha', email: 'aisha@example.org', message: 'When is Eid?' }),
  })
  await pool.query('DROP TRIGGER fails ON contact_messages')
  const { message }: { message: string } = response.json()
  return { status: response.statusCode, message, wait: response.headers['retry-after'] }
}

test.each(['en', 'ar', 'ur'] as const)('reports a full disk of PostgreSQL in %s', async (language) => {
  const message = httpMessages.outOfSpace[language]
  expect(await writeDuring('53100', language)).toEqual({ status: 503, message, wait: '60' })
})

test.each([
  ['memory', '53200'],
  ['connections', '53300'],
  ['files', '53000'],
  ['a working disk', '58030'],
])('reports PostgreSQL without %s as a short outage', async (_name, code) => {
  const message = httpMessages.databaseAway.en
  expect(await writeDuring(code, 'en')).toEqual({ status: 503, message, wait: '5' })
})

test.skipIf(!existsSync('/dev/full'))('reports a full file storage as well', async () => {
  const app = Fastify()
  app.setErrorHandler((error: Error, request, reply) => sendFailure(error, request, reply))
  app.get('/api/full', () => writeFile('/dev/full', 'x'))
  app.get('/api/quota', () => {
    throw new StorageError('The quota is used up.', { code: 'EDQUOT' })
  })
  for (const url of ['/api/full', '/api/quota']) {
    const response = await app.inject(url)
    const { message }: { message: string } = response.json()
    expect([response.statusCode, message]).toEqual([503, httpMessages.outOfSpace.en])
  }
})
