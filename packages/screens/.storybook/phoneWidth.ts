import { page } from 'vitest/browser'
import { afterEach, vi } from 'vitest'

/** The narrowest phone that journeys use, in CSS pixels. */
const width = 360

/** Whether a story is for one size of screen, as its parameters say it. */
const isFixed = (context: object): boolean => {
  const story: unknown = Reflect.get(context, 'story')
  const parameters: unknown = typeof story === 'object' && story ? Reflect.get(story, 'parameters') : undefined
  return typeof parameters === 'object' && parameters !== null && Reflect.get(parameters, 'fixed') === true
}

// Stories run on a desktop. What a story shows in the end, filled lists and open dialogs among it, has to fit on a phone as
// well: journeys do not look at each of these states again.
afterEach(async (context) => {
  if (isFixed(context)) return
  await page.viewport(width, 800)
  // What still arrives or moves may be wider for a moment.
  await vi.waitFor(
    () => {
      const { scrollWidth } = document.documentElement
      if (scrollWidth > width) throw new Error(`On a phone of ${width} pixels the document is ${scrollWidth} wide.`)
    },
    { timeout: 5000 },
  )
})
