import type { ReactNode } from 'react'
import styles from './beside.module.css'

export type BesideProps = {
  /** What there is to read. */
  children: ReactNode
  /** What there is to know and to do, in a few lines: it stands beside the reading, on a phone before it. */
  aside: ReactNode
}

/** Something to read, with its facts beside it. */
export function Beside({ children, aside }: BesideProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
