import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeskDisplay } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import type { TvPages } from '../pages.ts'
import { createTvScreen, startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'

const signedInAt = new Date('2026-11-23T18:00:00Z')
let now = new Date('2026-11-23T19:00:00Z')
let server: TestServer
let mosque: TestTenant
let otherMosque: TestTenant
let editor: DeskUser

/** Renders its arguments as text. */
const pages: TvPages = {
  draw: () => Promise.resolve(''),
  notice: () => Promise.resolve(''),
  waiting: () => Promise.resolve(''),
  release: () => Promise.resolve('r1'),
  preview: ({ feed, now: time, orientation }) =>
    Promise.resolve(
      `<svg>${new Date(time).toISOString()} ${feed.prayer.today.date} ${orientation} ${feed.announcements.map(({ text }) => text).join()}</svg>`,
    ),
}

beforeAll(async () => {
  server = await startTestServer({
    jobs: false,
    limitRates: false,
    desk: { hostname: deskHostname },
    tvPages: pages,
    now: () => now,
  })
  mosque = await server.tenant({ timeZone: 'Europe/London' })
  otherMosque = await server.tenant()
  editor = await staffUser(server, mosque, ['editor'], { now: signedInAt })
})
afterAll(() => server.close())

const createScreen = (name: string, { id } = mosque) => createTvScreen(server.database.forTenant(id), name)
const path = () => `/mosques/${mosque.slug}/displays`

async function listDisplays(user = editor): Promise<DeskDisplay[]> {
  const { body } = await user.get(path())
  const { displays }: { displays: DeskDisplay[] } = Object(body.data)
  return displays
}
async function readDisplay(id: string): Promise<DeskDisplay> {
  const display = (await listDisplays()).find((candidate) => candidate.id === id)
  if (!display) throw new Error(`The display ${id} is not listed.`)
  return display
}
const pollFeed = (token: string, query = '') => server.get(mosque, `/api/tv/${token}${query}`)
const readLog = async () => {
  const owner = await staffUser(server, mosque, ['owner'], { now: signedInAt })
  const { body } = await owner.get(`/mosques/${mosque.slug}/log`)
  return JSON.stringify(body)
}

test('lists displays with their health: never online, working, offline or with a wrong clock', async () => {
  const { id, token } = await createScreen('Main hall')
  expect(await readDisplay(id)).toMatchObject({ name: 'Main hall', health: 'new' })
  await pollFeed(token, '?v=r1&age=5&offset=0')
  expect(await readDisplay(id)).toMatchObject({ health: 'well', seenAt: now.toISOString() })
  now = new Date('2026-11-23T19:02:00Z')
  await pollFeed(token, '?v=r1&age=5&offset=720000')
  expect(await readDisplay(id)).toMatchObject({ health: 'clock', clockMinutes: 12 })
  now = new Date('2026-11-23T19:30:00Z')
  expect(await readDisplay(id)).toMatchObject({ health: 'silent', seenAt: '2026-11-23T19:02:00.000Z' })
  expect(JSON.stringify(await listDisplays())).not.toContain(token)
})

test('sends a new name and orientation to the display, logs them, and undoes both at once', async () => {
  const { id, token } = await createScreen('Hall')
  const { version } = await readDisplay(id)
  const before: { reload: number } = Object((await pollFeed(token)).body.data)
  const response = await editor.post(`${path()}/${id}`, { version, name: 'Sisters’ hall', orientation: 'portrait' })
  expect([response.code, response.body.message]).toEqual([
    200,
    'Saved. The display will show the changes within two minutes.',
  ])
  expect((await pollFeed(token)).body.data).toMatchObject({
    screen: 'Sisters’ hall',
    orientation: 'portrait',
    reload: before.reload + 1,
  })
  const log = await readLog()
  expect(log).toContain('renamed the display “Hall” to “Sisters’ hall”')
  expect(log).toContain('set the display “Sisters’ hall” to portrait')

  const { change }: { change: string } = Object(response.body.data)
  const undoResponse = await editor.post(`/mosques/${mosque.slug}/log/${change}/undo`)
  expect(undoResponse.code).toBe(200)
  const restoredDisplay = await readDisplay(id)
  expect([restoredDisplay.name, restoredDisplay.orientation]).toEqual(['Hall', undefined])
})

test('resets the orientation to that of the URL', async () => {
  const { id, token } = await createScreen('Corridor')
  const { version } = await readDisplay(id)
  await editor.post(`${path()}/${id}`, { version, name: 'Corridor', orientation: 'portrait' })
  expect((await pollFeed(token)).body.data).toMatchObject({ orientation: 'portrait' })
  const current = await readDisplay(id)
  await editor.post(`${path()}/${id}`, { version: current.version, name: 'Corridor' })
  expect((await pollFeed(token)).body.data).not.toHaveProperty('orientation')
})

test('rejects a change from an outdated version, and returns the current display', async () => {
  const { id } = await createScreen('Library')
  const { version } = await readDisplay(id)
  await editor.post(`${path()}/${id}`, { version, name: 'Reading room' })
  const staleResponse = await editor.post(`${path()}/${id}`, { version, name: 'Books' })
  expect(staleResponse).toMatchObject({ code: 409, body: { data: { name: 'Reading room' } } })
})

test('rejects another display’s name, by field, but not its own', async () => {
  const [{ id }, stairs] = [await createScreen('Kitchen'), await createScreen('Stairs')]
  const { version } = await readDisplay(id)
  const response = await editor.post(`${path()}/${id}`, { version, name: 'stairs' })
  const message = 'There’s already a display called “stairs”. Choose another name.'
  expect([response.code, response.body.data]).toEqual([422, { errors: { name: message } }])
  expect((await editor.post(`${path()}/${id}`, { version, name: 'kitchen' })).code).toBe(200)
  expect((await editor.post(`${path()}/${stairs.id}`, { version, name: ' ' })).code).toBe(422)
})

test('does not restore a name that another display has since taken', async () => {
  const { id } = await createScreen('Gallery')
  const { version } = await readDisplay(id)
  const renameResponse = await editor.post(`${path()}/${id}`, { version, name: 'Balcony' })
  const { change }: { change: string } = Object(renameResponse.body.data)
  await createScreen('Gallery')
  const undoResponse = await editor.post(`/mosques/${mosque.slug}/log/${change}/undo`)
  expect([undoResponse.code, undoResponse.body.data]).toEqual([
    409,
    {
      undone: 'Gallery, the orientation in its web address',
      now: 'There’s already a display called “Gallery”. Choose another name.',
    },
  ])
  expect((await readDisplay(id)).name).toBe('Balcony')
})

test('reloads only the chosen display', async () => {
  const [hall, porch] = [await createScreen('East hall'), await createScreen('Porch')]
  expect((await editor.post(`${path()}/${hall.id}/reload`)).code).toBe(200)
  expect((await pollFeed(hall.token)).body.data).toMatchObject({ reload: 1 })
  expect((await pollFeed(porch.token)).body.data).toMatchObject({ reload: 0 })
  expect(await readLog()).toContain('reloaded the display “East hall”')
})

test('rejects all requests of a revoked display', async () => {
  const { id, token } = await createScreen('Old hall')
  expect((await pollFeed(token)).code).toBe(200)
  expect((await editor.post(`${path()}/${id}/revoke`)).code).toBe(200)
  expect((await pollFeed(token)).code).toBe(404)
  expect((await listDisplays()).map((display) => display.id)).not.toContain(id)
  for (const action of [`${id}/revoke`, `${id}/reload`])
    expect((await editor.post(`${path()}/${action}`)).code).toBe(404)
  expect((await editor.post(`${path()}/${id}`, { version: 'x', name: 'Again' })).code).toBe(404)
  expect(await readLog()).toContain('removed the display “Old hall”')
})

test('lets viewers read but not change displays, and does not expose another mosque’s displays', async () => {
  const { id, token } = await createScreen('West hall')
  const viewer = await staffUser(server, mosque, ['viewer'], { now: signedInAt })
  expect((await listDisplays(viewer)).map((display) => display.id)).toContain(id)
  const { version } = await readDisplay(id)
  for (const action of [id, `${id}/revoke`, `${id}/reload`])
    expect((await viewer.post(`${path()}/${action}`, { version, name: 'Mine' })).code).toBe(403)
  const stranger = await staffUser(server, otherMosque, ['owner'], { now: signedInAt })
  for (const action of [id, `${id}/revoke`, `${id}/reload`])
    expect(
      (await stranger.post(`/mosques/${otherMosque.slug}/displays/${action}`, { version, name: 'Mine' })).code,
    ).toBe(404)
  expect((await pollFeed(token)).body.data).toMatchObject({ screen: 'West hall', reload: 0 })
})

type Preview = { svg?: string; at?: string; errors?: Record<string, string> }

describe('the preview', () => {
  const preview = async (query = '', user = editor) => {
    const { code, body } = await user.get(`${path()}/preview${query}`)
    const { svg = '', at: time, errors }: Preview = Object(body.data)
    return { code, svg, at: time, errors }
  }

  test('shows the display now, or at a time in the mosque’s time zone', async () => {
    expect(await preview()).toMatchObject({ code: 200, at: now.toISOString() })
    // British Summer Time is an hour ahead of UTC.
    const summerPreview = await preview('?day=2027-06-21&time=20:15&orientation=portrait')
    expect(summerPreview).toMatchObject({ at: '2027-06-21T19:15:00.000Z' })
    expect(summerPreview.svg).toContain('2027-06-21T19:15:00.000Z 2027-06-21 portrait')
  })

  test('includes announcements current at that time, but not expired ones', async () => {
    const response = await editor.post(`/mosques/${mosque.slug}/announcements`, {
      kind: 'ordinary',
      text: 'The car park is closed.',
      from: '2026-11-24T10:00:00Z',
      until: '2026-11-24T12:00:00Z',
    })
    expect(response.code).toBe(200)
    expect((await preview('?day=2026-11-24&time=11:00')).svg).toContain('car park')
    expect((await preview('?day=2026-11-24&time=12:00')).svg).not.toContain('car park')
  })

  test('shows an unpublished announcement, and only the new text of a changed one', async () => {
    const response = await editor.post(`/mosques/${mosque.slug}/announcements`, { kind: 'janazah', text: 'After Asr.' })
    const { announcement }: { announcement: { id: string } } = Object(response.body.data)
    const previewAnnouncement = async (body: Record<string, string>) => {
      const { code, body: responseBody } = await editor.post(`${path()}/preview`, body)
      const { svg = '' }: Preview = Object(responseBody.data)
      return { code, svg }
    }
    const emergency = await previewAnnouncement({ kind: 'emergency', text: 'The hall is closed.' })
    expect(emergency.svg).toContain('The hall is closed.,After Asr.')
    const replacement = await previewAnnouncement({
      kind: 'emergency',
      text: 'After Maghrib.',
      replaces: announcement.id,
    })
    expect(replacement.svg).toContain('After Maghrib.')
    expect(replacement.svg).not.toContain('After Asr.')
    expect((await previewAnnouncement({ kind: 'ordinary', text: '' })).code).toBe(422)
    const viewer = await staffUser(server, mosque, ['viewer'], { now: signedInAt })
    expect((await viewer.post(`${path()}/preview`, { kind: 'ordinary', text: 'Hello' })).code).toBe(403)
  })

  test('rejects past dates and dates too far ahead, by field', async () => {
    for (const day of ['2026-11-22', '2028-01-01'])
      expect(await preview(`?day=${day}&time=12:00`)).toMatchObject({ code: 422, errors: { day: expect.any(String) } })
    expect((await preview('?time=25:00')).code).toBe(422)
  })

  test('is available to staff in any role', async () => {
    for (const role of ['viewer', 'teacher', 'treasurer', 'imam'] as const)
      expect((await preview('', await staffUser(server, mosque, [role], { now: signedInAt }))).code, role).toBe(200)
  })
})
