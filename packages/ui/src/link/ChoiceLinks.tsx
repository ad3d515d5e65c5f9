import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './choiceLinks.module.css'

/** Links that choose what a list shows, as a row of pills; the one that is shown has `aria-current`. Give it a label. */
export function ChoiceLinks({ className, ...rest }: ComponentProps<'nav'>) {
  return <nav {...rest} className={clsx(styles.choices, className)} />
}
