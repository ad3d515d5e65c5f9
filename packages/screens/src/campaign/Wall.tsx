import type { WallGift } from '@minaret/contract'
import { useCampaign } from '@minaret/domain'
import { Button, Section } from '@minaret/ui'
import { useState } from 'react'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useElapsedTime } from './useElapsedTime.ts'
import styles from './wall.module.css'

/** The number of gifts shown before "Show more". */
const maxVisible = 3

/**
 * Recent donations with first names, newest first. Empty places are reserved, so that a new gift does not move the layout.
 */
export function Wall({ id, currency, open }: { id: string; currency: string; open: boolean }) {
  const { t } = useMessages('campaigns')
  const { data } = useCampaign(id)
  const [showAll, setShowAll] = useState(false)
  const gifts = data?.wall ?? []
  // A wall without gifts is hidden.
  if (gifts.length === 0) return null
  const visibleGifts = showAll ? gifts : gifts.slice(0, maxVisible)
  const freePlaces = open ? Math.max(0, maxVisible - visibleGifts.length) : 0
  return (
    <Section title={t.campaigns.wall.title} id="wall">
      <ul className={styles.wall}>
        {visibleGifts.map((gift, index) => (
          <li key={index} className={styles.seat}>
            <Gift key={gift.id} gift={gift} currency={currency} />
          </li>
        ))}
        {Array.from({ length: freePlaces }, (_, index) => (
          <li key={visibleGifts.length + index} className={styles.seat} data-free aria-hidden={index > 0 || undefined}>
            {index === 0 && <span className={styles.soft}>{t.campaigns.wall.seat}</span>}
          </li>
        ))}
      </ul>
      {!showAll && gifts.length > maxVisible && (
        <div data-print="hide">
          <Button tone="quiet" onClick={() => setShowAll(true)}>
            {t.campaigns.wall.more}
          </Button>
        </div>
      )}
    </Section>
  )
}

function Gift({ gift, currency }: { gift: WallGift; currency: string }) {
  const { t, format } = useMessages('campaigns')
  const formatElapsed = useElapsedTime()
  const { name, amountMinor, at, rhythm } = gift
  const texts = t.campaigns.wall
  return (
    <div className={styles.gift}>
      <span className={styles.name}>{name ? <IsolatedText>{name}</IsolatedText> : texts.anonymous}</span>
      <span className={styles.amount}>{format.amount(amountMinor, currency)}</span>
      <time className={styles.soft} dateTime={at}>
        {formatElapsed(at)}
      </time>
      {rhythm && <span className={styles.frequency}>{texts.rhythms[rhythm]}</span>}
    </div>
  )
}
