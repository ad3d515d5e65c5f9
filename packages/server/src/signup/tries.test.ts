import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskCalls, deskHostname } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { freePerDay, maxPerNetwork } from './limits.ts'
import { inviteToSignUp } from './operator.ts'
import { solveCaptcha } from '../../../testkit/src/solveCaptcha.ts'
import { newestCode, startSignups, textOf } from '../../../acceptance/src/signups.ts'

let signup: Awaited<ReturnType<typeof startSignups>>

beforeAll(async () => {
  signup = await startSignups()
})
afterAll(() => signup.server.close())

/** Number of attempts; the full number runs in `npm run test:long`. */
const attemptCount = process.env.MINARET_YEARS ? 10_000 : 400

describe('automated sign-ups', () => {
  const fromAddress = (index: number) => `10.${index >> 8}.${index & 255}.9`
  const tryFrom = (address: string, email: string, server = signup.server) =>
    server.app.inject({
      method: 'POST',
      url: '/api/desk/signup/begin',
      remoteAddress: '127.0.0.1',
      headers: {
        host: deskHostname,
        origin: `https://${deskHostname}`,
        'x-forwarded-for': address,
        'x-forwarded-proto': 'https',
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ email, language: 'en' }),
    })
  const countRows = () => signup.countRows('select from signups')
  const countJobs = () => signup.countRows("select from graphile_worker.jobs where task_identifier = 'signup-code'")

  const readTotalBytes = async () => {
    const { rows } = await signup.server.database.pool.query<{ bytes: number }>(
      "select (pg_total_relation_size('signups') + pg_total_relation_size('graphile_worker._private_jobs'))::float8 as bytes",
    )
    return rows[0]?.bytes ?? 0
  }

  test(
    `${attemptCount} attempts store a bounded number of rows, emails and bytes, and sign-up stays open to others`,
    { timeout: 600_000 },
    async () => {
      signup.clock.now = new Date(signup.clock.now.getTime() + 25 * 3_600_000)
      const [rows, jobs, bytes] = [await countRows(), await countJobs(), await readTotalBytes()]
      for (let index = 0; index < attemptCount * 0.2; index += 1) await tryFrom('192.0.2.7', `one${index}@example.org`)
      expect((await countRows()) - rows).toBe(maxPerNetwork)
      for (let index = 0; index < attemptCount * 0.2; index += 1)
        await tryFrom(fromAddress(index), 'victim@example.org')
      expect((await countRows()) - rows).toBe(maxPerNetwork + 3)
      for (let index = 0; index < attemptCount * 0.6; index += 1)
        await tryFrom(fromAddress(index), `many${index}@example.org`)
      const expectedRows = Math.min(freePerDay.begun, maxPerNetwork + 3 + attemptCount * 0.6)
      expect((await countRows()) - rows).toBe(expectedRows)
      expect((await countJobs()) - jobs).toBe(expectedRows)
      expect((await readTotalBytes()) - bytes).toBeLessThan(freePerDay.begun * 4096)
      expect(await beginWithChallenge('late@example.org')).toBe(200)
    },
  )

  test('a refusal by network or mailbox states when to retry', async () => {
    const address = '198.51.100.7'
    for (let index = 0; index < maxPerNetwork; index += 1) await tryFrom(address, `net${index}@example.org`)
    for (let index = 0; index < 3; index += 1) await tryFrom(`203.0.${index}.1`, 'box@example.org')
    signup.clock.now = new Date(signup.clock.now.getTime() + 3_600_000)
    for (const refusal of [await tryFrom(address, 'more@example.org'), await tryFrom('203.0.9.1', 'box@example.org')]) {
      expect(refusal.statusCode).toBe(429)
      expect(refusal.headers['retry-after']).toBe(String(23 * 3600))
    }
    expect((await tryFrom('2001:db8:1:1::1', 'six@example.org')).statusCode).toBe(200)
    for (let index = 0; index < maxPerNetwork; index += 1)
      await tryFrom(`2001:db8:1:${index}::9`, `six${index}@example.org`)
    expect((await tryFrom('2001:db8:1:ffff::9', 'seven@example.org')).statusCode).toBe(429)
    expect((await tryFrom('2001:db8:2::9', 'seven@example.org')).statusCode).toBe(200)
  })

  /** Starts a sign-up like the page, which solves a challenge and retries. */
  const beginWithChallenge = async (email: string) => {
    const firstResponse = await signup.begin(email)
    if (firstResponse.code !== 429) return firstResponse.code
    const headers = { 'x-challenge-solution': await solveCaptcha(textOf(firstResponse.body.data, 'challenge')) }
    return (await signup.anonymous.post('/signup/begin', { email, language: 'en' }, headers)).code
  }

  const insertConfirmed = (count: number, mosque: boolean) =>
    signup.server.database.pool.query(
      `insert into signups (id, hash, email_mark, network_mark, sealed, emailed, created_at, proved_at, mosque)
       select $3 || n, sha256(($3 || n)::bytea), '\\x00', '\\x00', '\\x00', true, $1, $1, case when $4 then $3 || n end
       from generate_series(1, $2) n`,
      [signup.clock.now, count, `c${signup.clock.now.getTime()}x${count}x`, mosque],
    )
  const nextDay = () => (signup.clock.now = new Date(signup.clock.now.getTime() + 25 * 3_600_000))

  test('after many confirmed addresses, the next sign-up needs a challenge of its own', async () => {
    nextDay()
    await insertConfirmed(freePerDay.confirmed - 1, false)
    expect((await signup.begin('before@example.org')).code).toBe(200)
    await insertConfirmed(1, true)
    const refusal = await signup.begin('after@example.org')
    expect(refusal.code).toBe(429)
    expect(refusal.headers['retry-after']).toBeDefined()
    const solution = await solveCaptcha(textOf(refusal.body.data, 'challenge'))
    const beginWithSolution = (email: string, header: string) =>
      signup.anonymous.post('/signup/begin', { email, language: 'en' }, { 'x-challenge-solution': header })
    expect((await beginWithSolution('other@example.org', solution)).code).toBe(429)
    expect((await beginWithSolution('after@example.org', 'nonsense')).code).toBe(429)
    expect((await beginWithSolution('after@example.org', solution)).code).toBe(200)
  })

  test('after many new mosques in a day, the next needs a challenge', async () => {
    nextDay()
    const references = [await signup.verifyEmail('last@example.org'), await signup.verifyEmail('later@example.org')]
    await insertConfirmed(freePerDay.mosques - 1, true)
    expect((await signup.finish(references[0] ?? '', { name: 'Masjid Salam', slug: 'salam' })).code).toBe(200)
    const refusal = await signup.finish(references[1] ?? '', { name: 'Masjid Rahma', slug: 'rahma' })
    expect(refusal.code).toBe(429)
    const headers = { 'x-challenge-solution': await solveCaptcha(textOf(refusal.body.data, 'challenge')) }
    const response = await signup.finish(references[1] ?? '', { name: 'Masjid Rahma', slug: 'rahma' }, headers)
    expect(response.code).toBe(200)
    expect(await beginWithChallenge('another@example.org')).toBe(200)
  })
})

const begin = (email: string, server: TestServer) =>
  deskCalls(server, '', '').post('/signup/begin', { email, language: 'en' })

test('sign-up by invitation emails only invited addresses with one response for all; closed sign-up returns 404', async () => {
  const desk = { hostname: deskHostname }
  const invitedServer = await startTestServer({
    jobs: false,
    desk: { ...desk, signup: { mode: 'invited', domain: 'localhost' } },
  })
  const closedServer = await startTestServer({ jobs: false, desk })
  try {
    await inviteToSignUp(invitedServer.database, invitedServer.secrets, 'Aisha@example.org', new Date())
    const [invitedResponse, otherResponse] = [
      await begin('aisha@example.org', invitedServer),
      await begin('yusuf@example.org', invitedServer),
    ]
    expect(invitedResponse.body.message).toBe(otherResponse.body.message)
    const jobs = await invitedServer.database.pool.query(
      "select from graphile_worker.jobs where task_identifier = 'signup-code'",
    )
    expect(jobs.rowCount).toBe(1)
    const reference = textOf(otherResponse.body.data, 'reference')
    expect(
      (
        await deskCalls(invitedServer, '', '').post('/signup/code', {
          reference,
          code: await newestCode(invitedServer),
        })
      ).code,
    ).toBe(422)
    expect((await begin('aisha@example.org', closedServer)).code).toBe(404)
    expect(JSON.stringify((await deskCalls(closedServer, '', '').get('/session')).body.data)).not.toContain('signup')
  } finally {
    await invitedServer.close()
    await closedServer.close()
  }
})
