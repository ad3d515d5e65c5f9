import clsx from 'clsx'
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { cross } from '../mark/lines.ts'
import { Mark } from '../mark/Mark.tsx'
import styles from './dialog.module.css'
import { useModal } from './useModal.ts'

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean
  /** It was asked to close, by Escape, the cross or a press beside it: set `open` to false. */
  onClose: () => void
  /** What it is about; its name. */
  title: ReactNode
  /** The words of the cross: "Close". Without it there is no cross; then `actions` are the way out. */
  closeLabel?: string
  /** It cannot be left but by its own buttons: Escape and a press beside it do nothing. */
  required?: boolean
  /** `alertdialog` for what needs an answer at once. Default `dialog`. */
  role?: 'dialog' | 'alertdialog'
  /** How wide it may become. Default `medium`. */
  size?: 'small' | 'medium' | 'wide'
  /** The buttons at its foot, always in sight; the one that goes on stands last. */
  actions?: ReactNode
  /** What takes focus first. Default: the title, so that it is read from its beginning. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Its words or its form; they scroll when they do not fit. */
  children?: ReactNode
  className?: string
}

/** Something to deal with before the page goes on. The browser's own modal; on phones a sheet from the foot of the screen. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, closeLabel, required = false, role, size = 'medium', actions, children, className } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const pressedBeside = useRef(false)
  const dialog = useModal({ initialFocus: props.initialFocus ?? heading, required, onClose })

  // What scrolls must be within the keyboard's reach, even when there is nothing to press in it.
  useEffect(() => {
    const { current } = body
    if (current) current.tabIndex = current.scrollHeight > current.clientHeight ? 0 : -1
  })

  return (
    // The keyboard's way to do the same is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      role={role === 'alertdialog' ? role : undefined}
      aria-modal="true"
      aria-labelledby={id}
      data-size={size}
      // A press that begins inside, as in choosing text, and ends beside it does not close it.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBeside.current && !required) onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel && !required && (
            <button type="button" className={styles.close} aria-label={closeLabel} title={closeLabel} onClick={onClose}>
              <Mark line={cross} size={24} />
            </button>
          )}
        </div>
        {children && (
          <div className={styles.body} ref={body} data-ring="">
            {children}
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
