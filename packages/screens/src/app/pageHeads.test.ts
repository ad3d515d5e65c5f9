import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('..', import.meta.url).pathname
const screens = globSync('*/*.tsx', { cwd: folder }).filter((file) => !/\.(?:stories|test)\./.test(file))

/** The folders whose page header has the attribute. */
const foldersWith = (attribute: RegExp) => [
  ...new Set(
    screens
      .filter((file) =>
        readFileSync(folder + file, 'utf8')
          .match(/<PageHeader\b[^]*?>\n/g)
          ?.some((header) => attribute.test(header)),
      )
      .map((file) => file.replace(/\/.*/, '')),
  ),
]

test('only pages about money or a story have a dark header', () => {
  expect(foldersWith(/tone="deep"/).sort()).toEqual([
    'about-detail',
    'campaign',
    'campaigns-home',
    'cause',
    'thank-you',
  ])
})

test('only pages below another page have breadcrumbs', () => {
  expect(foldersWith(/trail=/).sort()).toEqual([
    'about-detail',
    'campaign',
    'class',
    'course',
    'event',
    'news-detail',
    'service',
    'team',
    'vacancies',
  ])
})
