import { expect, test } from 'vitest'
import { createReleaseSwitcher, type ReleaseSwitches } from './releaseSwitches.ts'

const minute = 60_000

/** A page in which one app follows another, each with the turns of the one before. */
function createPage() {
  const switches: ReleaseSwitches = new Map()
  const page = { now: 0, shown: 'one', taken: 0, isBroken: false }
  const hear = async (to: string) => {
    const turn = createReleaseSwitcher(
      switches,
      page.shown,
      () => page.now,
      async () => {
        if (page.isBroken) throw new Error('No network')
        page.taken += 1
        if (to.indexOf('reload') !== 0) page.shown = to
      },
    )
    if (to !== page.shown) turn(to)
    await new Promise((done) => setTimeout(done))
    page.now += minute
  }
  return { page, hear }
}

test('a screen that hears of two releases in turn does not swing between them', async () => {
  const { page, hear } = createPage()
  for (let each = 0; each < 30; each += 1) await hear(each % 2 === 0 ? 'two' : 'one')
  expect(page.taken).toBeGreaterThan(0)
  expect(page.taken).toBeLessThanOrEqual(3)
})

test('a release that is really new, and each word of the office, is taken at once', async () => {
  const { page, hear } = createPage()
  for (const to of ['two', 'three', 'reload 1', 'reload 1', 'reload 2', 'four']) await hear(to)
  expect([page.shown, page.taken]).toEqual(['four', 5])
})

test('what came to nothing is tried again at the next word', async () => {
  const { page, hear } = createPage()
  page.isBroken = true
  await hear('two')
  page.isBroken = false
  await hear('two')
  expect(page.shown).toBe('two')
})
