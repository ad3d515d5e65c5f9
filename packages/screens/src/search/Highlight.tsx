import { markedIn } from '@minaret/plans'
import { Fragment } from 'react'
import { useOwnLanguage } from '../app/ownLanguage.ts'

export type HighlightProps = {
  /** The mosque's own words. */
  children: string
  /** What was looked for. */
  terms: readonly string[]
}

/** A text of the mosque's own, running its own way, with what was found in it marked. */
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
