// features: desk-details desk-log desk-recovery desk-timetable
import { readFileSync } from 'node:fs'
import { enterDesk, expect, sizes, test } from '@minaret/e2e'
import { openEach, screens } from './screens.ts'

// The editor of the website's content is looked at in content.e2e.ts, in one look.
test('every screen of the desk but the editor’s is looked at here', () => {
  const table = readFileSync(new URL('../src/routes.tsx', import.meta.url), 'utf8')
  const routes = Array.from(table.matchAll(/path: '([^']+)'/g), ([, path = '']) => path)
  const rest = routes.filter((route) => !route.startsWith('/:mosque/content'))
  expect(Object.keys(screens).toSorted()).toEqual(rest.toSorted())
})

test('every screen opens on a phone, without an error and no wider than it', async ({ page, expectNoise }) => {
  test.slow()
  expectNoise(/status of (?:400|404|410|422)/)
  await page.setViewportSize(sizes.phone)
  await enterDesk(page)
  await openEach(page, 'English')
})
