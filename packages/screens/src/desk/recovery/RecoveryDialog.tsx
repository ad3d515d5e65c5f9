import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { ConfirmDialog } from '@minaret/ui'
import { Suspense } from 'react'
import { useMessages } from '../../app/index.ts'

export type StartRecoveryProps = {
  mosque: DeskMosque
  /** The member who has lost their login. */
  member: { account: string; name: string }
  /** Called once the recovery is started, or the dialog is cancelled. */
  onDone(): void
}

/** The dialog that confirms the start of a recovery, and explains what follows. */
export const RecoveryDialog = (props: StartRecoveryProps) => (
  <Suspense fallback={null}>
    <StartDialog {...props} />
  </Suspense>
)

function StartDialog({ mosque, member, onDone }: StartRecoveryProps) {
  const { t } = useMessages('deskRecovery')
  const texts = t.deskRecovery
  const start = useDeskAction('recoveryStart', { refresh: 'mosque' })
  return (
    <ConfirmDialog
      open
      title={texts.startTitle({ name: member.name })}
      tone="primary"
      confirmLabel={texts.start}
      cancelLabel={texts.keep}
      busy={start.isPending}
      onCancel={onDone}
      onConfirm={() => start.mutate({ mosque: mosque.slug, account: member.account }, { onSettled: onDone })}
    >
      <p>{texts.startText}</p>
      <p>{texts.startNext({ name: member.name })}</p>
    </ConfirmDialog>
  )
}
