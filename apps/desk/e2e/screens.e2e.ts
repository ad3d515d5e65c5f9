// features: desk-details desk-log desk-recovery desk-timetable
import { readFileSync } from 'node:fs'
import { enterDesk, expect, sizes, test } from '@minaret/e2e'
import { openEach, screens } from './screens.ts'

// The content editor's screens are tested in content.e2e.ts.
test('the table of screens contains every desk route except the content editor’s', () => {
  const source = readFileSync(new URL('../src/routes.tsx', import.meta.url), 'utf8')
  const routes = Array.from(source.matchAll(/path: '([^']+)'/g), ([, path = '']) => path)
  const expected = routes.filter((route) => !route.startsWith('/:mosque/content'))
  expect(Object.keys(screens).toSorted()).toEqual(expected.toSorted())
})

test('every screen opens on a phone without errors or horizontal scrolling', async ({ page, allowConsoleErrors }) => {
  test.slow()
  allowConsoleErrors(/status of (?:400|404|410|422)/)
  await page.setViewportSize(sizes.phone)
  await enterDesk(page)
  await openEach(page, 'English')
})
