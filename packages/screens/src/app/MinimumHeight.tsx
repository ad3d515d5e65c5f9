import type { ReactNode } from 'react'
import styles from './steady.module.css'

/**
 * Keeps the footer below the viewport: the content depends on the session or the tab's storage, which only the browser
 * knows, and its arrival must not move the footer.
 */
export function MinimumHeight({ children }: { children: ReactNode }) {
  return <div className={styles.steady}>{children}</div>
}
