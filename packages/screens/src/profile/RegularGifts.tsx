import type { RegularGift } from '@minaret/contract'
import { useRegularGifts } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, List, type ListRow, VisuallyHidden } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { isOver, ownReferenceOf } from '../manage-gift/parts/index.ts'
import { Part } from './Part.tsx'
import styles from './profile.module.css'

/** The account's regular gifts, each with a link to manage it. */
export function RegularGifts() {
  const { t, format } = useMessages('profile', 'manageGift')
  const regularGifts = useRegularGifts()
  const texts = t.profile.regular
  const facts = t.manageGift.facts

  const toRow = (regularGift: RegularGift): ListRow => {
    const { id, cause, amountMinor, currency, rhythm, state, next, resumesOn } = regularGift
    const title = `${format.amount(amountMinor, currency)} · ${facts.rhythms[rhythm]}`
    const day = state === 'paused' ? resumesOn : next
    const dateText = day && !isOver(regularGift) ? t.prayer.date(format.day(day)) : undefined
    return {
      id,
      title,
      meta: (
        <>
          <IsolatedText>{cause.title}</IsolatedText>
          <br />
          {facts.states[state]}
          {dateText && ` · ${state === 'paused' ? facts.resumes : facts.next}: ${dateText}`}
        </>
      ),
      action: (
        <ButtonLink
          tone={state === 'past_due' ? 'primary' : 'quiet'}
          href={pathTo('manageGift', { token: ownReferenceOf(id) })}
        >
          {state === 'past_due' ? texts.updateCard : isOver(regularGift) ? texts.view : texts.manage}
          <VisuallyHidden> {title}</VisuallyHidden>
        </ButtonLink>
      ),
    }
  }

  return (
    <Part loaded={regularGifts} shape="table">
      {(gifts) => {
        const endedGifts = gifts.filter(isOver)
        return (
          <div className={styles.parts}>
            <section aria-labelledby="profile-regular" className={styles.part}>
              <h2 id="profile-regular">{texts.title}</h2>
              <List rows={gifts.filter((regularGift) => !isOver(regularGift)).map(toRow)} empty={<NoRegularGifts />} />
            </section>
            {endedGifts.length > 0 && (
              <section aria-labelledby="profile-over" className={styles.part}>
                <h2 id="profile-over">{texts.over}</h2>
                <List rows={endedGifts.map(toRow)} empty={null} />
              </section>
            )}
          </div>
        )
      }}
    </Part>
  )
}

function NoRegularGifts() {
  const { t } = useMessages('profile')
  const canOpen = useOpenScreens()
  const texts = t.profile.regular
  return (
    <EmptyState
      seed="regular"
      level={3}
      title={texts.none}
      action={canOpen('donateJummah') && <ButtonLink href={pathTo('donateJummah')}>{texts.begin}</ButtonLink>}
    >
      {texts.noneMore}
    </EmptyState>
  )
}
