import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components, PrayerEmbed, PrayerMonth, PrayerToday } from '@minaret/contract'
import type { DeskHijri, HijriChange } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import { changeSetting, readSetting } from '../../../../staff/src/configuration/store.ts'
import { createTvScreen } from '../../../../content/src/tv/screens.ts'
import { importTimetable } from '../importTimetable.ts'
import { storeSchedule } from '../writeSchedule.ts'

// 29 Ramadan 1448 by Umm al-Qura, after Maghrib, before the sighting.
const evening = new Date('2027-03-08T18:45:00Z')
const shawwal = { year: 1448, month: 10 }
let now = evening
let server: TestServer
let mosque: TestTenant
let owner: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = evening
  mosque = await server.tenant({ timeZone: 'Europe/London' })
  owner = await staffUser(server, mosque, ['owner'], { now })
  path = `/mosques/${mosque.slug}`
})

function dataOf<T>({ body }: { body: { data?: unknown } }): T {
  const data: T = JSON.parse(JSON.stringify(body.data))
  return data
}
const readHijri = async () => dataOf<DeskHijri>(await owner.get(`${path}/hijri`))
const announce = async (
  announcement: Omit<HijriChange, 'version'>,
  { user = owner, version }: { user?: DeskUser; version?: string } = {},
) => user.post(`${path}/hijri`, { version: version ?? (await readHijri()).version, ...announcement })
const readLog = async () =>
  dataOf<{ sentence: string }[]>(await owner.get(`${path}/log`)).map(({ sentence }) => sentence)
const format = ({ day, month, year }: PrayerToday['today']['hijri']) => `${day}/${month}/${year}`

/** The Hijri date, fasting, taraweeh and Eid on some days, which must be the same in all outputs. */
async function readLines(dates: readonly string[]) {
  const { days } = dataOf<PrayerMonth>(await server.post(mosque, '/api/prayer-time', { month: 3, year: 2027 }))
  const { token } = await createTvScreen(server.database.forTenant(mosque.id), 'Hall')
  const feed = dataOf<components['schemas']['TvFeed']>(await server.get(mosque, `/api/tv/${token}`))
  const linesOf = (dayList: PrayerMonth['days']) =>
    dates.map((date) => {
      const day = dayList.find((candidate) => candidate.date === date)
      return (
        day &&
        [format(day.hijri), day.fasting ? 'fast' : '-', day.taraweeh?.time ?? '-', day.eid?.which ?? '-'].join(' ')
      )
    })
  expect(linesOf(feed.days)).toEqual(linesOf(days))
  return linesOf(days)
}

describe('the evening of the sighting', () => {
  test('lists the possible starts of the next month', async () => {
    expect(await readHijri()).toMatchObject({
      day: '2027-03-08',
      hijri: { year: 1448, month: 10, day: 1 },
      isEvening: true,
      months: [
        { year: 1448, month: 9, begins: '2027-02-08', announced: false },
        {
          ...shawwal,
          begins: '2027-03-09',
          announced: false,
          options: [
            { begins: '2027-03-09', days: 29 },
            { begins: '2027-03-10', days: 30 },
          ],
        },
        { year: 1448, month: 11 },
      ],
    })
  })

  test('can add a thirtieth day to Ramadan, on the site, the displays and the embed at once', async () => {
    await server.database.forTenant(mosque.id)((tx) =>
      storeSchedule(tx, mosque.id, {
        jamaat: { isha: '20:00' },
        jumuah: [],
        eid: [{ eid: 'fitr', at: 8 * 60, venue: 'Lister Park' }],
      }),
    )
    await changeSetting(server.database, mosque.id, 'taraweeh', '20:30')
    const dates = ['2027-03-08', '2027-03-09', '2027-03-10']
    expect(await readLines(dates)).toEqual(['29/9/1448 fast - -', '1/10/1448 - - fitr', '2/10/1448 - - -'])
    const before = dataOf<PrayerToday>(await server.get(mosque, '/api/prayer-time/today'))
    expect((await announce({ ...shawwal, begins: '2027-03-10' })).code).toBe(200)
    expect(await readLines(dates)).toEqual(['29/9/1448 fast 20:30 -', '30/9/1448 fast - -', '1/10/1448 - - fitr'])
    const after = dataOf<PrayerToday>(await server.get(mosque, '/api/prayer-time/today'))
    const embed = dataOf<PrayerEmbed>(await server.get(mosque, '/embed/prayer-times.json'))
    expect(after.version).not.toBe(before.version)
    const thirtieth = { year: 1448, month: 9, day: 30 }
    expect([embed.version, embed.hijri, after.hijri, after.tomorrow.hijri]).toEqual([
      after.version,
      thirtieth,
      thirtieth,
      thirtieth,
    ])
    now = new Date('2027-03-08T17:00:00Z')
    for (const url of ['/embed/prayer-times.json', '/api/prayer-time/today'])
      expect(dataOf<PrayerEmbed>(await server.get(mosque, url)).hijri).toEqual({ ...thirtieth, day: 29 })
    expect(await readLog()).toEqual(['Aisha Rahman set Shawwal 1448 to begin on 10 March 2027'])
    expect((await readHijri()).months).toContainEqual(
      expect.objectContaining({ ...shawwal, begins: '2027-03-10', announced: true }),
    )
  })

  test('logs changed, removed and undone announcements', async () => {
    await announce({ ...shawwal, begins: '2027-03-10' })
    await announce({ ...shawwal, begins: '2027-03-09' })
    const { change } = dataOf<{ change: string }>(await announce({ ...shawwal, begins: null }))
    expect((await readHijri()).months[1]).toMatchObject({ begins: '2027-03-09', announced: false })
    expect((await owner.post(`${path}/log/${change}/undo`)).code).toBe(200)
    expect((await readHijri()).months[1]).toMatchObject({ begins: '2027-03-09', announced: true })
    expect(await readLog()).toEqual([
      'Aisha Rahman set Shawwal 1448 to begin on 9 March 2027 (undone)',
      'Aisha Rahman set Shawwal 1448 back to its calculated start',
      'Aisha Rahman set Shawwal 1448 to begin on 9 March 2027',
      'Aisha Rahman set Shawwal 1448 to begin on 10 March 2027',
    ])
    const refusal = await owner.post(`${path}/log/${change}/undo`)
    expect([refusal.code, refusal.body.data]).toEqual([
      409,
      { undone: 'Shawwal 1448 begins on 9 March 2027', now: 'Shawwal 1448 begins on 9 March 2027' },
    ])
  })

  test('keeps months that were announced earlier', async () => {
    await announce({ year: 1448, month: 9, begins: '2027-02-08' })
    await announce({ ...shawwal, begins: '2027-03-10' })
    expect((await readSetting(server.database, mosque.id, 'hijriMonths')).value).toBe(
      '1448-09=2027-02-08, 1448-10=2027-03-10',
    )
    const { body } = await server.post(mosque, '/api/loadConfigurationData', { section: 'prayerTime' })
    expect(JSON.stringify(body)).not.toContain('hijriMonths')
    expect((await announce({ ...shawwal, begins: '2027-03-10' })).body.message).toBe(
      'The month already begins on that day.',
    )
  })

  test('takes precedence over the offset, which shifts all other months', async () => {
    await changeSetting(server.database, mosque.id, 'hijriOffset', '-1')
    await announce({ ...shawwal, begins: '2027-03-11' })
    const days = await readLines(['2027-03-09', '2027-03-10', '2027-03-11'])
    expect(days.map((day) => day?.split(' ')[0])).toEqual(['29/9/1448', '30/9/1448', '1/10/1448'])
  })
})

describe('rejects with a message, without changes:', () => {
  test.each([
    ['2027-03-08', 'Ramadan 1448 would have 28 days'],
    ['2027-03-11', 'Ramadan 1448 would have 31 days'],
    ['2027-04-09', 'more than 3 days from the date in the Umm al-Qura calendar'],
    ['2027-02-30', 'That date doesn’t exist.'],
  ])('Shawwal on %s', async (begins, text) => {
    const refusal = await announce({ ...shawwal, begins })
    expect([refusal.code, refusal.body.message]).toEqual([422, expect.stringContaining(text)])
    expect([(await readHijri()).months.some(({ announced }) => announced), await readLog()]).toEqual([false, []])
  })

  test('a start that conflicts with the next announced month', async () => {
    await announce({ ...shawwal, begins: '2027-03-10' })
    const refusal = await announce({ year: 1448, month: 9, begins: '2027-02-07' })
    expect([refusal.code, refusal.body.message]).toEqual([422, expect.stringMatching(/^(Shawwal|Shaʿban) 1448/)])
  })

  test('a change from an outdated version', async () => {
    const { version } = await readHijri()
    await announce({ ...shawwal, begins: '2027-03-10' })
    const staleResponse = await announce({ ...shawwal, begins: '2027-03-09' }, { version })
    expect(staleResponse.code).toBe(409)
    expect(dataOf<DeskHijri>(staleResponse).months).toContainEqual(
      expect.objectContaining({ ...shawwal, begins: '2027-03-10', announced: true }),
    )
  })

  test('a setting with inconsistent months', async () => {
    await expect(
      changeSetting(server.database, mosque.id, 'hijriMonths', '1448-09=2027-02-08, 1448-10=2027-03-11'),
    ).rejects.toThrow('each month has 29 or 30 days')
  })
})

test('allows roles that can change prayer times, but not treasurers, viewers or other mosques', async () => {
  const stranger = await staffUser(server, await server.tenant(), ['owner'], { now })
  for (const [role, code] of [
    ['imam', 200],
    ['editor', 200],
    ['treasurer', 403],
    ['viewer', 403],
  ] as const) {
    const user = await staffUser(server, mosque, [role], { now })
    const begins = role === 'imam' ? '2027-03-10' : '2027-03-09'
    expect([role, (await announce({ ...shawwal, begins }, { user })).code]).toEqual([role, code])
  }
  expect((await stranger.get(`${path}/hijri`)).code).toBe(404)
})

test('starts the Hijri day at Maghrib in the mosque’s timetable', async () => {
  const text = 'd_date,fajr_begins,sunrise,zuhr_begins,asr_mithl_1,maghrib_begins,isha_begins\n'
  const rows = ['2027-03-08', '2027-03-09'].map((date) => `${date},04:50,06:25,12:20,15:20,18:30,19:40`)
  const result = await importTimetable(server.database, mosque.id, {
    name: 'march.csv',
    text: `${text}${rows.join('\n')}\n`,
  })
  expect(result).toMatchObject({ ok: true })
  for (const [time, hijri] of [
    ['2027-03-08T18:29:59Z', '29/9/1448'],
    ['2027-03-08T18:30:00Z', '1/10/1448'],
    ['2027-03-09T00:10:00Z', '1/10/1448'],
  ] as const) {
    now = new Date(time)
    expect([time, format((await readHijri()).hijri)]).toEqual([time, hijri])
  }
})
