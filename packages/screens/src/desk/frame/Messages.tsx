import type { Toast } from '@minaret/domain'
import { useDeskToasts } from '@minaret/domain/desk'
import { useEffect, useState } from 'react'
import { useWords } from '../../app/index.ts'
import styles from './deskFrame.module.css'

/** How long a success stays, in milliseconds; it waits while somebody points at it. A failure stays until it is closed. */
const shownFor = 8000

/** Failures and successes that belong to no field. */
export function Messages() {
  const { messages, gone } = useDeskToasts()
  return (
    <div aria-live="polite" className={styles.toasts}>
      {messages.map((message) => (
        <Message key={message.id} message={message} onClose={() => gone(message.id)} />
      ))}
    </div>
  )
}

function Message({ message: { text, kind }, onClose }: { message: Toast; onClose(): void }) {
  const { t } = useWords()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || kind !== 'success') return undefined
    const timer = setTimeout(onClose, shownFor)
    return () => clearTimeout(timer)
    // One timer for each message, begun anew when it is let go.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isHeld, kind])
  return (
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{text}</p>
      <button type="button" onClick={onClose}>
        {t.site.close}
      </button>
    </div>
  )
}
