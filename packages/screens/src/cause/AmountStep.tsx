import type { Cause } from '@minaret/contract'
import { useCurrency, useTenant } from '@minaret/domain'
import { currencyExponent, giftAidOn } from '@minaret/money'
import { AmountField, amountText, Button, currencySign, Form, parseAmount, type ParsedAmount } from '@minaret/ui'
import { type ReactNode, useState } from 'react'
import { useHydrated } from '../app/useHydrated.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { AmountExamples, examplesIn } from './AmountExamples.tsx'
import { amountProblem, type AmountProblem, type Limits } from './amounts.ts'
import { useFormTransfer } from './formTransfer.ts'
import type { Draft } from './draft.ts'
import { asksGiftAid } from './giftAidFields.ts'
import { FrequencyChoice, ScheduleFields, scheduleErrors, scheduleMessages } from './FrequencyFields.tsx'
import { HiddenFields } from './posted/HiddenFields.tsx'
import { SelectedNeed } from './SelectedNeed.tsx'
import type { NeedChoice } from './need.ts'
import { firstDay, type Schedule, scheduleProblems } from './frequency.ts'
import styles from './trust.module.css'
import { useCollectionDates } from './useCollectionDates.ts'

export type AmountStepProps = {
  cause: Cause
  draft: Draft
  limits: Limits
  /** Whether the form is in the app, where the server does not handle it without scripts. */
  inApp?: boolean
  /** The choice of what the gift is for, if the page offers several causes. */
  causeChoice?: ReactNode
  /** The campaign's need the gift is for: one-off, and at most the amount left. */
  need?: NeedChoice
  onRemoveNeed(): void
  onRefreshNeeds?(): void
  onCurrency(currency: string, schedule: Schedule): void
  onDone(gift: Schedule & { amountMinor: number }): void
  /** Called when a field or button gets the focus. */
  onFocus?(): void
} & InitialAmount

/** The state of a form submitted without scripts; see `posted`. */
export type InitialAmount = {
  /** The text in the amount field if it is not a valid amount. */
  text?: string
  /** Shows errors from the start. */
  showErrors?: boolean
  /** Replaces the validation error of the amount. */
  ambiguity?: string
  /** Further fields. */
  children?: ReactNode
}

const fieldId = 'gift-amount'

/** The amount step: cause if there is a choice, frequency, amount, and dates. */
export function AmountStep(props: AmountStepProps) {
  const { cause, draft, limits, need, onRemoveNeed, onRefreshNeeds, onCurrency, onDone, text = '', ambiguity } = props
  const messages = useMessages('cause')
  const { t, format } = messages
  const { currency } = draft
  const now = useCollectionDates()
  const isHydrated = useHydrated()
  const { choose: rememberCurrency } = useCurrency()
  // The second preset is chosen at first.
  const hasInput = text !== '' || props.showErrors
  const [amountMinor] = useState(draft.amountMinor ?? (hasInput ? undefined : (limits.presets[1] ?? limits.presets[0])))
  const isPreset = amountMinor !== undefined && limits.presets.includes(amountMinor)
  const [parsed, setParsed] = useState<ParsedAmount>(() =>
    amountMinor === undefined
      ? parseAmount(text, currency.toUpperCase(), format.locale, currencyExponent(currency))
      : { ok: true, amountMinor },
  )
  const [schedule, setSchedule] = useState<Schedule>({
    often: draft.often,
    startsOn: draft.startsOn,
    until: draft.until,
  })
  const [showErrors, setShowErrors] = useState(props.showErrors === true)
  const { often } = schedule
  const formatMinor = (amount: number) => format.amount(amount, currency)
  useFormTransfer({ ...draft, ...schedule, amountMinor: parsed.ok ? parsed.amountMinor : undefined })

  const problem = amountProblem(parsed, limits)
  const dateProblems = scheduleProblems(schedule, now)
  const isTaken = need !== undefined && need.leftMinor <= 0
  const amountError = isTaken ? t.cause.need.unavailableMore : (ambiguity ?? (problem && problemText(problem)))
  const error = showErrors ? amountError : undefined
  const dateMessages = showErrors ? scheduleMessages(dateProblems, often, now, messages) : {}
  const errors = [...(error ? [{ id: fieldId, message: error }] : []), ...scheduleErrors(dateMessages)]
  const asksForGiftAid = asksGiftAid(cause, currency, useTenant())
  const validMinor = parsed.ok && !problem ? parsed.amountMinor : undefined

  return (
    <Form
      errors={errors}
      errorTitle={t.problems({ count: errors.length, figure: format.number(errors.length) })}
      // Without scripts the server handles the form: see `posted`. Outside a dialog the method `dialog` sends nothing.
      method={props.inApp ? 'dialog' : 'post'}
      action="?step=details#gift-step"
      data-step={props.children ? 'amount' : undefined}
      onFocus={props.onFocus}
      onSubmit={() => {
        setShowErrors(true)
        if (validMinor !== undefined && !isTaken && Object.keys(dateProblems).length === 0)
          // Fixes the first Friday as shown here, however long the next steps take.
          onDone({
            often,
            startsOn: often === 'weekly' ? firstDay(schedule, now) : schedule.startsOn,
            until: schedule.until,
            amountMinor: validMinor,
          })
      }}
    >
      {need && (
        <SelectedNeed need={need} currency={currency} onRemoveNeed={onRemoveNeed} onRefreshNeeds={onRefreshNeeds} />
      )}
      {props.causeChoice}
      {draft.needId === undefined && <FrequencyChoice cause={cause} value={often} onChange={setSchedule} />}
      <AmountField
        id={fieldId}
        name="amount"
        legend={t.cause.amountQuestion}
        label={limits.presets.length > 0 ? t.cause.otherAmount : t.cause.amountIn}
        error={error}
        currency={currency.toUpperCase()}
        exponent={currencyExponent(currency)}
        locale={format.locale}
        presets={limits.presets}
        presetsNote={
          // A campaign lists its needs instead.
          draft.campaignId === undefined && (
            <AmountExamples examples={examplesIn(cause, currency)} currency={currency} amountMinor={validMinor} />
          )
        }
        currencyChoice={
          cause.currencies.length > 1
            ? {
                label: t.cause.currency,
                name: 'currency',
                codes: cause.currencies.map((code) => code.toUpperCase()),
                onChange(code) {
                  rememberCurrency({ value: code, label: code, sign: currencySign(code, format.locale) })
                  onCurrency(code.toLowerCase(), schedule)
                },
              }
            : undefined
        }
        defaultAmountMinor={amountMinor}
        defaultText={text}
        onChange={setParsed}
      />
      {draft.needId === undefined && (
        <ScheduleFields
          schedule={schedule}
          now={now}
          amount={validMinor === undefined ? undefined : { minor: validMinor, currency }}
          errors={dateMessages}
          onChange={setSchedule}
        />
      )}
      <p className={styles.aided} aria-live="polite">
        {asksForGiftAid &&
          validMinor !== undefined &&
          t.cause.giftAidAdds({
            amount: formatMinor(validMinor),
            total: formatMinor(validMinor + giftAidOn(validMinor)),
          })}
      </p>
      <Button type="submit" size="large" wide>
        {/* Without scripts, or before they run, the label would not follow the choice. */}
        {validMinor === undefined || !isHydrated ? t.cause.continue : continueLabel(formatMinor(validMinor))}
      </Button>
      {/* What is rendered first, to find out what a visitor without scripts has changed. */}
      <HiddenFields
        fields={{
          drawn: currency,
          drawnPreset: isPreset ? String(amountMinor) : '',
          was:
            isPreset || amountMinor === undefined
              ? text
              : amountText(amountMinor, format.locale, currencyExponent(currency)),
        }}
      />
      {props.children}
    </Form>
  )

  function continueLabel(amount: string): string {
    return often === 'once' ? t.cause.continueWith({ amount }) : t.cause.continueWithOften[often]({ amount })
  }

  function problemText(problem: AmountProblem): string {
    const { tooLittle, tooMuch, unreadable, ...others } = t.cause.errors.amount
    if (problem === 'tooLittle') return tooLittle({ least: formatMinor(limits.minMinor) })
    if (problem === 'tooMuch') return (need ? t.cause.need.tooMuch : tooMuch)({ most: formatMinor(limits.maxMinor) })
    return problem === 'unreadable' ? unreadable({ examples: format.amountExamples(currency) }) : others[problem]
  }
}
