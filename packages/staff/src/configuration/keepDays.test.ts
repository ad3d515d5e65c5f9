import { sql } from 'drizzle-orm'
import { wallClock } from '@minaret/timetable'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadTenant } from '@minaret/foundation/tenancy'
import { recordOfflineGift } from '../../../giving/src/gifts/index.ts'
import { type DeclaringMosque, startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { fill, startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { storeSetting } from './writeSetting.ts'

let now = new Date('2026-11-21T12:00:00Z')
let server: TestServer
let mosque: DeclaringMosque

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => now })
  mosque = await startDeclaring(server.database, { timeZone: 'Europe/London' })
})
afterAll(() => server.close())

/** Time zones to switch to, ending with the original one; undefined removes the setting. */
const zones = [
  'Pacific/Auckland',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  undefined,
  'Africa/Cairo',
  // An invalid value, such as from an older version, is treated as not set.
  'Mars/Olympus',
  'Europe/London',
]

type EventItem = { id: string; starts: string; ends?: string; timeZone: string; allDay: boolean }
async function readEvents(): Promise<EventItem[]> {
  const list: EventItem[] = Object((await server.get(mosque, '/api/event')).body.data)
  return list
}

/** The effective time zone for a setting. */
const effectiveZone = (zone: string | undefined) =>
  zone === undefined || zone.startsWith('Mars') ? 'Europe/London' : zone

/** Changes the time zone and waits until the server has reloaded the settings. */
async function changeZone(zone: string | undefined): Promise<void> {
  await server.database.forTenant(mosque.id)((tx) => storeSetting(tx, 'timeZone', zone))
  const readTalk = async () => (await readEvents()).find(({ id }) => id === 'talk')
  await expect.poll(readTalk).toMatchObject({ timeZone: effectiveZone(zone) })
}

test('keeps the days of all-day events, and the instants of others, in every time zone', async () => {
  const event = { title: 'A', summary: 'S', body: '<p>B</p>', cancelled: false, published_at: '2026-01-01T00:00:00Z' }
  const defaults = { all_day: true, time_zone: null, ends_at: null, repeats: null, updated_at: '2026-01-01T00:00:00Z' }
  const makeEvent = (id: string, starts_at: string, changes: object = {}) => ({
    id,
    ...event,
    ...defaults,
    starts_at,
    ...changes,
  })
  await fill(server.database, mosque.id, 'events', [
    makeEvent('fair', '2026-12-05T00:00:00Z'),
    // In summer time, midnight in London is not midnight in UTC. The end is stored as the last minute of the day.
    makeEvent('camp', '2027-06-30T23:00:00Z', { ends_at: '2027-07-03T22:59:00Z' }),
    makeEvent('circle', '2026-12-04T00:00:00Z', { repeats: 'weekly' }),
    makeEvent('karachi', '2026-12-08T19:00:00Z', { time_zone: 'Asia/Karachi' }),
    makeEvent('talk', '2028-12-05T19:00:00Z', { all_day: false }),
  ])
  const readDays = async () => {
    const toDay = (instant: string | undefined, zone: string) => instant && wallClock(new Date(instant), zone).date
    return (await readEvents())
      .map(({ id, starts, ends, timeZone, allDay }) =>
        allDay ? [id, toDay(starts, timeZone), toDay(ends, timeZone)] : [id, starts],
      )
      .toSorted((a, b) => a.join().localeCompare(b.join()))
  }
  const readCalendar = async () => {
    const { body } = await server.app.inject({ url: '/calendar/events.ics', headers: { host: mosque.hostname } })
    return body.match(/^DT(?:START|END).*$/gm)?.toSorted()
  }
  const before = { days: await readDays(), calendar: await readCalendar() }
  expect(before.days).toContainEqual(['camp', '2027-07-01', '2027-07-03'])
  expect(before.calendar?.join()).toMatch(/DTSTART;VALUE=DATE:20261205.*DTSTART;VALUE=DATE:20270701/s)
  for (const zone of zones) {
    await changeZone(zone)
    expect({ days: await readDays(), calendar: await readCalendar() }, zone).toEqual(before)
  }
  // An all-day event ends in the mosque’s time zone.
  await changeZone('America/Los_Angeles')
  now = new Date('2026-12-06T07:30:00Z')
  expect(await readDays()).toContainEqual(['fair', '2026-12-05', undefined])
  now = new Date('2026-12-06T08:30:00Z')
  expect((await readDays()).map(([id]) => id)).not.toContain('fair')
  await changeZone(undefined)
})

test(
  'keeps the days of gifts recorded manually, and the instants of card payments, in every time zone',
  { tags: ['slow'] },
  async () => {
    now = new Date('2026-11-21T23:30:00Z')
    const tenant = await loadTenant(server.database, mosque.id)
    const gift = { amountMinor: 4000, currency: 'gbp', causeId: 'general', how: 'cash' as const }
    await recordOfflineGift(server, tenant, { ...gift, day: '2026-06-14', at: new Date('2026-06-14T11:00:00Z') })
    await recordOfflineGift(server, tenant, {
      ...gift,
      how: 'bank',
      day: '2026-11-20',
      at: new Date('2026-11-20T12:00:00Z'),
    })
    await recordOfflineGift(server, tenant, { ...gift, day: '2026-11-21', at: now })
    const cardGiftId = await mosque.insertGift({ paid_at: now.toISOString() })
    const readDays = async (zone: string) =>
      server.database.forTenant(mosque.id)(async (tx) => {
        const day = (column: string) => sql.raw(`(${column} at time zone '${zone}')::date::text`)
        const rows = await tx.execute(sql`
        select ${day('g.paid_at')} as day, ${day('l.at')} as booked, count(distinct ${day('w.given_at')}) as searched,
          bool_and(w.given_at = g.paid_at) as found
        from gifts g
          join ledger_entries l on l.tenant_id = g.tenant_id and l.gift_id = g.id
          join gift_words w on w.tenant_id = g.tenant_id and w.gift_id = g.id
        where g.how <> 'card' group by g.id, 1, 2 order by 1`)
        return rows.rows
      })
    const before = await readDays('Europe/London')
    expect(before.map(({ day }) => day)).toEqual(['2026-06-14', '2026-11-20', '2026-11-21'])
    for (const zone of zones) {
      await changeZone(zone)
      expect(await readDays(effectiveZone(zone)), zone).toEqual(before)
    }
    const { rows } = await server.database.pool.query<{ paid_at: Date }>('select paid_at from gifts where id = $1', [
      cardGiftId,
    ])
    expect(rows).toEqual([{ paid_at: now }])
  },
)

test('keeps the days of campaigns and spoken declarations', { tags: ['slow'] }, async () => {
  const texts = { title: 'Roof', summary: 'S', body: 'B' }
  const money = { cause_id: 'general', currency: 'gbp', target_minor: 100_000, presets_minor: [1000] }
  const span = { starts_at: '2026-12-05T00:00:00Z', ends_at: '2027-06-30T22:59:00Z' }
  await fill(server.database, mosque.id, 'campaigns', [{ id: 'roof', position: 0, ...texts, ...money, ...span }])
  await fill(server.database, mosque.id, 'gift_aid_declarations', [
    {
      id: 'spoken',
      mode: 'live',
      email: 'aisha@example.org',
      scope: 'past_and_future',
      wording: 'gift-aid-1',
      charity: 'Masjid',
      language: 'en',
      channel: 'spoken',
      details: '\\x00',
      overseas: true,
      first_name: 'A',
      last_name: 'B',
      house: '1',
      agreed_at: '2026-11-20T12:00:00Z',
      record_sent_at: '2026-11-20T12:00:00Z',
    },
  ])
  const readDays = async (zone: string) => {
    const local = (column: string) => `to_char(${column} at time zone '${zone}', 'YYYY-MM-DD HH24:MI')`
    const { rows } = await server.database.pool.query<Record<string, string>>(
      `select ${local('starts_at')} as starts, ${local('ends_at')} as ends,
        (select (agreed_at at time zone '${zone}')::date::text from gift_aid_declarations d
          where d.tenant_id = c.tenant_id and d.id = 'spoken') as agreed
      from campaigns c where tenant_id = $1`,
      [mosque.id],
    )
    return rows
  }
  for (const zone of zones) {
    await changeZone(zone)
    expect(await readDays(effectiveZone(zone)), zone).toEqual([
      { starts: '2026-12-05 00:00', ends: '2027-06-30 23:59', agreed: '2026-11-20' },
    ])
  }
})
