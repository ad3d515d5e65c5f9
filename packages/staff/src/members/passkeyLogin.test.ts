import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCalls, deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestResponse, type TestServer } from '../../../acceptance/src/index.ts'
import { newTestPasskey } from '../../../acceptance/src/passkeys.ts'

let server: TestServer
let now = new Date('2026-11-23T19:00:00Z')
const passkey = newTestPasskey()

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  const owner = await staffUser(server, await server.tenant(), ['owner'], { now })
  const { attempt, challenge } = readAttempt(await owner.post('/own-login/passkeys/begin', {}))
  await owner.post('/own-login/passkeys', { attempt, credential: passkey.createRegistration(challenge) })
})
afterAll(() => server.close())

const visitor = () => deskCalls(server, '', '')
const begin = async () => readAttempt(await visitor().post('/login/passkey/options', {}))
const finish = (attempt: string, challenge: string) =>
  visitor().post('/login/passkey', { attempt, credential: passkey.createAssertion(challenge) })

function readAttempt({ body }: TestResponse): { attempt: string; challenge: string } {
  const { attempt, options }: { attempt?: unknown; options?: unknown } = Object(body.data)
  const { challenge }: { challenge?: unknown } = Object(options)
  return { attempt: String(attempt), challenge: String(challenge) }
}

async function countRows(): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: string }>('select count(*) from staff_challenges')
  return Number(rows[0]?.count)
}

test('stores nothing for login options', async () => {
  const countBefore = await countRows()
  const attempts = await Promise.all(Array.from({ length: 20 }, begin))
  expect(new Set(attempts.map(({ challenge }) => challenge)).size).toBe(20)
  // An invalid response stores nothing either.
  for (const { attempt } of attempts.slice(0, 3)) expect((await finish(attempt, 'AAAA')).code).toBe(401)
  expect(await countRows()).toBe(countBefore)
})

test('logs in once per attempt, even if it is sent twice at the same time', async () => {
  const { attempt, challenge } = await begin()
  const codes = (await Promise.all([finish(attempt, challenge), finish(attempt, challenge)])).map(({ code }) => code)
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, 401])
  expect((await finish(attempt, challenge)).code).toBe(401)
  const newAttempt = await begin()
  expect((await finish(newAttempt.attempt, newAttempt.challenge)).code).toBe(200)
})

test('rejects attempts with another challenge, changed ones and expired ones', async () => {
  const [first, second] = [await begin(), await begin()]
  expect((await finish(first.attempt, second.challenge)).code).toBe(401)
  const alteredAttempt = first.attempt.replace(/.\./, (part) => (part === 'A.' ? 'B.' : 'A.'))
  expect((await finish(alteredAttempt, first.challenge)).code).toBe(401)
  now = new Date(now.getTime() + 10 * 60_000 + 1000)
  expect((await finish(first.attempt, first.challenge)).code).toBe(401)
})
