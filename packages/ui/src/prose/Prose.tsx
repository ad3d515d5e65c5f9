import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './prose.module.css'

export type ProseProps = ComponentProps<'div'> & {
  /** Shows the first paragraph a little larger, as the page's opening. */
  opening?: boolean
}

/** Formatted text with readable line lengths: headings, paragraphs, lists, quotes, tables. */
export function Prose({ opening, className, ...rest }: ProseProps) {
  return <div {...rest} className={clsx(styles.prose, className)} data-opening={opening || undefined} />
}
