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
      <p className={styles.text}>{email.text}</p>
    </div>
  )
}

/** A button that previews an email, and sends it after confirmation. */
export function SendEmail({
  mosque,
  donor,
  request,
  label,
  subject,
}: {
  mosque: string
  donor: string
  request: Exclude<DonorEmailRequest, { kind: 'regular' }>
  label: string
  /** The item that the button applies to, for its accessible name. */
  subject: string
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
        aria-label={t.deskDonors.actionLabel({ action: label, item: subject })}
        busy={emailAction.isPending && !previewedEmail}
        onClick={() =>
          emailAction.mutate({ ...request, send: false }, { onSuccess: ({ email }) => setPreviewedEmail(email) })
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
        onConfirm={() => emailAction.mutate({ ...request, send: true }, { onSettled: close })}
        onCancel={close}
      >
        {previewedEmail && <EmailPreview email={previewedEmail} />}
      </ConfirmDialog>
    </>
  )
}
