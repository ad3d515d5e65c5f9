import type { GiftListed } from '@minaret/contract/desk'
import { List } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../app/index.ts'
import { deskPath, useInstant } from '../frame/index.ts'
import styles from './gifts.module.css'

export interface GiftRowsProps {
  mosque: string
  gifts: readonly GiftListed[]
  /** What the list is, for those who listen. */
  label: string
  /** Stands in its place when there are none. */
  empty: ReactNode
}

/** Gifts one under the other: whose each is, what for, when, how it stands and how much; each leads to its page. */
export function GiftRows({ mosque, gifts, label, empty }: GiftRowsProps) {
  const { t, format } = useWords('deskGifts')
  const instant = useInstant()
  const say = t.deskGifts
  return (
    <List
      label={label}
      empty={empty}
      rows={gifts.map(({ id, donor, at, state, way, cause, amountMinor, returnedMinor, currency, reference }) => ({
        id,
        href: `${deskPath(mosque, 'gifts')}/${id}`,
        title: donor === '' ? say.nobody : <bdi>{donor}</bdi>,
        meta: (
          <>
            <p>
              <bdi>{cause}</bdi> · {say.ways[way]} · <time dateTime={at}>{instant(at)}</time>
            </p>
            <p>
              <span className={styles.state} data-state={state}>
                {say.giftStates[state]}
              </span>
              {returnedMinor > 0 && ` · ${say.ofWhich({ amount: format.amount(returnedMinor, currency) })}`}
              {' · '}
              <bdi className={styles.reference}>{reference}</bdi>
            </p>
          </>
        ),
        action: <strong className={styles.amount}>{format.amount(amountMinor, currency)}</strong>,
      }))}
    />
  )
}
