import clsx from 'clsx'
import { Link, type LinkProps } from './Link.tsx'
import styles from './lineLink.module.css'

/** A link on its own line, tall enough for touch: back, or to a full list. */
export function LineLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx(styles.line, className)} />
}
