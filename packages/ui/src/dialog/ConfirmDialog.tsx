import { useRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean
  /** The question: "Stop your weekly gift?" */
  title: ReactNode
  /** What will happen and what will not. */
  children?: ReactNode
  /** The label of the button for the action, named after it: "Stop the gift". */
  confirmLabel: ReactNode
  /** The label of the button that changes nothing: "Keep giving". It has focus first. */
  cancelLabel: ReactNode
  /** `danger` for an action that cannot be undone. Default `danger`. */
  tone?: 'danger' | 'primary'
  /** The action is in progress: the labels stay, and the dialog cannot be closed. */
  busy?: boolean
  /** Called on confirmation: set `busy`, then `open` to false once the action is done. */
  onConfirm: () => void
  /** Called on cancellation, by the button, Escape or a press on the backdrop: set `open` to false. */
  onCancel: () => void
}

/** Asks for confirmation of an action that is hard to undo. */
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
