import type { GiftRecord } from '@minaret/contract'
import { useGiftHistory } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, EmptyState, List, type ListRow, Notice } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { Part } from './Part.tsx'
import styles from './profile.module.css'
import { StatementChooser } from './StatementChooser.tsx'

/** All gifts, newest first, and the choice of a yearly statement. */
export function Giving() {
  const { t } = useMessages('profile')
  const history = useGiftHistory()
  const toRow = useRow()
  const texts = t.profile.gifts
  const { more, moreFailed, loadingMore } = history
  return (
    <div className={styles.parts}>
      <section aria-labelledby="profile-gifts" className={styles.part}>
        <h2 id="profile-gifts">{texts.title}</h2>
        <Part loaded={history} shape="table">
          {(gifts) => (
            <>
              <List rows={gifts.map(toRow)} empty={<NoGifts />} />
              {moreFailed && <Notice tone="warning" live="polite" title={texts.moreFailed} />}
              {more && (
                <div className={styles.actions}>
                  <Button tone="quiet" busy={loadingMore} onClick={more}>
                    {texts.more}
                  </Button>
                </div>
              )}
            </>
          )}
        </Part>
      </section>
      {history.status !== 'in progress' && <StatementChooser />}
    </div>
  )
}

/** Returns a function that converts a gift into a row: cause, date, state and amount. */
function useRow(): (gift: GiftRecord) => ListRow {
  const { t, format } = useMessages('profile')
  const texts = t.profile.gifts
  return ({ id, cause, created, paidAt, state, mode, amountMinor, refundedMinor, currency, giftAid, cycleId }) => ({
    id,
    href: pathTo('thankYou', { id }),
    title: <IsolatedText>{cause.title}</IsolatedText>,
    meta: [
      format.instant(paidAt ?? created).date,
      state === 'paid' ? undefined : texts.states[state],
      state === 'part_refunded' ? texts.returned({ amount: format.amount(refundedMinor, currency) }) : undefined,
      cycleId && texts.regular,
      giftAid === 'yes' ? texts.giftAid : undefined,
      mode === 'live' ? undefined : texts.modes[mode],
    ]
      .filter(Boolean)
      .join(' · '),
    action: <bdi className={styles.amount}>{format.amount(amountMinor, currency)}</bdi>,
  })
}

function NoGifts() {
  const { t } = useMessages('profile')
  const canOpen = useOpenScreens()
  const texts = t.profile.gifts
  return (
    <EmptyState
      seed="gifts"
      level={3}
      title={texts.none}
      action={canOpen('donate') && <ButtonLink href={pathTo('donate')}>{texts.give}</ButtonLink>}
    >
      {texts.noneMore}
    </EmptyState>
  )
}
