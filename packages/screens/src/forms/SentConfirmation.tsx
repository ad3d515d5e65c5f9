import { Card } from '@minaret/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './forms.module.css'

export type SentConfirmationProps = {
  /** Confirms receipt. */
  title: ReactNode
  /** The next steps. */
  children?: ReactNode
  /** Links to other pages. */
  action?: ReactNode
}

/** The confirmation that replaces a sent form. It takes the focus, because the submit button has disappeared. */
export function SentConfirmation({ title, children, action }: SentConfirmationProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    container.current?.focus({ preventScroll: true })
    container.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={container} tabIndex={-1} role="status" className={styles.sent} data-ring="">
      <Card tone="tinted">
        <svg className={styles.tick} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
          <circle cx="20" cy="20" r="18.5" />
          <path d="M12 20.8l5.6 5.6L28.4 14.4" />
        </svg>
        <h2 className={styles.sentTitle}>{title}</h2>
        {children && <div className={styles.sentText}>{children}</div>}
        {action && <div className={styles.actions}>{action}</div>}
      </Card>
    </div>
  )
}
