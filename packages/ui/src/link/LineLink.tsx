import clsx from 'clsx'
import { Link, type LinkProps } from './Link.tsx'
import styles from './lineLink.module.css'

/** A link on a line of its own, tall enough for a thumb: the way back, the way to all of it. */
export function LineLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx(styles.line, className)} />
}
