import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './card.module.css'

export type CardProps = ComponentProps<'div'> & {
  /** `raised` is above the page, `quiet` is set into it, `tinted` has the tenant's tint. */
  tone?: 'raised' | 'quiet' | 'tinted'
}

/** A padded surface. It has no semantics: put a heading in it. */
export function Card({ tone = 'raised', className, ...rest }: CardProps) {
  return <div {...rest} className={clsx(styles.card, className)} data-tone={tone} />
}
