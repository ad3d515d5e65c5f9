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

const logInAs = async (role: Role, name = 'Maryam') =>
  editorOf(await staffUser(server, mosque, [role], { name, now }), mosque.slug)
const readNews = (id: string) => server.get(mosque, `/api/news/${id}`)
const readLogSentences = async (): Promise<string[]> => {
  const owner = await staffUser(server, mosque, ['owner'], { now })
  const entries = Object.values(dataOf<{ sentence: string }[]>(await owner.get(`/mosques/${mosque.slug}/log`)))
  return entries.map(({ sentence }) => sentence)
}
const runDueTask = () => contentTasks({ ...server, now: () => now, log: server.app.log })['content-due']()

describe('two editors of one item', () => {
  let first: Editor
  let second: Editor

  beforeEach(async () => {
    first = await logInAs('editor')
    second = await logInAs('imam', 'Imam Bilal')
  })

  test('a stale version is rejected by every action, with the differences field by field', async () => {
    const { thing: item } = await publishNew(first, 'news', samples.news)
    const base = item.version
    const theirSave = await second.act('news', item.id, '', { values: { ...samples.news, title: 'Theirs' } }, base)
    expect(theirSave.code).toBe(200)
    for (const action of [
      '',
      'publish',
      'withdraw',
      'delete',
      'discard',
      'unschedule',
      'restore',
      'history/1/restore',
    ]) {
      const staleResponse = await first.act(
        'news',
        item.id,
        action,
        action === '' || action === 'publish' ? { values: { ...samples.news, summary: 'Mine' } } : {},
        base,
      )
      expect([action, staleResponse.code]).toEqual([action, 409])
    }
    const staleResponse = await first.act('news', item.id, '', { values: { ...samples.news, summary: 'Mine' } }, base)
    const { current, fields } = dataOf<ContentConflict>(staleResponse)
    expect(current?.values['title']).toBe('Theirs')
    expect(fields).toEqual([
      { key: 'title', yours: samples.news['title'], theirs: 'Theirs' },
      { key: 'summary', yours: 'Mine', theirs: samples.news['summary'] },
    ])
    expect(
      (await first.act('news', item.id, '', { values: { ...samples.news, summary: 'Mine' } }, current?.version)).code,
    ).toBe(200)
  })

  test('one of two simultaneous saves from one version is rejected', async () => {
    const { thing: item } = await publishNew(first, 'news', samples.news)
    const responses = await Promise.all(
      [first, second].map((editor, index) =>
        editor.act('news', item.id, '', { values: { ...samples.news, title: `T${index}` } }, item.version),
      ),
    )
    expect(responses.map(({ code }) => String(code)).toSorted()).toEqual(['200', '409'])
  })

  test('each editor sees the other for a minute', async () => {
    const { thing: item } = await publishNew(first, 'news', samples.news)
    await first.call(`news/things/${item.id}/presence`, {})
    expect((await second.view('news', item.id)).others).toMatchObject([{ name: 'Maryam' }])
    expect((await first.view('news', item.id)).others).toEqual([])
    now = new Date(now.getTime() + 61_000)
    expect((await second.view('news', item.id)).others).toEqual([])
  })
})

describe('publishing', () => {
  test('shows the item at once, logs it, and rejects an undo after a later change', async () => {
    const editor = await logInAs('editor')
    const { thing: item, change } = await publishNew(editor, 'news', samples.news)
    expect((await readNews(item.id)).body.data).toMatchObject({ title: samples.news['title'], author: 'Maryam Ali' })
    await editor.act('news', item.id, 'publish', { values: { ...samples.news, title: 'Second' } })
    const refusal = await editor.undo(change)
    expect([refusal.code, refusal.body.data]).toMatchObject([409, { now: '“Second” on the website' }])
    expect(await readLogSentences()).toEqual([
      'Maryam changed the news item “Second”',
      'Maryam published the news item “New carpet in the main hall”',
    ])
  })

  test('at a later time shows the item from exactly that time', async () => {
    const editor = await logInAs('editor')
    const { thing: item } = dataOf<ContentSaved>(await editor.create('news', samples.news))
    const result = dataOf<ContentChanged>(await editor.act('news', item.id, 'publish', { at: '2026-12-01 09:00' }))
    expect(result.thing).toMatchObject({ state: 'scheduled', publishes: '2026-12-01T09:00:00.000Z' })
    now = new Date('2026-12-01T08:59:59.999Z')
    expect((await readNews(item.id)).code).toBe(404)
    now = new Date('2026-12-01T09:00:00.000Z')
    expect((await readNews(item.id)).code).toBe(200)
  })

  test('a scheduled change leaves the site unchanged until then, and can be undone', async () => {
    const editor = await logInAs('editor')
    const { thing: item } = await publishNew(editor, 'news', samples.news)
    const values = { ...samples.news, title: 'From December' }
    const scheduledChange = dataOf<ContentChanged>(
      await editor.act('news', item.id, 'publish', { values, at: '2026-12-01 09:00' }),
    )
    expect(scheduledChange.thing).toMatchObject({ state: 'published', publishes: '2026-12-01T09:00:00.000Z' })
    expect((await editor.undo(scheduledChange.change)).code).toBe(200)
    expect((await editor.view('news', item.id)).publishes).toBeUndefined()
    await editor.act('news', item.id, 'publish', { values, at: '2026-12-01 09:00' })
    await runDueTask()
    expect((await readNews(item.id)).body.data).toMatchObject({ title: samples.news['title'] })
    now = new Date('2026-12-01T09:00:00Z')
    await runDueTask()
    expect((await readNews(item.id)).body.data).toMatchObject({ title: 'From December' })
    expect((await readLogSentences())[0]).toBe('As scheduled, the news item “From December” was published')
  })

  test('keeps a scheduled change as a draft if its author has lost the permission, and logs this', async () => {
    const treasurer = await logInAs('treasurer')
    const { thing: item } = await publishNew(treasurer, 'causes', samples.causes)
    await treasurer.act('causes', item.id, 'publish', {
      values: { ...samples.causes, presets: ['1000'] },
      at: '2026-12-01',
    })
    await server.database.pool.query("update staff_members set roles = '{viewer}' where account_id = $1", [
      treasurer.user.accountId,
    ])
    now = new Date('2026-12-02T09:00:00Z')
    await runDueTask()
    const owner = await logInAs('owner')
    expect(await owner.view('causes', item.id)).toMatchObject({
      published: samples.causes,
      values: { presets: ['1000'] },
    })
    expect((await readLogSentences())[0]).toMatch(/couldn’t be published/)
  })

  test('rejects an impossible date with a problem at its field', async () => {
    const editor = await logInAs('editor')
    const { thing: item } = dataOf<ContentSaved>(await editor.create('news', samples.news))
    const refusal = await editor.act('news', item.id, 'publish', { at: '2026-02-30' })
    expect([refusal.code, refusal.body.data]).toMatchObject([422, { problems: [{ path: ['at'] }] }])
  })
})

describe('withdrawn and deleted content', () => {
  test('rejects actions that do not apply to the state of the item', async () => {
    const editor = await logInAs('editor')
    const { thing: item } = dataOf<ContentSaved>(await editor.create('news', samples.news))
    for (const action of ['withdraw', 'restore', 'unschedule'])
      expect([action, (await editor.act('news', item.id, action)).code]).toEqual([action, 409])
    await editor.act('news', item.id, 'delete')
    for (const action of ['', 'publish', 'delete'])
      expect([
        action,
        (await editor.act('news', item.id, action, action === 'delete' ? {} : { values: samples.news })).code,
      ]).toEqual([action, 409])
    expect((await editor.act('news', item.id, 'restore')).code).toBe(200)
    expect(await editor.view('news', item.id)).toMatchObject({ state: 'draft', values: samples.news })
  })

  test('responds with 410 at its URL until it is published again', async () => {
    const editor = await logInAs('editor')
    for (const action of ['withdraw', 'delete']) {
      const { thing: item } = await publishNew(editor, 'news', { ...samples.news, title: action })
      await editor.act('news', item.id, action)
      expect([action, (await readNews(item.id)).code]).toEqual([action, 410])
      await editor.act('news', item.id, 'restore')
      expect([action, (await readNews(item.id)).code]).toEqual([action, 200])
    }
    expect((await readNews('never-there')).code).toBe(404)
  })

  test('a deleted cause with gifts is hidden but stays in the database', async () => {
    const owner = await logInAs('owner')
    await publishNew(owner, 'campaigns', samples.campaigns, 'roof')
    const deletion = dataOf<ContentChanged>(await owner.act('causes', 'general', 'delete'))
    expect(deletion.thing).toMatchObject({ state: 'deleted' })
    const { rows } = await server.database.pool.query(
      'select published_at from causes where tenant_id = $1 and id = $2',
      [mosque.id, 'general'],
    )
    expect(rows).toEqual([{ published_at: null }])
    expect((await owner.undo(deletion.change)).code).toBe(200)
  })
})

describe('roles', () => {
  test.each<[Role, string, number]>([
    ['editor', 'services', 200],
    ['imam', 'events', 200],
    ['imam', 'services', 403],
    ['treasurer', 'causes', 200],
    ['treasurer', 'news', 403],
    ['viewer', 'news', 403],
    ['teacher', 'classes', 403],
  ])('%s creates %s: %i', async (role, kind, code) => {
    expect((await (await logInAs(role)).call(`${kind}/things`, { values: {} })).code).toBe(code)
  })

  test('an editor can change a cause’s text but not its amounts or Gift Aid; a treasurer can', async () => {
    const owner = await logInAs('owner')
    const editor = await logInAs('editor')
    const { thing: item } = await publishNew(owner, 'causes', samples.causes)
    const textValues = { ...samples.causes, summary: 'Slates and gutters.' }
    expect((await editor.act('causes', item.id, 'publish', { values: textValues })).code).toBe(200)
    const changes = { ...textValues, presets: ['5'], giftAid: 'no' }
    const refusal = await editor.act('causes', item.id, 'publish', { values: changes })
    expect([refusal.code, Object.keys(dataOf<{ errors: object }>(refusal).errors).toSorted()]).toEqual([
      403,
      ['giftAid', 'presets'],
    ])
    expect((await (await logInAs('treasurer')).act('causes', item.id, 'publish', { values: changes })).code).toBe(200)
  })

  test('an editor cannot restore different amounts by undoing a change or restoring a version', async () => {
    const treasurer = await logInAs('treasurer')
    const editor = await logInAs('editor')
    const { thing: item } = await publishNew(treasurer, 'causes', samples.causes)
    const amountChange = dataOf<ContentChanged>(
      await treasurer.act('causes', item.id, 'publish', { values: { ...samples.causes, presets: ['500'] } }),
    )
    expect((await editor.undo(amountChange.change)).code).toBe(409)
    const restoredDraft = dataOf<ContentSaved>(await editor.act('causes', item.id, 'history/1/restore'))
    expect((await editor.act('causes', item.id, 'publish', {}, restoredDraft.thing.version)).code).toBe(403)
    expect((await treasurer.view('causes', item.id)).published).toMatchObject({ presets: ['500'] })
  })
})

describe('history', () => {
  test('compares versions word by word, restores one as a draft, and lets an owner erase personal data', async () => {
    const owner = await logInAs('owner')
    const { thing: item } = await publishNew(owner, 'news', {
      ...samples.news,
      summary: 'Call Yusuf on 07700 900123 today.',
    })
    await owner.act('news', item.id, 'publish', { values: { ...samples.news, summary: 'Call the office today.' } })
    const comparison = dataOf<ContentVersionDetail>(await owner.get(`news/things/${item.id}/history/2`))
    const [summary, ...otherChanges] = comparison.changes
    const textWithout = (change: string) =>
      summary?.words.flatMap((word) => (word.change === change ? [] : [word.text])).join('')
    expect([summary?.key, otherChanges]).toEqual(['summary', []])
    expect([textWithout('added'), textWithout('removed')]).toEqual([
      'Call Yusuf on 07700 900123 today.',
      'Call the office today.',
    ])
    expect(summary?.words[0]).toEqual({ text: 'Call ', change: 'same' })
    const draft = dataOf<ContentSaved>(await owner.act('news', item.id, 'history/1/restore'))
    expect(draft.thing.values['summary']).toBe('Call Yusuf on 07700 900123 today.')
    await owner.act('news', item.id, 'discard')
    expect((await (await logInAs('administrator')).call(`news/things/${item.id}/history/1/erase`, {})).code).toBe(403)
    expect((await owner.call(`news/things/${item.id}/history/2/erase`, {})).code).toBe(409)
    expect((await owner.call(`news/things/${item.id}/history/1/erase`, {})).code).toBe(200)
    const { rows } = await server.database.pool.query(
      "select (select string_agg(v::text, '') from content_versions v where tenant_id = $1) || (select string_agg(l::text, '') from desk_log l where tenant_id = $1) as all",
      [mosque.id],
    )
    expect(JSON.stringify(rows)).not.toContain('07700')
    expect((await owner.act('news', item.id, 'history/1/restore')).code).toBe(409)
  })
})
