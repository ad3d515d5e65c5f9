import type { ReactNode } from 'react'
import styles from './aside.module.css'

export type WithAsideProps = {
  /** The main text. */
  children: ReactNode
  /** A few facts and actions, beside the main text on a wide screen, above it on a phone. */
  aside: ReactNode
}

/** A two-column page: the main text with a short aside. */
export function WithAside({ children, aside }: WithAsideProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
