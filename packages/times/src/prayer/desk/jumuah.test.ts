import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DeskDay, DeskJumuah, WeeklyJumuah } from '@minaret/contract/desk'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { storeOverride } from '../writeSchedule.ts'

// The next Friday is 27 November; the clocks go forward on 28 March 2027.
const monday = new Date('2026-11-23T20:15:00Z')
let now = monday
let server: TestServer
let mosque: TestTenant
let owner: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = monday
  mosque = await server.tenant({ timeZone: 'Europe/London' })
  owner = await staffUser(server, mosque, ['owner'], { now })
  path = `/mosques/${mosque.slug}`
})

function dataOf<T>({ body }: { body: { data?: unknown } }): T {
  const data: T = JSON.parse(JSON.stringify(body.data))
  return data
}
const readJumuah = async () => dataOf<DeskJumuah>(await owner.get(`${path}/jumuah`))
const changeJumuah = async (
  prayers: WeeklyJumuah[],
  { user = owner, version }: { user?: DeskUser; version?: string } = {},
) => user.post(`${path}/jumuah`, { version: version ?? (await readJumuah()).version, prayers })
const timesOn = async (day: string) =>
  dataOf<DeskDay>(await owner.get(`${path}/days/${day}`)).times.jumuah?.map(({ at }) => at.time) ?? []

const firstJumuah: WeeklyJumuah = {
  name: 'First Jumu’ah',
  khatib: 'Imam Bilal',
  rules: [
    { when: 'always', time: { kind: 'fixed', at: '12:45' } },
    { when: 'summer', time: { kind: 'fixed', at: '13:15' } },
  ],
}
const secondJumuah: WeeklyJumuah = { rules: [{ when: 'always', time: { kind: 'fixed', at: '13:45' } }] }

test('adds two Jumu’ahs to a new mosque, one with a summer time, and removes both with one undo', async () => {
  expect(await readJumuah()).toMatchObject({
    prayers: [],
    fridays: [{ day: '2026-11-27', times: [], own: false }, {}, {}, {}],
  })
  const response = await changeJumuah([firstJumuah, secondJumuah])
  expect(response.code).toBe(200)
  expect(await readJumuah()).toMatchObject({
    prayers: [firstJumuah, secondJumuah],
    fridays: [{ times: ['12:45', '13:45'] }, { day: '2026-12-04' }, {}, {}],
    changed: { by: 'Aisha Rahman' },
  })
  expect([await timesOn('2026-11-27'), await timesOn('2027-04-02')]).toEqual([
    ['12:45', '13:45'],
    ['13:15', '13:45'],
  ])
  const [newestEntry] = dataOf<{ sentence: string }[]>(await owner.get(`${path}/log`))
  expect(newestEntry?.sentence).toBe('Aisha Rahman changed Jumu’ah on Fridays')
  const { change: entry } = dataOf<{ change: string }>(response)
  expect((await owner.post(`${path}/log/${entry}/undo`)).code).toBe(200)
  expect([(await readJumuah()).prayers, await timesOn('2026-11-27')]).toEqual([[], []])
})

test('keeps and marks a Friday’s override', async () => {
  await server.database.forTenant(mosque.id)((tx) =>
    storeOverride(tx, mosque.id, { day: '2026-12-04', jamaat: { jumuah: '12:30' } }),
  )
  await changeJumuah([firstJumuah])
  expect((await readJumuah()).fridays.slice(0, 2)).toEqual([
    { day: '2026-11-27', times: ['12:45'], own: false },
    { day: '2026-12-04', times: ['12:30'], own: true },
  ])
})

test('shows a seasonal Jumu’ah only on Fridays in its period', async () => {
  await changeJumuah([{ ...secondJumuah, from: '2026-12-01', until: '2026-12-13' }])
  expect((await readJumuah()).fridays.map(({ times }) => times.length)).toEqual([0, 1, 1, 0])
})

test('counts today as the next Friday', async () => {
  now = new Date('2026-11-27T20:00:00Z')
  expect((await readJumuah()).fridays[0]?.day).toBe('2026-11-27')
})

test('rejects changes from an outdated version, and undoing older changes', async () => {
  const { version } = await readJumuah()
  const firstChange = dataOf<{ change: string }>(await changeJumuah([firstJumuah]))
  const staleResponse = await changeJumuah([secondJumuah], { version })
  expect([staleResponse.code, dataOf<DeskJumuah>(staleResponse).prayers]).toEqual([409, [firstJumuah]])
  await changeJumuah([secondJumuah])
  expect((await owner.post(`${path}/log/${firstChange.change}/undo`)).code).toBe(409)
  expect((await readJumuah()).prayers).toEqual([secondJumuah])
})

test.each<[string, WeeklyJumuah]>([
  ['two rules for the same time', { rules: [...secondJumuah.rules, ...secondJumuah.rules] }],
  ['a time at night', { rules: [{ when: 'always', time: { kind: 'fixed', at: '03:00' } }] }],
  ['a missing time', { rules: [{ when: 'always', time: { kind: 'fixed' } }] }],
  ['an end before its start', { ...secondJumuah, from: '2026-12-10', until: '2026-12-01' }],
  ['an invalid date', { ...secondJumuah, from: '2026-02-30' }],
])('rejects %s without changes', async (_description, slot) => {
  await changeJumuah([firstJumuah])
  const refusal = await changeJumuah([slot])
  expect(refusal.code).toBeGreaterThanOrEqual(400)
  expect(refusal.code).toBeLessThan(500)
  expect((await readJumuah()).prayers).toEqual([firstJumuah])
})

test('lets viewers read but not change Jumu’ahs', async () => {
  const viewer = await staffUser(server, mosque, ['viewer'], { now })
  expect((await viewer.get(`${path}/jumuah`)).code).toBe(200)
  expect((await changeJumuah([firstJumuah], { user: viewer })).code).toBe(403)
})
