import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPage } from './hashedPage.ts'

const nonce = 'bm9uY2U='
const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

test('allows inline scripts and styles with the nonce by hash, and leaves out the nonce', () => {
  const html = `<style media="print" nonce="${nonce}">a>b{}</style><link rel="preload" nonce="${nonce}" href="/a.js"><script nonce="${nonce}" type="x">1<2</script>`
  expect(hashPage(html, nonce)).toEqual({
    html: '<style media="print">a>b{}</style><link rel="preload" href="/a.js"><script type="x">1<2</script>',
    scripts: [hashOf('1<2')],
    styles: [hashOf('a>b{}')],
  })
})

test('hashes no element without the nonce of this rendering', () => {
  const html = '<script>alert(1)</script><style nonce="other">b{}</style><p>x</p>'
  expect(hashPage(html, nonce)).toEqual({ html, scripts: [], styles: [] })
})

test.each([
  `<script type="module" src="/assets/a.js" nonce="${nonce}"></script>`,
  `<script nonce="${nonce}" type="module" src="/assets/a.js"></script>`,
])('loads a module file through an inline script: %s', (element) => {
  const { html, scripts } = hashPage(`<p>a</p>${element}<p>b</p>`, nonce)
  const [, content = ''] = /^<p>a<\/p><script>(.*)<\/script><p>b<\/p>$/.exec(html) ?? []
  expect(content).toContain('u="/assets/a.js"')
  expect(scripts).toEqual([hashOf(content)])
})
