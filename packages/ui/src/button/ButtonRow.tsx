import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './buttonRow.module.css'

/** Buttons side by side, on more lines where there is no room. */
export function ButtonRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.row, className)} />
}
