import { useTenant } from '@minaret/domain'
import { hasOpenTarget } from '@minaret/plans'
import { Prose } from '@minaret/ui'
import { createElement, type ReactNode } from 'react'
import { useTextLanguage } from './ownLanguage.ts'
import { type Element, levelsOf, type Piece, readRichText, textOf } from './richText.ts'

export type RichTextProps = {
  /** HTML of the server's allowlist: the contract's `RichText`. */
  html: string
  /** The heading level of its top headings. Default 2. */
  level?: number
  /** Renders the first paragraph larger, as the page's lead. */
  opening?: boolean
}

/** Rich text by the mosque. Each block has its own direction and language. */
export function RichText({ html, level = 2, opening }: RichTextProps) {
  const languageOf = useTextLanguage()
  const tenant = useTenant()
  const text = readRichText(html)
  const levels = levelsOf(text, level)

  const renderPiece = (piece: Piece): ReactNode => (typeof piece === 'string' ? piece : renderElement(piece))
  const renderElement = ({ tag, href, scope, children }: Element, extraProps: object = {}): ReactNode => {
    // A link to a closed page becomes plain text.
    if (href !== undefined && !hasOpenTarget(href, tenant))
      return createElement('span', extraProps, ...children.map(renderPiece))
    const heading = levels.get(tag)
    return createElement(heading ? `h${heading}` : tag, { href, scope, ...extraProps }, ...children.map(renderPiece))
  }
  return (
    <Prose opening={opening}>
      {text.map((block, index) => renderElement(block, { key: index, ...languageOf(textOf(block)) }))}
    </Prose>
  )
}
