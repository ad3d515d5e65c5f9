import { expect, test } from 'vitest'
import { createMarkdown } from './createMarkdown.ts'

test('renders table headers with a column scope, and passes HTML through', () => {
  const html = createMarkdown().render('| a |\n| --- |\n| b<br>c |\n')
  expect(html).toContain('<th scope="col">a</th>')
  expect(html).toContain('<td>b<br>c</td>')
})

test('encodes URLs, or keeps them as typed with keepAddresses', () => {
  expect(createMarkdown().render('[x](mailto:{email})')).toContain('%7Bemail%7D')
  expect(createMarkdown({ keepAddresses: true }).render('[x](mailto:{email})')).toContain('href="mailto:{email}"')
})

test.each(['javascript:alert(1)', 'vbscript:x', 'data:text/html,x', 'file:///etc'])('does not link %s', (address) => {
  expect(createMarkdown().render(`[x](${address})`)).not.toContain('<a')
})
