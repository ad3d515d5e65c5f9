import { Button, Dialog, Notice, RadioCards } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import type { PaymentMethod } from './payGift.ts'

const outcomes = ['demo_succeeds', 'demo_3ds', 'demo_declined', 'demo_insufficient_funds'] as const
/** Of a regular gift: how its card is tried now, and how its first collection ends when its day comes. */
const regularOutcomes = [
  'demo_succeeds',
  'demo_3ds',
  'demo_declined',
  'demo_friday_declined',
  'demo_friday_check',
] as const
type Outcome = (typeof outcomes)[number] | (typeof regularOutcomes)[number]

/** The demonstration's check: the same attempt goes again with what the donor answered (`payments.md` 7). */
export const bankAnswers = { approve: 'demo_3ds_approved', refuse: 'demo_3ds_refused' } as const

export type DemonstrationPaymentProps = {
  /** Formatted. */
  amount: string
  regular: boolean
  error?: string
  onReady(method: PaymentMethod): void
}

/** Stands where a card would: the donor picks how the test payment ends. */
export function DemonstrationPayment({ amount, regular, error, onReady }: DemonstrationPaymentProps) {
  const { t } = useWords('cause')
  const { demonstration, errors } = t.cause
  const [outcome, setOutcome] = useState<Outcome | null>('demo_succeeds')
  // Read when the form is sent, which may be before the page around it has been rendered with the choice.
  const latest = useRef(outcome)
  const { ask, dialog } = useBankQuestion(amount)

  useEffect(() => {
    onReady({
      token: async () => (latest.current ? { token: latest.current } : { message: errors.outcome }),
      check: async () => ({ token: bankAnswers[await ask()] }),
    })
  }, [ask, errors, onReady])

  const choose = (next: Outcome | null) => {
    latest.current = next
    setOutcome(next)
  }

  return (
    <>
      <Notice tone="demo" title={demonstration.title}>
        {demonstration.notice}
      </Notice>
      <RadioCards
        legend={demonstration.question}
        name="outcome"
        error={error}
        value={outcome}
        onChange={choose}
        choices={
          regular
            ? choicesOf(regularOutcomes, demonstration.regularOutcomes)
            : choicesOf(outcomes, demonstration.outcomes)
        }
      />
      {dialog}
    </>
  )
}

const choicesOf = <V extends Outcome>(values: readonly V[], words: Record<V, { label: string; more: string }>) =>
  values.map((value) => ({ value, label: words[value].label, description: words[value].more }))

type Answer = keyof typeof bankAnswers

/** Asks as a bank would, in this page. Closing the dialog refuses. */
export function useBankQuestion(amount: string) {
  const { t } = useWords('cause')
  const { bankTitle, bankQuestion, approve, refuse } = t.cause.demonstration
  const [asked, setAsked] = useState<{ settle: (answer: Answer) => void }>()
  const [ask] = useState(() => () => new Promise<Answer>((settle) => setAsked({ settle })))
  const answer = (given: Answer) => () => {
    setAsked(undefined)
    asked?.settle(given)
  }

  const dialog = (
    <Dialog
      open={asked !== undefined}
      onClose={answer('refuse')}
      title={bankTitle}
      size="small"
      actions={
        <>
          <Button tone="quiet" onClick={answer('refuse')}>
            {refuse}
          </Button>
          <Button onClick={answer('approve')}>{approve}</Button>
        </>
      }
    >
      <p>{bankQuestion({ amount })}</p>
    </Dialog>
  )
  return { ask, dialog }
}
