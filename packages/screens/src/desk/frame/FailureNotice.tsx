import { hasNoMessage } from '@minaret/domain'
import { Notice } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/index.ts'

export type FailureNoticeProps = {
  error: Error
  /** Shown if the server sent no message, for example because it was unreachable. Default: the login failed. */
  fallback?: string
  /** The next step, for example a button that starts again. */
  action?: ReactNode
}

/** The server's message about a failed login or sign-up, announced immediately by screen readers. */
export function FailureNotice({ error, fallback, action }: FailureNoticeProps) {
  const { t } = useMessages('desk')
  const title = hasNoMessage(error) ? (fallback ?? t.desk.login.failed) : error.message
  return <Notice tone="danger" live="assertive" title={title} action={action} />
}
