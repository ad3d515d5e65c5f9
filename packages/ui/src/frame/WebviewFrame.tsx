import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './frame.module.css'

export interface WebviewFrameProps {
  /** A banner at the top, for example the demonstration's notice. */
  banner?: ReactNode
  /** The content; give it one `h1`. */
  children: ReactNode
  /** The main action, fixed at the bottom, above the phone's own bar and its keyboard. */
  foot?: ReactNode
  className?: string
}

/**
 * A page inside another app: no header and no footer, because the app has its own. Avoids the phone's notch and bars (the
 * document needs `viewport-fit=cover` in its viewport), and shrinks with the on-screen keyboard.
 */
export function WebviewFrame({ banner, children, foot, className }: WebviewFrameProps) {
  return (
    <div className={clsx(styles.webview, className)}>
      {banner && <aside>{banner}</aside>}
      <main className={styles.content} id="content" tabIndex={-1}>
        {children}
      </main>
      {foot && (
        <div className={styles.foot} data-foot="">
          {foot}
        </div>
      )}
    </div>
  )
}
