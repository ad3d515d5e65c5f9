import type { ReactNode } from 'react'
import styles from './text.module.css'

/** Words for those who listen: in the page, not on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
