import { Button } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './below.module.css'

export type ChoiceLeadProps = {
  id: string
  /** Introduces the choices below. */
  lead: string
  /** Whether choosing is disabled for now. */
  isLocked: boolean
}

/** Introduces a choice of gifts, or explains why choosing is disabled. */
export function ChoiceLead({ id, lead, isLocked }: ChoiceLeadProps) {
  const { t } = useMessages('campaigns')
  return (
    <p id={id} className={styles.lead}>
      {isLocked ? t.campaigns.one.held : lead}
    </p>
  )
}

export type ChoiceButtonProps = {
  /** The `id` of the `ChoiceLead`, which describes the button while it is disabled. */
  about: string
  isLocked: boolean
  onChoose(): void
  children: ReactNode
}

/** Chooses a gift for the form above. It is disabled, but focusable, during a payment. */
export function ChoiceButton({ about, isLocked, onChoose, children }: ChoiceButtonProps) {
  return (
    <Button
      tone="quiet"
      aria-disabled={isLocked || undefined}
      aria-describedby={isLocked ? about : undefined}
      onClick={isLocked ? undefined : onChoose}
      data-print="hide"
    >
      {children}
    </Button>
  )
}
