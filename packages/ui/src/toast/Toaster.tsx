import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { cssTransition, type Id, toast, ToastContainer } from 'react-toastify/unstyled'
import { keepsClear } from './keepsClear.ts'
import { cross } from '../mark/lines.ts'
import { Mark } from '../mark/Mark.tsx'
import styles from './toast.module.css'

/** What a toast means. `dark` is neutral: a word in passing. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'dark'

/** One message that passes by itself. */
export interface ToastMessage {
  /** Stable; a message with an id that is already shown is not shown twice. */
  id: string
  /** What it means; decides its mark and its colours. */
  kind: ToastKind
  /** The sentence. */
  text: string
  /** How often it came while it was shown; when it grows, the message stays its whole time again. */
  times?: number
}

export interface ToasterProps {
  /** Every message not yet gone, oldest first; usually a store's list. */
  messages: readonly ToastMessage[]
  /** A message has left the screen, by time or by hand: take it out of the list. */
  onGone: (id: string) => void
  /** What the place of the messages is, for those who listen: "Notifications". */
  label: string
  /** What the closing cross is, for those who listen: "Close". */
  closeLabel: string
  /** The page runs right to left. */
  rtl?: boolean
}

const marks: Record<ToastKind, string> = {
  success: 'M4 10.5l4 4 8-9',
  info: 'M10 9v6M10 5v1.6',
  warning: 'M10 4v7M10 14v1.8',
  error: 'M5 5l10 10M15 5L5 15',
  dark: 'M4 10h12',
}

const glide = cssTransition({ enter: styles.enter ?? '', exit: styles.exit ?? '', collapseDuration: 150 })

/** How long a toast stays, in milliseconds. It waits while it is under a pointer or the window is not in front. */
const stay = 5000

/**
 * Messages at the top right under the header, each for five seconds; dragged away past 80 % of its width, or closed by its cross.
 * Where they would lie over the focus or a form's button they go to the foot, above what sticks there. Each is an `alert`, so
 * it is read as it appears. Put it on the page when the first message comes: it is a chunk of its own.
 */
export function Toaster({ messages, onGone, label, closeLabel, rtl = false }: ToasterProps) {
  // What is drawn of each message: one that comes again while it fades out is drawn anew.
  const shown = useRef(new Map<string, { drawn: Id; times: number }>())
  const gone = useRef(onGone)

  useEffect(() => {
    gone.current = onGone
  })

  useEffect(() => {
    for (const { id, kind, text, times = 1 } of messages) {
      const already = shown.current.get(id)
      if (already) {
        if (already.times !== times) toast.update(already.drawn)
        already.times = times
        continue
      }
      const drawn = toast(text, {
        className: clsx(styles.toast, kind === 'dark' && styles.dark),
        type: kind === 'dark' ? 'default' : kind,
        icon: () => (
          <svg viewBox="0 0 20 20" width="20" height="20" className={styles.mark} data-kind={kind} aria-hidden="true">
            <path d={marks[kind]} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        ),
        onClose: () => {
          shown.current.delete(id)
          gone.current(id)
        },
      })
      shown.current.set(id, { drawn, times })
    }
    for (const [id, { drawn }] of shown.current) {
      if (!messages.some((message) => message.id === id)) toast.dismiss(drawn)
    }
  }, [messages])

  return (
    <div className={styles.place} ref={keepsClear}>
      <ToastContainer
        className={styles.container}
        aria-label={label}
        position="top-right"
        autoClose={stay}
        draggable
        draggablePercent={80}
        pauseOnHover
        pauseOnFocusLoss
        // The bar is the clock that closes a toast, so it is there; it is only not to be seen.
        hideProgressBar
        transition={glide}
        rtl={rtl}
        closeButton={({ closeToast }) => (
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={closeToast}>
            <Mark line={cross} size={24} />
          </button>
        )}
      />
    </div>
  )
}
