import type { ReactNode } from 'react'
import styles from './steady.module.css'

/**
 * Holds the site's foot below the window's: what a page shows is decided only in the browser, by the session or by what the
 * tab keeps, and what stands under it must not jump then.
 */
export function Steady({ children }: { children: ReactNode }) {
  return <div className={styles.steady}>{children}</div>
}
