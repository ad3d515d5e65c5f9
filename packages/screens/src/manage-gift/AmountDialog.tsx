import type { RegularGift } from '@minaret/contract'
import { useCause } from '@minaret/domain'
import { currencyExponent } from '@minaret/money'
import { AmountField, type ParsedAmount, Skeleton } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { amountProblem, type AmountProblem, type Limits, limitsIn } from '../cause/parts/index.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

export type AmountDialogProps = {
  regularGift: RegularGift
  busy: boolean
  /** The server's error. */
  problem?: string
  onClose(): void
  onAmount(amountMinor: number): void
}

const fieldId = 'new-amount'
/** The limits if the cause's are unknown; the server validates the amount. */
const noLimits: Limits = { minMinor: 1, maxMinor: 99_999_999, step: 1, presets: [] }

/** The dialog that changes the amount from the next collection on. */
export function AmountDialog({ regularGift, busy, problem, onClose, onAmount }: AmountDialogProps) {
  const { t, format } = useMessages('manageGift')
  const { currency, coverMinor = 0 } = regularGift
  const cause = useCause(regularGift.cause.id)
  const giftMinor = regularGift.amountMinor - coverMinor
  const [parsed, setParsed] = useState<ParsedAmount>({ ok: true, amountMinor: giftMinor })
  const [showErrors, setShowErrors] = useState(false)
  const texts = t.manageGift.amount
  const formatMinor = (minor: number) => format.amount(minor, currency)
  const limits = cause.status === 'success' ? limitsIn(cause.data, currency) : noLimits

  const validate = (): string | undefined => {
    const reason = amountProblem(parsed, limits)
    if (reason) return problemText(reason)
    return parsed.ok && parsed.amountMinor === giftMinor ? texts.errors.same : undefined
  }
  const error = showErrors ? validate() : undefined

  return (
    <ChangeDialog
      title={texts.title}
      confirm={texts.confirm}
      busy={busy}
      problem={problem}
      error={error === undefined ? undefined : { id: fieldId, message: error }}
      loading={cause.status === 'in progress' ? <Skeleton shape="form" label={t.manageGift.loading} /> : undefined}
      onClose={onClose}
      onSubmit={() => {
        setShowErrors(true)
        if (parsed.ok && !validate()) onAmount(parsed.amountMinor)
      }}
    >
      <AmountField
        id={fieldId}
        name="amount"
        legend={texts.question[regularGift.rhythm]}
        label={texts.label({ currency: format.currencyName(currency) })}
        hint={
          limits === noLimits
            ? undefined
            : texts.hint({ least: formatMinor(limits.minMinor), most: formatMinor(limits.maxMinor) })
        }
        error={error}
        currency={currency.toUpperCase()}
        exponent={currencyExponent(currency)}
        locale={format.locale}
        presets={limits.presets}
        defaultAmountMinor={giftMinor}
        onChange={setParsed}
      />
      {coverMinor > 0 && <p>{texts.cover}</p>}
    </ChangeDialog>
  )

  function problemText(reason: AmountProblem): string {
    const { tooLittle, tooMuch, unreadable } = texts.errors
    if (reason === 'tooLittle') return tooLittle({ least: formatMinor(limits.minMinor) })
    if (reason === 'tooMuch' || reason === 'too-large') return tooMuch({ most: formatMinor(limits.maxMinor) })
    return unreadable({ examples: format.amountExamples(currency) })
  }
}
