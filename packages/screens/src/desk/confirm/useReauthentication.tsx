import { fieldErrorsOf } from '@minaret/domain'
import { hasPasskeys, useConfirmIdentity, useDeskQuery } from '@minaret/domain/desk'
import { Button, Dialog, Form, Notice, TextField } from '@minaret/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { fieldText, Loading } from '../frame/index.ts'
import styles from './confirm.module.css'

type Action<Params, Result> = {
  mutate(params: Params, options: { onSuccess(result: Result): void; onError(error: Error): void }): void
}

/**
 * Runs an action that may need re-authentication: if the server asks for it, opens a dialog and runs the action again afterwards.
 * @returns a function that runs the action, and the dialog
 */
export function useReauthentication<Params, Result>(
  action: Action<Params, Result>,
): {
  run(params: Params, onSuccess: (result: Result) => void): void
  dialog: ReactNode
  /** Whether the dialog is open. */
  isDialogOpen: boolean
} {
  const [pending, setPending] = useState<{ params: Params; onSuccess: (result: Result) => void }>()
  const run = (params: Params, onSuccess: (result: Result) => void) =>
    action.mutate(params, {
      onSuccess,
      onError: (error) => fieldErrorsOf(error).confirmation && setPending({ params, onSuccess }),
    })
  return {
    run,
    isDialogOpen: pending !== undefined,
    dialog: (
      // Its messages load after the page's; the page stays visible meanwhile.
      <Suspense fallback={null}>
        <ConfirmIdentity
          open={pending !== undefined}
          onCancel={() => setPending(undefined)}
          onConfirmed={() => {
            setPending(undefined)
            if (pending) run(pending.params, pending.onSuccess)
          }}
        />
      </Suspense>
    ),
  }
}

/** The re-authentication dialog: by passkey, or by a code from the authenticator app. */
function ConfirmIdentity({ open, onCancel, onConfirmed }: { open: boolean; onCancel(): void; onConfirmed(): void }) {
  const { t } = useMessages('deskConfirm')
  const texts = t.deskConfirm
  // An attempt can be used only once.
  const attempt = useDeskQuery('identityConfirmBegin', {}, { enabled: open, gcTime: 0, staleTime: Infinity })
  const confirm = useConfirmIdentity()
  const { data } = attempt
  const passkey = hasPasskeys() ? data?.passkey : undefined
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={texts.title}
      size="small"
      actions={
        <Button tone="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p>{texts.text}</p>
        {!data && <Loading hasFailed={attempt.isError} retry={() => void attempt.refetch()} shape="text" />}
        {confirm.isError && <Notice tone="danger" live="assertive" title={texts.failed} />}
        {passkey && (
          <Button wide busy={confirm.isPending} onClick={() => confirm.mutate(passkey, { onSuccess: onConfirmed })}>
            {texts.passkey}
          </Button>
        )}
        {data && !passkey && !data.authenticator && <p>{texts.neither}</p>}
        {data?.authenticator && (
          <Form
            className={styles.form}
            onSubmit={(values) =>
              confirm.mutate({ attempt: data.attempt, code: fieldText(values, 'code') }, { onSuccess: onConfirmed })
            }
          >
            <TextField label={texts.code} name="code" inputMode="numeric" autoComplete="one-time-code" required />
            <Button type="submit" tone={passkey ? 'quiet' : 'primary'} busy={confirm.isPending}>
              {texts.withCode}
            </Button>
          </Form>
        )}
        {data && <p className={styles.hint}>{texts.lost}</p>}
      </div>
    </Dialog>
  )
}
