import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentChanged, ContentConflict, ContentSaved, ContentVersionDetail } from '@minaret/contract/desk'
import type { Role } from '@minaret/plans'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { contentTasks } from './schedule.ts'
import { dataOf, type Editor, editorOf, publishNew } from './testing/desk.ts'
import { samples } from './testing/samples.ts'

let server: TestServer
let mosque: TestTenant
let now = new Date('2026-11-25T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2026-11-25T12:00:00Z')
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
})

const as = async (role: Role, name = 'Maryam') =>
  editorOf(await staffUser(server, mosque, [role], { name, now }), mosque.slug)
const onSite = (id: string) => server.get(mosque, `/api/news/${id}`)
const logged = async (): Promise<string[]> => {
  const owner = await staffUser(server, mosque, ['owner'], { now })
  const entries = Object.values(dataOf<{ sentence: string }[]>(await owner.get(`/mosques/${mosque.slug}/log`)))
  return entries.map(({ sentence }) => sentence)
}
const due = () => contentTasks({ ...server, now: () => now, log: server.app.log })['content-due']()

describe('two people at one thing', () => {
  let first: Editor
  let second: Editor

  beforeEach(async () => {
    first = await as('editor')
    second = await as('imam', 'Imam Bilal')
  })

  test('never overwrite one another unseen: a stale base is refused with both sides, field by field, whatever the way out', async () => {
    const { thing } = await publishNew(first, 'news', samples.news)
    const base = thing.version
    const theirs = await second.act('news', thing.id, '', { values: { ...samples.news, title: 'Theirs' } }, base)
    expect(theirs.code).toBe(200)
    for (const verb of ['', 'publish', 'withdraw', 'delete', 'discard', 'unschedule', 'restore', 'history/1/restore']) {
      const late = await first.act(
        'news',
        thing.id,
        verb,
        verb === '' || verb === 'publish' ? { values: { ...samples.news, summary: 'Mine' } } : {},
        base,
      )
      expect([verb, late.code]).toEqual([verb, 409])
    }
    const late = await first.act('news', thing.id, '', { values: { ...samples.news, summary: 'Mine' } }, base)
    const { current, fields } = dataOf<ContentConflict>(late)
    expect(current?.values['title']).toBe('Theirs')
    expect(fields).toEqual([
      { key: 'title', yours: samples.news['title'], theirs: 'Theirs' },
      { key: 'summary', yours: 'Mine', theirs: samples.news['summary'] },
    ])
    expect(
      (await first.act('news', thing.id, '', { values: { ...samples.news, summary: 'Mine' } }, current?.version)).code,
    ).toBe(200)
  })

  test('of two who save at once from one base, one is refused', async () => {
    const { thing } = await publishNew(first, 'news', samples.news)
    const both = await Promise.all(
      [first, second].map((one, at) =>
        one.act('news', thing.id, '', { values: { ...samples.news, title: `T${at}` } }, thing.version),
      ),
    )
    expect(both.map(({ code }) => String(code)).toSorted()).toEqual(['200', '409'])
  })

  test('see one another for a minute', async () => {
    const { thing } = await publishNew(first, 'news', samples.news)
    await first.call(`news/things/${thing.id}/presence`, {})
    expect((await second.view('news', thing.id)).others).toMatchObject([{ name: 'Maryam' }])
    expect((await first.view('news', thing.id)).others).toEqual([])
    now = new Date(now.getTime() + 61_000)
    expect((await second.view('news', thing.id)).others).toEqual([])
  })
})

describe('publishing', () => {
  test('shows it at once, says so in the log, and undoing it is refused once somebody has changed it since', async () => {
    const editor = await as('editor')
    const { thing, change } = await publishNew(editor, 'news', samples.news)
    expect((await onSite(thing.id)).body.data).toMatchObject({ title: samples.news['title'], author: 'Maryam Ali' })
    await editor.act('news', thing.id, 'publish', { values: { ...samples.news, title: 'Second' } })
    const refused = await editor.undo(change)
    expect([refused.code, refused.body.data]).toMatchObject([409, { now: '“Second” on the website' }])
    expect(await logged()).toEqual([
      'Maryam changed the news item “Second”',
      'Maryam published the news item “New carpet in the main hall”',
    ])
  })

  test('at a moment to come shows nothing before it, and all of it at that instant', async () => {
    const editor = await as('editor')
    const { thing } = dataOf<ContentSaved>(await editor.create('news', samples.news))
    const answer = dataOf<ContentChanged>(await editor.act('news', thing.id, 'publish', { at: '2026-12-01 09:00' }))
    expect(answer.thing).toMatchObject({ state: 'scheduled', publishes: '2026-12-01T09:00:00.000Z' })
    now = new Date('2026-12-01T08:59:59.999Z')
    expect((await onSite(thing.id)).code).toBe(404)
    now = new Date('2026-12-01T09:00:00.000Z')
    expect((await onSite(thing.id)).code).toBe(200)
  })

  test('a change at a moment leaves the site as it is until then, and can be taken back', async () => {
    const editor = await as('editor')
    const { thing } = await publishNew(editor, 'news', samples.news)
    const values = { ...samples.news, title: 'From December' }
    const scheduled = dataOf<ContentChanged>(
      await editor.act('news', thing.id, 'publish', { values, at: '2026-12-01 09:00' }),
    )
    expect(scheduled.thing).toMatchObject({ state: 'published', publishes: '2026-12-01T09:00:00.000Z' })
    expect((await editor.undo(scheduled.change)).code).toBe(200)
    expect((await editor.view('news', thing.id)).publishes).toBeUndefined()
    await editor.act('news', thing.id, 'publish', { values, at: '2026-12-01 09:00' })
    await due()
    expect((await onSite(thing.id)).body.data).toMatchObject({ title: samples.news['title'] })
    now = new Date('2026-12-01T09:00:00Z')
    await due()
    expect((await onSite(thing.id)).body.data).toMatchObject({ title: 'From December' })
    expect((await logged())[0]).toBe('As scheduled, the news item “From December” was published')
  })

  test('what was scheduled by somebody who may no longer do it stays a draft, and the log says so', async () => {
    const treasurer = await as('treasurer')
    const { thing } = await publishNew(treasurer, 'causes', samples.causes)
    await treasurer.act('causes', thing.id, 'publish', {
      values: { ...samples.causes, presets: ['1000'] },
      at: '2026-12-01',
    })
    await server.database.pool.query("update staff_members set roles = '{viewer}' where account_id = $1", [
      treasurer.user.accountId,
    ])
    now = new Date('2026-12-02T09:00:00Z')
    await due()
    const owner = await as('owner')
    expect(await owner.view('causes', thing.id)).toMatchObject({
      published: samples.causes,
      values: { presets: ['1000'] },
    })
    expect((await logged())[0]).toMatch(/could not be published/)
  })

  test('refuses a date for news that does not exist and says so beside its field', async () => {
    const editor = await as('editor')
    const { thing } = dataOf<ContentSaved>(await editor.create('news', samples.news))
    const refused = await editor.act('news', thing.id, 'publish', { at: '2026-02-30' })
    expect([refused.code, refused.body.data]).toMatchObject([422, { problems: [{ path: ['at'] }] }])
  })
})

describe('what was withdrawn or deleted', () => {
  test('cannot be withdrawn, restored or unscheduled where there is nothing to, and says why', async () => {
    const editor = await as('editor')
    const { thing } = dataOf<ContentSaved>(await editor.create('news', samples.news))
    for (const verb of ['withdraw', 'restore', 'unschedule'])
      expect([verb, (await editor.act('news', thing.id, verb)).code]).toEqual([verb, 409])
    await editor.act('news', thing.id, 'delete')
    for (const verb of ['', 'publish', 'delete'])
      expect([
        verb,
        (await editor.act('news', thing.id, verb, verb === 'delete' ? {} : { values: samples.news })).code,
      ]).toEqual([verb, 409])
    expect((await editor.act('news', thing.id, 'restore')).code).toBe(200)
    expect(await editor.view('news', thing.id)).toMatchObject({ state: 'draft', values: samples.news })
  })

  test('answers 410 at its address until it is published again', async () => {
    const editor = await as('editor')
    for (const verb of ['withdraw', 'delete']) {
      const { thing } = await publishNew(editor, 'news', { ...samples.news, title: verb })
      await editor.act('news', thing.id, verb)
      expect([verb, (await onSite(thing.id)).code]).toEqual([verb, 410])
      await editor.act('news', thing.id, 'restore')
      expect([verb, (await onSite(thing.id)).code]).toEqual([verb, 200])
    }
    expect((await onSite('never-there')).code).toBe(404)
  })

  test('is hidden and not deleted while gifts belong to it', async () => {
    const owner = await as('owner')
    await publishNew(owner, 'campaigns', samples.campaigns, 'roof')
    const cause = dataOf<ContentChanged>(await owner.act('causes', 'general', 'delete'))
    expect(cause.thing).toMatchObject({ state: 'deleted' })
    const { rows } = await server.database.pool.query(
      'select published_at from causes where tenant_id = $1 and id = $2',
      [mosque.id, 'general'],
    )
    expect(rows).toEqual([{ published_at: null }])
    expect((await owner.undo(cause.change)).code).toBe(200)
  })
})

describe('a role', () => {
  test.each<[Role, string, number]>([
    ['editor', 'services', 200],
    ['imam', 'events', 200],
    ['imam', 'services', 403],
    ['treasurer', 'causes', 200],
    ['treasurer', 'news', 403],
    ['viewer', 'news', 403],
    ['teacher', 'classes', 403],
  ])('%s begins %s: %i', async (role, kind, code) => {
    expect((await (await as(role)).call(`${kind}/things`, { values: {} })).code).toBe(code)
  })

  test('of an editor changes a cause’s words, and neither its amounts nor Gift Aid; a treasurer does', async () => {
    const owner = await as('owner')
    const editor = await as('editor')
    const { thing } = await publishNew(owner, 'causes', samples.causes)
    const words = { ...samples.causes, summary: 'Slates and gutters.' }
    expect((await editor.act('causes', thing.id, 'publish', { values: words })).code).toBe(200)
    const money = { ...words, presets: ['5'], giftAid: 'no' }
    const refused = await editor.act('causes', thing.id, 'publish', { values: money })
    expect([refused.code, Object.keys(dataOf<{ errors: object }>(refused).errors).toSorted()]).toEqual([
      403,
      ['giftAid', 'presets'],
    ])
    expect((await (await as('treasurer')).act('causes', thing.id, 'publish', { values: money })).code).toBe(200)
  })

  test('of an editor cannot bring other amounts back by undoing or by an older version', async () => {
    const treasurer = await as('treasurer')
    const editor = await as('editor')
    const { thing } = await publishNew(treasurer, 'causes', samples.causes)
    const dear = dataOf<ContentChanged>(
      await treasurer.act('causes', thing.id, 'publish', { values: { ...samples.causes, presets: ['500'] } }),
    )
    expect((await editor.undo(dear.change)).code).toBe(409)
    const older = dataOf<ContentSaved>(await editor.act('causes', thing.id, 'history/1/restore'))
    expect((await editor.act('causes', thing.id, 'publish', {}, older.thing.version)).code).toBe(403)
    expect((await treasurer.view('causes', thing.id)).published).toMatchObject({ presets: ['500'] })
  })
})

describe('history', () => {
  test('compares versions in words, brings one back as a draft, and an owner erases what is personal', async () => {
    const owner = await as('owner')
    const { thing } = await publishNew(owner, 'news', { ...samples.news, summary: 'Call Yusuf on 07700 900123 today.' })
    await owner.act('news', thing.id, 'publish', { values: { ...samples.news, summary: 'Call the office today.' } })
    const compared = dataOf<ContentVersionDetail>(await owner.get(`news/things/${thing.id}/history/2`))
    const [summary, ...others] = compared.changes
    const without = (change: string) =>
      summary?.words.flatMap((word) => (word.change === change ? [] : [word.text])).join('')
    expect([summary?.key, others]).toEqual(['summary', []])
    expect([without('added'), without('removed')]).toEqual([
      'Call Yusuf on 07700 900123 today.',
      'Call the office today.',
    ])
    expect(summary?.words[0]).toEqual({ text: 'Call ', change: 'same' })
    const draft = dataOf<ContentSaved>(await owner.act('news', thing.id, 'history/1/restore'))
    expect(draft.thing.values['summary']).toBe('Call Yusuf on 07700 900123 today.')
    await owner.act('news', thing.id, 'discard')
    expect((await (await as('administrator')).call(`news/things/${thing.id}/history/1/erase`, {})).code).toBe(403)
    expect((await owner.call(`news/things/${thing.id}/history/2/erase`, {})).code).toBe(409)
    expect((await owner.call(`news/things/${thing.id}/history/1/erase`, {})).code).toBe(200)
    const { rows } = await server.database.pool.query(
      "select (select string_agg(v::text, '') from content_versions v where tenant_id = $1) || (select string_agg(l::text, '') from desk_log l where tenant_id = $1) as all",
      [mosque.id],
    )
    expect(JSON.stringify(rows)).not.toContain('07700')
    expect((await owner.act('news', thing.id, 'history/1/restore')).code).toBe(409)
  })
})
