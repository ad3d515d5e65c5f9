import { usePosted, useTenant } from '@minaret/domain'
import { currencyExponent } from '@minaret/money'
import { amountText } from '@minaret/ui'
import { usePlace } from '../../app/PlaceProvider.tsx'
import { useWords } from '../../app/WordsProvider.tsx'
import { limitsIn } from '../amounts.ts'
import { AmountStep } from '../AmountStep.tsx'
import styles from '../cause.module.css'
import { DetailsStep } from '../DetailsStep.tsx'
import { type Draft, newDraft, steps } from '../draft.ts'
import { type Entered, readEntered } from '../entered.ts'
import { asksGiftAid, namesIn } from '../giftAid.ts'
import { firstDay } from '../often.ts'
import { Privacy } from '../Privacy.tsx'
import { Trust } from '../Trust.tsx'
import { useCollecting } from '../useCollecting.ts'
import type { Giving } from '../useDraft.ts'
import { HiddenFields } from './HiddenFields.tsx'
import { NeedsScripts } from './NeedsScripts.tsx'
import { donorFields, giftFields } from './postedFields.ts'
import { postedStep } from './postedStep.ts'

const nothing = () => {}

/** Whoever has just said yes to Gift Aid is asked for the names of a declaration: a first suggestion. */
function withNames({ donor, ...entered }: Entered): Entered {
  const { giftAid, name } = donor
  const isNamed = giftAid.firstName !== '' || giftAid.lastName !== ''
  return {
    ...entered,
    donor: { ...donor, giftAid: giftAid.claim && !isNamed ? { ...giftAid, ...namesIn(name) } : giftAid },
  }
}

/**
 * The step that answers a form sent without scripts: the same fields, rules and sentences as where scripts run. What was sent
 * stands in it, and no gift is begun: a card cannot be entered here.
 */
export function AnsweredStep({ cause, campaignId }: Pick<Giving, 'cause' | 'campaignId'>) {
  const fields = usePosted() ?? {}
  const { t, format } = useWords('cause', 'giftPosted')
  const tenant = useTenant()
  const now = useCollecting()
  const { search } = usePlace()
  const entered = withNames(readEntered((name) => fields[name] ?? '', cause, format.locale))
  const { amount, currency, doubt, often } = entered
  const limits = limitsIn(cause, currency, tenant.payment.presetsMinor)
  const hasGiftAid = asksGiftAid(cause, currency, tenant)
  const { step, tried } = postedStep(search.get('step'), entered, { limits, now, hasGiftAid })
  const amountMinor = amount.ok && !doubt ? amount.amountMinor : undefined
  const { donor, startsOn, until } = entered
  // The Friday that stands in the form is the one that is given from.
  const schedule = { often, startsOn: often === 'weekly' ? firstDay(entered, now) : startsOn, until }
  const draft: Draft = { ...newDraft(cause.id, currency, campaignId), ...schedule, ...donor, amountMinor }
  const gift = giftFields({ ...entered, ...schedule })

  return (
    <>
      <h2 className={styles.progress} id="gift-step" tabIndex={-1}>
        {t.cause.progress({ step: format.number(steps.indexOf(step) + 1), of: format.number(steps.length) })}:{' '}
        {t.cause.steps[step]}
      </h2>
      {step === 'amount' && (
        <AmountStep
          cause={cause}
          draft={draft}
          limits={limits}
          text={entered.text}
          tried={tried}
          doubt={doubtSentence()}
          onWhole={nothing}
          onCurrency={nothing}
          onDone={nothing}
        >
          <HiddenFields
            fields={{
              ...donorFields(entered),
              was:
                amountMinor === undefined
                  ? entered.text
                  : amountText(amountMinor, format.locale, currencyExponent(currency)),
              drawn: currency === cause.currencies[0] ? '' : currency,
            }}
          />
        </AmountStep>
      )}
      {step === 'details' && (
        <DetailsStep cause={cause} draft={draft} tried={tried} onBack={nothing} onDone={nothing}>
          <HiddenFields fields={gift} />
        </DetailsStep>
      )}
      {step === 'pay' && (
        <NeedsScripts cause={cause} draft={draft}>
          <HiddenFields fields={{ ...gift, ...donorFields(entered) }} />
        </NeedsScripts>
      )}
      {step === 'amount' && <Trust cause={cause} />}
      <Privacy />
    </>
  )

  function doubtSentence(): string | undefined {
    const { both, inCurrency } = t.giftPosted
    if (doubt === 'currency') return inCurrency({ currency: format.currencyName(currency) })
    const { picked } = entered
    if (doubt !== 'both' || picked === undefined || !amount.ok) return undefined
    return both({ picked: format.amount(picked, currency), typed: format.amount(amount.amountMinor, currency) })
  }
}
