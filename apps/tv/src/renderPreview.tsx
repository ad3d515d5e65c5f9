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

/** The preview's width and height, in the pixels of its stylesheet. */
const sizes = { landscape: [1280, 720], portrait: [720, 1280] } as const

/** Removes `vh` declarations: in an image they would refer to the browser window. Each has a pixel fallback before it. */
const removeVhDeclarations = (css: string) => css.replace(/;[a-z-]+:-?[\d.]+vh/g, '')

/** Characters invalid in XML. */
// oxlint-disable-next-line no-control-regex -- control characters are what it matches
const invalidInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Converts React's HTML to XML: lower-case attribute names, and a namespace on every root. */
const toXml = (html: string) =>
  html
    .replaceAll(invalidInXml, '')
    .replace('<div ', '<div xmlns="http://www.w3.org/1999/xhtml" ')
    .replaceAll('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replaceAll(' colSpan=', ' colspan=')
    .replaceAll(' rowSpan=', ' rowspan=')

/**
 * The no-script page as an SVG: as an image, it runs no code and needs no frame.
 * @returns XML; React closes every element, so its output is XHTML
 */
export function renderPreview({ lang, dir, orientation, css, body }: Preview): string {
  const [width, height] = sizes[orientation]
  const html = renderToStaticMarkup(
    <div lang={lang} dir={dir} className="page">
      {body}
    </div>,
  )
  const stylesheet =
    `${removeVhDeclarations(css)}.page{position:relative;width:${width}px;height:${height}px;overflow:hidden}`
      .replaceAll('html,body{', '.page{')
      .replaceAll('body,table{', '.page,table{')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${stylesheet}</style><foreignObject width="${width}" height="${height}">${toXml(html)}</foreignObject></svg>`
}
