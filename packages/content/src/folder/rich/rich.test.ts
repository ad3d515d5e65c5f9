import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCanonicalHtml } from './canonical.ts'
import { toHtml } from './toHtml.ts'
import { toMarkdown } from './toMarkdown.ts'

test('converts Markdown to canonical HTML', () => {
  const text = '# Title\n\nOne **two** *three*\nfour.\n\n- a\n- b\n\n| x | y |\n| --- | --- |\n| 1 | 2 |'
  expect(toHtml(text)).toEqual({
    problems: [],
    html: '<h2>Title</h2><p>One <strong>two</strong> <em>three</em> four.</p><ul><li>a</li><li>b</li></ul><table><thead><tr><th scope="col">x</th><th scope="col">y</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  })
})

test.each([
  ['<script>x</script>', 0],
  ['a\n<b onclick="x()">b</b>', 1],
  ['a\n\n[x](http://plain.example)', 2],
  ['a\n\n[x](javascript:alert(1))', 2],
  ['a\n***\nb', 1],
  ['a\n\n##### b', 2],
  ['a `b`', 0],
  ['a\n\n<p style="color: red">b</p>', 2],
  ['a\n\n<img src=x onerror=y>', 2],
])('reports the unsupported part of %j with its line', (text, line) => {
  expect(toHtml(text).problems[0]).toMatchObject({ line })
})

test.each(['a <!-- a note --> b', '<table><caption>x</caption><tr><td>y</td></tr></table>', 'a<br>b', '<h2>x</h2>'])(
  'reports no problem in %j',
  (text) => expect(toHtml(text).problems).toEqual([]),
)

const plainText = fc
  .string({ unit: fc.constantFrom(...Array.from('ab 1.-+*_#>`~[](){}|\\&<"\'!:/é ش')), minLength: 1, maxLength: 12 })
  .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
const inline = fc.oneof(
  plainText,
  plainText.map((text) => `<strong>${text}</strong>`),
  plainText.map((text) => `<em>${text}</em>`),
  plainText.map((text) => `<a href="https://example.org/?a=1&amp;b=(2)">${text}</a>`),
  fc.constant('<br>'),
)
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))
const block = fc.oneof(
  line.map((text) => `<p>${text}</p>`),
  line.map((text) => `<h3>${text}</h3>`),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((items) => `<ol>${items.map((item) => `<li><p>${item}</p><ul><li>x</li></ul></li>`).join('')}</ol>`),
  line.map((text) => `<blockquote><p>${text}</p></blockquote>`),
  fc
    .array(line, { minLength: 2, maxLength: 2 })
    .map(
      ([a, b]) =>
        `<table><thead><tr><th scope="col">${a}</th></tr></thead><tbody><tr><td>${b}</td></tr></tbody></table>`,
    ),
)

test('converts any stored HTML to Markdown and back without changes', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const html = blocks.join('\n')
      expect(toHtml(toMarkdown(html)).html).toBe(toCanonicalHtml(html))
    }),
    { numRuns: 300 },
  )
})
