import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './footBar.module.css'
import { reserveBar } from './reserveFoot.ts'

export interface FootBarProps {
  /** Whether the bar is visible. Its space at the end of the page is reserved either way, so that nothing moves. */
  isVisible: boolean
  /** The id of the bar's target: before hydration, the page shows the bar while the target is out of view. */
  targetId?: string
  /** A line or two of text. */
  children: ReactNode
  /** The action: a button or a link. */
  action: ReactNode
  className?: string
}

/**
 * The page's main action, at the bottom of a phone's screen while its place in the page is out of view. Render it last in the
 * page's content: it sticks to the viewport's bottom, does not cover the end of the page, and the focused element is scrolled
 * clear of it. It is not shown on wide viewports or in print.
 */
export function FootBar({ isVisible, targetId, children, action, className }: FootBarProps) {
  return (
    <div
      className={clsx(styles.bar, className)}
      data-shown={isVisible || undefined}
      data-past={targetId}
      data-foot=""
      data-print="hide"
      ref={reserveBar}
    >
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
