import { useDomain, useTenant } from '@minaret/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { rememberDonor } from '../app/donorName.ts'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useHydrated } from '../app/useHydrated.ts'
import { useIsCheckout } from '../app/useIsCheckout.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { AmountStep } from './AmountStep.tsx'
import { limitsIn } from './amounts.ts'
import styles from './cause.module.css'
import {
  removeDraft,
  saveDraft,
  releaseDraft,
  hasDonorDetails,
  type Step,
  steps,
  visibleStep,
  releaseRejectedDraft,
  withGift,
} from './draft.ts'
import { CheckoutTitle } from './CheckoutTitle.tsx'
import { asksGiftAid } from './giftAidFields.ts'
import { AttemptCheck, DetailsStep, PayStep, prepareDetails, preparePay } from './lazySteps.ts'
import { limitsFor } from './need.ts'
import { scheduleProblems } from './frequency.ts'
import { Privacy } from './Privacy.tsx'
import type { AttemptCheckResult } from './recheck.ts'
import { Trust } from './Trust.tsx'
import { restoreForm, type PreHydrationInput, readPreHydrationInput } from './earlierInput.ts'
import { useCollectionDates } from './useCollectionDates.ts'
import { type DonationContext, useDraft } from './useDraft.ts'

export type GiftFormProps = DonationContext & {
  /** The form's state in the server's response to a submission without scripts; see `PostedForm`. */
  answer?: PreHydrationInput
  /** Whether the form is in the app, where the server does not handle it without scripts. */
  inApp?: boolean
}

/** The donation form of a cause, in three steps: amount, details, payment. */
export function GiftForm(props: GiftFormProps) {
  // The server has no draft, so the first render has none; a stored draft is applied right after hydration.
  const isHydrated = useHydrated()
  return <Steps key={String(isHydrated)} {...props} isBlank={!isHydrated} />
}

function Steps({
  onLockChange,
  onStep,
  isBlank,
  answer,
  inApp,
  causeChoice,
  ...giving
}: GiftFormProps & { isBlank: boolean }) {
  const { cause, needs, supporterRef, onRefreshNeeds } = giving
  const { t, format, language } = useMessages('cause')
  const location = usePageLocation()
  const { visit } = useDomain()
  const tenant = useTenant()
  const { payment, contact } = tenant
  const [earlierInput] = useState(() => (isBlank ? undefined : (answer ?? readPreHydrationInput(cause, format.locale))))
  const form = useRestoredForm(earlierInput)
  // The server's response to a submission applies until the donor continues.
  const [response, setResponse] = useState(earlierInput)
  const now = useCollectionDates()
  const isCheckout = useIsCheckout()
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>()
  const [draft, setDraft] = useDraft({ ...giving, earlierInput, isBlank })
  const { held } = draft
  // After a reload during a payment, its outcome is checked before anything else is shown.
  const [check, setCheck] = useState<AttemptCheckResult | 'open' | undefined>(held && !isBlank ? 'open' : undefined)
  const need = needs?.find(({ id }) => id === draft.needId)
  const removeNeed = () => setDraft(withGift(draft, { needId: undefined }))

  useEffect(() => onLockChange?.(held), [onLockChange, held])
  const prepare = useCallback(() => {
    void prepareDetails(language)
    void preparePay(language)
  }, [language])
  const currencyLimits = limitsIn(cause, draft.currency, payment.presetsMinor)
  // A sent gift may have reserved its own part of a need.
  const limits = limitsFor(currencyLimits, draft.sent ? undefined : need)
  const amount = draft.amountMinor
  const completeSteps = {
    amount:
      amount !== undefined &&
      response?.step !== 'amount' &&
      // A sent gift keeps its amount and dates, which the server has stored.
      (draft.sent ||
        (amount >= limits.minMinor &&
          // A need may have less left by now; the server reports that, so the step stays.
          amount <= currencyLimits.maxMinor &&
          Object.keys(scheduleProblems(draft, now)).length === 0)),
    details: response?.step !== 'details' && hasDonorDetails(draft, asksGiftAid(cause, draft.currency, tenant)),
  }
  const contactText = payment.bankDetails ?? contact.phone ?? contact.email
  // Going back is blocked while the outcome is unknown, because the donor could change the gift.
  const isChecking = check === 'open' && amount !== undefined
  const step = isChecking ? 'pay' : visibleStep(held ? 'pay' : location.search.get('step'), completeSteps)
  const heading = useStepFocus(step)
  useEffect(() => onStep?.(step), [onStep, step])
  const goTo = (next: Step) => {
    setResponse(undefined)
    location.go(next === 'amount' ? location.path : `${location.path}?step=${next}`)
  }

  const onArrived = (id: string) => {
    // The attempt has become a gift, so returning here starts another.
    removeDraft(visit)
    rememberDonor(id, draft.name)
    location.go(`/thank-you/${encodeURIComponent(id)}`, { replace: true })
  }

  return (
    <section className={styles.form} aria-labelledby="gift-step" data-waits={isBlank ? 'gift' : undefined} ref={form}>
      {!inApp && (
        <noscript>
          <p>{t.cause.noScript}</p>
          <p className={styles.bank}>
            {contactText ? <IsolatedText>{contactText}</IsolatedText> : t.cause.bank.inPerson}
          </p>
        </noscript>
      )}
      {isCheckout && step === 'amount' && <CheckoutTitle title={cause.title} />}
      <h2 className={styles.progress} id="gift-step" ref={heading} tabIndex={-1}>
        {t.cause.progress({ step: format.number(steps.indexOf(step) + 1), of: format.number(steps.length) })}:{' '}
        {t.cause.steps[step]}
      </h2>
      {check && amount !== undefined && (
        <AttemptCheck
          cause={cause}
          draft={{ ...draft, amountMinor: amount }}
          supporterRef={supporterRef}
          checked={check === 'open' ? undefined : check}
          onGiftCreated={onArrived}
          onChecked={(next, checked) => {
            setDraft(next)
            setCheck(checked)
            if (checked) goTo(checked.step)
          }}
        />
      )}
      {!isChecking && step === 'amount' && (
        <AmountStep
          key={draft.attemptId + draft.currency}
          cause={cause}
          draft={draft}
          limits={limits}
          inApp={inApp}
          // Preloads the next steps once the form is used, because many visitors only look.
          onFocus={prepare}
          causeChoice={causeChoice}
          need={need}
          onRemoveNeed={removeNeed}
          onRefreshNeeds={onRefreshNeeds}
          text={response?.text}
          showErrors={response?.showErrors}
          onCurrency={(currency, schedule) => {
            setResponse(undefined)
            setDraft(withGift(draft, { ...schedule, currency, amountMinor: undefined }))
          }}
          onDone={(gift) => {
            setDraft(withGift(draft, gift))
            goTo('details')
          }}
        />
      )}
      {!isChecking && step === 'details' && (
        <DetailsStep
          cause={cause}
          draft={draft}
          need={need}
          refused={serverErrors}
          showErrors={response?.showErrors}
          onBack={() => goTo('amount')}
          onDone={(details) => {
            setServerErrors(undefined)
            // The server updates the details of a known attempt, so it stays the same gift.
            setDraft({ ...draft, ...details })
            goTo('pay')
          }}
        />
      )}
      {!isChecking && step === 'pay' && amount !== undefined && (
        <PayStep
          cause={cause}
          draft={{ ...draft, amountMinor: amount }}
          need={need}
          supporterRef={supporterRef}
          onRemoveNeed={removeNeed}
          onRefreshNeeds={() => {
            onRefreshNeeds?.()
            goTo('amount')
          }}
          onBack={() => goTo('details')}
          onChange={() => goTo('amount')}
          onCover={(cover) => setDraft(withGift(draft, { cover }))}
          onLockChange={(isHeld) => {
            setDraft((current) => ({ ...current, held: isHeld }))
            if (!isHeld) releaseDraft(visit, draft.attemptId)
          }}
          onSending={(startsOn) => {
            // Stored before sending, so that a reload finds the same attempt with the same dates.
            const sentDraft = { ...draft, startsOn, sent: true, held: true }
            saveDraft(visit, sentDraft)
            setDraft(sentDraft)
            setCheck(undefined)
          }}
          onFirstDayMoved={(startsOn) => setDraft((current) => withGift(current, { startsOn }))}
          onNeedExceeded={() => {
            const releasedDraft = releaseRejectedDraft(draft)
            saveDraft(visit, releasedDraft)
            setDraft(releasedDraft)
          }}
          onRefused={(fields) => {
            setServerErrors(fields)
            goTo('details')
          }}
          onWaiting={() => setCheck('open')}
          onAttemptClosed={() => removeDraft(visit)}
          onGiftCreated={onArrived}
        />
      )}
      {step === 'amount' && !isChecking && <Trust cause={cause} />}
      <Privacy />
    </section>
  )
}

/** Restores input, focus and a pending press from before hydration. */
function useRestoredForm(earlierInput: PreHydrationInput | undefined) {
  const form = useRef<HTMLElement>(null)
  useEffect(() => {
    if (earlierInput) restoreForm(form.current?.querySelector('form') ?? null, earlierInput)
  }, [earlierInput])
  return form
}

/** Moves the focus to the heading when the step changes, but not when the page opens. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return heading
}
