import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './prose.module.css'

export type ProseProps = ComponentProps<'div'> & {
  /** The first words are the page's own opening: a little larger. */
  opening?: boolean
}

/** A text somebody wrote, in lines one can read: headings, paragraphs, lists, quotes, tables. */
export function Prose({ opening, className, ...rest }: ProseProps) {
  return <div {...rest} className={clsx(styles.prose, className)} data-opening={opening || undefined} />
}
