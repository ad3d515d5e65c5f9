import type { RegularGift } from '@minaret/contract'
import { useCause } from '@minaret/domain'
import { currencyExponent } from '@minaret/money'
import { AmountField, type ParsedAmount, Skeleton } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { amountProblem, type AmountProblem, type Limits, limitsIn } from '../cause/parts/index.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

export type AmountDialogProps = {
  cycle: RegularGift
  busy: boolean
  /** The server's error. */
  problem?: string
  onClose(): void
  onAmount(amountMinor: number): void
}

const field = 'new-amount'
/** The limits if the cause's are unknown; the server validates the amount. */
const noLimits: Limits = { minMinor: 1, maxMinor: 99_999_999, step: 1, presets: [] }

/** The dialog that changes the amount from the next collection on. */
export function AmountDialog({ cycle, busy, problem, onClose, onAmount }: AmountDialogProps) {
  const { t, format } = useWords('manageGift')
  const { currency, coverMinor = 0 } = cycle
  const cause = useCause(cycle.cause.id)
  const giftMinor = cycle.amountMinor - coverMinor
  const [parsed, setParsed] = useState<ParsedAmount>({ ok: true, amountMinor: giftMinor })
  const [showErrors, setShowErrors] = useState(false)
  const words = t.manageGift.amount
  const formatMinor = (minor: number) => format.amount(minor, currency)
  const limits = cause.status === 'success' ? limitsIn(cause.data, currency) : noLimits

  const validate = (): string | undefined => {
    const amountFault = amountProblem(parsed, limits)
    if (amountFault) return problemText(amountFault)
    return parsed.ok && parsed.amountMinor === giftMinor ? words.errors.same : undefined
  }
  const error = showErrors ? validate() : undefined

  return (
    <ChangeDialog
      title={words.title}
      confirm={words.confirm}
      busy={busy}
      problem={problem}
      error={error === undefined ? undefined : { id: field, message: error }}
      loading={cause.status === 'in progress' ? <Skeleton shape="form" label={t.manageGift.loading} /> : undefined}
      onClose={onClose}
      onSubmit={() => {
        setShowErrors(true)
        if (parsed.ok && !validate()) onAmount(parsed.amountMinor)
      }}
    >
      <AmountField
        id={field}
        name="amount"
        legend={words.question[cycle.rhythm]}
        label={words.label({ currency: format.currencyName(currency) })}
        hint={
          limits === noLimits
            ? undefined
            : words.hint({ least: formatMinor(limits.minMinor), most: formatMinor(limits.maxMinor) })
        }
        error={error}
        currency={currency.toUpperCase()}
        exponent={currencyExponent(currency)}
        locale={format.locale}
        presets={limits.presets}
        defaultAmountMinor={giftMinor}
        onChange={setParsed}
      />
      {coverMinor > 0 && <p>{words.cover}</p>}
    </ChangeDialog>
  )

  function problemText(amountFault: AmountProblem): string {
    const { tooLittle, tooMuch, unreadable } = words.errors
    if (amountFault === 'tooLittle') return tooLittle({ least: formatMinor(limits.minMinor) })
    if (amountFault === 'tooMuch' || amountFault === 'too-large') return tooMuch({ most: formatMinor(limits.maxMinor) })
    return unreadable({ examples: format.figures(currency) })
  }
}
