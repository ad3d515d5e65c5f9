import type { DeskMosque, DonorDetail, DonorEmailShown, DonorRegularWish } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDonorEmail } from '@minaret/domain/desk'
import { currencyExponent, readAmount } from '@minaret/money'
import { Button, ButtonRow, DateField, Dialog, Form, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { dayAfter, todayIn } from '../frame/index.ts'
import { ShownEmail } from './SendEmail.tsx'
import styles from './donors.module.css'

type RegularGift = DonorDetail['regular'][number]
type Action = DonorRegularWish['action']

/** What can be done in each state; the server decides. */
const actionsIn = (state: RegularGift['state']): readonly Action[] => {
  if (state === 'paused') return ['resume', 'amount', 'cancel']
  return state === 'past_due' ? ['pause', 'amount', 'cancel'] : ['pause', 'skip', 'amount', 'cancel']
}

/** The buttons that change a regular gift. Each shows the email its donor will get, and then changes it. */
export function ChangeRegular({
  mosque,
  donor,
  gift,
  title,
}: {
  mosque: DeskMosque
  donor: string
  gift: RegularGift
  /** What the regular gift is called. */
  title: string
}) {
  const { t } = useWords('deskDonors')
  const say = t.deskDonors.regular
  const [action, setAction] = useState<Action>()
  return (
    <>
      {actionsIn(gift.state).map((each) => (
        <Button
          key={each}
          tone="quiet"
          aria-label={t.deskDonors.named({ action: say.actions[each], of: title })}
          onClick={() => setAction(each)}
        >
          {say.actions[each]}
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
  const { t, format } = useWords('deskDonors')
  const say = t.deskDonors.regular
  const ask = useDonorEmail(mosque.slug, donor)
  const change = useDeskAction('donorRegularChange', { isField: () => true })
  const [typed, setTyped] = useState('')
  const [day, setDay] = useState('')
  const [shown, setShown] = useState<DonorEmailShown>()
  const errors = fieldErrorsOf(ask.error)
  const [isWrong, setWrong] = useState(false)
  const amountMinor = action === 'amount' ? readAmount(typed, gift.currency) : undefined
  const wish = {
    action,
    ...(amountMinor ? { amountMinor } : {}),
    ...(action === 'pause' && day !== '' ? { until: day } : {}),
  }
  const preview = () => {
    const isUnread = action === 'amount' && !amountMinor
    setWrong(isUnread)
    if (!isUnread) ask.mutate({ kind: 'regular', gift: gift.id, wish, send: false }, { onSuccess: setShown })
  }
  const apply = () =>
    change.mutate(
      { mosque: mosque.slug, donor, gift: gift.id, body: { ...wish, version: gift.version } },
      { onSettled: onClose },
    )
  const isBusy = change.isPending
  return (
    <Dialog
      open
      title={say.actions[action]}
      closeLabel={say.close}
      required={isBusy}
      onClose={onClose}
      actions={
        shown && (
          <>
            <Button tone="quiet" onClick={onClose}>
              {say.keep}
            </Button>
            <Button tone={action === 'cancel' ? 'danger' : 'primary'} busy={isBusy} onClick={apply}>
              {say.apply[action]}
            </Button>
          </>
        )
      }
    >
      {shown ? (
        <div className={styles.form}>
          <p className={styles.hint}>{shown.email ? say.willSend : say.nobody}</p>
          {shown.email && <ShownEmail email={shown.email} />}
        </div>
      ) : (
        <Form className={styles.form} onSubmit={preview}>
          {action === 'amount' && (
            <TextField
              label={say.newAmount}
              hint={format.currencyName(gift.currency)}
              inputMode={currencyExponent(gift.currency) === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              error={isWrong ? say.amountWrong : errors.amountMinor}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          {action === 'pause' && (
            <DateField
              label={say.until}
              hint={say.untilHint}
              min={dayAfter(todayIn(mosque.timeZone), 1)}
              error={errors.until}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
          <p className={styles.hint}>{say.explain[action]}</p>
          <ButtonRow className={styles.buttons}>
            <Button type="submit" busy={ask.isPending}>
              {say.show}
            </Button>
          </ButtonRow>
        </Form>
      )}
    </Dialog>
  )
}
