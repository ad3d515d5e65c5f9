import { expect, test } from 'vitest'
import { criticalStyles, readStylesheet, usedNamesIn } from './criticalStyles.ts'

const html =
  '<html data-session="x"><body class="page _a1 _b2"><p class="_a1" data-tone="quiet">.c3</p><script>".d4"</script></body></html>'

const criticalCss = (css: string) => criticalStyles(readStylesheet(css), usedNamesIn(html))

test.each([
  ['a class of the page', '._a1{margin:0}', '._a1{margin:0}'],
  ['a class it does not have', '._c3{margin:0}', ''],
  ['a rule with a missing ancestor class', '._c3 ._a1>p{margin:0}', ''],
  ['one of two selectors', '._a1 p,._c3{margin:0}', '._a1 p{margin:0}'],
  [
    'an attribute value the page lacks',
    '._a1[data-tone=danger],._a1[data-tone=quiet]{margin:0}',
    '._a1[data-tone=quiet]{margin:0}',
  ],
  [
    'an attribute that may be added',
    '._a1[data-shown]:not(._c3)[open]{margin:0}',
    '._a1[data-shown]:not(._c3)[open]{margin:0}',
  ],
  ['a list of classes in :is()', ':is(._c3,._d4) p{margin:0}', ':is(._c3,._d4) p{margin:0}'],
  ['a dot that begins no class', 'a[href$=".c3"]{margin:0}', 'a[href$=".c3"]{margin:0}'],
  ['states of the browser', '._a1:hover::before{content:"._c3{}"}', '._a1:hover::before{content:"._c3{}"}'],
  ['universal selectors', ':root{--paper:#fff}body,*{margin:0}', ':root{--paper:#fff}body,*{margin:0}'],
  ['media queries', '@media print{._a1{margin:0}._c3{margin:0}}', '@media print{._a1{margin:0}}'],
  ['a condition without rules', '@supports (a:b){@media print{._c3{margin:0}}}', ''],
  ['font and page rules', '@font-face{src:url(a)}@page{margin:0}', '@font-face{src:url(a)}@page{margin:0}'],
])('%s', (_name, css, expected) => expect(criticalCss(css)).toBe(expected))

test('keeps an animation only if a rule uses it, wherever it is declared', () => {
  const css = '@keyframes run_1{to{top:0}}._a1{animation:run_1 1s}@keyframes turn_1{to{top:0}}._c3{animation:turn_1 1s}'
  expect(criticalCss(css)).toBe('._a1{animation:run_1 1s}@keyframes run_1{to{top:0}}')
})

test('keeps the order of rules', () => {
  const css = '._b2{top:0}@media print{._a1{top:1px}}._a1{top:2px}'
  expect(criticalCss(css)).toBe(css)
})

test('keeps a stylesheet that cannot be parsed to its end in full', () => {
  expect(criticalCss('._c3{margin:0')).toBe('._c3{margin:0')
})
