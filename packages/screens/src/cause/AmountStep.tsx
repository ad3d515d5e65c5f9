import type { Cause } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { currencyExponent, giftAidOn } from '@minaret/money'
import { AmountField, Button, Form, parseAmount, type ParsedAmount } from '@minaret/ui'
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { AmountExamples, examplesIn } from './AmountExamples.tsx'
import { amountProblem, type AmountProblem, type Limits } from './amounts.ts'
import { useCarried } from './carried.ts'
import { CurrencyChoice } from './CurrencyChoice.tsx'
import type { Draft } from './draft.ts'
import { asksGiftAid } from './giftAidFields.ts'
import { HowOften, scheduleErrors, scheduleSentences } from './HowOften.tsx'
import { NeedChosen } from './NeedChosen.tsx'
import type { NeedChoice } from './need.ts'
import { firstDay, type Schedule, scheduleProblems } from './often.ts'
import styles from './trust.module.css'
import { useCollecting } from './useCollecting.ts'

export type AmountStepProps = {
  cause: Cause
  draft: Draft
  limits: Limits
  /** Its page is not answered by the server. */
  inApp?: boolean
  /** What of the appeal it is for: a gift of once, and not more than is left of it. */
  need?: NeedChoice
  onWhole(): void
  onLook?(): void
  onCurrency(currency: string, schedule: Schedule): void
  onDone(gift: Schedule & { amountMinor: number }): void
} & AmountBegun

/** What the form was answered with before its code came; see `posted`. */
export type AmountBegun = {
  /** What stands in the amount's field, where it is no amount. */
  text?: string
  /** What is wrong is said from the start. */
  tried?: boolean
  /** What is wrong with the amount, in place of what its rules say. */
  doubt?: string
  /** Further fields. */
  children?: ReactNode
}

const field = 'gift-amount'

/** How much, in which currency where there is a choice, and how often. */
export function AmountStep(props: AmountStepProps) {
  const { cause, draft, limits, need, onWhole, onLook, onCurrency, onDone, text = '', doubt } = props
  const words = useWords('cause')
  const { t, format } = words
  const { amountMinor, currency } = draft
  const now = useCollecting()
  const [typed, setTyped] = useState<ParsedAmount>(() =>
    amountMinor === undefined
      ? parseAmount(text, currency.toUpperCase(), format.locale, currencyExponent(currency))
      : { ok: true, amountMinor },
  )
  const [schedule, setSchedule] = useState<Schedule>({
    often: draft.often,
    startsOn: draft.startsOn,
    until: draft.until,
  })
  const [tried, setTried] = useState(props.tried === true)
  const { often } = schedule
  const money = (amount: number) => format.amount(amount, currency)
  useCarried({ ...draft, ...schedule, amountMinor: typed.ok ? typed.amountMinor : undefined })

  const problem = amountProblem(typed, limits)
  const days = scheduleProblems(schedule, now)
  const isTaken = need !== undefined && need.leftMinor <= 0
  const wrong = isTaken ? t.cause.need.takenMore : (doubt ?? (problem && sentenceOf(problem)))
  const error = tried ? wrong : undefined
  const sentences = tried ? scheduleSentences(days, often, now, words) : {}
  const errors = [...(error ? [{ id: field, message: error }] : []), ...scheduleErrors(sentences)]
  const name = format.currencyName(currency)
  const aided = asksGiftAid(cause, currency, useTenant())
  const validMinor = typed.ok && !problem ? typed.amountMinor : undefined

  return (
    <Form
      errors={errors}
      errorTitle={t.problems({ count: errors.length, figure: format.number(errors.length) })}
      // Where scripts are blocked, the server answers: see `posted`. Outside a dialog `dialog` sends nothing.
      method={props.inApp ? 'dialog' : 'post'}
      action="?step=details#gift-step"
      data-step={props.children ? 'amount' : undefined}
      onSubmit={() => {
        setTried(true)
        if (validMinor !== undefined && !isTaken && Object.keys(days).length === 0)
          // The Friday that stands here is the one that is given from, however long the next steps take.
          onDone({
            often,
            startsOn: often === 'weekly' ? firstDay(schedule, now) : schedule.startsOn,
            until: schedule.until,
            amountMinor: validMinor,
          })
      }}
    >
      {need && <NeedChosen need={need} currency={currency} onWhole={onWhole} onLook={onLook} />}
      <AmountField
        id={field}
        name="amount"
        legend={t.cause.amountQuestion}
        label={
          limits.presets.length > 0
            ? t.cause.otherAmountLabel({ currency: name })
            : t.cause.amountLabel({ currency: name })
        }
        hint={t.cause.amountHint({ least: money(limits.least), most: money(limits.most) })}
        error={error}
        currency={currency.toUpperCase()}
        exponent={currencyExponent(currency)}
        locale={format.locale}
        presets={limits.presets}
        presetsNote={
          // An appeal has needs of its own.
          draft.campaignId === undefined && (
            <AmountExamples examples={examplesIn(cause, currency)} currency={currency} amountMinor={validMinor} />
          )
        }
        defaultAmountMinor={amountMinor}
        defaultText={text}
        onChange={setTyped}
      />
      <CurrencyChoice
        currencies={cause.currencies}
        value={currency}
        onChange={(chosen) => onCurrency(chosen, schedule)}
      />
      {draft.needId === undefined && (
        <HowOften
          cause={cause}
          schedule={schedule}
          now={now}
          amount={validMinor === undefined ? undefined : { minor: validMinor, currency }}
          errors={sentences}
          onChange={setSchedule}
        />
      )}
      <p className={styles.aided} aria-live="polite">
        {aided &&
          validMinor !== undefined &&
          t.cause.giftAidAdds({ amount: money(validMinor), total: money(validMinor + giftAidOn(validMinor)) })}
      </p>
      <Button type="submit" size="large" wide>
        {validMinor === undefined ? t.cause.continue : continueWith(money(validMinor))}
      </Button>
      {props.children}
    </Form>
  )

  function continueWith(amount: string): string {
    return often === 'once' ? t.cause.continueWith({ amount }) : t.cause.continueWithOften[often]({ amount })
  }

  function sentenceOf(problem: AmountProblem): string {
    const { tooLittle, tooMuch, unreadable, ...others } = t.cause.errors.amount
    if (problem === 'tooLittle') return tooLittle({ least: money(limits.least) })
    if (problem === 'tooMuch') return (need ? t.cause.need.tooMuch : tooMuch)({ most: money(limits.most) })
    return problem === 'unreadable' ? unreadable({ examples: format.figures(currency) }) : others[problem]
  }
}
