import { expect, test } from 'vitest'
import { renderPreview } from './renderPreview.tsx'

const preview = (orientation: 'landscape' | 'portrait') =>
  renderPreview({
    lang: 'en',
    dir: 'ltr',
    orientation,
    css: 'html,body{height:100%}.a>p{font-size:36px;font-size:5vh;color:#fff}.b{margin-left:-7px;margin-left:-1vh}',
    body: (
      <table>
        <tbody>
          <tr>
            <td colSpan={2}>
              <svg viewBox="0 0 20 20" />
              {'Tea & cake \u0007<b>'}
            </td>
          </tr>
        </tbody>
      </table>
    ),
  })

test('a preview has the size of the smallest display, in pixels only', () => {
  expect(preview('landscape')).toContain('viewBox="0 0 1280 720"')
  expect(preview('portrait')).toContain('viewBox="0 0 720 1280"')
  expect(preview('landscape')).toContain('font-size:36px;color:#fff')
  expect(preview('landscape')).not.toMatch(/\dvh|html,body/)
})

test('its markup is XML: lower-case attributes, a namespace on each root, no characters invalid in XML', () => {
  const svg = preview('landscape')
  expect(svg).toContain('<td colspan="2">')
  expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">')
  expect(svg).toContain('<div xmlns="http://www.w3.org/1999/xhtml" lang="en"')
  expect(svg).toContain('Tea &amp; cake &lt;b&gt;')
})
