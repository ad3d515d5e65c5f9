import { useAccountDetails, useLogout, useSession } from '@minaret/domain'
import { Button } from '@minaret/ui'
import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './cause.module.css'
import type { DonorDetails } from './draft.ts'

export type LoggedInDonorProps = {
  donor: Pick<DonorDetails, 'name' | 'email' | 'guest'>
  onChange(donor: Pick<DonorDetails, 'name' | 'email' | 'guest'>): void
  /** Called if the donor is someone else, to focus the fields. */
  onOther(): void
}

/**
 * Prefills empty fields with the logged-in user's details, and says so. "Not you?" clears them and detaches the gift from the
 * account; the session stays unless the visitor logs out.
 */
export function LoggedInDonor({ donor, onChange, onOther }: LoggedInDonorProps) {
  const { t } = useMessages('giftDetails')
  const { user } = useSession()
  const { data } = useAccountDetails()
  const { run, status } = useLogout()
  const texts = t.giftDetails.own
  const prefill = useEffectEvent(({ name, email }: { name: string; email: string }) => {
    if (!donor.guest && !donor.name && !donor.email) onChange({ name, email, guest: undefined })
  })
  useEffect(() => {
    if (data) prefill(data)
  }, [data])

  if (!user || !data) return null
  if (donor.guest)
    return (
      <p className={styles.own}>
        <span>{texts.other({ name: data.name })}</span>
        <Button tone="quiet" busy={status === 'in progress'} onClick={() => void run({})}>
          {texts.logout}
        </Button>
      </p>
    )
  if (donor.email.trim() !== data.email) return null
  return (
    <p className={styles.own}>
      <span>{texts.as({ name: data.name })}</span>
      <Button
        tone="quiet"
        onClick={() => {
          onChange({ name: '', email: '', guest: true })
          onOther()
        }}
      >
        {texts.notYou}
      </Button>
    </p>
  )
}
