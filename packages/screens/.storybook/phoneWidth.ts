import { page } from 'vitest/browser'
import { afterEach, vi } from 'vitest'

/** The narrowest phone in the end-to-end tests, in CSS pixels. */
const width = 360

/** Whether a story's parameters fix its viewport. */
const isFixed = (context: object): boolean => {
  const story: unknown = Reflect.get(context, 'story')
  const parameters: unknown = typeof story === 'object' && story ? Reflect.get(story, 'parameters') : undefined
  return typeof parameters === 'object' && parameters !== null && Reflect.get(parameters, 'fixed') === true
}

// Stories run in a desktop viewport. Their final state, such as filled lists and open dialogs, must fit a phone too; the
// end-to-end tests do not cover each of these states.
afterEach(async (context) => {
  if (isFixed(context)) return
  await page.viewport(width, 800)
  // Loading and moving elements may be wider for a moment.
  await vi.waitFor(
    () => {
      const { scrollWidth } = document.documentElement
      if (scrollWidth > width) throw new Error(`The document is ${scrollWidth} pixels wide on a phone of ${width}.`)
    },
    { timeout: 5000 },
  )
})
