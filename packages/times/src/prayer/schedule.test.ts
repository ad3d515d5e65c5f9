import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PrayerDay, PrayerMonth, PrayerToday } from '@minaret/contract'
import { startTestServer, type TestServer, type TestTenant, type TestResponse } from '../../../acceptance/src/index.ts'
import {
  overrideProblems,
  scheduleProblems,
  storeOverride,
  storeSchedule,
  type ScheduleInput,
} from './writeSchedule.ts'

let server: TestServer
let mosque: TestTenant
let clock = new Date('2026-11-26T12:00:00Z')

const schedule: ScheduleInput = {
  jamaat: {
    fajr: '20 minutes after',
    dhuhr: { always: '12:45', 'from 2026-12-01': '13:00' },
    asr: '10 minutes after, rounded to 15, changes on friday',
    maghrib: { always: '7 minutes after', ramadan: '15 minutes after' },
    isha: 'none',
  },
  jumuah: [
    { name: 'First', rules: { always: '13:00' }, venue: 'Main hall', language: 'English', khatib: 'Imam Yusuf' },
    { name: 'Second', rules: { always: '14:00' }, fromDay: '2026-12-01' },
  ],
  eid: [{ eid: 'fitr', at: 480, venue: 'Park' }],
}

const store = (tenant: TestTenant, newSchedule: ScheduleInput) =>
  server.database.forTenant(tenant.id)((tx) => storeSchedule(tx, tenant.id, newSchedule))

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
  mosque = await server.tenant({ taraweeh: '20 minutes after', bothAsr: 'true', imsakMinutes: '15' })
  await store(mosque, schedule)
})
afterAll(() => server.close())

function dataOf<T>({ body }: TestResponse): T {
  const data: T = JSON.parse(JSON.stringify(body.data))
  return data
}
const readToday = async (tenant = mosque) => dataOf<PrayerToday>(await server.get(tenant, '/api/prayer-time/today'))
const readMonth = async (tenant: TestTenant, number: number, year = 2026) =>
  dataOf<PrayerMonth>(await server.post(tenant, '/api/prayer-time', { month: number, year }))
const dayOf = ({ days }: PrayerMonth, date: string): PrayerDay => {
  const match = days.find((day) => day.date === date)
  if (!match) throw new Error(`${date} is missing`)
  return match
}
const timesOf = ({ prayers }: PrayerDay) =>
  prayers.map(({ jamaat, jamaatBy }) => `${jamaat?.time ?? '-'} ${jamaatBy ?? '-'}`)

test("adds the mosque's jamaat times to calculated days, with the source of each", async () => {
  const response = await readToday()
  expect(response.today.source).toBe('calculated')
  expect(timesOf(response.today).map((text) => text.slice(-8))).toEqual(Array(5).fill('ordinary'))
  expect(timesOf(response.today)[1]).toBe('12:45 ordinary')
  expect(timesOf(response.today)[4]).toBe('- ordinary')
  expect(response.notice).not.toContain('no jamaat times')
  expect(response.today.otherAsr?.time).toBeDefined()
  expect(response.sky?.today.forbidden.map(({ why }) => why)).toEqual(['sunrise', 'noon', 'sunset'])
})

test("announces changes, and lists Jumu'ah on Fridays in addition to Dhuhr", async () => {
  const response = await readToday()
  expect(
    response.changes?.map(({ prayer, date, before, jamaat }) => `${prayer} ${date} ${before} ${jamaat?.time}`),
  ).toEqual(['asr 2026-11-27 14:00 13:45', 'dhuhr 2026-12-01 12:45 13:00'])
  expect(response.today.jumuah).toBeUndefined()
  expect(response.tomorrow.jumuah).toEqual([
    {
      name: 'First',
      venue: 'Main hall',
      language: 'English',
      khatib: 'Imam Yusuf',
      at: { time: '13:00', at: '2026-11-27T13:00:00.000Z' },
    },
  ])
  expect(timesOf(response.tomorrow)[1]).toBe('12:45 ordinary')
  expect(dayOf(await readMonth(mosque, 12), '2026-12-04').jumuah).toHaveLength(2)
})

test("announces a change to Jumu'ah by name, only for its own mosque", async () => {
  const [tenant, otherMosque] = [await server.tenant({ method: 'MoonsightingCommittee' }), await server.tenant()]
  const jumuah = [{ name: 'First', rules: { always: '13:15', 'from 2026-11-27': '13:45' } }]
  await store(tenant, { ...schedule, jumuah })
  const response = await readToday(tenant)
  const changedPrayers = ({ changes = [] }: PrayerToday) => changes.filter(({ prayer }) => prayer === 'jumuah')
  expect(changedPrayers(response)).toEqual([
    {
      prayer: 'jumuah',
      name: 'First',
      date: '2026-11-27',
      jamaat: { time: '13:45', at: '2026-11-27T13:45:00.000Z' },
      before: '13:15',
    },
  ])
  expect(changedPrayers(await readToday(otherMosque))).toEqual([])
  // This method has its own limits, so that no high-latitude rule is used.
  expect(response.calculation?.highLatitudeRule).toBe('seasons')
})

test('includes fasting times, taraweeh and Eid prayers on their days', async () => {
  const ramadan = dayOf(await readMonth(mosque, 2), '2026-02-18')
  const [fajr, , , maghrib, isha] = ramadan.prayers
  expect(Date.parse(fajr?.begins.at ?? '') - Date.parse(ramadan.fasting?.imsak.at ?? '')).toBe(15 * 60_000)
  expect(ramadan.fasting?.iftar).toEqual(maghrib?.begins)
  // Without a jamaat of Isha, taraweeh is relative to its start.
  expect(Date.parse(ramadan.taraweeh?.at ?? '') - Date.parse(isha?.begins.at ?? '')).toBe(20 * 60_000)
  expect(maghrib?.jamaatBy).toBe('ramadan')
  expect(dayOf(await readMonth(mosque, 3), '2026-03-20').eid).toEqual({
    which: 'fitr',
    prayers: [{ at: { time: '08:00', at: '2026-03-20T08:00:00.000Z' }, venue: 'Park' }],
  })
})

describe('the version', () => {
  test('is the same in all outputs, and changes with rules, overrides and settings', async () => {
    const tenant = await server.tenant()
    await store(tenant, schedule)
    const readVersion = async () => {
      const [today, march] = [await readToday(tenant), await readMonth(tenant, 3)]
      expect(march.version).toBe(today.version)
      return today.version
    }
    const versions = [await readVersion()]
    await store(tenant, { ...schedule, jamaat: { ...schedule.jamaat, fajr: '25 minutes after' } })
    versions.push(await readVersion())
    await server.database.forTenant(tenant.id)((tx) =>
      storeOverride(tx, tenant.id, { day: '2026-11-26', jamaat: { isha: '20:00', dhuhr: null }, note: 'Conference' }),
    )
    versions.push(await readVersion())
    expect(new Set(versions).size).toBe(3)
    const { today: day } = await readToday(tenant)
    expect(timesOf(day)[4]).toBe('20:00 override')
    expect(timesOf(day)[1]).toBe('- override')
    expect(day.note).toBe('Conference')
  })
})

describe('an override of a Friday', () => {
  const friday = '2026-11-27'
  const override = (jamaat: Record<string, string | null>, day = friday) =>
    server.database.forTenant(mosque.id)((tx) => storeOverride(tx, mosque.id, { day, jamaat }))
  const readJumuah = async () =>
    (await readToday()).tomorrow.jumuah?.map(({ at, venue }) => `${at.time} ${venue ?? '-'}`)

  test("can have one, several or no Jumu'ahs, and can be removed", async () => {
    clock = new Date('2026-11-26T12:00:00Z')
    await override({ jumuah: '13:15' })
    expect(await readJumuah()).toEqual(['13:15 Main hall'])
    await override({ jumuah: '12:30,13:30' })
    expect(await readJumuah()).toEqual(['12:30 Main hall', '13:30 -'])
    await override({ jumuah: null })
    expect(await readJumuah()).toBeUndefined()
    await override({})
    expect(await readJumuah()).toEqual(['13:00 Main hall'])
  })

  test('is rejected with a suggestion if it is invalid', async () => {
    expect(overrideProblems({ day: '2026-11-26', jamaat: { jumuah: '13:15' } })).toEqual([
      {
        message: "2026-11-26 is not a Friday, so it has no Jumu'ah.",
        reason: { code: 'notFriday', day: '2026-11-26' },
      },
    ])
    const problems = overrideProblems({
      day: friday,
      jamaat: { jumuah: '1:15,lunch', dhuhr: '1:30', zuhr: '13:00' },
    })
    expect(problems.map(({ reason }) => reason)).toEqual([
      { code: 'otherHalf', prayer: 'jumuah', time: '1:15', instead: '13:15' },
      undefined,
      { code: 'otherHalf', prayer: 'dhuhr', time: '1:30', instead: '13:30' },
      undefined,
    ])
    expect(problems.map(({ message }) => message)).toEqual([
      '"1:15" is 12 hours away from Jumu\'ah. Write 13:15.',
      '"lunch" is not a time of the 24-hour clock. Write it like 13:15.',
      '"1:30" is 12 hours away from Dhuhr. Write 13:30.',
      '"zuhr" is not one of fajr, dhuhr, asr, maghrib, isha, jumuah, taraweeh, eid.',
    ])
    await expect(override({ jumuah: '1:15' })).rejects.toThrow('Write 13:15')
  })
})

describe('a mosque without coordinates', () => {
  test('has the times of its time zone’s city, with a notice', async () => {
    const karachi = await server.tenant({ timeZone: 'Asia/Karachi', latitude: '', longitude: '' })
    const response = await readToday(karachi)
    expect(response.calculation?.city).toBe('Karachi')
    expect(response.notice).toMatch(
      /^For Karachi, the city of its time zone, because the mosque has not set its location/,
    )
    expect((await readMonth(karachi, 12)).calculation?.city).toBe('Karachi')
    // Sunrise in Karachi on 30 November; sunrise in Greenwich is near noon there.
    expect(response.today.sunrise.time).toMatch(/^0[67]:/)
  })

  test('is distinguished from one with coordinates', async () => {
    const mosqueWithCoordinates = await server.tenant({
      timeZone: 'Asia/Karachi',
      latitude: '31.5497',
      longitude: '74.3436',
    })
    expect((await readToday(mosqueWithCoordinates)).calculation).not.toHaveProperty('city')
    const aliasMosque = await server.tenant({ timeZone: 'Asia/Calcutta', latitude: '', longitude: '' })
    expect((await readToday(aliasMosque)).calculation?.city).toBe('Kolkata')
    const utcMosque = await server.tenant({ timeZone: 'UTC', latitude: '', longitude: '' })
    expect((await readToday(utcMosque)).calculation?.city).toBe('Greenwich')
  })
})

test('includes the latitude used for the calculation in the polar night', async () => {
  const kiruna = await server.tenant({ timeZone: 'Europe/Stockholm', latitude: '67.8558', longitude: '20.2253' })
  const december = await readMonth(kiruna, 12)
  expect(dayOf(december, '2026-12-21').latitude).toBe(67.3558)
  expect(december.notice).toContain(
    'days on which the sun does not rise or set, as at the nearest latitude where it does (65.4° to 67.4° north)',
  )
  expect((await readMonth(kiruna, 3)).notice).not.toContain('does not rise')
})

test('does not use another mosque’s rules', async () => {
  const otherMosque = await server.tenant()
  expect(timesOf((await readToday(otherMosque)).today)).toEqual(Array(5).fill('- -'))
})

test('applies a weekly rule consistently across months', async () => {
  const [november, december] = [await readMonth(mosque, 11), await readMonth(mosque, 12)]
  const asr = (day: PrayerDay) => day.prayers[2]?.jamaat?.time
  expect(asr(dayOf(november, '2026-11-30'))).toBe(asr(dayOf(december, '2026-12-03')))
  clock = new Date('2026-11-30T12:00:00Z')
  expect(asr((await readToday()).today)).toBe(asr(dayOf(november, '2026-11-30')))
})

test('rejects invalid rules before they are stored', async () => {
  const invalidSchedule = {
    ...schedule,
    jamaat: { maghrib: '20:00' },
    jumuah: [{ name: 'Second', rules: { always: 'after lunch' } }],
  }
  expect(scheduleProblems(invalidSchedule).map(({ prayer }) => prayer)).toEqual(['Maghrib', 'Second'])
  const halfDay = { ...schedule, jumuah: [{ rules: { always: '1:30' } }] }
  expect(scheduleProblems(halfDay)).toEqual([
    {
      prayer: "Jumu'ah 1",
      when: 'always',
      message: '"1:30" is 12 hours away from Jumu\'ah. Write 13:30.',
      reason: { code: 'otherHalf', prayer: 'jumuah', time: '1:30', instead: '13:30' },
    },
  ])
  await expect(store(mosque, invalidSchedule)).rejects.toThrow('Maghrib cannot be a fixed time')
  expect(timesOf((await readToday()).today)[0]).toContain('ordinary')
})
