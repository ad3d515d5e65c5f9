import type { Board, TimesBoard } from '@minaret/display'
import type { PrayerDay } from '@minaret/contract'
import { importTwoYears, createTvScreen, startTestServer, type TestServer, type TestTenant } from '@minaret/acceptance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { congregations, daysOf, hijriOf, londonAt } from '../testing/oracle.ts'
import { createSim, type Sim } from '../testing/sim.ts'
import { startScreen } from '../testing/startScreen.ts'
import { screenWords } from '../testing/words.ts'
import type { ScreenWords } from '../words.ts'

let server: TestServer
let mosque: TestTenant
let screen: { id: string; token: string }
let release = 'one'
let words: ScreenWords
let days: PrayerDay[]
let congregationsToday: ReturnType<typeof congregations>
let clock = new Date('2026-10-20T12:00:00Z')

const hour = 3_600_000
const minute = 60_000

beforeAll(async () => {
  const emptyPage = () => Promise.resolve('')
  const tvPages = {
    draw: emptyPage,
    notice: emptyPage,
    waiting: emptyPage,
    preview: emptyPage,
    release: () => Promise.resolve(release),
  }
  server = await startTestServer({ jobs: false, now: () => clock, tvPages })
  mosque = await server.tenant({ websiteName: 'Masjid an-Noor', screenMinutes: '10' })
  await importTwoYears(server, mosque.id)
  screen = await createTvScreen(server.database.forTenant(mosque.id), 'Hall')
  words = await screenWords()
  days = await daysOf(server, mosque, [
    [2026, 10],
    [2026, 11],
    [2026, 12],
    [2027, 1],
    [2027, 2],
    [2027, 3],
    [2027, 4],
  ])
  congregationsToday = congregations(days)
})
afterAll(() => server.close())

/** The real server behind the simulated network. Polled every simulated minute, it is really called every six hours. */
function serverFor(sim: Sim, freshFor = 6 * hour) {
  let last: { at: number; status: number; body: string; etag?: string } | undefined
  return async (path: string, etag: string | undefined, now: number) => {
    if (!last || now - last.at >= freshFor) {
      clock = new Date(now)
      const { statusCode, body, headers } = await server.app.inject({ url: path, headers: { host: mosque.hostname } })
      last = { at: now, status: statusCode, body, ...(headers.etag !== undefined && { etag: String(headers.etag) }) }
    }
    // A `Date` header has no milliseconds.
    const date = Math.floor(sim.now() / 1000) * 1000
    return etag !== undefined && etag === last.etag
      ? { status: 304, body: '', etag, date }
      : { status: last.status, body: last.body, ...(last.etag && { etag: last.etag }), date }
  }
}

function switchOn(sim: Sim) {
  const counts = { renewals: 0, erasures: 0 }
  const engine = startScreen(sim, words, {
    feed: `/api/tv/${screen.token}`,
    renew: () => (counts.renewals += 1),
    onRevoked: () => (counts.erasures += 1),
  })
  return { engine, counts }
}

const isTimes = (board: Board): board is TimesBoard => 'rows' in board

/** Compares a board with independent clocks, calendars and pages. */
function expectCorrect(board: Board, now: number) {
  const at = new Date(now).toISOString()
  if (!isTimes(board)) throw new Error(`At ${at} the display is in mode ${board.mode}.`)
  const wall = londonAt(now)
  const next = congregationsToday.find((congregation) => Date.parse(congregation.at) > now)
  const left = Math.floor((Date.parse(next?.at ?? '') - now) / 1000)
  const { hours = '0', minutes, seconds } = board.next?.left ?? { minutes: '', seconds: '' }
  const hijri = hijriOf(days, now)
  expect(
    {
      clock: board.clock.figures,
      date: board.date,
      next: [board.next?.id.split(' ')[0], board.next?.at.figures],
      // The `Date` of a response has no milliseconds: a display is at most a second off.
      left: Math.abs(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) - left) <= 2 ? left : minutes,
      hijri: [board.hijri.split(' ')[0], board.hijri.split(' ').at(-1)],
    },
    at,
  ).toEqual({
    clock: wall.clock,
    date: wall.date,
    next: [next?.name === 'jumuah' ? 'dhuhr' : next?.name, next?.time],
    left,
    hijri: [hijri.day, hijri.year],
  })
  // Each row is of the first day whose jamaat is not more than a quarter of an hour ago.
  for (const row of board.rows) {
    const own = congregationsToday.filter(({ name }) => name === row.id || (row.id === 'dhuhr' && name === 'jumuah'))
    const due = own.find((congregation) => Date.parse(congregation.at) + 15 * minute > now)
    expect([row.id, row.jamaat?.figures], at).toEqual([row.id, due?.time])
  }
}

/** Checks the board every hour; in between the device dozes, so that a week simulates quickly. */
async function checkHourly(sim: Sim, engine: { board(): Board }, until: string, doze = 5 * minute) {
  sim.doze(doze)
  for (let at = Math.ceil(sim.now() / hour) * hour + hour; at <= Date.parse(until); at += hour) {
    await sim.until(at + 700)
    expectCorrect(engine.board(), at)
  }
}

describe.each([
  ['when the clocks go back', '2026-10-22T11:00:00Z', '2026-10-27T11:00:00Z'],
  ['when the clocks go forward', '2027-03-26T11:00:00Z', '2027-03-31T11:00:00Z'],
  ['when the year ends', '2026-12-29T11:00:00Z', '2027-01-03T11:00:00Z'],
  ['when Ramadan begins', '2027-02-05T11:00:00Z', '2027-02-12T11:00:00Z'],
])('in a week %s', (_, from, until) => {
  test('prayer, countdown, date and Hijri date are right at every hour', async () => {
    const sim = createSim(from)
    sim.network(serverFor(sim))
    const { engine } = switchOn(sim)
    await checkHourly(sim, engine, until)
    expect(sim.timers()).toBe(1)
    engine.stop()
    expect(sim.timers()).toBe(0)
  })
})

const kinds = (board: Board) => (isTimes(board) ? board.warnings.map(({ kind }) => kind) : [board.mode])

test('the times stay right in a week with a wrong clock, a day without a network, a power cut and a new release', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  sim.setDevice(-3 * hour)
  const first = switchOn(sim)
  await sim.until('2026-11-20T10:30:00Z')
  expect(kinds(first.engine.board())).toEqual(['waiting'])
  sim.network(serverFor(sim))
  await checkHourly(sim, first.engine, '2026-11-21T10:00:00Z', 9000)
  const gaps = sim.requests.slice(1).map(({ at }, place) => at - (sim.requests[place]?.at ?? 0))
  expect(Math.min(...gaps), 'the server is polled once a minute at most').toBeGreaterThanOrEqual(minute)
  expect(kinds(first.engine.board())).toEqual(['clock'])

  // A volunteer sets the clock, and unplugs the router by mistake.
  sim.network(undefined)
  sim.setDevice(0)
  const requestCount = sim.requests.length
  await checkHourly(sim, first.engine, '2026-11-21T21:00:00Z')
  expect(sim.requests.length - requestCount).toBeLessThan(100)
  first.engine.stop()

  // The power is cut; it starts from what it has stored.
  const second = switchOn(sim)
  expectCorrect(second.engine.board(), sim.now())
  await checkHourly(sim, second.engine, '2026-11-22T12:00:00Z')
  expect(kinds(second.engine.board())).toEqual(['stale', 'doubtful'])

  sim.network(serverFor(sim))
  await checkHourly(sim, second.engine, '2026-11-24T12:00:00Z')
  expect(kinds(second.engine.board())).toEqual([])
  expect(second.counts.renewals).toBe(0)

  release = 'two'
  await sim.until('2026-11-24T19:10:00.500Z')
  expect(second.counts.renewals).toBeGreaterThan(0)
  expectCorrect(second.engine.board(), sim.now())

  await server.database.forTenant(mosque.id)((tx) =>
    tx.execute(`update tv_screens set revoked_at = now() where id = '${screen.id}'`),
  )
  await sim.until('2026-11-25T19:00:00Z')
  expect(second.engine.board()).toEqual({ mode: 'revoked', drift: expect.anything() })
  expect([...sim.texts.keys()]).toEqual([])
  expect(second.counts.erasures).toBeGreaterThan(0)
})

test('shows the right times for sixty days without a network, and reports it when the stored days run out', async () => {
  const sim = createSim('2026-12-20T12:00:00Z')
  const fresh = await createTvScreen(server.database.forTenant(mosque.id), 'Small hall')
  screen = fresh
  sim.network(serverFor(sim))
  const { engine } = switchOn(sim)
  await sim.until('2026-12-20T12:05:00Z')
  sim.network(undefined)
  sim.doze(6 * hour)
  for (let day = 1; day <= 60; day += 1) {
    await sim.until(Date.parse('2026-12-20T12:05:00Z') + day * 24 * hour)
    expectCorrect(engine.board(), sim.now())
  }
  await sim.until('2027-03-10T12:00:00Z')
  expect(engine.board().mode).toBe('expired')
})
