import { usePosted, useTenant } from '@minaret/domain'
import { usePageLocation } from '../../app/LocationProvider.tsx'
import { useIsCheckout } from '../../app/useIsCheckout.ts'
import { useMessages } from '../../app/MessagesProvider.tsx'
import { limitsIn } from '../amounts.ts'
import { AmountStep } from '../AmountStep.tsx'
import styles from '../cause.module.css'
import { CheckoutTitle } from '../CheckoutTitle.tsx'
import { DetailsStep } from '../DetailsStep.tsx'
import { type Draft, newDraft, steps } from '../draft.ts'
import { type FormValues, readFormValues } from '../formValues.ts'
import { asksGiftAid, splitName } from '../giftAid.ts'
import { firstDay } from '../frequency.ts'
import { Privacy } from '../Privacy.tsx'
import { Trust } from '../Trust.tsx'
import { useCollectionDates } from '../useCollectionDates.ts'
import type { DonationContext } from '../useDraft.ts'
import { HiddenFields } from './HiddenFields.tsx'
import { NeedsScripts } from './NeedsScripts.tsx'
import { donorFields, giftFields } from './postedFields.ts'
import { postedStep } from './postedStep.ts'

const noop = () => {}

/** Prefills the declaration's names after a yes to Gift Aid. */
function withNames({ donor, ...values }: FormValues): FormValues {
  const { giftAid, name } = donor
  const isNamed = giftAid.firstName !== '' || giftAid.lastName !== ''
  return {
    ...values,
    donor: { ...donor, giftAid: giftAid.claim && !isNamed ? { ...giftAid, ...splitName(name) } : giftAid },
  }
}

export type ResponseStepProps = Pick<DonationContext, 'cause' | 'campaignId' | 'causeChoice'>

/**
 * The server's response to a form submitted without scripts: the same fields, rules and messages as with scripts. It keeps
 * the submitted values, but starts no gift, because a card cannot be entered here.
 */
export function ResponseStep({ cause, campaignId, causeChoice }: ResponseStepProps) {
  const fields = usePosted() ?? {}
  const { t, format } = useMessages('cause', 'giftPosted')
  const tenant = useTenant()
  const now = useCollectionDates()
  const { search } = usePageLocation()
  const isCheckout = useIsCheckout()
  const values = withNames(readFormValues((name) => fields[name] ?? '', cause, format.locale))
  const { amount, currency, ambiguity, often } = values
  const limits = limitsIn(cause, currency, tenant.payment.presetsMinor)
  const hasGiftAid = asksGiftAid(cause, currency, tenant)
  const { step, showErrors } = postedStep(search.get('step'), values, { limits, now, hasGiftAid })
  const amountMinor = amount.ok && !ambiguity ? amount.amountMinor : undefined
  const { donor, startsOn, until } = values
  // Keeps the first Friday shown in the form.
  const schedule = { often, startsOn: often === 'weekly' ? firstDay(values, now) : startsOn, until }
  const draft: Draft = { ...newDraft(cause.id, currency, campaignId), ...schedule, ...donor, amountMinor }
  const gift = { ...giftFields({ ...values, ...schedule }), cause: fields.cause ?? '' }

  return (
    <>
      {isCheckout && step === 'amount' && <CheckoutTitle title={cause.title} />}
      <h2 className={styles.progress} id="gift-step" tabIndex={-1}>
        {t.cause.progress({ step: format.number(steps.indexOf(step) + 1), of: format.number(steps.length) })}:{' '}
        {t.cause.steps[step]}
      </h2>
      {step === 'amount' && (
        <AmountStep
          cause={cause}
          draft={draft}
          limits={limits}
          causeChoice={causeChoice}
          text={values.text}
          showErrors={showErrors}
          ambiguity={ambiguityMessage()}
          onRemoveNeed={noop}
          onCurrency={noop}
          onDone={noop}
        >
          <HiddenFields fields={donorFields(values)} />
        </AmountStep>
      )}
      {step === 'details' && (
        <DetailsStep cause={cause} draft={draft} showErrors={showErrors} onBack={noop} onDone={noop}>
          <HiddenFields fields={gift} />
        </DetailsStep>
      )}
      {step === 'pay' && (
        <NeedsScripts cause={cause} draft={draft}>
          <HiddenFields fields={{ ...gift, ...donorFields(values) }} />
        </NeedsScripts>
      )}
      {step === 'amount' && <Trust cause={cause} />}
      <Privacy />
    </>
  )

  function ambiguityMessage(): string | undefined {
    const { both, inCurrency, otherFrequency } = t.giftPosted
    if (ambiguity === 'often') return otherFrequency({ cause: format.inText(cause.title) })
    if (ambiguity === 'currency') return inCurrency({ currency: format.currencyName(currency) })
    const { selectedMinor } = values
    if (ambiguity !== 'both' || selectedMinor === undefined || !amount.ok) return undefined
    return both({ picked: format.amount(selectedMinor, currency), typed: format.amount(amount.amountMinor, currency) })
  }
}
