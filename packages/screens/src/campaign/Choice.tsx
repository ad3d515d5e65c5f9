import { Button } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './below.module.css'

export type ChoiceLeadProps = {
  id: string
  /** What can be chosen below. */
  lead: string
  /** Nothing can be chosen now. */
  locked: boolean
}

/** Leads to gifts that can be chosen, or says why none can be chosen now. */
export function ChoiceLead({ id, lead, locked }: ChoiceLeadProps) {
  const { t } = useWords('campaigns')
  return (
    <p id={id} className={styles.lead}>
      {locked ? t.campaigns.one.held : lead}
    </p>
  )
}

export type ChoiceButtonProps = {
  /** The `id` of what leads to it, which says why it does nothing while it does nothing. */
  about: string
  locked: boolean
  onChoose(): void
  children: ReactNode
}

/** Chooses a gift for the form above. While a payment is under way there it does nothing, and stays where it is. */
export function ChoiceButton({ about, locked, onChoose, children }: ChoiceButtonProps) {
  return (
    <Button
      tone="quiet"
      aria-disabled={locked || undefined}
      aria-describedby={locked ? about : undefined}
      onClick={locked ? undefined : onChoose}
      data-print="hide"
    >
      {children}
    </Button>
  )
}
