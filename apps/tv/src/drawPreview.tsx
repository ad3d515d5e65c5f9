import type { Orientation } from '@minaret/display'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Preview = {
  lang: string
  dir: 'ltr' | 'rtl'
  orientation: Orientation
  css: string
  body: ReactNode
}

/** The picture's width and height, in the pixels its sheet is written in. */
const sizes = { landscape: [1280, 720], portrait: [720, 1280] } as const

/** Shares of the height are the browser window's where a picture is shown in a page: the pixels before each stand. */
const inPixels = (css: string) => css.replace(/;[a-z-]+:-?[\d.]+vh/g, '')

/** What XML has no way to write. */
// oxlint-disable-next-line no-control-regex -- exactly those
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** HTML as XML has it: names of attributes in their own case, and a namespace on every root. */
const asXml = (html: string) =>
  html
    .replaceAll(unwritable, '')
    .replace('<div ', '<div xmlns="http://www.w3.org/1999/xhtml" ')
    .replaceAll('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replaceAll(' colSpan=', ' colspan=')
    .replaceAll(' rowSpan=', ' rowspan=')

/**
 * The plain page as a picture (SVG): a page that shows it as an image runs nothing of it and needs no frame.
 * @returns XML; React closes every element, so what it writes is XHTML
 */
export function drawPreview({ lang, dir, orientation, css, body }: Preview): string {
  const [width, height] = sizes[orientation]
  const html = renderToStaticMarkup(
    <div lang={lang} dir={dir} className="page">
      {body}
    </div>,
  )
  const sheet = `${inPixels(css)}.page{position:relative;width:${width}px;height:${height}px;overflow:hidden}`
    .replaceAll('html,body{', '.page{')
    .replaceAll('body,table{', '.page,table{')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${sheet}</style><foreignObject width="${width}" height="${height}">${asXml(html)}</foreignObject></svg>`
}
