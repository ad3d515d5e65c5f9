import { Button, Dialog, Notice, RadioCards } from '@minaret/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import type { PaymentMethod } from './payGift.ts'

const outcomes = ['demo_succeeds', 'demo_3ds', 'demo_declined', 'demo_insufficient_funds'] as const
type Outcome = (typeof outcomes)[number]

/** The demonstration's check: the same attempt goes again with what the giver answered (`payments.md` 7). */
const answers = { approve: 'demo_3ds_approved', refuse: 'demo_3ds_refused' } as const

export type DemonstrationPaymentProps = {
  /** Formatted. */
  amount: string
  error?: string
  onReady(method: PaymentMethod): void
}

/** Stands where a card would: the giver picks how the pretend payment ends. */
export function DemonstrationPayment({ amount, error, onReady }: DemonstrationPaymentProps) {
  const { t } = useWords('cause')
  const { demonstration, errors } = t.cause
  const [outcome, setOutcome] = useState<Outcome | null>('demo_succeeds')
  const { ask, dialog } = useBankQuestion(amount)

  useEffect(() => {
    onReady({
      token: async () => (outcome ? { token: outcome } : { message: errors.outcome }),
      check: async () => ({ token: answers[await ask()] }),
    })
  }, [outcome, ask, errors, onReady])

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
        onChange={setOutcome}
        choices={outcomes.map((value) => ({
          value,
          label: demonstration.outcomes[value].label,
          description: demonstration.outcomes[value].more,
        }))}
      />
      {dialog}
    </>
  )
}

type Answer = keyof typeof answers

/** Asks as a bank would, in this page. Closing the dialog refuses. */
function useBankQuestion(amount: string) {
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
      <p>{bankQuestion(amount)}</p>
    </Dialog>
  )
  return { ask, dialog }
}
