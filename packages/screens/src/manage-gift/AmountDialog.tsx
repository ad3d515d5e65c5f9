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
  /** Why the host did not take it. */
  problem?: string
  onClose(): void
  onAmount(amountMinor: number): void
}

const field = 'new-amount'
/** Where the cause does not say, the host does. */
const anything: Limits = { least: 1, most: 99_999_999, step: 1, presets: [] }

/** How much from the next collection on. */
export function AmountDialog({ cycle, busy, problem, onClose, onAmount }: AmountDialogProps) {
  const { t, format } = useWords('manageGift')
  const { currency, coverMinor = 0 } = cycle
  const cause = useCause(cycle.cause.id)
  const gift = cycle.amountMinor - coverMinor
  const [typed, setTyped] = useState<ParsedAmount>({ ok: true, amountMinor: gift })
  const [tried, setTried] = useState(false)
  const words = t.manageGift.amount
  const money = (minor: number) => format.amount(minor, currency)
  const limits = cause.status === 'success' ? limitsIn(cause.data, currency) : anything

  const wrong = (): string | undefined => {
    const fault = amountProblem(typed, limits)
    if (fault) return sentenceOf(fault)
    return typed.ok && typed.amountMinor === gift ? words.errors.same : undefined
  }
  const error = tried ? wrong() : undefined
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
            setTried(true)
            if (!busy && typed.ok && !wrong()) onAmount(typed.amountMinor)
          }}
        >
          {problem && <Notice tone="danger" live="assertive" title={format.inText(problem)} />}
          <AmountField
            id={field}
            name="amount"
            legend={words.question[cycle.rhythm]}
            label={words.label({ currency: format.currencyName(currency) })}
            hint={
              limits === anything ? undefined : words.hint({ least: money(limits.least), most: money(limits.most) })
            }
            error={error}
            currency={currency.toUpperCase()}
            exponent={currencyExponent(currency)}
            locale={format.locale}
            presets={limits.presets}
            defaultAmountMinor={gift}
            onChange={setTyped}
          />
          {coverMinor > 0 && <p>{words.cover}</p>}
        </Form>
      )}
    </Dialog>
  )

  function sentenceOf(fault: AmountProblem): string {
    const { tooLittle, tooMuch, unreadable } = words.errors
    if (fault === 'tooLittle') return tooLittle({ least: money(limits.least) })
    if (fault === 'tooMuch' || fault === 'too-large') return tooMuch({ most: money(limits.most) })
    return unreadable({ examples: format.figures(currency) })
  }
}
