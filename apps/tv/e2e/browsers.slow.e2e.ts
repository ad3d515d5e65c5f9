// inputs: apps/tv/{src,vite.config.ts,worker} packages/display/src packages/e2e/src/browsers
import { urlOf } from '@minaret/e2e'
import { engineTest as test, expect } from '@minaret/e2e/browsers'
import { overflowingExpression, createDisplay, hasBoard, expectNextJamaat } from './screens.ts'

for (const [orientation, size] of [
  ['landscape', { width: 1920, height: 1080 }],
  ['portrait', { width: 1080, height: 1920 }],
] as const)
  test(`a ${orientation} display shows the next jamaat, and nothing is cut off`, async ({ visit, engineName }) => {
    const path = await createDisplay('an-noor', `${engineName} ${orientation}`)
    const visitor = await visit({ size })
    await visitor.open(urlOf('localhost', orientation === 'portrait' ? path.replace('/tv/', '/tv/portrait/') : path))
    await expect.poll(() => visitor.read(hasBoard)).toBe(true)
    await expectNextJamaat((expression) => visitor.read(expression), urlOf('localhost', ''), path)
    await expect.poll(() => visitor.read(overflowingExpression), 'beyond the edge of the screen').toEqual([])
  })
