import type { RegularGift } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, Notice } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { canCollect, type Choice, choicesOf } from './choices.ts'
import styles from './manage-gift.module.css'
import type { ChangeAction, ChangeDialog } from './useChange.ts'

export type ChoicesProps = {
  regularGift: RegularGift
  reference: string
  /** The action in flight. */
  pendingAction?: ChangeAction
  onRequest(action: 'skip' | 'resume' | 'collect'): void
  onOpen(dialog: ChangeDialog): void
}

/** The available actions, each with an explanation and how to undo it. */
export function Choices({ regularGift, reference, pendingAction, onRequest, onOpen }: ChoicesProps) {
  const { t, format } = useMessages('manageGift')
  const texts = t.manageGift.choices
  const choices = choicesOf(regularGift)
  const formatDay = (date: string) => t.prayer.date(format.day(date))

  const explanationOf = (choice: Choice): string => {
    if (choice === 'skip') return texts.skip.more({ day: regularGift.next ? formatDay(regularGift.next) : undefined })
    if (choice === 'mend') return texts.mend.more[regularGift.problem ?? 'card']
    return texts[choice].more
  }
  const labelOf = (choice: Choice): string =>
    choice === 'mend' ? texts.mend.label[regularGift.problem ?? 'card'] : texts[choice].label

  const renderAction = (choice: Choice) => {
    const label = labelOf(choice)
    switch (choice) {
      case 'card':
      case 'mend':
        return (
          <ButtonLink tone={choice === 'mend' ? 'primary' : 'quiet'} href={pathTo('mendCard', { token: reference })}>
            {label}
          </ButtonLink>
        )
      case 'skip':
      case 'resume':
        return (
          <Button
            tone={choice === 'resume' ? 'primary' : 'quiet'}
            busy={pendingAction === choice}
            onClick={() => onRequest(choice)}
          >
            {label}
          </Button>
        )
      default:
        return (
          <Button tone="quiet" onClick={() => onOpen(choice)}>
            {label}
          </Button>
        )
    }
  }

  return (
    <>
      {choices.length > 0 && (
        <section aria-labelledby="choices">
          <h2 id="choices" className={styles.heading}>
            {texts.title}
          </h2>
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <li key={choice} className={styles.choice}>
                <p>{explanationOf(choice)}</p>
                {renderAction(choice)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {canCollect(regularGift) && (
        <Notice
          tone="demo"
          title={texts.collect.title}
          action={
            <Button tone="quiet" busy={pendingAction === 'collect'} onClick={() => onRequest('collect')}>
              {texts.collect.label}
            </Button>
          }
        >
          {texts.collect.more}
        </Notice>
      )}
    </>
  )
}
