import { expect, test } from 'vitest'
import { criticalStyles, readStylesheet, usedIn } from './criticalStyles.ts'

const html =
  '<html data-session="x"><body class="page _a1 _b2"><p class="_a1" data-tone="quiet">.c3</p><script>".d4"</script></body></html>'

const critical = (css: string) => criticalStyles(readStylesheet(css), usedIn(html))

test.each([
  ['a class of the page', '._a1{margin:0}', '._a1{margin:0}'],
  ['a class it does not have', '._c3{margin:0}', ''],
  ['what a class it does not have stands around', '._c3 ._a1>p{margin:0}', ''],
  ['one of two selectors', '._a1 p,._c3{margin:0}', '._a1 p{margin:0}'],
  [
    'a value no attribute has',
    '._a1[data-tone=danger],._a1[data-tone=quiet]{margin:0}',
    '._a1[data-tone=quiet]{margin:0}',
  ],
  [
    'an attribute that may come',
    '._a1[data-shown]:not(._c3)[open]{margin:0}',
    '._a1[data-shown]:not(._c3)[open]{margin:0}',
  ],
  ['a choice of classes', ':is(._c3,._d4) p{margin:0}', ':is(._c3,._d4) p{margin:0}'],
  ['a point that begins no class', 'a[href$=".c3"]{margin:0}', 'a[href$=".c3"]{margin:0}'],
  ['states of the browser', '._a1:hover::before{content:"._c3{}"}', '._a1:hover::before{content:"._c3{}"}'],
  ['what every page has', ':root{--paper:#fff}body,*{margin:0}', ':root{--paper:#fff}body,*{margin:0}'],
  ['paper, width and darkness', '@media print{._a1{margin:0}._c3{margin:0}}', '@media print{._a1{margin:0}}'],
  ['a condition with nothing under it', '@supports (a:b){@media print{._c3{margin:0}}}', ''],
  ['fonts and sheets of paper', '@font-face{src:url(a)}@page{margin:0}', '@font-face{src:url(a)}@page{margin:0}'],
])('%s', (_name, css, expected) => expect(critical(css)).toBe(expected))

test('an animation stays for as long as something moves by it, whatever stands before it', () => {
  const css = '@keyframes run_1{to{top:0}}._a1{animation:run_1 1s}@keyframes turn_1{to{top:0}}._c3{animation:turn_1 1s}'
  expect(critical(css)).toBe('._a1{animation:run_1 1s}@keyframes run_1{to{top:0}}')
})

test('rules keep their order', () => {
  const css = '._b2{top:0}@media print{._a1{top:1px}}._a1{top:2px}'
  expect(critical(css)).toBe(css)
})

test('a stylesheet that cannot be read to its end stays whole', () => {
  expect(critical('._c3{margin:0')).toBe('._c3{margin:0')
})
