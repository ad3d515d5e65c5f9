import { Button, Dialog, Form, Notice } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'

export type ChangeDialogProps = {
  title: string
  confirm: string
  busy: boolean
  /** The server's error. */
  problem?: string
  /** The id of the field with the error, and its message; undefined if there is none to show. */
  error?: { id: string; message: string }
  /** Shown in place of the form until its data has loaded. */
  loading?: ReactNode
  onClose(): void
  onSubmit(): void
  children: ReactNode
}

/** A dialog with the form of one change to a regular gift. It stays open while the change is being sent. */
export function ChangeDialog({
  title,
  confirm,
  busy,
  problem,
  error,
  loading,
  onClose,
  onSubmit,
  children,
}: ChangeDialogProps) {
  const { t, format } = useMessages('manageGift')
  const errors = error ? [error] : []
  return (
    <Dialog
      open
      onClose={onClose}
      required={busy}
      title={title}
      size="small"
      actions={
        <>
          <Button tone="quiet" busy={busy} onClick={onClose}>
            {t.manageGift.leave}
          </Button>
          <Button type="submit" form="change" busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      {loading ?? (
        <Form
          id="change"
          errors={errors}
          errorTitle={t.problems({ count: errors.length, figure: format.number(errors.length) })}
          onSubmit={() => {
            if (!busy) onSubmit()
          }}
        >
          {problem && <Notice tone="danger" live="assertive" title={format.inText(problem)} />}
          {children}
        </Form>
      )}
    </Dialog>
  )
}
