import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** The meaning of a notice. `solemn` is for a death; `demo` marks a page with test payments. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger' | 'solemn' | 'demo'

const iconPaths: Record<NoticeTone, string> = {
  info: 'M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M10 9v5.2M10 5.6v1.4',
  success: 'M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M6 10.4l2.8 2.8L14 7.6',
  warning: 'M10 2.2l8.6 15.3H1.4zM10 7.6v4.6M10 14v1.3',
  danger: 'M6.4 1.5h7.2l4.9 4.9v7.2l-4.9 4.9H6.4l-4.9-4.9V6.4zM10 5.4v5.6M10 13.2v1.4',
  solemn: 'M13.4 2.4a8 8 0 1 0 4.2 10.4A6.6 6.6 0 0 1 13.4 2.4z',
  demo: 'M7.5 2h5M8.5 2v5.6L3 17.2c-.3.6 0 1.3.8 1.3h12.4c.8 0 1.1-.7.8-1.3L11.5 7.600V2M6 13h8',
}

export interface NoticeProps {
  /** The kind of notice, shown by an icon as well as the colour. Default `info`. */
  tone?: NoticeTone
  /** The main point, in a few words. */
  title?: ReactNode
  /** The details, and what to do. */
  children?: ReactNode
  /** The next action: a button or a link. */
  action?: ReactNode
  /** `assertive` interrupts (a new failure), `polite` waits (a result); undefined for a notice that was there from the start. */
  live?: 'polite' | 'assertive'
  /** `banner` spans the page's full width, at its top. */
  shape?: 'box' | 'banner'
  className?: string
}

/** A message at the place it is about. For messages that disappear by themselves there are toasts. */
export function Notice({ tone = 'info', title, children, action, live, shape = 'box', className }: NoticeProps) {
  const role = live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined
  return (
    <div className={clsx(styles.notice, className)} data-tone={tone} data-shape={shape} role={role}>
      <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <path
          d={iconPaths[tone]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
