import type { DeskMosque, DonorDetail, DonorEmailPreview, RegularGiftChangeRequest } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDonorEmail } from '@minaret/domain/desk'
import { currencyExponent, readAmount } from '@minaret/money'
import { Button, ButtonRow, DateField, Dialog, Form, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { dayAfter, todayIn } from '../frame/index.ts'
import { EmailPreview } from './SendEmail.tsx'
import styles from './donors.module.css'

type RegularGift = DonorDetail['regular'][number]
type Action = RegularGiftChangeRequest['action']

/** The actions to offer in a state; the server enforces them. */
const actionsFor = (state: RegularGift['state']): readonly Action[] => {
  if (state === 'paused') return ['resume', 'amount', 'cancel']
  return state === 'past_due' ? ['pause', 'amount', 'cancel'] : ['pause', 'skip', 'amount', 'cancel']
}

/** Buttons that change a regular gift. Each first previews the email to the donor. */
export function RegularGiftActions({
  mosque,
  donor,
  gift,
  title,
}: {
  mosque: DeskMosque
  donor: string
  gift: RegularGift
  /** The regular gift's title. */
  title: string
}) {
  const { t } = useMessages('deskDonors')
  const texts = t.deskDonors.regular
  const [action, setAction] = useState<Action>()
  return (
    <>
      {actionsFor(gift.state).map((option) => (
        <Button
          key={option}
          tone="quiet"
          aria-label={t.deskDonors.actionLabel({ action: texts.actions[option], item: title })}
          onClick={() => setAction(option)}
        >
          {texts.actions[option]}
        </Button>
      ))}
      {action && (
        <ChangeDialog mosque={mosque} donor={donor} gift={gift} action={action} onClose={() => setAction(undefined)} />
      )}
    </>
  )
}

function ChangeDialog({
  mosque,
  donor,
  gift,
  action,
  onClose,
}: {
  mosque: DeskMosque
  donor: string
  gift: RegularGift
  action: Action
  onClose: () => void
}) {
  const { t, format } = useMessages('deskDonors')
  const texts = t.deskDonors.regular
  const previewAction = useDonorEmail(mosque.slug, donor)
  const change = useDeskAction('donorRegularChange', { isField: () => true })
  const [amountText, setAmountText] = useState('')
  const [day, setDay] = useState('')
  const [preview, setPreview] = useState<DonorEmailPreview>()
  const errors = fieldErrorsOf(previewAction.error)
  const [isAmountInvalid, setAmountInvalid] = useState(false)
  const amountMinor = action === 'amount' ? readAmount(amountText, gift.currency) : undefined
  const requestedChange = {
    action,
    ...(amountMinor ? { amountMinor } : {}),
    ...(action === 'pause' && day !== '' ? { until: day } : {}),
  }
  const showPreview = () => {
    const isInvalid = action === 'amount' && !amountMinor
    setAmountInvalid(isInvalid)
    if (!isInvalid)
      previewAction.mutate(
        { kind: 'regular', gift: gift.id, change: requestedChange, send: false },
        { onSuccess: setPreview },
      )
  }
  const apply = () =>
    change.mutate(
      { mosque: mosque.slug, donor, gift: gift.id, body: { ...requestedChange, version: gift.version } },
      { onSettled: onClose },
    )
  const isBusy = change.isPending
  return (
    <Dialog
      open
      title={texts.actions[action]}
      closeLabel={texts.close}
      required={isBusy}
      onClose={onClose}
      actions={
        preview && (
          <>
            <Button tone="quiet" onClick={onClose}>
              {texts.keep}
            </Button>
            <Button tone={action === 'cancel' ? 'danger' : 'primary'} busy={isBusy} onClick={apply}>
              {texts.apply[action]}
            </Button>
          </>
        )
      }
    >
      {preview ? (
        <div className={styles.form}>
          <p className={styles.hint}>{preview.email ? texts.willSend : texts.noEmailAddress}</p>
          {preview.email && <EmailPreview email={preview.email} />}
        </div>
      ) : (
        <Form className={styles.form} onSubmit={showPreview}>
          {action === 'amount' && (
            <TextField
              label={texts.newAmount}
              hint={format.currencyName(gift.currency)}
              inputMode={currencyExponent(gift.currency) === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              error={isAmountInvalid ? texts.amountWrong : errors.amountMinor}
              value={amountText}
              onChange={({ target }) => setAmountText(target.value)}
            />
          )}
          {action === 'pause' && (
            <DateField
              label={texts.until}
              hint={texts.untilHint}
              min={dayAfter(todayIn(mosque.timeZone), 1)}
              error={errors.until}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
          <p className={styles.hint}>{texts.explain[action]}</p>
          <ButtonRow className={styles.buttons}>
            <Button type="submit" busy={previewAction.isPending}>
              {texts.show}
            </Button>
          </ButtonRow>
        </Form>
      )}
    </Dialog>
  )
}
