import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeskToday, SetupTask } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { fill, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

const now = new Date('2026-11-23T19:00:00Z')
let server: TestServer
let mosque: TestTenant
let owner: DeskUser

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  mosque = await server.tenant({ country: 'GB', paymentMode: 'none' })
  owner = await staffUser(server, mosque, ['owner'], { now })
})

async function readTasks(user = owner): Promise<SetupTask[]> {
  const { body } = await user.get(`/mosques/${mosque.slug}/today`)
  const { setup }: DeskToday = Object(body.data)
  return setup
}
const dismiss = (task: string, user = owner) => user.post(`/mosques/${mosque.slug}/setup/dismiss`, { task })
function changeIn({ body }: { body: { data?: unknown } }): string {
  const { change }: { change: string } = Object(body.data)
  return change
}
const undo = (change: string, user = owner) => user.post(`/mosques/${mosque.slug}/log/${change}/undo`)

const initialTasks: SetupTask[] = [
  'times',
  'look',
  'contact',
  'giving',
  'picture',
  'announcement',
  'privacy',
  'giftAid',
  'display',
  'staff',
]
const insertSetting = (key: string, value: string) => () =>
  fill(server.database, mosque.id, 'settings', [{ key, value }])
const insertRow = (table: string, values: object) => () => fill(server.database, mosque.id, table, [values])
const testDate = '2026-11-20T12:00:00Z'
const times = {
  sunrise: 420,
  fajr_begins: 360,
  dhuhr_begins: 720,
  asr_begins: 840,
  maghrib_begins: 960,
  isha_begins: 1080,
}

describe('the setup tasks', () => {
  test('are initially all except the existing cause, the most important first', async () => {
    expect(await readTasks()).toEqual(initialTasks)
  })

  test.each<[SetupTask, string, () => Promise<unknown>]>([
    ['times', 'a timetable', insertRow('timetable_days', { day: '2026-11-23', ...times })],
    ['times', 'a rule', insertRow('jamaat_rules', { prayer: 'isha', when_held: 'always', rule: '20:00' })],
    ['look', 'a logo', insertSetting('logo', '/logo.svg')],
    ['look', 'a colour', insertSetting('themeColor', '#335577')],
    ['contact', 'a phone number', insertSetting('phone', '01274 496 0001')],
    ['contact', 'an email address', insertSetting('email', 'office@example.org')],
    ['giving', 'bank details', insertSetting('bankDetails', 'Sort code 00-00-00')],
    [
      'giving',
      'bank details that wait for a second owner',
      insertRow('approvals', {
        id: 'a'.repeat(22),
        kind: 'bankDetails',
        payload: {},
        requested_by: 'b'.repeat(22),
        requested_at: testDate,
        expires_at: '2026-11-27T12:00:00Z',
        state: 'waiting',
      }),
    ],
    [
      'picture',
      'a banner with a picture',
      insertRow('banners', { id: 'b', title: 'Welcome', image: {}, published_at: testDate, position: 1 }),
    ],
    [
      'announcement',
      'an announcement, even an ended one',
      insertRow('announcements', {
        id: 'a',
        kind: 'ordinary',
        text: 'Salam',
        from_at: testDate,
        until_at: '2026-11-21T12:00:00Z',
      }),
    ],
    [
      'privacy',
      'a privacy notice',
      insertRow('legal_pages', { id: 'privacy', title: 'Privacy', body: 'Words', updated_at: testDate }),
    ],
    [
      'giftAid',
      'the charity’s details',
      insertRow('charity_details', {
        hmrc_reference: 'AB12345',
        name: 'Test Mosque',
        regulator: 'none',
        legal_form: 'trust',
        year_end: '04-05',
        official_first_name: 'Aisha',
        official_last_name: 'Rahman',
        official_phone: '01274 496 0001',
        changed_at: testDate,
        changed_by: 'b'.repeat(22),
      }),
    ],
    ['staff', 'a second member', () => staffUser(server, mosque, ['editor'], { now })],
  ])('%s is done with %s', async (task, _what, setUp) => {
    expect(await readTasks()).toContain(task)
    await setUp()
    expect(await readTasks()).toEqual(initialTasks.filter((otherTask) => otherTask !== task))
  })

  test('count an invited second member until the invitation expires', async () => {
    const invite = (expires_at: string, id: string) =>
      fill(server.database, mosque.id, 'staff_invitations', [
        {
          id: id.repeat(22),
          hash: `\\x${id.repeat(4)}`,
          email: 'yusuf@example.org',
          email_key: 'yusuf@example.org',
          roles: ['editor'],
          created_at: testDate,
          expires_at,
        },
      ])
    await invite('2026-11-22T12:00:00Z', 'a')
    expect(await readTasks()).toContain('staff')
    await invite('2026-11-24T12:00:00Z', 'b')
    expect(await readTasks()).not.toContain('staff')
  })

  test('count a display until it is revoked, but not a banner without a picture', async () => {
    await fill(server.database, mosque.id, 'banners', [
      { id: 'b', title: 'Welcome', published_at: testDate, position: 1 },
    ])
    const display = { id: 'd'.repeat(22), name: 'Hall', token_hash: '\\x00', created_at: testDate }
    await fill(server.database, mosque.id, 'tv_screens', [display])
    expect(await readTasks()).toEqual(initialTasks.filter((task) => task !== 'display'))
    await server.database.pool.query('update tv_screens set revoked_at = $1 where tenant_id = $2', [now, mosque.id])
    expect(await readTasks()).toEqual(initialTasks)
  })

  test('include only those that the role may do', async () => {
    const [editor, treasurer, viewer] = await Promise.all(
      (['editor', 'treasurer', 'viewer'] as const).map((role) => staffUser(server, mosque, [role], { now })),
    )
    expect(await readTasks(editor)).toEqual(['times', 'picture', 'announcement', 'privacy', 'display'])
    expect(await readTasks(treasurer)).toEqual(['giftAid'])
    expect(await readTasks(viewer)).toEqual([])
  })
})

describe('a dismissed task', () => {
  test('is removed from the list for all staff, and restored by Undo', async () => {
    const administrator = await staffUser(server, mosque, ['administrator'], { now, name: 'Yusuf Khan' })
    const response = await dismiss('display', administrator)
    expect([response.code, response.body.message]).toEqual([200, 'Removed from the list for all staff.'])
    expect(await readTasks()).not.toContain('display')
    expect((await dismiss('display')).body.data).toEqual({})
    const log = await owner.get(`/mosques/${mosque.slug}/log`)
    expect(JSON.stringify(log.body.data)).toContain('Yusuf Khan removed “Connect a display” from the set-up list')

    const undoResponse = await undo(changeIn(response))
    expect([undoResponse.code, undoResponse.body.message]).toEqual([200, 'Back on the list.'])
    expect(await readTasks()).toContain('display')
    expect((await undo(changeIn(response))).code).toBe(409)
  })

  test('stays on another mosque’s list', async () => {
    await dismiss('display')
    mosque = await server.tenant()
    expect(await readTasks(await staffUser(server, mosque, ['owner'], { now }))).toContain('display')
  })

  test('cannot be dismissed by a member who may not do it', async () => {
    const [treasurer, viewer] = await Promise.all(
      (['treasurer', 'viewer'] as const).map((role) => staffUser(server, mosque, [role], { now })),
    )
    expect((await dismiss('display', treasurer)).code).toBe(403)
    expect((await dismiss('display', viewer)).code).toBe(403)
    expect((await dismiss('campaign')).code).toBe(403)
    expect((await dismiss('anything')).code).toBe(422)
    expect(await readTasks()).toContain('display')
  })
})
