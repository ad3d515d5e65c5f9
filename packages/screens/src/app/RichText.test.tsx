import { describe, expect, test } from 'vitest'
import { loadAllMessages } from '../messages/index.ts'
import { renderHtml } from '../testing/renderHtml.tsx'
import { RichText } from './RichText.tsx'

await loadAllMessages('ar')

const renderRichText = (html: string, level?: number) =>
  renderHtml(<RichText html={html} level={level} />).replace(/^<div class="[^"]*">(.*)<\/div>$/s, '$1')

describe("renders the HTML of the server's allowlist unchanged", () => {
  test.each([
    '<h2>Times</h2><p>Doors open at <strong>six</strong>, <em>in sha Allah</em>.<br/>Come early.</p>',
    '<ul><li>Shoes</li><li>Coats<ol><li>Wet</li></ol></li></ul><blockquote><p>Seek</p></blockquote>',
    '<p><a href="https://example.org/a?b=c&amp;d=e">A</a> <a href="/donate#now">D</a></p>',
    '<table><caption>Fees</caption><thead><tr><th scope="col">Age</th></tr></thead><tbody><tr><td>£5</td></tr></tbody></table>',
    '<p>Fish &amp; chips &lt;3, &quot;said&quot; they</p>',
  ])('%s', (html) => {
    expect(renderRichText(html)).toBe(html)
  })
})

test.each([
  [
    'a forbidden tag or attribute',
    '<p onclick="x()">a<script>b</script></p><iframe src="/c">d</iframe>',
    '<p>ab</p><p>d</p>',
  ],
  ['text between blocks', 'One<h2>Two</h2> three', '<p>One</p><h2>Two</h2><p> three</p>'],
  [
    'a paragraph that holds a list',
    '<p><strong>a<ul><li>b</li></ul></strong></p>',
    '<strong>a<ul><li>b</li></ul></strong>',
  ],
  [
    'rows without a body',
    '<table><tr><td>a</td></tr> <caption>b</caption></table>',
    '<table><tbody><tr><td>a</td></tr></tbody><caption>b</caption></table>',
  ],
  ['a table with loose text', '<table>a</table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ['items without a list', '<li>a</li><td>b</td>', '<p>ab</p>'],
  ['loose text in a list', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['a link in a link', '<p><a href="/donate">a<a href="/b">b</a></a></p>', '<p><a href="/donate">ab</a></p>'],
  ['a heading in a heading', '<h2>a<h3>b</h3></h2>', '<h2>ab</h2>'],
  ['an empty element', '<h2> </h2><p></p><p>a</p>', '<p>a</p>'],
  ['an unclosed element', '<blockquote><p>a', '<blockquote><p>a</p></blockquote>'],
])('corrects %s as a browser would', (_, html, expected) => {
  expect(renderRichText(html)).toBe(expected)
})

test('headings continue from the level of the page without a gap, whatever level the author used first', () => {
  expect(renderRichText('<h3>a</h3><h4>b</h4><h3>c</h3>')).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>')
  expect(renderRichText('<h2>a</h2><h4>b</h4>', 3)).toBe('<h3>a</h3><h4>b</h4>')
})

test("a block in another script has its language, from its letters or the mosque's language", () => {
  expect(renderRichText('<p>Salam</p><p>السلام</p><p>یہ مسجد ہے</p><p>Jumu’ah (الجمعة)</p>')).toBe(
    '<p>Salam</p><p dir="auto" lang="ar">السلام</p><p dir="auto" lang="ur">یہ مسجد ہے</p><p dir="auto">Jumu’ah (الجمعة)</p>',
  )
  const persian = renderHtml(<RichText html="<p>سلام</p>" />, { settings: { language: 'fa' } })
  expect(persian).toContain('<p dir="auto" lang="fa">سلام</p>')
})
