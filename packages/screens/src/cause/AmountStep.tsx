import type { Cause } from '@minaret/contract'
import { currencyExponent } from '@minaret/plans'
import { AmountField, Button, Form, type ParsedAmount } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { amountProblem, type AmountProblem, type Limits } from './amounts.ts'
import { useCarried } from './carried.ts'
import { CurrencyChoice } from './CurrencyChoice.tsx'
import type { Draft } from './draft.ts'

export type AmountStepProps = {
  cause: Cause
  draft: Draft
  limits: Limits
  onCurrency(currency: string): void
  onDone(amountMinor: number): void
}

const field = 'gift-amount'
const empty: ParsedAmount = { ok: false, reason: 'empty' }

/** How much, and in which currency where there is a choice. */
export function AmountStep({ cause, draft, limits, onCurrency, onDone }: AmountStepProps) {
  const { t, format } = useWords('cause')
  const { amountMinor, currency } = draft
  const [typed, setTyped] = useState<ParsedAmount>(amountMinor === undefined ? empty : { ok: true, amountMinor })
  const [tried, setTried] = useState(false)
  const money = (amount: number) => format.amount(amount, currency)
  useCarried({ ...draft, amountMinor: typed.ok ? typed.amountMinor : undefined })

  const problem = amountProblem(typed, limits)
  const words = problem && sentenceOf(problem)
  const error = tried ? words : undefined
  const name = format.currencyName(currency)

  return (
    <Form
      errors={error ? [{ id: field, message: error }] : []}
      errorTitle={t.problems(1, format.number(1))}
      onSubmit={() => {
        setTried(true)
        if (!problem && typed.ok) onDone(typed.amountMinor)
      }}
    >
      <AmountField
        id={field}
        name="amount"
        legend={t.cause.amountQuestion}
        label={limits.presets.length > 0 ? t.cause.otherAmountLabel(name) : t.cause.amountLabel(name)}
        hint={t.cause.amountHint(money(limits.least), money(limits.most))}
        error={error}
        currency={currency.toUpperCase()}
        exponent={currencyExponent(currency)}
        locale={format.locale}
        presets={limits.presets}
        defaultAmountMinor={amountMinor}
        onChange={setTyped}
      />
      <CurrencyChoice currencies={cause.currencies} value={currency} onChange={onCurrency} />
      <Button type="submit" size="large" wide>
        {typed.ok && !problem ? t.cause.continueWith(money(typed.amountMinor)) : t.cause.continue}
      </Button>
    </Form>
  )

  function sentenceOf(problem: AmountProblem): string {
    const { tooLittle, tooMuch, unreadable, ...others } = t.cause.errors.amount
    if (problem === 'tooLittle') return tooLittle(money(limits.least))
    if (problem === 'tooMuch') return tooMuch(money(limits.most))
    return problem === 'unreadable' ? unreadable(format.figures(currency)) : others[problem]
  }
}
