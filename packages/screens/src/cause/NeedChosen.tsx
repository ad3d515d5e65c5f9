import { Button, Notice } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './cause.module.css'
import type { NeedChoice } from './need.ts'

export type NeedChosenProps = {
  need: NeedChoice
  /** ISO 4217, lower case. */
  currency: string
  /** Gives to the whole campaign instead. */
  onRemoveNeed(): void
  /** Reloads the remaining amount. */
  onLook?(): void
}

/** The campaign's need the gift is for, with a button to give to the whole campaign; a notice if nothing is left. */
export function NeedChosen({ need, currency, onRemoveNeed, onLook }: NeedChosenProps) {
  const { t, format } = useMessages('cause')
  const { chosen, left, whole } = t.cause.need
  const title = format.inText(need.title)
  if (need.leftMinor <= 0) return <NeedTaken title={title} onRemoveNeed={onRemoveNeed} onLook={onLook} />
  return (
    <div className={styles.need}>
      <p>
        <strong>{chosen({ title })}</strong>
        <span className={styles.soft}>{left({ amount: format.amount(need.leftMinor, currency) })}</span>
      </p>
      <Button tone="quiet" onClick={onRemoveNeed}>
        {whole}
      </Button>
    </div>
  )
}

export type NeedTakenProps = {
  /** The need's title, for running text. */
  title: string
  /** The server's message, if any. */
  message?: string
  onRemoveNeed(): void
  onLook?(): void
}

/** The notice that too little is left of a need, with alternatives. */
export function NeedTaken({ title, message, onRemoveNeed, onLook }: NeedTakenProps) {
  const { t } = useMessages('cause')
  const { taken, takenMore, whole, look } = t.cause.need
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={taken({ title })}
      action={
        <div className={styles.actionRow}>
          <Button onClick={onRemoveNeed}>{whole}</Button>
          {onLook && (
            <Button tone="quiet" onClick={onLook}>
              {look}
            </Button>
          )}
        </div>
      }
    >
      {message ?? takenMore}
    </Notice>
  )
}
