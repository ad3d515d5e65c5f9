import { describe, expect, test } from 'vitest'
import { loadEveryWord } from '../messages/index.ts'
import { draw } from '../testing/draw.tsx'
import { RichText } from './RichText.tsx'

await loadEveryWord('ar')

const drawn = (html: string, level?: number) =>
  draw(<RichText html={html} level={level} />).replace(/^<div class="[^"]*">(.*)<\/div>$/s, '$1')

describe('what the host lets through stands on the page as it was sent', () => {
  test.each([
    '<h2>Times</h2><p>Doors open at <strong>six</strong>, <em>in sha Allah</em>.<br/>Come early.</p>',
    '<ul><li>Shoes</li><li>Coats<ol><li>Wet</li></ol></li></ul><blockquote><p>Seek</p></blockquote>',
    '<p><a href="https://example.org/a?b=c&amp;d=e">A</a> <a href="/donate#now">D</a></p>',
    '<table><caption>Fees</caption><thead><tr><th scope="col">Age</th></tr></thead><tbody><tr><td>£5</td></tr></tbody></table>',
    '<p>Fish &amp; chips &lt;3, &quot;said&quot; they</p>',
  ])('%s', (html) => {
    expect(drawn(html)).toBe(html)
  })
})

test.each([
  [
    'what is no part of the list',
    '<p onclick="x()">a<script>b</script></p><iframe src="/c">d</iframe>',
    '<p>ab</p><p>d</p>',
  ],
  ['words between blocks', 'One<h2>Two</h2> three', '<p>One</p><h2>Two</h2><p> three</p>'],
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
  ['a table of loose words', '<table>a</table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ['items without a list', '<li>a</li><td>b</td>', '<p>ab</p>'],
  ['words in a list', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['a link in a link', '<p><a href="/donate">a<a href="/b">b</a></a></p>', '<p><a href="/donate">ab</a></p>'],
  ['a heading in a heading', '<h2>a<h3>b</h3></h2>', '<h2>ab</h2>'],
  ['what is empty', '<h2> </h2><p></p><p>a</p>', '<p>a</p>'],
  ['what is not closed', '<blockquote><p>a', '<blockquote><p>a</p></blockquote>'],
])('%s is put right as a browser would understand it', (_, html, right) => {
  expect(drawn(html)).toBe(right)
})

test('headings follow the page’s own, without a gap, wherever the author began', () => {
  expect(drawn('<h3>a</h3><h4>b</h4><h3>c</h3>')).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>')
  expect(drawn('<h2>a</h2><h4>b</h4>', 3)).toBe('<h3>a</h3><h4>b</h4>')
})

test('a block in another script says so: by its letters, or as the mosque writes', () => {
  expect(drawn('<p>Salam</p><p>السلام</p><p>یہ مسجد ہے</p><p>Jumu’ah (الجمعة)</p>')).toBe(
    '<p>Salam</p><p dir="auto" lang="ar">السلام</p><p dir="auto" lang="ur">یہ مسجد ہے</p><p dir="auto">Jumu’ah (الجمعة)</p>',
  )
  const persian = draw(<RichText html="<p>سلام</p>" />, { settings: { language: 'fa' } })
  expect(persian).toContain('<p dir="auto" lang="fa">سلام</p>')
})
