import clsx from 'clsx'
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { cross } from '../icon/frameIcons.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './dialog.module.css'
import { useModal } from './useModal.ts'

export interface DialogProps {
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the user closes it by Escape, the close button or a press on the backdrop: set `open` to false. */
  onClose: () => void
  /** The title and accessible name. */
  title: ReactNode
  /** The close button's label: "Close". If undefined, there is no close button, and `actions` must close the dialog. */
  closeLabel?: string
  /** It can be closed only by its own buttons: Escape and a press on the backdrop do nothing. */
  required?: boolean
  /** `alertdialog` if it needs an answer at once. Default `dialog`. */
  role?: 'dialog' | 'alertdialog'
  /** The maximum width. Default `medium`. */
  size?: 'small' | 'medium' | 'wide'
  /** The buttons at the bottom, always visible; the main action comes last. */
  actions?: ReactNode
  /** The element focused first. Default: the title, so that a screen reader reads from the top. */
  initialFocus?: RefObject<HTMLElement | null>
  /** The content, which scrolls if it does not fit. */
  children?: ReactNode
  className?: string
}

/** A modal dialog, the browser's own; on phones a sheet from the bottom of the screen. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, closeLabel, required = false, role, size = 'medium', actions, children, className } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const pressedBackdrop = useRef(false)
  const dialog = useModal({ initialFocus: props.initialFocus ?? heading, required, onClose })

  // Scrolling content must be focusable, even if nothing in it is.
  useEffect(() => {
    const { current } = body
    if (current) current.tabIndex = current.scrollHeight > current.clientHeight ? 0 : -1
  })

  return (
    // Escape is the keyboard's equivalent.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      role={role === 'alertdialog' ? role : undefined}
      aria-modal="true"
      aria-labelledby={id}
      data-size={size}
      // A press that begins inside, as in selecting text, and ends on the backdrop does not close it.
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBackdrop.current && !required) onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel && !required && (
            <button type="button" className={styles.close} aria-label={closeLabel} title={closeLabel} onClick={onClose}>
              <Icon path={cross} size={24} />
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
