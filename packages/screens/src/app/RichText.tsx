import { useTenant } from '@minaret/domain'
import { leadsSomewhere } from '@minaret/plans'
import { Prose } from '@minaret/ui'
import { createElement, type ReactNode } from 'react'
import { useOwnLanguage } from './ownLanguage.ts'
import { type Element, levelsOf, type Piece, readRichText, textOf } from './richText.ts'

export type RichTextProps = {
  /** HTML of the host's allowlist: the contract's `RichText`. */
  html: string
  /** Which heading its highest headings are on the page. Default 2. */
  level?: number
  /** Its first paragraph opens the page: a little larger. */
  opening?: boolean
}

/** A text somebody wrote for the mosque. Each of its blocks runs its own way and says its language. */
export function RichText({ html, level = 2, opening }: RichTextProps) {
  const own = useOwnLanguage()
  const tenant = useTenant()
  const text = readRichText(html)
  const levels = levelsOf(text, level)

  const show = (piece: Piece): ReactNode => (typeof piece === 'string' ? piece : element(piece))
  const element = ({ tag, href, scope, children }: Element, more: object = {}): ReactNode => {
    // The words of a link to a closed page stay; the link would lead nowhere.
    if (href !== undefined && !leadsSomewhere(href, tenant)) return createElement('span', more, ...children.map(show))
    const heading = levels.get(tag)
    return createElement(heading ? `h${heading}` : tag, { href, scope, ...more }, ...children.map(show))
  }
  return <Prose opening={opening}>{text.map((block, i) => element(block, { key: i, ...own(textOf(block)) }))}</Prose>
}
