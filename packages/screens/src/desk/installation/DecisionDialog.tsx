import type { InstallationDecision, WaitingMosque } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, Dialog, TextArea } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { useReauthentication } from '../confirm/index.ts'
import { Loading, useJoinedList } from '../frame/index.ts'
import { installationChange } from './installationChange.ts'
import styles from './installation.module.css'

type Props = { mosque: WaitingMosque; decision: InstallationDecision['decision']; onClose(): void }

/** The dialog that approves or declines a mosque, with a preview of the email; declining needs a reason first. */
export function DecisionDialog({ mosque: { slug, name }, decision, onClose }: Props) {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.decision
  const [reason, setReason] = useState('')
  const [previewedDecision, setPreviewedDecision] = useState<InstallationDecision | undefined>(
    decision === 'approve' ? { slug, decision } : undefined,
  )
  const decide = useDeskAction('installationDecide', installationChange)
  const { run, dialog } = useReauthentication(decide)
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={texts[decision]({ name })}
        required={decide.isPending}
        actions={
          <>
            <Button tone="quiet" busy={decide.isPending} onClick={onClose}>
              {texts.cancel}
            </Button>
            {previewedDecision ? (
              <Button
                tone={decision === 'approve' ? 'primary' : 'danger'}
                busy={decide.isPending}
                onClick={() => run({ body: previewedDecision }, onClose)}
              >
                {decision === 'approve' ? texts.approveSend : texts.declineSend}
              </Button>
            ) : (
              <Button
                onClick={() => reason.trim() !== '' && setPreviewedDecision({ slug, decision, reason: reason.trim() })}
              >
                {texts.showEmail}
              </Button>
            )}
          </>
        }
      >
        {previewedDecision ? (
          <EmailPreview decision={previewedDecision} />
        ) : (
          <TextArea
            label={texts.reason}
            hint={texts.reasonHint}
            value={reason}
            required
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Dialog>
      {dialog}
    </>
  )
}

function EmailPreview({ decision }: { decision: InstallationDecision }) {
  const { t, format } = useMessages('deskInstallation')
  const joinList = useJoinedList()
  const texts = t.deskInstallation.decision
  const email = useDeskQuery('installationDecisionPreview', { body: decision })
  const { data } = email
  if (!data) return <Loading hasFailed={email.isError} retry={() => void email.refetch()} shape="text" />
  if (data.to.length === 0) return <p>{texts.noOwner}</p>
  return (
    <div className={styles.stack}>
      <p>{texts.to({ addresses: joinList(data.to.map(format.inText)) })}</p>
      <p className={styles.subject} dir="auto">
        {data.subject}
      </p>
      <div className={styles.email} dir="auto">
        {data.text}
      </div>
    </div>
  )
}
