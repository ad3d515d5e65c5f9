import type { DonorEmailPreview } from '@minaret/contract/desk'
import { type DonorEmailRequest, useDonorEmail } from '@minaret/domain/desk'
import { Button, ConfirmDialog } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './donors.module.css'

/** A preview of an email. */
export function EmailPreview({ email }: { email: NonNullable<DonorEmailPreview['email']> }) {
  const { t, format } = useMessages('deskDonors')
  return (
    <div className={styles.email} dir="auto">
      <p className={styles.hint}>{t.deskDonors.email.to({ address: format.inText(email.to) })}</p>
      <strong>{email.subject}</strong>
      <p className={styles.words}>{email.text}</p>
    </div>
  )
}

/** A button that previews an email, and sends it after confirmation. */
export function SendEmail({
  mosque,
  donor,
  wish: emailRequest,
  label,
  of: subject,
}: {
  mosque: string
  donor: string
  wish: Exclude<DonorEmailRequest, { kind: 'regular' }>
  label: string
  /** The subject of the button, for its accessible name. */
  of: string
}) {
  const { t } = useMessages('deskDonors')
  const texts = t.deskDonors.email
  const emailAction = useDonorEmail(mosque, donor)
  const [previewedEmail, setPreviewedEmail] = useState<DonorEmailPreview['email']>()
  const close = () => setPreviewedEmail(undefined)
  return (
    <>
      <Button
        tone="quiet"
        aria-label={t.deskDonors.named({ action: label, of: subject })}
        busy={emailAction.isPending && !previewedEmail}
        onClick={() =>
          emailAction.mutate({ ...emailRequest, send: false }, { onSuccess: ({ email }) => setPreviewedEmail(email) })
        }
      >
        {label}
      </Button>
      <ConfirmDialog
        open={previewedEmail !== undefined}
        title={texts.title}
        tone="primary"
        confirmLabel={texts.send}
        cancelLabel={texts.keep}
        busy={emailAction.isPending}
        onConfirm={() => emailAction.mutate({ ...emailRequest, send: true }, { onSettled: close })}
        onCancel={close}
      >
        {previewedEmail && <EmailPreview email={previewedEmail} />}
      </ConfirmDialog>
    </>
  )
}
