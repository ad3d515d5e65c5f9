import { Button, Dialog, Notice, RadioCards } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import type { PaymentMethod } from './payGift.ts'

const outcomes = ['demo_succeeds', 'demo_3ds', 'demo_declined', 'demo_insufficient_funds'] as const
/** Outcomes of a regular gift: of the card check now, and of the first collection on its day. */
const regularOutcomes = [
  'demo_succeeds',
  'demo_3ds',
  'demo_declined',
  'demo_friday_declined',
  'demo_friday_check',
] as const
type Outcome = (typeof outcomes)[number] | (typeof regularOutcomes)[number]

/** The demonstration's bank check, after which the same attempt is sent again with the donor's answer (`payments.md` 7). */
export const bankOutcomes = { approve: 'demo_3ds_approved', refuse: 'demo_3ds_refused' } as const

export type DemonstrationPaymentProps = {
  /** The formatted amount. */
  amount: string
  isRegular: boolean
  error?: string
  onReady(method: PaymentMethod): void
}

/** Replaces the card form: the donor chooses the result of the test payment. */
export function DemonstrationPayment({ amount, isRegular, error, onReady }: DemonstrationPaymentProps) {
  const { t } = useMessages('cause')
  const { demonstration, errors } = t.cause
  const [outcome, setOutcome] = useState<Outcome | null>('demo_succeeds')
  // A ref, because the form may be submitted before React has re-rendered with the choice.
  const latestOutcome = useRef(outcome)
  const { ask, dialog } = useBankQuestion(amount)

  useEffect(() => {
    onReady({
      token: async () => (latestOutcome.current ? { token: latestOutcome.current } : { message: errors.outcome }),
      check: async () => ({ token: bankOutcomes[await ask()] }),
    })
  }, [ask, errors, onReady])

  const selectOutcome = (next: Outcome | null) => {
    latestOutcome.current = next
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
        onChange={selectOutcome}
        choices={
          isRegular
            ? choicesOf(regularOutcomes, demonstration.regularOutcomes)
            : choicesOf(outcomes, demonstration.outcomes)
        }
      />
      {dialog}
    </>
  )
}

const choicesOf = <V extends Outcome>(values: readonly V[], texts: Record<V, { label: string; more: string }>) =>
  values.map((value) => ({ value, label: texts[value].label, description: texts[value].more }))

type Answer = keyof typeof bankOutcomes

/** Simulates the bank's question in a dialog; closing it counts as a refusal. */
export function useBankQuestion(amount: string) {
  const { t } = useMessages('cause')
  const { bankTitle, bankQuestion, approve, refuse } = t.cause.demonstration
  const [question, setQuestion] = useState<{ resolve: (answer: Answer) => void }>()
  const [ask] = useState(() => () => new Promise<Answer>((resolve) => setQuestion({ resolve })))
  const answerWith = (value: Answer) => () => {
    setQuestion(undefined)
    question?.resolve(value)
  }

  const dialog = (
    <Dialog
      open={question !== undefined}
      onClose={answerWith('refuse')}
      title={bankTitle}
      size="small"
      actions={
        <>
          <Button tone="quiet" onClick={answerWith('refuse')}>
            {refuse}
          </Button>
          <Button onClick={answerWith('approve')}>{approve}</Button>
        </>
      }
    >
      <p>{bankQuestion({ amount })}</p>
    </Dialog>
  )
  return { ask, dialog }
}
