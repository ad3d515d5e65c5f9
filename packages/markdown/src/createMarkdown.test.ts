import { expect, test } from 'vitest'
import { createMarkdown } from './createMarkdown.ts'

test('a table has headings of columns, and HTML stays HTML', () => {
  const html = createMarkdown().render('| a |\n| --- |\n| b<br>c |\n')
  expect(html).toContain('<th scope="col">a</th>')
  expect(html).toContain('<td>b<br>c</td>')
})

test('addresses are encoded to be shown, and stay as they were typed to be written again', () => {
  expect(createMarkdown().render('[x](mailto:{email})')).toContain('%7Bemail%7D')
  expect(createMarkdown({ keepAddresses: true }).render('[x](mailto:{email})')).toContain('href="mailto:{email}"')
})

test.each(['javascript:alert(1)', 'vbscript:x', 'data:text/html,x', 'file:///etc'])('%s is no link', (address) => {
  expect(createMarkdown().render(`[x](${address})`)).not.toContain('<a')
})
