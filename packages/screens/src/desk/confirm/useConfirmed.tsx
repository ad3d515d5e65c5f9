import { fieldErrorsOf } from '@minaret/domain'
import { hasPasskeys, useConfirmIdentity, useDeskQuery } from '@minaret/domain/desk'
import { Button, Dialog, Form, Notice, TextField } from '@minaret/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useWords } from '../../app/index.ts'
import { fieldText, Loading } from '../frame/index.ts'
import styles from './confirm.module.css'

type Action<Sent, Result> = {
  mutate(sent: Sent, options: { onSuccess(result: Result): void; onError(error: Error): void }): void
}

/**
 * Does something for which its holder shows again who they are, where the server asks for it, and then does it.
 * @returns what does it, and the dialog that may be needed for it
 */
export function useConfirmed<Sent, Result>(
  action: Action<Sent, Result>,
): {
  run(sent: Sent, onSuccess: (result: Result) => void): void
  dialog: ReactNode
  /** Whether it waits for its holder to show who they are. */
  isAsking: boolean
} {
  const [waiting, setWaiting] = useState<{ sent: Sent; onSuccess: (result: Result) => void }>()
  const run = (sent: Sent, onSuccess: (result: Result) => void) =>
    action.mutate(sent, {
      onSuccess,
      onError: (error) => fieldErrorsOf(error).confirmation && setWaiting({ sent, onSuccess }),
    })
  return {
    run,
    isAsking: waiting !== undefined,
    dialog: (
      // Its words come after the page, which stays meanwhile.
      <Suspense fallback={null}>
        <ConfirmIdentity
          open={waiting !== undefined}
          onCancel={() => setWaiting(undefined)}
          onConfirmed={() => {
            setWaiting(undefined)
            if (waiting) run(waiting.sent, waiting.onSuccess)
          }}
        />
      </Suspense>
    ),
  }
}

/** Showing again who one is: by the passkey, or by a code of the authenticator app. */
function ConfirmIdentity({ open, onCancel, onConfirmed }: { open: boolean; onCancel(): void; onConfirmed(): void }) {
  const { t } = useWords('deskConfirm')
  const say = t.deskConfirm
  // An attempt is used once.
  const begun = useDeskQuery('identityConfirmBegin', {}, { enabled: open, gcTime: 0, staleTime: Infinity })
  const confirm = useConfirmIdentity()
  const { data } = begun
  const passkey = hasPasskeys() ? data?.passkey : undefined
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={say.title}
      size="small"
      actions={
        <Button tone="quiet" onClick={onCancel}>
          {say.cancel}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p>{say.text}</p>
        {!data && <Loading failed={begun.isError} retry={() => void begun.refetch()} shape="text" />}
        {confirm.isError && <Notice tone="danger" live="assertive" title={say.failed} />}
        {passkey && (
          <Button wide busy={confirm.isPending} onClick={() => confirm.mutate(passkey, { onSuccess: onConfirmed })}>
            {say.passkey}
          </Button>
        )}
        {data && !passkey && !data.authenticator && <p>{say.neither}</p>}
        {data?.authenticator && (
          <Form
            className={styles.form}
            onSubmit={(values) =>
              confirm.mutate({ attempt: data.attempt, code: fieldText(values, 'code') }, { onSuccess: onConfirmed })
            }
          >
            <TextField label={say.code} name="code" inputMode="numeric" autoComplete="one-time-code" required />
            <Button type="submit" tone={passkey ? 'quiet' : 'primary'} busy={confirm.isPending}>
              {say.withCode}
            </Button>
          </Form>
        )}
        {data && <p className={styles.hint}>{say.lost}</p>}
      </div>
    </Dialog>
  )
}
