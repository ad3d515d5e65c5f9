import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { cssTransition, type Id, toast, ToastContainer } from 'react-toastify/unstyled'
import { keepClear } from './keepClear.ts'
import { cross } from '../icon/frameIcons.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './toast.module.css'

/** The kind of toast. `dark` is neutral. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'dark'

/** A message that closes automatically. */
export interface ToastMessage {
  /** Stable; a message whose id is already shown is not shown twice. */
  id: string
  /** The kind; determines the icon and the colours. */
  kind: ToastKind
  /** The text. */
  text: string
  /** How many times it was raised while shown; an increase restarts its timer. */
  count?: number
}

export interface ToasterProps {
  /** The current messages, oldest first; usually a store's list. */
  messages: readonly ToastMessage[]
  /** Called when a message has closed, by timeout or by the user: remove it from the list. */
  onClosed: (id: string) => void
  /** The region's label for screen readers: "Notifications". */
  label: string
  /** The close button's label for screen readers: "Close". */
  closeLabel: string
  /** Whether the page is right-to-left. */
  rtl?: boolean
}

const iconPaths: Record<ToastKind, string> = {
  success: 'M4 10.5l4 4 8-9',
  info: 'M10 9v6M10 5v1.6',
  warning: 'M10 4v7M10 14v1.8',
  error: 'M5 5l10 10M15 5L5 15',
  dark: 'M4 10h12',
}

const transition = cssTransition({ enter: styles.enter ?? '', exit: styles.exit ?? '', collapseDuration: 150 })

/** How long a toast stays, in milliseconds. The timer pauses on hover and while the window has no focus. */
const durationMs = 5000

/**
 * Toasts at the top right under the header, each for five seconds, or until dragged past 80% of its width or closed by its
 * button. If they would cover the focus or a form's button, they move to the bottom, above sticky bars. Each is an `alert`,
 * so it is announced as it appears. Render it with the first message: it is a separate chunk.
 */
export function Toaster({ messages, onClosed, label, closeLabel, rtl = false }: ToasterProps) {
  // The toast of each message. A message repeated while its toast fades out gets a new toast.
  const toasts = useRef(new Map<string, { toastId: Id; count: number }>())
  const onClosedRef = useRef(onClosed)

  useEffect(() => {
    onClosedRef.current = onClosed
  })

  useEffect(() => {
    for (const { id, kind, text, count = 1 } of messages) {
      const existingToast = toasts.current.get(id)
      if (existingToast) {
        if (existingToast.count !== count) toast.update(existingToast.toastId)
        existingToast.count = count
        continue
      }
      const toastId = toast(text, {
        className: clsx(styles.toast, kind === 'dark' && styles.dark),
        type: kind === 'dark' ? 'default' : kind,
        icon: () => (
          <svg viewBox="0 0 20 20" width="20" height="20" className={styles.icon} data-kind={kind} aria-hidden="true">
            <path d={iconPaths[kind]} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        ),
        onClose: () => {
          toasts.current.delete(id)
          onClosedRef.current(id)
        },
      })
      toasts.current.set(id, { toastId, count })
    }
    for (const [id, { toastId }] of toasts.current) {
      if (!messages.some((message) => message.id === id)) toast.dismiss(toastId)
    }
  }, [messages])

  return (
    <div className={styles.place} ref={keepClear}>
      <ToastContainer
        className={styles.container}
        aria-label={label}
        position="top-right"
        autoClose={durationMs}
        draggable
        draggablePercent={80}
        pauseOnHover
        pauseOnFocusLoss
        // The progress bar's animation closes the toast, so the bar is hidden but rendered.
        hideProgressBar
        transition={transition}
        rtl={rtl}
        closeButton={({ closeToast }) => (
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={closeToast}>
            <Icon path={cross} size={24} />
          </button>
        )}
      />
    </div>
  )
}
