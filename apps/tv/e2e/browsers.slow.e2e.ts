// inputs: apps/tv/{src,vite.config.ts,worker} packages/display/src packages/e2e/src/browsers
import { door } from '@minaret/e2e'
import { engineTest as test, expect } from '@minaret/e2e/browsers'
import { outside, screenOf, shown, showsNext } from './screens.ts'

for (const [way, size] of [
  ['landscape', { width: 1920, height: 1080 }],
  ['portrait', { width: 1080, height: 1920 }],
] as const)
  test(`a ${way} display shows the next jamaat, whole`, async ({ visit, engineName }) => {
    const screen = await screenOf('an-noor', `${engineName} ${way}`)
    const visitor = await visit({ size })
    await visitor.open(door('localhost', way === 'portrait' ? screen.replace('/tv/', '/tv/portrait/') : screen))
    await expect.poll(() => visitor.read(shown)).toBe(true)
    await showsNext((expression) => visitor.read(expression), door('localhost', ''), screen)
    await expect.poll(() => visitor.read(outside), 'beyond the edge of the screen').toEqual([])
  })
