import type { DonorEmailShown } from '@minaret/contract/desk'
import { type DonorEmailWish, useDonorEmail } from '@minaret/domain/desk'
import { Button, ConfirmDialog } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import styles from './donors.module.css'

/** An email as it goes out. */
export function ShownEmail({ email }: { email: NonNullable<DonorEmailShown['email']> }) {
  const { t, format } = useWords('deskDonors')
  return (
    <div className={styles.email} dir="auto">
      <p className={styles.hint}>{t.deskDonors.email.to({ address: format.inText(email.to) })}</p>
      <strong>{email.subject}</strong>
      <p className={styles.words}>{email.text}</p>
    </div>
  )
}

/** A button that shows an email first, and sends it once that is confirmed. */
export function SendEmail({
  mosque,
  donor,
  wish,
  label,
  of,
}: {
  mosque: string
  donor: string
  wish: Exclude<DonorEmailWish, { kind: 'regular' }>
  label: string
  /** What it is about, among others like it. */
  of: string
}) {
  const { t } = useWords('deskDonors')
  const say = t.deskDonors.email
  const ask = useDonorEmail(mosque, donor)
  const [shown, setShown] = useState<DonorEmailShown['email']>()
  const close = () => setShown(undefined)
  return (
    <>
      <Button
        tone="quiet"
        aria-label={t.deskDonors.named({ action: label, of })}
        busy={ask.isPending && !shown}
        onClick={() => ask.mutate({ ...wish, send: false }, { onSuccess: ({ email }) => setShown(email) })}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={shown !== undefined}
        title={say.title}
        tone="primary"
        confirmLabel={say.send}
        cancelLabel={say.keep}
        busy={ask.isPending}
        onConfirm={() => ask.mutate({ ...wish, send: true }, { onSettled: close })}
        onCancel={close}
      >
        {shown && <ShownEmail email={shown} />}
      </ConfirmDialog>
    </>
  )
}
