import type { Cycle } from '@minaret/contract'
import { useCause } from '@minaret/domain'
import { currencyExponent } from '@minaret/money'
import { AmountField, Button, Dialog, Form, Notice, type ParsedAmount, Skeleton } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { amountProblem, type AmountProblem, type Limits, limitsIn } from '../cause/parts/index.ts'

export type AmountDialogProps = {
  cycle: Cycle
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
  const errors = error ? [{ id: field, message: error }] : []

  return (
    <Dialog
      open
      onClose={onClose}
      required={busy}
      title={words.title}
      size="small"
      actions={
        <>
          <Button tone="quiet" busy={busy} onClick={onClose}>
            {t.manageGift.leave}
          </Button>
          <Button type="submit" form="amount" busy={busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {cause.status === 'in progress' ? (
        <Skeleton shape="form" label={t.manageGift.loading} />
      ) : (
        <Form
          id="amount"
          errors={errors}
          errorTitle={t.problems({ count: errors.length, figure: format.number(errors.length) })}
          onSubmit={() => {
            setShowErrors(true)
            if (!busy && parsed.ok && !validate()) onAmount(parsed.amountMinor)
          }}
        >
          {problem && <Notice tone="danger" live="assertive" title={format.inText(problem)} />}
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
        </Form>
      )}
    </Dialog>
  )

  function problemText(amountFault: AmountProblem): string {
    const { tooLittle, tooMuch, unreadable } = words.errors
    if (amountFault === 'tooLittle') return tooLittle({ least: formatMinor(limits.minMinor) })
    if (amountFault === 'tooMuch' || amountFault === 'too-large') return tooMuch({ most: formatMinor(limits.maxMinor) })
    return unreadable({ examples: format.figures(currency) })
  }
}
