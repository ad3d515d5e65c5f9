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

async function open(): Promise<void> {
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
async function rulesOf(prayer: string): Promise<DeskRules> {
  const found = dataOf<DeskRules[]>(await owner.get(`${path}/rules`)).find((one) => one.prayer === prayer)
  if (!found) throw new Error(`${prayer} has no rules.`)
  return found
}
const change = async (rules: PrayerRule[], { user = owner, version }: { user?: DeskUser; version?: string } = {}) =>
  user.post(`${path}/rules`, { prayer: 'isha', version: version ?? (await rulesOf('isha')).version, rules })
const preview = async (rules: PrayerRule[]) => owner.post(`${path}/rules/preview`, { prayer: 'isha', rules })
const isha = async (day: string) =>
  dataOf<DeskDay>(await owner.get(`${path}/days/${day}`)).times.prayers.find(({ prayer }) => prayer === 'isha')?.jamaat
    ?.time

const wanted: PrayerRule[] = [
  { when: 'always', time: { kind: 'after', minutes: 15, notBefore: '19:30' } },
  { when: 'from 2027-04-01', time: { kind: 'after', minutes: 20 } },
]

describe("a prayer's rules", () => {
  beforeAll(open)

  test('are shown in parts, their effect is shown before saving, then they change, and one undo brings the old ones back', async () => {
    expect((await rulesOf('isha')).rules).toEqual([{ when: 'always', time: { kind: 'fixed', at: '19:45' } }])
    const effect = dataOf<RulesEffect>(await preview(wanted))
    expect(effect).toMatchObject({ days: 56, changed: 56, byTimetable: 0 })
    expect(effect.samples[0]).toEqual({ day: '2026-11-23', before: '19:45', after: '19:30' })
    expect(effect.samples.map(({ day }) => day)).toContain('2027-04-01')
    expect(await isha('2026-11-24')).toBe('19:45')

    const changed = await change(wanted)
    expect([changed.code, await isha('2026-11-24')]).toEqual([200, '19:30'])
    expect(await rulesOf('isha')).toMatchObject({ rules: wanted, changed: { by: 'Aisha Rahman' } })
    const [newest] = dataOf<{ sentence: string }[]>(await owner.get(`${path}/log`))
    expect(newest?.sentence).toBe('Aisha Rahman changed the rules for Isha')
    const { change: entry } = dataOf<{ change: string }>(changed)
    expect((await owner.post(`${path}/log/${entry}/undo`)).code).toBe(200)
    expect([await isha('2026-11-24'), (await rulesOf('dhuhr')).rules]).toEqual([
      '19:45',
      [{ when: 'always', time: { kind: 'fixed', at: '13:00' } }],
    ])
  })

  test.each<[string, PrayerRule[]]>([
    ['two rules for the same time', [wanted[0], wanted[0]].flatMap((rule) => rule ?? [])],
    ['a time in the morning', [{ when: 'always', time: { kind: 'fixed', at: '08:00' } }]],
    ['no minutes', [{ when: 'always', time: { kind: 'after' } }]],
    [
      'limits that cross',
      [{ when: 'always', time: { kind: 'after', minutes: 5, notBefore: '21:00', notAfter: '20:00' } }],
    ],
  ])('with %s are refused in words, and nothing changes', async (_what, rules) => {
    const before = await rulesOf('isha')
    const refused = await change(rules)
    expect([refused.code, refused.body.message]).toEqual([422, expect.stringMatching(/Nothing was changed\.$/)])
    expect((await preview(rules)).code).toBe(422)
    expect(await rulesOf('isha')).toEqual(before)
  })
})

describe('nobody is overwritten unseen', () => {
  beforeAll(open)

  test('rules that were changed since are shown as they are now; an undo is refused with both', async () => {
    const { version } = await rulesOf('isha')
    const first = dataOf<{ change: string }>(await change(wanted, { version }))
    const late = await change([{ when: 'always', time: { kind: 'none' } }], { version })
    expect([late.code, dataOf<DeskRules>(late).rules]).toEqual([409, wanted])
    await change([{ when: 'always', time: { kind: 'fixed', at: '20:00' } }])
    const undone = await owner.post(`${path}/log/${first.change}/undo`)
    expect([undone.code, undone.body.data]).toEqual([409, { undone: '19:45', now: '20:00' }])
  })

  test('a viewer, and somebody of another mosque, changes nothing', async () => {
    const viewer = await staffUser(server, mosque, ['viewer'], { now })
    const stranger = await staffUser(server, await server.tenant(), ['owner'], { now })
    expect((await viewer.get(`${path}/rules`)).code).toBe(200)
    expect((await change(wanted, { user: viewer })).code).toBe(403)
    expect((await change(wanted, { user: stranger })).code).toBe(404)
  })
})

describe('a rule that the timetable leaves no day for', () => {
  beforeAll(open)

  test('says so, with how many days, where it is shown and before it is saved', async () => {
    const ramadan: PrayerRule = { when: 'ramadan', time: { kind: 'after', minutes: 10 } }
    const always: PrayerRule = { when: 'always', time: { kind: 'fixed', at: '19:45' } }
    expect(dataOf<RulesEffect>(await preview([always, ramadan])).unused).toEqual([])
    const day = 'day,fajr_athan,sunrise,dhuhr_athan,asr_athan,maghrib_athan,isha_athan,isha_iqama'
    const rows = Array.from({ length: 59 }, (_, at) => new Date(Date.UTC(2027, 1, 1 + at)).toISOString().slice(0, 10))
    const text = [day, ...rows.map((date) => `${date},05:40,07:20,12:26,14:50,17:20,19:00,19:30`)].join('\n')
    expect((await importTimetable(server.database, mosque.id, { name: 'ramadan.csv', text })).ok).toBe(true)
    const unused = [{ prayer: 'isha', when: 'ramadan', days: 29, of: 29, from: '2027-02-07', to: '2027-03-07' }]
    expect(dataOf<RulesEffect>(await preview([always, ramadan])).unused).toEqual(unused)
    await change([always, ramadan])
    expect((await rulesOf('isha')).unused).toEqual(unused)
    expect(await rulesOf('dhuhr')).not.toHaveProperty('unused')

    const why = async (date: string) =>
      dataOf<DeskDay>(await owner.get(`${path}/days/${date}`)).reasons.find(({ prayer }) => prayer === 'isha')
    expect(await why('2027-02-14')).toMatchObject({ usualSource: 'table', overruled: { source: 'ramadan', days: 29 } })
    // The usual rule is expected to give way, and elsewhere there is nothing to overrule.
    expect(await why('2027-02-02')).not.toHaveProperty('overruled')
    expect(await why('2027-05-01')).not.toHaveProperty('overruled')
  })
})
