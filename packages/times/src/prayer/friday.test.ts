import type { PrayerToday } from '@minaret/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { storeSchedule } from './writeSchedule.ts'

let server: TestServer
let clock = new Date('2026-11-21T12:30:00Z')
beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
})
afterAll(() => server.close())

const firstJumuah = { name: 'First', venue: 'Main hall', language: 'English', khatib: 'Imam Yusuf' }

/** Creates a mosque with Jumu'ahs. @returns a function that reads the coming Friday at an instant */
async function createFridayReader(jumuah: Parameters<typeof storeSchedule>[2]['jumuah']) {
  const mosque = await server.tenant()
  await server.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, { jamaat: { dhuhr: '13:00' }, jumuah, eid: [] }),
  )
  return async (instant: string): Promise<PrayerToday['friday']> => {
    clock = new Date(instant)
    const response = await server.app.inject({ url: '/api/prayer-time/today', headers: { host: mosque.hostname } })
    const { data }: { data: PrayerToday } = response.json()
    return data.friday
  }
}

test("returns the coming Friday's Jumu'ahs on every day of the week, and today's on Friday", async () => {
  const readFriday = await createFridayReader([
    { ...firstJumuah, rules: { always: '13:15' } },
    { rules: { always: '14:00' } },
  ])
  for (const day of [21, 22, 23, 24, 25, 26, 27]) {
    const friday = await readFriday(`2026-11-${day}T20:00:00Z`)
    expect([day, friday?.date, friday?.jumuah.map(({ at: { time } }) => time)]).toEqual([
      day,
      '2026-11-27',
      ['13:15', '14:00'],
    ])
    expect(friday?.jumuah[0]).toMatchObject(firstJumuah)
  }
  expect((await readFriday('2026-11-28T08:00:00Z'))?.date).toBe('2026-12-04')
})

test("uses the mosque's time zone, and returns no Friday for a mosque without Jumu'ah", async () => {
  const readFriday = await createFridayReader([{ rules: { always: '13:15' } }])
  // In summer, half past midnight on Saturday in Britain is still Friday in UTC.
  expect((await readFriday('2026-07-03T23:30:00Z'))?.date).toBe('2026-07-10')
  expect((await readFriday('2026-07-03T22:30:00Z'))?.date).toBe('2026-07-03')
  const readNoFriday = await createFridayReader([])
  expect(await readNoFriday('2026-11-21T12:30:00Z')).toBeUndefined()
})
