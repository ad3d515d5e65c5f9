import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeskDay, DeskRules, PrayerRule, RulesEffect } from '@minaret/contract/desk'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { importTimetable } from '../importTimetable.ts'
import { storeSchedule } from '../writeSchedule.ts'

const now = new Date('2026-11-23T20:15:00Z')
let server: TestServer
let mosque: TestTenant
let owner: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())

async function createMosque(): Promise<void> {
  mosque = await server.tenant({ timeZone: 'Europe/London' })
  owner = await staffUser(server, mosque, ['owner'], { now })
  path = `/mosques/${mosque.slug}`
  await server.database.forTenant(mosque.id)((tx) =>
    storeSchedule(tx, mosque.id, { jamaat: { isha: '19:45', dhuhr: '13:00' }, jumuah: [], eid: [] }),
  )
}
function dataOf<T>({ body }: { body: { data?: unknown } }): T {
  const data: T = JSON.parse(JSON.stringify(body.data))
  return data
}
async function readRules(prayer: string): Promise<DeskRules> {
  const match = dataOf<DeskRules[]>(await owner.get(`${path}/rules`)).find((candidate) => candidate.prayer === prayer)
  if (!match) throw new Error(`The rules of ${prayer} are missing.`)
  return match
}
const changeRules = async (
  rules: PrayerRule[],
  { user = owner, version }: { user?: DeskUser; version?: string } = {},
) => user.post(`${path}/rules`, { prayer: 'isha', version: version ?? (await readRules('isha')).version, rules })
const preview = async (rules: PrayerRule[]) => owner.post(`${path}/rules/preview`, { prayer: 'isha', rules })
const readIsha = async (day: string) =>
  dataOf<DeskDay>(await owner.get(`${path}/days/${day}`)).times.prayers.find(({ prayer }) => prayer === 'isha')?.jamaat
    ?.time

const newRules: PrayerRule[] = [
  { when: 'always', time: { kind: 'after', minutes: 15, notBefore: '19:30' } },
  { when: 'from 2027-04-01', time: { kind: 'after', minutes: 20 } },
]

describe("a prayer's rules", () => {
  beforeAll(createMosque)

  test('are previewed with their effect, changed, logged and undone at once', async () => {
    expect((await readRules('isha')).rules).toEqual([{ when: 'always', time: { kind: 'fixed', at: '19:45' } }])
    const effect = dataOf<RulesEffect>(await preview(newRules))
    expect(effect).toMatchObject({ days: 56, changed: 56, byTimetable: 0 })
    expect(effect.samples[0]).toEqual({ day: '2026-11-23', before: '19:45', after: '19:30' })
    expect(effect.samples.map(({ day }) => day)).toContain('2027-04-01')
    expect(await readIsha('2026-11-24')).toBe('19:45')

    const response = await changeRules(newRules)
    expect([response.code, await readIsha('2026-11-24')]).toEqual([200, '19:30'])
    expect(await readRules('isha')).toMatchObject({ rules: newRules, changed: { by: 'Aisha Rahman' } })
    const [newestEntry] = dataOf<{ sentence: string }[]>(await owner.get(`${path}/log`))
    expect(newestEntry?.sentence).toBe('Aisha Rahman changed the rules for Isha')
    const { change: entry } = dataOf<{ change: string }>(response)
    expect((await owner.post(`${path}/log/${entry}/undo`)).code).toBe(200)
    expect([await readIsha('2026-11-24'), (await readRules('dhuhr')).rules]).toEqual([
      '19:45',
      [{ when: 'always', time: { kind: 'fixed', at: '13:00' } }],
    ])
  })

  test.each<[string, PrayerRule[]]>([
    ['two rules for the same time', [newRules[0], newRules[0]].flatMap((rule) => rule ?? [])],
    ['a time in the wrong half of the day', [{ when: 'always', time: { kind: 'fixed', at: '08:00' } }]],
    ['no minutes', [{ when: 'always', time: { kind: 'after' } }]],
    [
      'limits that cross',
      [{ when: 'always', time: { kind: 'after', minutes: 5, notBefore: '21:00', notAfter: '20:00' } }],
    ],
  ])('with %s are rejected with a message and without changes', async (_description, rules) => {
    const before = await readRules('isha')
    const refusal = await changeRules(rules)
    expect([refusal.code, refusal.body.message]).toEqual([422, expect.stringMatching(/Nothing was changed\.$/)])
    expect((await preview(rules)).code).toBe(422)
    expect(await readRules('isha')).toEqual(before)
  })
})

describe('conflicts', () => {
  beforeAll(createMosque)

  test('a stale change returns the current rules, and a stale undo the restored and the current value', async () => {
    const { version } = await readRules('isha')
    const firstChange = dataOf<{ change: string }>(await changeRules(newRules, { version }))
    const staleResponse = await changeRules([{ when: 'always', time: { kind: 'none' } }], { version })
    expect([staleResponse.code, dataOf<DeskRules>(staleResponse).rules]).toEqual([409, newRules])
    await changeRules([{ when: 'always', time: { kind: 'fixed', at: '20:00' } }])
    const undoResponse = await owner.post(`${path}/log/${firstChange.change}/undo`)
    expect([undoResponse.code, undoResponse.body.data]).toEqual([409, { undone: '19:45', now: '20:00' }])
  })

  test('changes by viewers and other mosques are rejected', async () => {
    const viewer = await staffUser(server, mosque, ['viewer'], { now })
    const stranger = await staffUser(server, await server.tenant(), ['owner'], { now })
    expect((await viewer.get(`${path}/rules`)).code).toBe(200)
    expect((await changeRules(newRules, { user: viewer })).code).toBe(403)
    expect((await changeRules(newRules, { user: stranger })).code).toBe(404)
  })
})

describe('a rule that the timetable overrides on all days', () => {
  beforeAll(createMosque)

  test('is reported with its number of days, including in the preview', async () => {
    const ramadan: PrayerRule = { when: 'ramadan', time: { kind: 'after', minutes: 10 } }
    const always: PrayerRule = { when: 'always', time: { kind: 'fixed', at: '19:45' } }
    expect(dataOf<RulesEffect>(await preview([always, ramadan])).unused).toEqual([])
    const heading = 'day,fajr_athan,sunrise,dhuhr_athan,asr_athan,maghrib_athan,isha_athan,isha_iqama'
    const dates = Array.from({ length: 59 }, (_, index) =>
      new Date(Date.UTC(2027, 1, 1 + index)).toISOString().slice(0, 10),
    )
    const text = [heading, ...dates.map((date) => `${date},05:40,07:20,12:26,14:50,17:20,19:00,19:30`)].join('\n')
    expect((await importTimetable(server.database, mosque.id, { name: 'ramadan.csv', text })).ok).toBe(true)
    const unusedRules = [{ prayer: 'isha', when: 'ramadan', days: 29, of: 29, from: '2027-02-07', to: '2027-03-07' }]
    expect(dataOf<RulesEffect>(await preview([always, ramadan])).unused).toEqual(unusedRules)
    await changeRules([always, ramadan])
    expect((await readRules('isha')).unused).toEqual(unusedRules)
    expect(await readRules('dhuhr')).not.toHaveProperty('unused')

    const readReason = async (date: string) =>
      dataOf<DeskDay>(await owner.get(`${path}/days/${date}`)).reasons.find(({ prayer }) => prayer === 'isha')
    expect(await readReason('2027-02-14')).toMatchObject({
      usualSource: 'table',
      overruled: { source: 'ramadan', days: 29 },
    })
    // The usual rule is expected to be overridden, and on other days there is no rule to override.
    expect(await readReason('2027-02-02')).not.toHaveProperty('overruled')
    expect(await readReason('2027-05-01')).not.toHaveProperty('overruled')
  })
})
