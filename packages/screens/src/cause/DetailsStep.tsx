import type { Cause } from '@minaret/contract'
import { giftAidOn } from '@minaret/money'
import { useTenant } from '@minaret/domain'
import { Button, Checkbox, Form, type FormError, Notice, TextArea, TextField } from '@minaret/ui'
import { type ReactNode, useState } from 'react'
import { useCheckedEmail } from '../app/useCheckedEmail.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { chargeOf } from './amounts.ts'
import { useFormTransfer } from './formTransfer.ts'
import styles from './cause.module.css'
import { type DetailsField, detailsFields, detailsProblems, contractFieldOf, maxMessageLength } from './details.ts'
import type { Draft, DonorDetails } from './draft.ts'
import { asksGiftAid, giftAidFields } from './giftAid.ts'
import { giftAidIds, GiftAidQuestion } from './GiftAidQuestion.tsx'
import { GiftTotal } from './GiftTotal.tsx'
import { PendingPaymentNotice } from './PendingPaymentNotice.tsx'
import type { NeedChoice } from './need.ts'
import { LoggedInDonor } from './LoggedInDonor.tsx'
import { detailsMessages } from './detailsMessages.ts'

export type DetailsStepProps = {
  cause: Cause
  draft: Draft
  /** The campaign's need the gift is for. */
  need?: NeedChoice
  /** The server's validation errors, by the contract's field names. */
  refused?: Readonly<Record<string, string>>
  onBack(): void
  onDone(details: DonorDetails): void
  /** Shows errors from the start. */
  showErrors?: boolean
  /** Further fields, if the server handles the form. */
  children?: ReactNode
}

const ids = {
  name: 'gift-name',
  email: 'gift-email',
  message: 'gift-message',
  giftAid: giftAidIds.claim,
  'giftAid.title': giftAidIds.title,
  'giftAid.firstName': giftAidIds.firstName,
  'giftAid.lastName': giftAidIds.lastName,
  'giftAid.house': giftAidIds.house,
  'giftAid.postcode': giftAidIds.postcode,
} as const satisfies Record<DetailsField, string>
/** The number of remaining characters from which the count is shown. */
const countFrom = 100

/** The details step: the donor, their message, and Gift Aid if it applies. */
export function DetailsStep(props: DetailsStepProps) {
  const { cause, draft, need, refused: initialErrors, onBack, onDone, children } = props
  const messages = useMessages('cause', 'giftDetails')
  const { t, format } = messages
  const tenant = useTenant()
  const { payment } = tenant
  const [donor, setDonor] = useState<DonorDetails>(() => {
    const { name, email, anonymous, guest, message, giftAid } = draft
    return { name, email, anonymous, guest, message, giftAid }
  })
  const [showErrors, setShowErrors] = useState(props.showErrors === true)
  const [serverErrors, setServerErrors] = useState(initialErrors)
  useFormTransfer({ ...draft, ...donor })
  const change = (changes: Partial<DonorDetails>) => {
    setDonor({ ...donor, ...changes })
    setServerErrors(undefined)
  }

  const hasGiftAid = asksGiftAid(cause, draft.currency, tenant)
  const problems = detailsProblems(donor, hasGiftAid)
  const emailCheck = useCheckedEmail(donor.email, problems.email === undefined)
  const { suggestion } = emailCheck
  const messagesByField: Partial<Record<string, string>> = {
    ...(emailCheck.reason ? { email: emailCheck.reason } : {}),
    ...serverErrors,
    ...(showErrors ? detailsMessages(problems, donor.giftAid, messages) : {}),
  }
  const errors: FormError[] = detailsFields.flatMap((field) => {
    const message = messagesByField[field]
    return message ? [{ id: ids[field], message }] : []
  })
  const formatRemaining = (count: number) => {
    if (count > countFrom) return null
    const countText = format.number(Math.abs(count))
    return count < 0
      ? t.giftDetails.message.over({ count: -count, figure: countText })
      : t.giftDetails.message.left({ count, figure: countText })
  }
  const { totalMinor } = chargeOf({ ...draft, amountMinor: draft.amountMinor ?? 0 }, payment.cardFees)

  return (
    <Form
      errors={errors}
      errorTitle={t.problems({ count: errors.length, figure: format.number(errors.length) })}
      method="post"
      action="?step=pay#gift-step"
      data-step={children ? 'details' : undefined}
      onSubmit={() => {
        setShowErrors(true)
        emailCheck.check()
        if (Object.keys(problems).length > 0 || emailCheck.reason) return
        onDone({ ...donor, name: donor.name.trim(), email: donor.email.trim() })
      }}
    >
      {/* Without scripts, Enter presses the form's first button. */}
      <GiftTotal cause={cause} draft={draft} need={need} onBack={draft.held || children ? undefined : onBack} />
      {draft.held && <PendingPaymentNotice />}
      <LoggedInDonor donor={donor} onChange={change} onOther={() => document.getElementById(ids.name)?.focus()} />
      <TextField
        id={ids.name}
        name="name"
        label={t.cause.name}
        hint={draft.campaignId === undefined ? undefined : t.giftDetails.nameShown}
        error={messagesByField.name}
        autoComplete="name"
        value={donor.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        id={ids.email}
        name="email"
        type="email"
        label={t.cause.email}
        hint={payment.setting === 'demonstration' ? t.giftDetails.emailHint.pretend : t.giftDetails.emailHint.cards}
        error={messagesByField.email}
        autoComplete="email"
        inputMode="email"
        value={donor.email}
        onBlur={emailCheck.check}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      {suggestion && (
        <Notice
          live="polite"
          title={t.giftDetails.emailMeant({ address: format.inText(suggestion) })}
          action={
            <Button tone="quiet" onClick={() => change({ email: suggestion })}>
              {t.giftDetails.emailTake}
            </Button>
          }
        />
      )}
      <Checkbox
        name="anonymous"
        label={t.giftDetails.anonymous}
        hint={t.giftDetails.anonymousHint}
        checked={donor.anonymous}
        onChange={({ currentTarget }) => change({ anonymous: currentTarget.checked })}
      />
      <TextArea
        id={ids.message}
        name="message"
        rows={2}
        className={styles.message}
        label={t.giftDetails.message.label}
        optional={t.giftDetails.message.optional}
        error={messagesByField.message}
        limit={maxMessageLength}
        remaining={formatRemaining}
        value={donor.message}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
      {hasGiftAid && (
        <GiftAidQuestion
          values={donor.giftAid}
          name={donor.name}
          gift={format.amount(totalMinor, draft.currency)}
          // On the whole gift, including the covered fee.
          boosted={format.amount(totalMinor + giftAidOn(totalMinor), draft.currency)}
          errors={Object.fromEntries(giftAidFields.map((field) => [field, messagesByField[contractFieldOf(field)]]))}
          onChange={(answer) => change({ giftAid: answer })}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" size="large">
          {t.cause.continue}
        </Button>
        {/* Last, because Enter presses the first one. */}
        {children && (
          <Button type="submit" formAction="?step=amount#gift-step" tone="quiet" size="large">
            {t.cause.back}
          </Button>
        )}
      </div>
      {children}
    </Form>
  )
}
