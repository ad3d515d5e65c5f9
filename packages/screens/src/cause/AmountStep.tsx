import type { Cause } from '@minaret/contract'
import { useCurrency } from '@minaret/domain'
import { AmountField, Button, currencySign, Form, type ParsedAmount, RadioCards } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { amountProblem, type Limits } from './amounts.ts'
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
  const { t, format } = useWords()
  const { choose } = useCurrency()
  const { amountMinor, currency } = draft
  const [typed, setTyped] = useState<ParsedAmount>(amountMinor === undefined ? empty : { ok: true, amountMinor })
  const [tried, setTried] = useState(false)
  const money = (amount: number) => format.amount(amount, currency)

  const problem = amountProblem(typed, limits)
  const words = problem && (problem === 'tooLittle' ? t.gift.errors.amount.tooLittle(money(limits.least)) : problem === 'tooMuch' ? t.gift.errors.amount.tooMuch(money(limits.most)) : t.gift.errors.amount[problem])
  const error = tried ? words : undefined
  const name = format.currencyName(currency)

  return (
    <Form
      errors={error ? [{ id: field, message: error }] : []}
      errorTitle={t.gift.problem}
      onSubmit={() => {
        setTried(true)
        if (!problem && typed.ok) onDone(typed.amountMinor)
      }}
    >
      {cause.currencies.length > 1 && (
        <RadioCards
          legend={t.gift.currency}
          name="currency"
          value={currency}
          choices={cause.currencies.map((code) => ({ value: code, label: format.currencyName(code) }))}
          onChange={(code) => {
            const value = code.toUpperCase()
            choose({ value, label: value, sign: currencySign(value, format.locale) })
            onCurrency(code)
          }}
        />
      )}
      <AmountField
        id={field}
        name="amount"
        legend={t.gift.amountQuestion}
        label={limits.presets.length > 0 ? t.gift.otherAmountLabel(name) : t.gift.amountLabel(name)}
        hint={t.gift.amountHint(money(limits.least), money(limits.most))}
        error={error}
        currency={currency.toUpperCase()}
        locale={format.locale}
        presets={limits.presets}
        defaultAmountMinor={amountMinor}
        onChange={setTyped}
      />
      <Button type="submit" size="large" wide>
        {typed.ok && !problem ? t.gift.continueWith(money(typed.amountMinor)) : t.gift.continue}
      </Button>
    </Form>
  )
}
