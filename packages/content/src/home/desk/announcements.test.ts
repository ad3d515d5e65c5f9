import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeskAnnouncement } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'

let server: TestServer
let mosque: TestTenant
let imam: DeskUser
let path: string
let now = new Date('2026-11-23T19:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2026-11-23T19:00:00Z')
  mosque = await server.tenant({ timeZone: 'Europe/London' })
  imam = await staffUser(server, mosque, ['imam'], { name: 'Imam Bilal', now })
  path = `/mosques/${mosque.slug}/announcements`
})

type SavedAnnouncement = { announcement: DeskAnnouncement; change: string }
function savedOf({ body }: { body: { data?: unknown } }): SavedAnnouncement {
  const savedAnnouncement: SavedAnnouncement = Object(body.data)
  return savedAnnouncement
}
type Lists = Record<'on' | 'toCome' | 'over', DeskAnnouncement[]>
async function readLists(): Promise<Lists> {
  const lists: Lists = Object((await imam.get(path)).body.data)
  return lists
}
const add = (body: object, user = imam) =>
  user.post(path, { kind: 'ordinary', text: 'The car park is closed.', ...body })
const undo = (change: string, user = imam) => user.post(`/mosques/${mosque.slug}/log/${change}/undo`)
const listOnSite = async () => {
  const { announcements }: { announcements: { text: string }[] } = Object(
    (await server.get(mosque, '/api/home')).body.data,
  )
  return announcements.map(({ text }) => text)
}
const readLog = async () => {
  const owner = await staffUser(server, mosque, ['owner'], { now })
  const { data }: { data: { sentence: string }[] } = Object((await owner.get(`/mosques/${mosque.slug}/log`)).body)
  return data.map(({ sentence }) => sentence)
}

describe('an announcement', () => {
  test('appears on the site and in the log immediately, and is removed by an undo', async () => {
    const response = await add({ kind: 'janazah', title: 'Janazah of Yusuf Ali', text: 'After Dhuhr today.' })
    expect([response.code, response.body.message]).toEqual([
      200,
      'Published. The website and displays will be up to date within a minute.',
    ])
    expect(await listOnSite()).toEqual(['After Dhuhr today.'])
    expect(await readLog()).toEqual(['Imam Bilal announced “Janazah of Yusuf Ali”'])
    expect((await undo(savedOf(response).change)).body.message).toBe('Undone.')
    expect(await listOnSite()).toEqual([])
  })

  test.each([
    ['ordinary', 168],
    ['janazah', 24],
    ['emergency', 12],
  ])('%s ends after %i hours by default', async (kind, hours) => {
    const { announcement } = savedOf(await add({ kind }))
    expect(Date.parse(announcement.until ?? '') - Date.parse(announcement.from)).toBe(hours * 3_600_000)
  })

  test('rejects a change based on a stale version, and returns the current announcement', async () => {
    const { announcement } = savedOf(await add({ until: '2026-11-23T20:00:00Z' }))
    const { id, version, from } = announcement
    const fields = { kind: 'ordinary', text: 'The car park is open.', from, version }
    const response = await imam.post(`${path}/${id}`, { ...fields, until: '2026-11-24T20:00:00Z' })
    expect(savedOf(response).announcement).toMatchObject({
      text: 'The car park is open.',
      until: '2026-11-24T20:00:00.000Z',
    })
    const staleResponse = await imam.post(`${path}/${id}`, { ...fields, text: 'Closed for ever.' })
    expect([staleResponse.code, staleResponse.body.data]).toMatchObject([409, { text: 'The car park is open.' }])
    await undo(savedOf(response).change)
    expect(await listOnSite()).toEqual(['The car park is closed.'])
  })

  test('ends immediately, is listed as over, and is restored by an undo', async () => {
    const { announcement } = savedOf(await add({}))
    now = new Date(now.getTime() + 60_000)
    const response = await imam.post(`${path}/${announcement.id}/end`)
    expect(response.code).toBe(200)
    expect((await imam.post(`${path}/${announcement.id}/end`)).code).toBe(404)
    expect(await readLists()).toMatchObject({ on: [], toCome: [], over: [{ id: announcement.id }] })
    await undo(savedOf(response).change)
    expect(await readLists()).toMatchObject({ on: [{ id: announcement.id }], over: [] })
  })

  test('is listed as upcoming before it starts, and deleted if it is ended then', async () => {
    const { announcement } = savedOf(await add({ from: '2026-11-25T08:00:00Z' }))
    expect(await readLists()).toMatchObject({ on: [], toCome: [{ id: announcement.id }] })
    const response = await imam.post(`${path}/${announcement.id}/end`)
    expect(await readLists()).toEqual({ on: [], toCome: [], over: [] })
    await undo(savedOf(response).change)
    expect(await readLists()).toMatchObject({ toCome: [{ id: announcement.id, version: announcement.version }] })
  })

  test('starts before its time with the same end, once, and is postponed again by an undo', async () => {
    const until = '2026-11-26T08:00:00.000Z'
    const { announcement } = savedOf(await add({ from: '2026-11-25T08:00:00Z', until }))
    expect(await listOnSite()).toEqual([])
    const response = await imam.post(`${path}/${announcement.id}/start`)
    expect([response.code, savedOf(response).announcement]).toMatchObject([200, { from: now.toISOString(), until }])
    expect(await listOnSite()).toEqual(['The car park is closed.'])
    expect(await readLog()).toContain('Imam Bilal published the announcement “The car park is closed.” early')
    const repeated = await imam.post(`${path}/${announcement.id}/start`)
    expect([repeated.code, repeated.body.message]).toEqual([409, expect.stringContaining('already being shown')])
    await undo(savedOf(response).change)
    expect(await readLists()).toMatchObject({
      on: [],
      toCome: [{ id: announcement.id, version: announcement.version }],
    })
  })

  test('cannot be started once it is over', async () => {
    const { announcement } = savedOf(await add({}))
    now = new Date(now.getTime() + 60_000)
    await imam.post(`${path}/${announcement.id}/end`)
    expect((await imam.post(`${path}/${announcement.id}/start`)).code).toBe(404)
  })

  test('rejects an undo after a later change, and returns both states', async () => {
    const savedAnnouncement = savedOf(await add({}))
    const { id, version } = savedAnnouncement.announcement
    await imam.post(`${path}/${id}`, { kind: 'ordinary', text: 'Open again.', version })
    const rejection = await undo(savedAnnouncement.change)
    expect([rejection.code, rejection.body.data]).toEqual([409, { undone: 'no announcement', now: 'Open again.' }])
    expect(await listOnSite()).toEqual(['Open again.'])
  })

  test.each([
    [{ until: '2026-11-23T18:00:00Z' }, 'before the start'],
    [{ from: '2026-11-20T18:00:00Z', until: '2026-11-21T18:00:00Z' }, 'already be over'],
    [{ text: '\u200b\u2060' }, 'Enter the announcement text.'],
  ])('with %j is rejected with the reason', async (body, reason) => {
    const rejection = await add(body)
    expect([rejection.code, rejection.body.message]).toEqual([422, expect.stringContaining(reason)])
  })

  test.each([{ text: '' }, { text: 'x'.repeat(601) }, { title: 'x'.repeat(121) }, { kind: 'party' }, { html: '<b>' }])(
    'with %j is rejected by the contract',
    async (body) => {
      expect((await add(body)).code).toBe(422)
    },
  )
})

test('rejects viewers and another mosque’s staff', async () => {
  const { announcement } = savedOf(await add({}))
  const viewer = await staffUser(server, mosque, ['viewer'], { now })
  expect((await viewer.get(path)).code).toBe(200)
  expect((await add({}, viewer)).code).toBe(403)
  expect((await viewer.post(`${path}/${announcement.id}/start`)).code).toBe(403)
  const otherMosque = await server.tenant()
  const stranger = await staffUser(server, otherMosque, ['owner'], { now })
  const otherPath = `/mosques/${otherMosque.slug}/announcements/${announcement.id}`
  expect((await stranger.post(`${otherPath}/end`)).code).toBe(404)
  expect((await stranger.post(`${otherPath}/start`)).code).toBe(404)
  expect(
    (await stranger.post(otherPath, { kind: 'ordinary', text: 'Ours.', version: announcement.version })).code,
  ).toBe(404)
  expect(await listOnSite()).toEqual(['The car park is closed.'])
})
