import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskCalls, deskHostname } from '../testing/desk.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { mostPerDay } from './limits.ts'
import { inviteToSignUp } from './operator.ts'
import { newestCode, startSignups, textOf } from '../testing/signups.ts'

let signup: Awaited<ReturnType<typeof startSignups>>

beforeAll(async () => {
  signup = await startSignups()
})
afterAll(() => signup.host.close())

/** At their full number in `npm run test:long`. */
const tries = process.env.MINARET_YEARS ? 10_000 : 400

describe('automated tries', () => {
  const fromAddress = (at: number) => `10.${at >> 8}.${at & 255}.9`
  const tryFrom = (address: string, email: string, server = signup.host) =>
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
  const rowsOf = () => signup.countRows('select from signups')
  const jobsOf = () => signup.countRows("select from graphile_worker.jobs where task_identifier = 'signup-code'")

  const bytesOf = async () => {
    const { rows } = await signup.host.database.pool.query<{ bytes: number }>(
      "select (pg_total_relation_size('signups') + pg_total_relation_size('graphile_worker._private_jobs'))::float8 as bytes",
    )
    return rows[0]?.bytes ?? 0
  }

  test(`${tries} of them leave a bounded number of rows, emails and bytes`, { timeout: 600_000 }, async () => {
    signup.clock.now = new Date(signup.clock.now.getTime() + 25 * 3_600_000)
    const [rows, jobs, bytes] = [await rowsOf(), await jobsOf(), await bytesOf()]
    for (let at = 0; at < tries * 0.2; at += 1) await tryFrom('192.0.2.7', `one${at}@example.org`)
    expect((await rowsOf()) - rows).toBe(mostPerDay.network)
    for (let at = 0; at < tries * 0.2; at += 1) await tryFrom(fromAddress(at), 'victim@example.org')
    expect((await rowsOf()) - rows).toBe(mostPerDay.network + 3)
    for (let at = 0; at < tries * 0.6; at += 1) await tryFrom(fromAddress(at), `many${at}@example.org`)
    expect((await rowsOf()) - rows).toBe(mostPerDay.begun)
    expect((await jobsOf()) - jobs).toBe(mostPerDay.begun)
    expect((await bytesOf()) - bytes).toBeLessThan(mostPerDay.begun * 4096)
    const refused = await signup.begin('late@example.org')
    expect([refused.code, refused.body.message]).toEqual([
      429,
      'As many new sites as we can check were started today. Try again tomorrow.',
    ])
    signup.clock.now = new Date(signup.clock.now.getTime() + 25 * 3_600_000)
    expect((await signup.begin('late@example.org')).code).toBe(200)
  })

  test('no more mosques are started in a day than can be looked at', async () => {
    const references = [await signup.prove('last@example.org'), await signup.prove('toolate@example.org')]
    await signup.host.database.pool.query(
      `insert into signups (id, hash, email_mark, network_mark, sealed, emailed, created_at, proved_at, mosque)
       select 'full' || n, sha256(('full' || n)::bytea), '\\x00', '\\x00', '\\x00', true, $1, $1, 'm' || n
       from generate_series(1, $2) n`,
      [signup.clock.now, mostPerDay.mosques - 1],
    )
    expect((await signup.finish(references[0] ?? '', { name: 'Masjid Salam', slug: 'salam' })).code).toBe(200)
    expect((await signup.finish(references[1] ?? '', { name: 'Masjid Rahma', slug: 'rahma' })).code).toBe(429)
    expect((await signup.begin('another@example.org')).code).toBe(429)
  })
})

const beginAt = (email: string, server: TestServer) =>
  deskCalls(server, '', '').post('/signup/begin', { email, language: 'en' })

test('by invitation, only who was invited is emailed, and everybody is answered the same; closed, nobody is', async () => {
  const desk = { hostname: deskHostname }
  const invited = await startTestServer({
    jobs: false,
    desk: { ...desk, signup: { mode: 'invited', domain: 'localhost' } },
  })
  const closed = await startTestServer({ jobs: false, desk })
  try {
    await inviteToSignUp(invited.database, invited.secrets, 'Aisha@example.org', new Date())
    const [one, other] = [await beginAt('aisha@example.org', invited), await beginAt('yusuf@example.org', invited)]
    expect(one.body.message).toBe(other.body.message)
    const jobs = await invited.database.pool.query(
      "select from graphile_worker.jobs where task_identifier = 'signup-code'",
    )
    expect(jobs.rowCount).toBe(1)
    const reference = textOf(other.body.data, 'reference')
    expect(
      (await deskCalls(invited, '', '').post('/signup/code', { reference, code: await newestCode(invited) })).code,
    ).toBe(422)
    expect((await beginAt('aisha@example.org', closed)).code).toBe(404)
    expect(JSON.stringify((await deskCalls(closed, '', '').get('/session')).body.data)).not.toContain('signup')
  } finally {
    await invited.close()
    await closed.close()
  }
})
