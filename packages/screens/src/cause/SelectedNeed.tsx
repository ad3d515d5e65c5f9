import { Button, Notice } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './cause.module.css'
import type { NeedChoice } from './need.ts'

export type SelectedNeedProps = {
  need: NeedChoice
  /** ISO 4217, lower case. */
  currency: string
  /** Gives to the whole campaign instead. */
  onRemoveNeed(): void
  /** Reloads the remaining amount. */
  onRefreshNeeds?(): void
}

/** The campaign's need the gift is for, with a button to give to the whole campaign; a notice if nothing is left. */
export function SelectedNeed({ need, currency, onRemoveNeed, onRefreshNeeds }: SelectedNeedProps) {
  const { t, format } = useMessages('cause')
  const { chosen, left, whole } = t.cause.need
  const title = format.inText(need.title)
  if (need.leftMinor <= 0)
    return <NeedShortNotice title={title} onRemoveNeed={onRemoveNeed} onRefreshNeeds={onRefreshNeeds} />
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

export type NeedShortNoticeProps = {
  /** The need's title, for running text. */
  title: string
  /** The server's message, if any. */
  message?: string
  onRemoveNeed(): void
  onRefreshNeeds?(): void
}

/** The notice that the remaining amount of a need is smaller than the gift, with alternatives. */
export function NeedShortNotice({ title, message, onRemoveNeed, onRefreshNeeds }: NeedShortNoticeProps) {
  const { t } = useMessages('cause')
  const { unavailable, unavailableMore, whole, refresh } = t.cause.need
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={unavailable({ title })}
      action={
        <div className={styles.actionRow}>
          <Button onClick={onRemoveNeed}>{whole}</Button>
          {onRefreshNeeds && (
            <Button tone="quiet" onClick={onRefreshNeeds}>
              {refresh}
            </Button>
          )}
        </div>
      }
    >
      {message ?? unavailableMore}
    </Notice>
  )
}
