import { expect, test } from 'vitest'
import { createReleaseSwitcher, type ReleaseSwitches } from './releaseSwitches.ts'

const minute = 60_000

/** A page in which apps replace each other, passing on their switches. */
function createPage() {
  const switches: ReleaseSwitches = new Map()
  const page = { now: 0, release: 'one', switchCount: 0, isBroken: false }
  const announce = async (target: string) => {
    const switchTo = createReleaseSwitcher(
      switches,
      page.release,
      () => page.now,
      async () => {
        if (page.isBroken) throw new Error('No network')
        page.switchCount += 1
        if (target.indexOf('reload') !== 0) page.release = target
      },
    )
    if (target !== page.release) switchTo(target)
    await new Promise((resolve) => setTimeout(resolve))
    page.now += minute
  }
  return { page, announce }
}

test('a display that alternately learns of two releases does not flip between them', async () => {
  const { page, announce } = createPage()
  for (let count = 0; count < 30; count += 1) await announce(count % 2 === 0 ? 'two' : 'one')
  expect(page.switchCount).toBeGreaterThan(0)
  expect(page.switchCount).toBeLessThanOrEqual(3)
})

test('switches at once to a new release, and at each reload requested by staff', async () => {
  const { page, announce } = createPage()
  for (const target of ['two', 'three', 'reload 1', 'reload 1', 'reload 2', 'four']) await announce(target)
  expect([page.release, page.switchCount]).toEqual(['four', 5])
})

test('retries a failed switch at the next announcement', async () => {
  const { page, announce } = createPage()
  page.isBroken = true
  await announce('two')
  page.isBroken = false
  await announce('two')
  expect(page.release).toBe('two')
})
