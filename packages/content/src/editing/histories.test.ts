import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentConflict, ContentThing, ContentValues } from '@minaret/contract/desk'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import type { TestResponse } from '../../../acceptance/src/testServer.ts'
import { dataOf, type Editor, editorOf, publishNew } from './testing/desk.ts'
import { samples } from './testing/samples.ts'

/** How many random histories are lived, and from which seed; `npm run test:long` lives more. */
const runs = process.env.MINARET_YEARS === undefined ? 8 : 10_000
const seed = Number(process.env.MINARET_SEED ?? 20_261_125)

let server: TestServer
let mosque: TestTenant
let people: readonly Editor[]
const now = new Date('2026-11-25T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
  people = await Promise.all(
    ['Maryam', 'Yusuf'].map(async (name) =>
      editorOf(await staffUser(server, mosque, ['editor'], { name, now }), mosque.slug),
    ),
  )
})
afterAll(() => server.close())

/** One step of somebody: what they type goes into a save or is published; or they look, or the answer to them is lost. */
type Step = { who: number; does: 'look' | 'save' | 'publish' | 'withdraw' | 'restore' | 'undo'; lost: boolean }

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.integer({ min: 0, max: 1 }),
  does: fc.constantFrom('look', 'save', 'save', 'save', 'publish', 'publish', 'withdraw', 'restore', 'undo'),
  lost: fc.boolean(),
})

/** What one person has in front of them. */
type Screen = { version: string; values: ContentValues; change?: string }

const screenOf = ({ version, values }: ContentThing): Screen => ({ version, values })

test(
  'in random histories of two people nothing is overwritten unseen, and every refusal shows both sides',
  async () => {
    const lived = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { thing } = await publishNew(people[0] ?? expect.fail(), 'news', samples.news)
      const screens = people.map(() => screenOf(thing))
      let stored = thing
      for (const [at, { who, does, lost }] of steps.entries()) {
        const [person, screen] = [people[who], screens[who]]
        if (!person || !screen) throw new Error('Somebody is not there.')
        if (does === 'look') {
          screens[who] = screenOf(await person.view('news', thing.id))
          continue
        }
        const typed = { ...screen.values, summary: `${does} ${at} by ${who}` }
        let answer: TestResponse
        if (does === 'undo') answer = await person.undo(screen.change)
        else {
          const body = does === 'save' || does === 'publish' ? { values: typed } : {}
          answer = await person.act('news', thing.id, does === 'save' ? '' : does, body, screen.version)
        }
        const after = await person.view('news', thing.id)
        if (answer.code === 200) {
          // Only what was written from the newest version is ever stored.
          if (does !== 'undo') expect(screen.version).toBe(stored.version)
          if (does === 'save' || does === 'publish') expect(after.values).toEqual(typed)
          const { change }: { change?: string } = Object(answer.body.data)
          // A lost answer leaves a screen as it was: its next write is refused, and nothing is lost or doubled.
          if (!lost) screens[who] = { ...screenOf(after), ...(change === undefined ? {} : { change }) }
        } else {
          expect(answer.code).toBeLessThan(500)
          expect(after).toEqual({ ...stored, others: after.others })
          const { current, fields } = dataOf<ContentConflict>(answer)
          if (answer.code === 409 && current && fields && (does === 'save' || does === 'publish')) {
            const differing = fields.map(({ key, yours }) => [key, yours])
            expect(differing).toContainEqual(['summary', typed.summary])
            screens[who] = screenOf(current)
          }
        }
        stored = after
      }
      // Every version that was ever on the site can still be looked at.
      for (let number = 1; number <= stored.versions; number += 1)
        expect((await people[0]?.get(`news/things/${thing.id}/history/${number}`))?.code).toBe(200)
    })
    await fc.assert(lived, { numRuns: runs, seed })
  },
  runs * 5000,
)
