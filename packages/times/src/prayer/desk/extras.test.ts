import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DayChange, DeskDay } from '@minaret/contract/desk'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { storeSchedule } from '../writeSchedule.ts'

/** Ramadan 1448 begins on 8 February 2027; Eid al-Fitr is on 9 March. */
const [night, eidDay] = ['2027-02-10', '2027-03-09']
const now = new Date('2026-11-23T20:15:00Z')
let server: TestServer
let mosque: TestTenant
let imam: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London', taraweeh: '20:15' })
  imam = await staffUser(server, mosque, ['imam'], { now })
  path = `/mosques/${mosque.slug}`
  await server.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, {
      jamaat: { isha: '19:45' },
      jumuah: [],
      eid: [{ eid: 'fitr', at: 480, venue: 'Park' }],
    }),
  )
})
afterAll(() => server.close())

async function view(day: string): Promise<DeskDay> {
  const data: DeskDay = JSON.parse(JSON.stringify((await imam.get(`${path}/days/${day}`)).body.data))
  return data
}
const changeDay = async (day: string, newTimes: Omit<DayChange, 'version'>) =>
  imam.post(`${path}/days/${day}`, { version: (await view(day)).version, ...newTimes })
async function undo({ body }: Awaited<ReturnType<typeof changeDay>>) {
  const { change: entry }: { change: string } = Object(body.data)
  return imam.post(`${path}/log/${entry}/undo`)
}
async function readLog(): Promise<string> {
  const owner = await staffUser(server, mosque, ['owner'], { now })
  return JSON.stringify((await owner.get(`${path}/log`)).body)
}

test('moves taraweeh for one night, logs it by name and undoes it', async () => {
  expect((await view(night)).usual).toEqual({ taraweeh: '20:15' })
  const response = await changeDay(night, { jamaat: { taraweeh: '21:00' } })
  expect(response.code).toBe(200)
  expect(await view(night)).toMatchObject({
    times: { taraweeh: { time: '21:00' } },
    own: { jamaat: { taraweeh: '21:00' } },
    usual: { taraweeh: '20:15' },
  })
  expect(await readLog()).toContain('moved Taraweeh on Wednesday 10 February from 20:15 to 21:00')
  expect((await undo(response)).code).toBe(200)
  expect((await view(night)).times.taraweeh).toMatchObject({ time: '20:15' })
})

test('adds a second Eid prayer, and restores the usual one', async () => {
  const response = await changeDay(eidDay, { jamaat: { eid: '07:30, 09:00' } })
  expect(response.code).toBe(200)
  const day = await view(eidDay)
  expect(day.times.eid?.prayers).toMatchObject([{ at: { time: '07:30' }, venue: 'Park' }, { at: { time: '09:00' } }])
  expect(day.usual).toEqual({ eid: '08:00' })
  expect(await readLog()).toContain('07:30, 09:00')
  await changeDay(eidDay, { usual: ['eid'] })
  expect((await view(eidDay)).times.eid?.prayers).toMatchObject([{ at: { time: '08:00' } }])
})

test.each([
  [{ taraweeh: '21:00, 22:00' }, 'two taraweeh times'],
  [{ eid: '25:00' }, 'an invalid time'],
  [{ eid: 'after Fajr' }, 'text that is not a time'],
])('rejects %o: %s', async (jamaat, _reason) => {
  expect((await changeDay(eidDay, { jamaat })).code).toBe(422)
})
