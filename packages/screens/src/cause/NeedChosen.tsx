import { Button, Notice } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './cause.module.css'
import type { NeedChoice } from './need.ts'

export type NeedChosenProps = {
  need: NeedChoice
  /** ISO 4217, lower case. */
  currency: string
  /** Gives to the whole appeal instead. */
  onWhole(): void
  /** Asks anew what is left. */
  onLook?(): void
}

/** What of an appeal the gift is for, and the way back to the whole of it; or that nothing of it is left just now. */
export function NeedChosen({ need, currency, onWhole, onLook }: NeedChosenProps) {
  const { t, format } = useWords('cause')
  const { chosen, left, whole } = t.cause.need
  const title = format.inText(need.title)
  if (need.leftMinor <= 0) return <NeedTaken title={title} onWhole={onWhole} onLook={onLook} />
  return (
    <div className={styles.need}>
      <p>
        <strong>{chosen({ title })}</strong>
        <span className={styles.soft}>{left({ amount: format.amount(need.leftMinor, currency) })}</span>
      </p>
      <Button tone="quiet" onClick={onWhole}>
        {whole}
      </Button>
    </div>
  )
}

export type NeedTakenProps = {
  /** What it is, in running text. */
  title: string
  /** In the host's words, where it has said some. */
  message?: string
  onWhole(): void
  onLook?(): void
}

/** Nothing is left of what somebody wanted to give, or less than they wanted to: what can be done instead. */
export function NeedTaken({ title, message, onWhole, onLook }: NeedTakenProps) {
  const { t } = useWords('cause')
  const { taken, takenMore, whole, look } = t.cause.need
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={taken({ title })}
      action={
        <div className={styles.ways}>
          <Button onClick={onWhole}>{whole}</Button>
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
