import { useRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  open: boolean
  /** The question: "Stop your weekly gift?" */
  title: ReactNode
  /** What will happen, and what will not. */
  children?: ReactNode
  /** The button that does it, named after what it does: "Stop the gift". */
  confirmLabel: ReactNode
  /** The button that leaves everything as it is: "Keep giving". It has focus first. */
  cancelLabel: ReactNode
  /** `danger` for what cannot be undone. Default `danger`. */
  tone?: 'danger' | 'primary'
  /** It is being done: the labels stay, and nothing closes it meanwhile. */
  busy?: boolean
  /** It is to be done: set `busy`, and `open` to false when it is. */
  onConfirm: () => void
  /** All stays as it is, by the button, Escape or a press beside it: set `open` to false. */
  onCancel: () => void
}

/** Asks before something is done that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, tone = 'danger', busy = false, onConfirm, onCancel } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      size="small"
      required={busy}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} tone="quiet" busy={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
