import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './frame.module.css'

export interface WebviewFrameProps {
  /** Runs above everything, for example the demonstration's notice. */
  banner?: ReactNode
  /** The content; give it one `h1`. */
  children: ReactNode
  /** Stays at the foot, above the phone's own bar and its keyboard: the one action. */
  foot?: ReactNode
  className?: string
}

/**
 * A page inside somebody else's app: no header and no footer, since the app has its own. Keeps clear of the phone's notch and
 * bars (the document needs `viewport-fit=cover` in its viewport), and shrinks with the on-screen keyboard.
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
