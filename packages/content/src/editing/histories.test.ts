import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentConflict, ContentItem, ContentValues } from '@minaret/contract/desk'
import { effort } from '@minaret/tooling/tier'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import type { TestResponse } from '../../../acceptance/src/testServer.ts'
import { dataOf, type Editor, editorOf, publishNew } from './testing/desk.ts'
import { samples } from './testing/samples.ts'

/** The number of random histories and their seed; `npm run test:long` runs more. */
const runs = process.env.MINARET_YEARS === undefined ? effort(3, 8) : 10_000
const seed = Number(process.env.MINARET_SEED ?? 20_261_125)

let server: TestServer
let mosque: TestTenant
let editors: readonly Editor[]
const now = new Date('2026-11-25T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
  editors = await Promise.all(
    ['Maryam', 'Yusuf'].map(async (name) =>
      editorOf(await staffUser(server, mosque, ['editor'], { name, now }), mosque.slug),
    ),
  )
})
afterAll(() => server.close())

/** One action of an editor. `isLost`: the response does not arrive. */
type Step = {
  editorIndex: number
  action: 'view' | 'save' | 'publish' | 'withdraw' | 'restore' | 'undo'
  isLost: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  editorIndex: fc.integer({ min: 0, max: 1 }),
  action: fc.constantFrom('view', 'save', 'save', 'save', 'publish', 'publish', 'withdraw', 'restore', 'undo'),
  isLost: fc.boolean(),
})

/** The state of one editor's form. */
type Screen = { version: string; values: ContentValues; change?: string }

const screenOf = ({ version, values }: ContentItem): Screen => ({ version, values })

test(
  'random histories of two editors never overwrite unseen changes, and every conflict lists the differences',
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { thing: item } = await publishNew(editors[0] ?? expect.fail(), 'news', samples.news)
      const screens = editors.map(() => screenOf(item))
      let storedItem = item
      for (const [index, { editorIndex, action, isLost }] of steps.entries()) {
        const [editor, screen] = [editors[editorIndex], screens[editorIndex]]
        if (!editor || !screen) throw new Error('The step names an unknown editor.')
        if (action === 'view') {
          screens[editorIndex] = screenOf(await editor.view('news', item.id))
          continue
        }
        const draft = { ...screen.values, summary: `${action} ${index} by ${editorIndex}` }
        let response: TestResponse
        if (action === 'undo') response = await editor.undo(screen.change)
        else {
          const body = action === 'save' || action === 'publish' ? { values: draft } : {}
          response = await editor.act('news', item.id, action === 'save' ? '' : action, body, screen.version)
        }
        const itemAfter = await editor.view('news', item.id)
        if (response.code === 200) {
          // Only changes of the newest version are stored.
          if (action !== 'undo') expect(screen.version).toBe(storedItem.version)
          if (action === 'save' || action === 'publish') expect(itemAfter.values).toEqual(draft)
          const { change }: { change?: string } = Object(response.body.data)
          // A lost response leaves the form stale: its next write is rejected, and nothing is lost or duplicated.
          if (!isLost) screens[editorIndex] = { ...screenOf(itemAfter), ...(change === undefined ? {} : { change }) }
        } else {
          expect(response.code).toBeLessThan(500)
          expect(itemAfter).toEqual({ ...storedItem, others: itemAfter.others })
          const { current, fields } = dataOf<ContentConflict>(response)
          if (response.code === 409 && current && fields && (action === 'save' || action === 'publish')) {
            const differences = fields.map(({ key, yours }) => [key, yours])
            expect(differences).toContainEqual(['summary', draft.summary])
            screens[editorIndex] = screenOf(current)
          }
        }
        storedItem = itemAfter
      }
      // Every published version can still be read.
      for (let number = 1; number <= storedItem.versions; number += 1)
        expect((await editors[0]?.get(`news/things/${item.id}/history/${number}`))?.code).toBe(200)
    })
    await fc.assert(property, { numRuns: runs, seed })
  },
  runs * 5000,
)
