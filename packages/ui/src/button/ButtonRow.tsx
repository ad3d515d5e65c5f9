import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './buttonRow.module.css'

/** A row of buttons, which wraps if there is no room. */
export function ButtonRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.row, className)} />
}
