import type { Board, TimesBoard } from '@minaret/display'
import type { PrayerDay } from '@minaret/contract'
import { importTwoYears, createTvScreen, startTestServer, type TestServer, type TestTenant } from '@minaret/acceptance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCongregations, fetchDays, getHijriDate, getLondonTime } from '../testing/oracle.ts'
import { createSim, type Sim } from '../testing/sim.ts'
import { startScreen } from '../testing/startScreen.ts'
import { loadScreenMessages } from '../testing/messages.ts'
import type { ScreenMessages } from '../messages.ts'

let server: TestServer
let mosque: TestTenant
let screen: { id: string; token: string }
let release = 'one'
let messages: ScreenMessages
let days: PrayerDay[]
let congregationsToday: ReturnType<typeof listCongregations>
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
  messages = await loadScreenMessages()
  days = await fetchDays(server, mosque, [
    [2026, 10],
    [2026, 11],
    [2026, 12],
    [2027, 1],
    [2027, 2],
    [2027, 3],
    [2027, 4],
  ])
  congregationsToday = listCongregations(days)
})
afterAll(() => server.close())

/** A simulated network in front of the real server, which caches each response for six simulated hours. */
function createNetwork(sim: Sim, maxAgeMs = 6 * hour) {
  let cachedResponse: { at: number; status: number; body: string; etag?: string } | undefined
  return async (path: string, etag: string | undefined, now: number) => {
    if (!cachedResponse || now - cachedResponse.at >= maxAgeMs) {
      clock = new Date(now)
      const { statusCode, body, headers } = await server.app.inject({ url: path, headers: { host: mosque.hostname } })
      cachedResponse = {
        at: now,
        status: statusCode,
        body,
        ...(headers.etag !== undefined && { etag: String(headers.etag) }),
      }
    }
    // A `Date` header has no milliseconds.
    const date = Math.floor(sim.now() / 1000) * 1000
    return etag !== undefined && etag === cachedResponse.etag
      ? { status: 304, body: '', etag, date }
      : {
          status: cachedResponse.status,
          body: cachedResponse.body,
          ...(cachedResponse.etag && { etag: cachedResponse.etag }),
          date,
        }
  }
}

function switchOn(sim: Sim) {
  const counts = { renewals: 0, erasures: 0 }
  const engine = startScreen(sim, messages, {
    feed: `/api/tv/${screen.token}`,
    renew: () => (counts.renewals += 1),
    onRevoked: () => (counts.erasures += 1),
  })
  return { engine, counts }
}

const isTimes = (board: Board): board is TimesBoard => 'rows' in board

/** Compares a board with independent clocks, calendars and pages. */
function expectCorrect(board: Board, now: number) {
  const instant = new Date(now).toISOString()
  if (!isTimes(board)) throw new Error(`At ${instant} the display is in mode ${board.mode}.`)
  const london = getLondonTime(now)
  const nextJamaat = congregationsToday.find((congregation) => Date.parse(congregation.at) > now)
  const secondsLeft = Math.floor((Date.parse(nextJamaat?.at ?? '') - now) / 1000)
  const { hours = '0', minutes, seconds } = board.next?.left ?? { minutes: '', seconds: '' }
  const hijri = getHijriDate(days, now)
  expect(
    {
      clock: board.clock.figures,
      date: board.date,
      next: [board.next?.id.split(' ')[0], board.next?.time.figures],
      // A response's `Date` has no milliseconds, so a display may be up to a second off.
      secondsLeft:
        Math.abs(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) - secondsLeft) <= 2
          ? secondsLeft
          : minutes,
      hijri: [board.hijri.split(' ')[0], board.hijri.split(' ').at(-1)],
    },
    instant,
  ).toEqual({
    clock: london.clock,
    date: london.date,
    next: [nextJamaat?.name === 'jumuah' ? 'dhuhr' : nextJamaat?.name, nextJamaat?.time],
    secondsLeft,
    hijri: [hijri.day, hijri.year],
  })
  // Each row is for the first day whose jamaat is not more than a quarter of an hour ago.
  for (const row of board.rows) {
    const matches = congregationsToday.filter(
      ({ name }) => name === row.id || (row.id === 'dhuhr' && name === 'jumuah'),
    )
    const nextCongregation = matches.find((congregation) => Date.parse(congregation.at) + 15 * minute > now)
    expect([row.id, row.jamaat?.figures], instant).toEqual([row.id, nextCongregation?.time])
  }
}

/** Checks the board every hour; in between timers are delayed, so that a week simulates quickly. */
async function checkHourly(sim: Sim, engine: { board(): Board }, until: string, timerDelay = 5 * minute) {
  sim.setTimerDelay(timerDelay)
  for (let time = Math.ceil(sim.now() / hour) * hour + hour; time <= Date.parse(until); time += hour) {
    await sim.advanceTo(time + 700)
    expectCorrect(engine.board(), time)
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
    sim.setNetwork(createNetwork(sim))
    const { engine } = switchOn(sim)
    await checkHourly(sim, engine, until)
    expect(sim.timerCount()).toBe(1)
    engine.stop()
    expect(sim.timerCount()).toBe(0)
  })
})

const listWarnings = (board: Board) => (isTimes(board) ? board.warnings.map(({ kind }) => kind) : [board.mode])

test('the times stay right in a week with a wrong clock, a day without a network, a power cut and a new release', async () => {
  const sim = createSim('2026-11-20T10:00:00Z')
  sim.setDeviceOffset(-3 * hour)
  const firstScreen = switchOn(sim)
  await sim.advanceTo('2026-11-20T10:30:00Z')
  expect(listWarnings(firstScreen.engine.board())).toEqual(['waiting'])
  sim.setNetwork(createNetwork(sim))
  await checkHourly(sim, firstScreen.engine, '2026-11-21T10:00:00Z', 9000)
  const intervals = sim.requests.slice(1).map(({ at }, index) => at - (sim.requests[index]?.at ?? 0))
  expect(Math.min(...intervals), 'the server is polled once a minute at most').toBeGreaterThanOrEqual(minute)
  expect(listWarnings(firstScreen.engine.board())).toEqual(['clock'])

  // The clock is set wrong, and the router is unplugged.
  sim.setNetwork(undefined)
  sim.setDeviceOffset(0)
  const requestCount = sim.requests.length
  await checkHourly(sim, firstScreen.engine, '2026-11-21T21:00:00Z')
  expect(sim.requests.length - requestCount).toBeLessThan(100)
  firstScreen.engine.stop()

  // After a power cut it starts from its stored feed.
  const secondScreen = switchOn(sim)
  expectCorrect(secondScreen.engine.board(), sim.now())
  await checkHourly(sim, secondScreen.engine, '2026-11-22T12:00:00Z')
  expect(listWarnings(secondScreen.engine.board())).toEqual(['stale', 'doubtful'])

  sim.setNetwork(createNetwork(sim))
  await checkHourly(sim, secondScreen.engine, '2026-11-24T12:00:00Z')
  expect(listWarnings(secondScreen.engine.board())).toEqual([])
  expect(secondScreen.counts.renewals).toBe(0)

  release = 'two'
  await sim.advanceTo('2026-11-24T19:10:00.500Z')
  expect(secondScreen.counts.renewals).toBeGreaterThan(0)
  expectCorrect(secondScreen.engine.board(), sim.now())

  await server.database.forTenant(mosque.id)((tx) =>
    tx.execute(`update tv_screens set revoked_at = now() where id = '${screen.id}'`),
  )
  await sim.advanceTo('2026-11-25T19:00:00Z')
  expect(secondScreen.engine.board()).toEqual({ mode: 'revoked', drift: expect.anything() })
  expect([...sim.storedTexts.keys()]).toEqual([])
  expect(secondScreen.counts.erasures).toBeGreaterThan(0)
})

test('shows the right times for sixty days without a network, and reports it when the stored days run out', async () => {
  const sim = createSim('2026-12-20T12:00:00Z')
  const newScreen = await createTvScreen(server.database.forTenant(mosque.id), 'Small hall')
  screen = newScreen
  sim.setNetwork(createNetwork(sim))
  const { engine } = switchOn(sim)
  await sim.advanceTo('2026-12-20T12:05:00Z')
  sim.setNetwork(undefined)
  sim.setTimerDelay(6 * hour)
  for (let day = 1; day <= 60; day += 1) {
    await sim.advanceTo(Date.parse('2026-12-20T12:05:00Z') + day * 24 * hour)
    expectCorrect(engine.board(), sim.now())
  }
  await sim.advanceTo('2027-03-10T12:00:00Z')
  expect(engine.board().mode).toBe('expired')
})
