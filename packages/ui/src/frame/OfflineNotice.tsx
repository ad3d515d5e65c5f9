import type { ReactNode } from 'react'
import styles from './frame.module.css'
import { reserveFoot } from './reserveFoot.ts'

export interface OfflineNoticeProps {
  /** Whether there is no connection; usually `!useOnline()`. */
  offline: boolean
  /** The text: "You’re offline. You’re seeing saved content from your last visit." */
  children: ReactNode
}

/**
 * A quiet bar while there is no connection. Its live region is always in the page, so that the text is announced when it
 * appears; the text is also always there, hidden, so that it can be shown before hydration. Render it once, last in the page: it
 * sticks to the viewport's bottom, does not cover the end of the page, and the focused element is scrolled clear of it.
 */
export function OfflineNotice({ offline, children }: OfflineNoticeProps) {
  return (
    <div
      className={styles.offline}
      role="status"
      data-print="hide"
      data-offline=""
      data-foot={offline ? '' : undefined}
      ref={offline ? reserveFoot : undefined}
    >
      <p hidden={!offline}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
          <path
            d="M3 3l18 18M5 12.600a10 10 0 0 1 4.5-2.500M2 9a15 15 0 0 1 4.5-2.900M13 5.100A15 15 0 0 1 22 9M15.5 10.600a10 10 0 0 1 3.5 2M8.5 16.100a5 5 0 0 1 7 0M12 19.800v.2"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
        <span>{children}</span>
      </p>
    </div>
  )
}
