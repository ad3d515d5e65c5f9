import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentField, ContentKindName, ContentSaved, ContentItem, ContentValue } from '@minaret/contract/desk'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { fieldsOfKind } from './describe.ts'
import { contentKindNames } from './kinds.ts'
import { dataOf, type Editor, editorOf, publishNew } from './testing/desk.ts'

let server: TestServer
let mosque: TestTenant
let editor: Editor
const now = new Date('2026-11-25T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
  editor = editorOf(await staffUser(server, mosque, ['owner'], { now }), mosque.slug)
})
afterAll(() => server.close())

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  '<!-- html -->\n<svg onload=alert(1)>',
  '__proto__',
  '../../etc/passwd',
  "'; drop table news; --",
]

/** The number of attacks per field, rotating through the list; `npm run test:long` tries all. */
const attacksPerField = process.env.MINARET_YEARS === undefined ? 2 : attacks.length
const attacksOn = (offset: number) =>
  Array.from(
    { length: attacksPerField },
    (_, index) => attacks[(offset * attacksPerField + index) % attacks.length] ?? '',
  )

/** Values with an attack in a field, or in each subfield of its entries. */
function withAttack(value: ContentValue | undefined, field: ContentField, attack: string): [string, ContentValue][] {
  if (field.type === 'entries' && Array.isArray(value))
    return (field.fields ?? []).map(({ key }) => [
      key,
      value.map((entry) => (typeof entry === 'string' ? entry : { ...entry, [key]: attack })),
    ])
  if (field.type === 'entry' && typeof value === 'object' && !Array.isArray(value))
    return (field.fields ?? []).map(({ key }) => [key, { ...value, [key]: attack }])
  return [['', ['amounts', 'currencies', 'weekdays', 'days'].includes(field.type) ? [attack] : attack]]
}

/** Matches HTML that would run scripts. */
const scriptPattern = /<script|onerror=|onload=|href="javascript/i

describe.each(contentKindNames)('hostile input in %s', (kind) => {
  let target: ReturnType<typeof createTarget> | undefined
  test.each(fieldsOfKind(kind).map((field, offset) => [field.key, field, offset] as const))(
    'in %s is rejected or harmless',
    async (key, field, offset) => {
      const { values, thing: item } = await (target ??= createTarget(kind))
      for (const attack of attacksOn(offset + contentKindNames.indexOf(kind)))
        for (const [, value] of withAttack(values[key], field, attack)) {
          const response = await editor.act(kind, item.id, 'publish', { values: { ...values, [key]: value } })
          expect([key, attack, response.code < 500]).toEqual([key, attack, true])
          if (response.code !== 200) continue
          const { rows } = await server.database.pool.query<{ row: Record<string, string | null> }>(
            `select row_to_json(t) as row from ${tableOf[kind]} t where tenant_id = $1 and id = $2`,
            [mosque.id, item.id],
          )
          const row = rows[0]?.row ?? {}
          for (const column of ['body', 'chair_body'])
            expect([column, scriptPattern.test(row[column] ?? '')]).toEqual([column, false])
          // These columns hold plain text or a safe link.
          for (const column of ['link', 'href', 'booking', 'contact', 'video'])
            expect([column, /^\s*javascript:/i.test(row[column] ?? '')]).toEqual([column, false])
        }
    },
  )
})

/** Creates the item of a kind whose fields are attacked in turn. */
async function createTarget(kind: ContentKindName) {
  const values = await editor.sample(kind)
  const item =
    kind === 'legal' ? await ensureLegalPage('privacy', values) : (await publishNew(editor, kind, values, 'h')).thing
  return { values, thing: item }
}

async function ensureLegalPage(id: string, values: ContentItem['values']): Promise<ContentItem> {
  const response = await editor.read('legal', id)
  if (response.code === 200) return dataOf<ContentItem>(response)
  await editor.create('legal', values, id)
  return dataOf<ContentSaved>(await editor.act('legal', id, 'publish', { values })).thing
}

const tableOf: Readonly<Record<(typeof contentKindNames)[number], string>> = {
  news: 'news',
  events: 'events',
  services: 'services',
  classes: 'classes',
  courses: 'courses',
  activities: 'activities',
  causes: 'causes',
  campaigns: 'campaigns',
  about: 'about_sections',
  team: 'team_members',
  vacancies: 'vacancies',
  banners: 'banners',
  gallery: 'gallery_images',
  resources: 'resources',
  legal: 'legal_pages',
}

test('rejects an oversized table in three languages and keeps the draft', async () => {
  const sample = await editor.sample('news')
  const { thing: item } = await publishNew(editor, 'news', sample)
  const values = { ...sample, text: `Before\n\na|b\n-|-\n${'|\n'.repeat(2000)}` }
  const messages: string[] = []
  for (const language of ['en', 'ar', 'ur']) {
    const { version } = await editor.view('news', item.id)
    const headers = { 'accept-language': language }
    const path = `/mosques/${mosque.slug}/content/news/things/${item.id}`
    const response = await editor.user.post(path, { version, values }, headers)
    const { problems, thing: updatedItem } = dataOf<ContentSaved>(response)
    expect(problems).toMatchObject([{ path: ['text'], line: 3 }])
    expect(updatedItem.values).toEqual(values)
    messages.push(problems[0]?.message ?? '')
  }
  expect(new Set(messages).size).toBe(3)
  const publishResponse = await editor.act('news', item.id, 'publish')
  expect(publishResponse.code).toBe(422)
  expect((await editor.view('news', item.id)).values).toEqual(values)
})
