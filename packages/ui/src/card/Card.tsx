import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './card.module.css'

export type CardProps = ComponentProps<'div'> & {
  /** `raised` lies on the page, `quiet` is set into it, `tinted` carries the tenant's wash. */
  tone?: 'raised' | 'quiet' | 'tinted'
}

/** A surface with room inside. Gives no meaning of its own: put a heading in it. */
export function Card({ tone = 'raised', className, ...rest }: CardProps) {
  return <div {...rest} className={clsx(styles.card, className)} data-tone={tone} />
}
