import { markMatches } from '@minaret/plans'
import { Fragment } from 'react'
import { useTextLanguage } from '../app/ownLanguage.ts'

export type HighlightProps = {
  /** The mosque's text. */
  children: string
  /** The search terms. */
  terms: readonly string[]
}

/** Text by the mosque, in its own direction, with the search terms highlighted. */
export function Highlight({ children, terms }: HighlightProps) {
  const { dir, lang } = useTextLanguage()(children)
  const pieces = markMatches(children, terms).map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  )
  if (!dir) return pieces
  return (
    <span dir={dir} lang={lang}>
      {pieces}
    </span>
  )
}
