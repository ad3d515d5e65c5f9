import { markedIn } from '@minaret/plans'
import { Fragment } from 'react'
import { useOwnLanguage } from '../app/ownLanguage.ts'

export type HighlightProps = {
  /** The mosque's text. */
  children: string
  /** The search terms. */
  terms: readonly string[]
}

/** A text by the mosque, in its own direction, with the search terms highlighted. */
export function Highlight({ children, terms }: HighlightProps) {
  const { dir, lang } = useOwnLanguage()(children)
  const marked = markedIn(children, terms).map(({ text, found }, at) =>
    found ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  )
  if (!dir) return marked
  return (
    <span dir={dir} lang={lang}>
      {marked}
    </span>
  )
}
