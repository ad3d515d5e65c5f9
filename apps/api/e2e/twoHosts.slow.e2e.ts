// inputs: apps/api/e2e/members.ts packages/e2e/src/{proxy,together}.ts packages/foundation/src/{cache,db,files,identity,jobs,limits,tenancy} packages/server/src/tenants
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import {
  type GiftTry,
  inData,
  post,
  prepareGift,
  readLedgerCountsAt,
  runCommand,
  sendGift,
  startTogether,
  type Together,
  whole,
} from '@minaret/e2e'
import { logIn, password, profile, register, tokenOf } from './members.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let both: Together
const [first, second] = [() => both.hosts[0].address, () => both.hosts[1].address]
const each = () => both.hosts.map(({ address }) => address)

/** How long both take at the most to learn of a change on a busy machine, in milliseconds; how long they may is tested below. */
const learning = 4000

/** Ends what a test that failed left running. */
let goHome = async () => {}

test.afterEach(() => goHome())
test.beforeAll(async () => {
  both = await startTogether()
})
test.afterAll(() => both.stop())

const read = async (address: string, url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(address + url, { headers })
  return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() }
}

const figure = (description: string) => void test.info().annotations.push({ type: 'figure', description })

test('they start together on an empty database: one schema, one demonstration, one key', async () => {
  for (const address of each()) expect((await read(address, '/api/donations')).text).toContain('General fund')
  const stranger = { ...both.env, SECRETS_KEY: 'ab'.repeat(32) }
  const refused = await runCommand(['timetable', 'show', '--tenant', 'an-noor'], stranger)
  expect(refused.output).toContain('Set SECRETS_KEY to that key')
})

test('a session of one is a session of the other, and ends at both at once', async () => {
  await register(first(), 'one@example.org')
  const token = await tokenOf(await logIn(second(), 'one@example.org'))
  expect(await Promise.all(each().map((address) => profile(address, token)))).toEqual([200, 200])
  expect((await post(first(), '/api/user/logout', {}, { 'x-jwt-token': token })).status).toBe(200)
  expect(await Promise.all(each().map((address) => profile(address, token)))).toEqual([401, 401])
})

test('tries at a password count together', async () => {
  await register(first(), 'two@example.org')
  // As a visitor from elsewhere: whoever is on this machine could be a proxy, and is not slowed down as one person.
  const visitor = { 'x-forwarded-for': '198.51.100.7' }
  const wrong = async (address: string) =>
    (await logIn(address, 'two@example.org', 'not the one at all', visitor)).status
  // Each failure begins a pause at both, twice as long as the last. The first are shorter than a busy machine's answers.
  for (let failures = 0; failures < 4;) {
    const status = await wrong(failures % 2 ? first() : second())
    expect([401, 429]).toContain(status)
    if (status === 401) failures += 1
    else await sleep(200)
  }
  expect([await wrong(first()), await wrong(second())]).toEqual([429, 429])
  expect((await logIn(second(), 'two@example.org', password, visitor)).status).toBe(429)
})

test('calls are counted together where they share a Redis', async () => {
  test.skip(!both.redis, 'This machine has neither valkey-server nor redis-server.')
  await both.database.pool.query(`UPDATE tenants SET limits = '{"form": 6}' WHERE slug = 'an-noor'`)
  await sleep(learning)
  const codes: number[] = []
  for (let at = 0; at < 8; at += 1) {
    const answer = await post(at % 2 ? first() : second(), '/api/contact', {}, { 'x-forwarded-for': '198.51.100.9' })
    codes.push(answer.status)
  }
  expect(codes).toEqual([422, 422, 422, 422, 422, 422, 429, 429])
  await both.database.pool.query(`UPDATE tenants SET limits = NULL WHERE slug = 'an-noor'`)
})

test('a form that was opened at one is taken by the other, once', async () => {
  const gift = await prepareGift(first())
  const [one, two] = [await sendGift(second(), gift), await sendGift(first(), gift)]
  expect([one.status, two.status]).toEqual([200, 200])
  expect(inData(await one.json(), 'id')).toBe(inData(await two.json(), 'id'))
})

test('every read is the same at both, letter for letter', async () => {
  // A name of this machine is told with the port of the host that is asked; any other has none.
  await both.database.pool.query(`
    INSERT INTO hostnames (hostname, position, tenant_id) SELECT 'noor.example', -1, id FROM tenants WHERE slug = 'an-noor'`)
  await sleep(learning)
  const urls = ['/api/donations', '/api/home', '/api/event', '/api/news', '/api/campaigns', '/api/prayer-time/today']
  for (const url of [...urls, '/calendar/prayer-times.ics', '/calendar/events.ics', '/embed/prayer-times.json']) {
    const [one, two] = await Promise.all(each().map((address) => read(address, url)))
    expect([url, one?.status, two?.etag]).toEqual([url, 200, one?.etag])
  }
})

test('a change is seen at both within a second, and nobody who goes from one to the other sees the old one later', async () => {
  const slowest: number[] = []
  for (let round = 0; round < 4; round += 1) {
    const title = `Fund of round ${round}`
    const readings: { at: number; fresh: boolean }[] = []
    let watching = true
    const watch = (async () => {
      for (let round = 0; watching; round += 1) {
        const at = performance.now()
        readings.push({ at, fresh: (await read(each()[round % 2] ?? '', '/api/donations')).text.includes(title) })
        await sleep(10)
      }
    })()
    await sleep(100 + round * 150)
    await both.database.pool.query("UPDATE causes SET title = $1 WHERE id = 'general'", [title])
    const changed = performance.now()
    await sleep(1400)
    watching = false
    await watch
    const stale = readings.filter(({ fresh }) => !fresh).map(({ at }) => at - changed)
    slowest.push(Math.max(...stale))
  }
  expect(Math.max(...slowest)).toBeLessThan(1000)
  figure(`a change was last hidden after ${slowest.map((ms) => Math.round(ms)).join(', ')} ms`)
})

test('what a command changes is seen at both within a second, and so is a setting', async () => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format()
  const command = ['timetable', 'override', '--tenant', 'an-noor', day, 'asr=23:51']
  expect(await runCommand(command, both.env)).toMatchObject({ code: 0 })
  await sleep(950)
  for (const address of each()) expect((await read(address, '/api/prayer-time/today')).text).toContain('23:51')
  await both.database.pool.query("UPDATE settings SET value = 'Masjid of two' WHERE key = 'websiteName'")
  await sleep(950)
  for (const address of each())
    expect(
      await (await post(address, '/api/loadConfigurationData', { section: 'website_configuration' })).text(),
    ).toContain('Masjid of two')
})

test('each letter is sent once, and each job is done once, by whichever is free', async () => {
  await both.database.pool.query(`
    CREATE TABLE job_runs (job bigint, task int, worker text);
    CREATE FUNCTION note_job() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO job_runs VALUES (new.id, new.task_id, new.locked_by); RETURN new; END $$;
    CREATE TRIGGER note_job AFTER UPDATE ON graphile_worker._private_jobs FOR EACH ROW
      WHEN (new.attempts > old.attempts) EXECUTE FUNCTION note_job()`)
  const sent = Array.from({ length: 30 }, (_, at) => `reader-${at}@example.org`)
  // Letters of before may still be on their way.
  const letters = () => both.mailbox.mails.flatMap(({ envelope }) => envelope.to).filter((to) => sent.includes(to))
  await Promise.all(sent.map((email, at) => post(each()[at % 2] ?? '', '/api/subscriber', { email })))
  await expect.poll(() => letters().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(30)
  await sleep(1000)
  expect(letters().toSorted()).toEqual(sent.toSorted())
  const { rows } = await both.database.pool.query<{ twice: number; hosts: number }>(`
    SELECT (SELECT count(*)::int FROM (SELECT job FROM job_runs GROUP BY job HAVING count(*) > 1) d) AS twice,
      (SELECT count(DISTINCT host_name)::int FROM job_runs JOIN job_workers ON worker_id = worker) AS hosts`)
  expect(rows).toEqual([{ twice: 0, hosts: 2 }])
})

/** People at the proxy, until they are told to go: readers, members who log in, givers. What was not answered with 200 is told. */
function startVisitors(members: readonly string[]) {
  const { address } = both.proxy
  const failed: string[] = []
  const tokens: string[] = []
  const gifts: GiftTry[] = []
  let reads = 0
  let going = true
  const loop = async (pause: number, work: () => Promise<void>) => {
    while (going) {
      await work().catch((error: unknown) => failed.push(String(error)))
      await sleep(pause)
    }
  }
  const isFine = (what: string, { status }: Response) => {
    if (status !== 200) failed.push(`${what} ${status}`)
    return status === 200
  }
  const urls = ['/', '/api/donations', '/api/home', '/api/prayer-time/today', '/api/event']
  const poll = async () => {
    const answer = await fetch(address + (urls[(reads += 1) % urls.length] ?? '/'))
    isFine('read', answer)
    await answer.arrayBuffer()
  }
  const enter = async (email: string) => {
    const answer = await logIn(address, email)
    if (isFine('login', answer)) tokens.push(await tokenOf(answer))
  }
  // A browser that got no answer asks again, as ours does, until it knows.
  const give = async () => {
    const gift = await prepareGift(address)
    for (let tries = 0; !gift.id && tries < 300; tries += 1) {
      const answer = await sendGift(address, gift).catch((error: unknown) => void failed.push(String(error)))
      if (answer && isFine('gift', answer)) gift.id = inData(await answer.json(), 'id')
      else await sleep(100)
    }
    gifts.push(gift)
  }
  const everybody = [
    loop(40, poll),
    loop(40, poll),
    ...members.map((email) => loop(400, () => enter(email))),
    ...[0, 1, 2, 3, 4].map(() => loop(10, give)),
  ]
  goHome = async () => {
    going = false
    await Promise.all(everybody)
  }
  return {
    failed,
    tokens,
    gifts,
    get reads() {
      return reads
    },
    end: goHome,
  }
}

const members = ['three@example.org', 'four@example.org']

const countOf = ({ gifts, reads, tokens }: ReturnType<typeof startVisitors>) =>
  `${gifts.length} gifts, ${reads} reads and ${tokens.length} logins`

const readLedgerCounts = () => readLedgerCountsAt(both.url, 'an-noor')

async function expectLedger(before: Awaited<ReturnType<typeof readLedgerCounts>>, gifts: readonly GiftTry[]) {
  expect(new Set(gifts.map(({ id }) => id)).size).toBe(gifts.length)
  await expect.poll(readLedgerCounts, { timeout: 60_000 }).toEqual({
    gifts: before.gifts + gifts.length,
    paidGifts: before.paidGifts + gifts.length,
    entries: before.entries + gifts.length,
    sumMinor: before.sumMinor + gifts.length * 2500,
  })
}

/** How many gifts around it. */
const most = whole ? 200 : 80

test(`kill -9 of one in the middle of ${most} gifts: none is lost, none is doubled, and only what it held is not answered`, async () => {
  for (const email of members) await register(first(), email)
  const before = await readLedgerCounts()
  both.proxy.unanswered.length = 0
  const people = startVisitors(members)
  const giveMany = (many: number) =>
    expect.poll(() => people.gifts.length, { intervals: [10], timeout: 120_000 }).toBeGreaterThanOrEqual(many)
  await giveMany(most * 0.35)
  const killed = both.hosts[0].port
  await both.hosts[0].kill()
  await both.again(0)
  await giveMany(most)
  await people.end()

  expect(both.proxy.unanswered.filter(({ port }) => port !== killed)).toEqual([])
  // A read went to the other host; of the rest, what the killed one held was a 502 or cut short, and was asked again.
  expect(
    people.failed.filter((what) => !/^(?:(?:gift|login) 502|TypeError: (?:fetch failed|terminated))$/.test(what)),
  ).toEqual([])
  expect(people.failed.length).toBeLessThanOrEqual(7)
  await expectLedger(before, people.gifts)
  for (const token of people.tokens) expect(await profile(second(), token)).toBe(200)
  figure(`kill -9 of one of two hosts: ${countOf(people)} around it, ${people.failed.length} asked again, none lost`)
})

test('a rolling restart under load loses nothing at all', async () => {
  const before = await readLedgerCounts()
  both.proxy.unanswered.length = 0
  const people = startVisitors(members)
  for (const place of [0, 1] as const) {
    await expect.poll(() => both.proxy.ready().length, { timeout: 60_000 }).toBe(2)
    await sleep(300)
    await both.hosts[place].stop()
    await both.again(place)
  }
  await expect.poll(() => both.proxy.ready().length, { timeout: 60_000 }).toBe(2)
  await sleep(300)
  await people.end()
  expect([people.failed, both.proxy.unanswered]).toEqual([[], []])
  await expectLedger(before, people.gifts)
  for (const token of people.tokens) expect(await profile(first(), token)).toBe(200)
  figure(`a rolling restart of two hosts: ${countOf(people)} around it, none failed`)
})

test('no letter was sent twice in all of this', () => {
  const ids = both.mailbox.mails.map(({ messageId }) => messageId ?? randomUUID())
  expect(new Set(ids).size).toBe(ids.length)
})
