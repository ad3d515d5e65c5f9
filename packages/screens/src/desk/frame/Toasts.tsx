import type { Toast } from '@minaret/domain'
import { useDeskToasts } from '@minaret/domain/desk'
import { useEffect, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './deskFrame.module.css'

/** How long a success toast stays, in milliseconds; paused on hover and focus. An error toast stays until it is closed. */
const duration = 8000

/** Toasts: errors and confirmations that do not belong to a field. */
export function Toasts() {
  const { messages, remove: dismiss } = useDeskToasts()
  return (
    <div aria-live="polite" className={styles.toasts}>
      {messages.map((message) => (
        <ToastView key={message.id} toast={message} onClose={() => dismiss(message.id)} />
      ))}
    </div>
  )
}

function ToastView({ toast: { text, kind }, onClose }: { toast: Toast; onClose(): void }) {
  const { t } = useMessages()
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused || kind !== 'success') return undefined
    const timer = setTimeout(onClose, duration)
    return () => clearTimeout(timer)
    // One timer per message, restarted when the pause ends.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPaused, kind])
  return (
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <p>{text}</p>
      <button type="button" onClick={onClose}>
        {t.site.close}
      </button>
    </div>
  )
}
