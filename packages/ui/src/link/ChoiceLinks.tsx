import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './choiceLinks.module.css'

/** Links that filter a list, as a row of pills; the current one has `aria-current`. Give it a label. */
export function ChoiceLinks({ className, ...rest }: ComponentProps<'nav'>) {
  return <nav {...rest} className={clsx(styles.choices, className)} />
}
