import { Button, Notice, RadioCards } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './cause.module.css'
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

/** Asks as a bank would, in this page. Closing the dialog refuses. */
function useBankQuestion(amount: string) {
  const { t } = useWords('cause')
  const { bankTitle, bankQuestion, approve, refuse } = t.cause.demonstration
  const element = useRef<HTMLDialogElement>(null)
  const settle = useRef<(answer: 'approve' | 'refuse') => void>(() => {})

  const [ask] = useState(() => () => {
    return new Promise<'approve' | 'refuse'>((resolve) => {
      settle.current = resolve
      if (!element.current) return resolve('refuse')
      element.current.returnValue = ''
      element.current.showModal()
    })
  })

  const dialog = (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby="bank-title"
      onClose={({ currentTarget }) => settle.current(currentTarget.returnValue === 'approve' ? 'approve' : 'refuse')}
    >
      <h2 id="bank-title">{bankTitle}</h2>
      <p>{bankQuestion(amount)}</p>
      <div className={styles.actions}>
        <Button onClick={() => element.current?.close('approve')}>{approve}</Button>
        <Button tone="quiet" onClick={() => element.current?.close('refuse')}>
          {refuse}
        </Button>
      </div>
    </dialog>
  )
  return { ask, dialog }
}
