import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './footBar.module.css'
import { keepsBar } from './keepsFoot.ts'

export interface FootBarProps {
  /** Whether it shows now. Its room at the page's end stays either way, so that nothing moves. */
  shown: boolean
  /** The id of that place: a page that runs no React yet shows the bar when it is out of sight. */
  past?: string
  /** What is known, in a line or two. */
  children: ReactNode
  /** The one thing to do: a button or a link. */
  action: ReactNode
  className?: string
}

/**
 * The page's one action, at a phone's thumb while its own place is out of sight. Draw it as the last thing of the page's
 * content: it sticks to the window's foot, hides nothing of the page's end, and what has focus is scrolled clear of it. Wide
 * windows and paper have none.
 */
export function FootBar({ shown, past, children, action, className }: FootBarProps) {
  return (
    <div
      className={clsx(styles.bar, className)}
      data-shown={shown || undefined}
      data-past={past}
      data-foot=""
      data-print="hide"
      ref={keepsBar}
    >
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}
