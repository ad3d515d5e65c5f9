import { expect, test } from 'vitest'
import { cleanPaste } from './cleanPaste.ts'
import { linkAddress } from './linkAddress.ts'

const item = (text: string, level: number, sign = '·') =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'>${sign}<span>&nbsp;&nbsp; </span></span><!--[endif]-->${text}<o:p></o:p></p>`

test('converts Word’s list items to nested lists', () => {
  const html = `<h2>Bring</h2>\n${item('Dates', 1)}\n${item('Ajwa', 2)}\n${item('Water', 1)}<p>Then:</p>${item('Wudu', 1, '1.')}${item('Salah', 1, '2.')}`
  expect(cleanPaste(html)).toBe(
    '<h2>Bring</h2>\n<ul><li><p>Dates</p><ul><li><p>Ajwa</p></li></ul></li><li><p>Water</p></li></ul><p>Then:</p><ol><li><p>Wudu</p></li><li><p>Salah</p></li></ol>',
  )
})

test('drops markup that only a word processor understands', () => {
  expect(
    cleanPaste(
      '<html><head><style>p{}</style><xml><o:x/></xml></head><!--[if gte mso 9]>x<![endif]--><meta charset=utf-8><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">Salam</p><br><p><span>&nbsp;</span></p></b></html>',
    ),
  ).toBe('<html><p dir="ltr">Salam</p><br></html>')
})

test('removes everything that a browser would load or run during parsing', () => {
  expect(
    cleanPaste(
      '<h2 onclick="x()">Hall</h2><img src=x onerror="x()"><script>x()</script><svg onload="x()"></svg><iframe srcdoc="<p>"></iframe><p onmouseover=x()>b</p>',
    ),
  ).toBe('<h2>Hall</h2><p>b</p>')
})

test.each([
  ['https://www.google.com/url?q=https://example.org/a&sa=D', 'https://example.org/a'],
  ['www.example.org', 'https://www.example.org'],
  ['example.org/a?b', 'https://example.org/a?b'],
  ['http://example.org', 'https://example.org'],
  ['imam@example.org', 'mailto:imam@example.org'],
  ['01274 496 0001', 'tel:012744960001'],
  ['/donate', '/donate'],
  ['mailto:{email}', 'mailto:{email}'],
  ['javascript:alert(1)', undefined],
  ['https://www.google.com/url?q=javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//elsewhere.example', undefined],
  ['a few words', undefined],
])('normalises the link %s to %s', (text, address) => {
  expect(linkAddress(text)).toBe(address)
})
