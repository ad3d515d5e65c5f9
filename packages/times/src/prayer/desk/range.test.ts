import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeskDay, RangeEffect, RangeRequest } from '@minaret/contract/desk'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { storeSchedule } from '../writeSchedule.ts'

const now = new Date('2026-11-23T20:15:00Z')
let server: TestServer
let mosque: TestTenant
let owner: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London' })
  owner = await staffUser(server, mosque, ['owner'], { now })
  path = `/mosques/${mosque.slug}`
  await server.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, {
      jamaat: { isha: '19:45', dhuhr: '13:00' },
      jumuah: [{ name: 'First', venue: 'Main hall', rules: { always: '13:15' } }],
      eid: [{ eid: 'fitr', at: 480, venue: 'Park' }],
    }),
  )
})
afterAll(() => server.close())

function dataOf<T>({ body }: { body: { data?: unknown } }): T {
  const data: T = JSON.parse(JSON.stringify(body.data))
  return data
}
const preview = async (request: RangeRequest) =>
  dataOf<RangeEffect>(await owner.post(`${path}/ranges/preview`, request))
async function save(request: RangeRequest, version?: string, user = owner) {
  return user.post(`${path}/ranges`, { version: version ?? (await preview(request)).version, request })
}
const view = async (day: string) => dataOf<DeskDay>(await owner.get(`${path}/days/${day}`))
const readIsha = async (day: string) =>
  (await view(day)).times.prayers.find(({ prayer }) => prayer === 'isha')?.jamaat?.time
const undo = (change: string, user = owner) => user.post(`${path}/log/${change}/undo`)
const setDay = async (day: string, jamaat: Record<string, string | null>) =>
  owner.post(`${path}/days/${day}`, { version: (await view(day)).version, jamaat })
const twelveDays = (policy: RangeRequest['own'], from = '2026-12-01', to = '2026-12-12'): RangeRequest => ({
  from,
  to,
  own: policy,
  jamaat: { isha: '20:00' },
})

describe('several days', () => {
  test('are changed after a preview of the effect, with one log entry and one undo', async () => {
    const effect = await preview(twelveDays('replace'))
    expect(effect).toMatchObject({
      days: 12,
      changed: 12,
      lines: [{ prayer: 'isha', days: 12, before: ['19:45'], after: ['20:00'] }],
      own: [],
      skipped: [],
    })
    expect(await readIsha('2026-12-05')).toBe('19:45')

    const response = await save(twelveDays('replace'), effect.version)
    expect([response.code, response.body.message]).toEqual([
      200,
      'Saved. The website and displays will be up to date within a minute.',
    ])
    const { change } = dataOf<{ change: string }>(response)
    expect([
      await readIsha('2026-11-30'),
      await readIsha('2026-12-01'),
      await readIsha('2026-12-12'),
      await readIsha('2026-12-13'),
    ]).toEqual(['19:45', '20:00', '20:00', '19:45'])
    const [newestEntry] = dataOf<{ sentence: string }[]>(await owner.get(`${path}/log`))
    expect(newestEntry?.sentence).toBe(
      'Aisha Rahman set Isha to 20:00 from Tuesday 1 December to Saturday 12 December (12 days)',
    )
    expect((await view('2026-12-05')).reasons.find(({ prayer }) => prayer === 'isha')).toMatchObject({
      source: 'override',
      changed: { by: 'Aisha Rahman' },
      usual: { time: '19:45' },
    })
    expect((await undo(change)).code).toBe(200)
    expect((await view('2026-12-05')).own).toBeUndefined()
  })

  test('keep or lose existing overrides, as chosen, and can be undone', async () => {
    await setDay('2027-01-03', { isha: '21:00', fajr: '06:30' })
    await setDay('2027-01-05', { isha: null })
    const january = (policy: RangeRequest['own']) => twelveDays(policy, '2027-01-01', '2027-01-12')
    const effect = await preview(january('keep'))
    expect(effect.own).toEqual([
      { day: '2027-01-03', own: { jamaat: { isha: '21:00', fajr: '06:30' } } },
      { day: '2027-01-05', own: { jamaat: { isha: null } } },
    ])
    expect([effect.changed, effect.lines[0]?.days]).toEqual([10, 10])
    await save(january('keep'))
    expect([await readIsha('2027-01-02'), await readIsha('2027-01-03'), await readIsha('2027-01-05')]).toEqual([
      '20:00',
      '21:00',
      undefined,
    ])

    const result = dataOf<{ changed: number; change: string }>(
      await save({ ...january('replace'), jamaat: { isha: '20:10' } }),
    )
    expect(result.changed).toBe(12)
    expect((await view('2027-01-03')).own).toEqual({ jamaat: { fajr: '06:30', isha: '20:10' } })
    await undo(result.change)
    expect((await view('2027-01-03')).own).toEqual({ jamaat: { fajr: '06:30', isha: '21:00' } })
    expect(await readIsha('2027-01-02')).toBe('20:00')
  })

  test("can be closed and reset; Jumu'ah changes only on Fridays", async () => {
    const week: RangeRequest = {
      from: '2027-02-01',
      to: '2027-02-07',
      own: 'replace',
      jamaat: { isha: null, jumuah: '13:45' },
    }
    const effect = await preview(week)
    expect(effect.lines).toEqual([
      { prayer: 'jumuah', days: 1, before: ['13:15'], after: ['13:45'] },
      { prayer: 'isha', days: 7, before: ['19:45'], after: [null] },
    ])
    expect(effect.skipped).toEqual([{ prayer: 'jumuah', days: 1 }])
    await save(week)
    expect((await view('2027-02-05')).times.jumuah).toMatchObject([{ at: { time: '13:45' }, venue: 'Main hall' }])
    await save({ from: '2027-02-01', to: '2027-02-07', own: 'replace', usual: ['isha', 'jumuah'] })
    expect((await view('2027-02-05')).own).toBeUndefined()
  })

  test('get taraweeh only on nights of Ramadan, and Eid prayers only on Eid', async () => {
    const days: RangeRequest = {
      from: '2027-02-05',
      to: '2027-03-10',
      own: 'replace',
      jamaat: { taraweeh: '20:30', eid: '07:30, 09:00' },
    }
    const effect = await preview(days)
    // Ramadan 1448: 8 February to 8 March 2027, Eid on 9 March.
    expect(effect.skipped).toEqual([
      { prayer: 'taraweeh', days: 29 },
      { prayer: 'eid', days: 1 },
    ])
    await save(days)
    expect((await view('2027-02-06')).times.taraweeh).toBeUndefined()
    expect((await view('2027-02-07')).times.taraweeh).toMatchObject({ time: '20:30' })
    expect((await view('2027-03-08')).times.taraweeh).toBeUndefined()
    expect((await view('2027-03-09')).times.eid?.prayers).toMatchObject([
      { at: { time: '07:30' }, venue: 'Park' },
      { at: { time: '09:00' } },
    ])
  })
})

describe('conflicts', () => {
  test('a change since the preview is reported with the current effect', async () => {
    const request = twelveDays('keep', '2027-05-01', '2027-05-12')
    const { version } = await preview(request)
    await setDay('2027-05-04', { isha: '22:15' })
    const staleResponse = await save(request, version)
    expect([staleResponse.code, dataOf<RangeEffect>(staleResponse).own]).toEqual([
      409,
      [{ day: '2027-05-04', own: { jamaat: { isha: '22:15' } } }],
    ])
    expect((await view('2027-05-01')).own).toBeUndefined()
    expect((await save(request)).code).toBe(200)
  })

  test('an undo is rejected with both values if a day has changed since', async () => {
    const { change } = dataOf<{ change: string }>(await save(twelveDays('replace', '2027-06-01', '2027-06-12')))
    await setDay('2027-06-03', { isha: '22:40' })
    const undoResponse = await undo(change)
    expect([undoResponse.code, undoResponse.body.data]).toEqual([409, { undone: 'the usual times', now: 'Isha 22:40' }])
    expect(await readIsha('2027-06-01')).toBe('20:00')
  })
})

test('rejects changes by viewers and by other mosques', async () => {
  const viewer = await staffUser(server, mosque, ['viewer'], { now })
  const stranger = await staffUser(server, await server.tenant(), ['owner'], { now })
  const request = twelveDays('replace', '2027-07-01', '2027-07-12')
  const { version } = await preview(request)
  expect((await save(request, version, viewer)).code).toBe(403)
  expect((await save(request, version, stranger)).code).toBe(404)
  const { change } = dataOf<{ change: string }>(await save(request, version))
  expect((await undo(change, viewer)).code).toBe(403)
})

test.each<[string, Partial<RangeRequest>, RegExp]>([
  ['the last day before the first', { from: '2027-08-12', to: '2027-08-01' }, /before the start/],
  ['more than a year', { from: '2027-01-01', to: '2028-06-01' }, /one year or less/],
  ['Dhuhr at night', { jamaat: { dhuhr: '01:30' } }, /13:30/],
])('rejects %s with a message', async (_description, change, message) => {
  const refusal = await owner.post(`${path}/ranges/preview`, {
    ...twelveDays('keep', '2027-08-01', '2027-08-12'),
    ...change,
  })
  expect([refusal.code, refusal.body.message]).toEqual([422, expect.stringMatching(message)])
})
