import type { GiftListed } from '@minaret/contract/desk'
import { List } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath, useFormatInstant } from '../frame/index.ts'
import styles from './gifts.module.css'

export interface GiftRowsProps {
  mosque: string
  gifts: readonly GiftListed[]
  /** The list's accessible name. */
  label: string
  /** Shown if there are no gifts. */
  empty: ReactNode
}

/** A list of gifts: donor, cause, time, status and amount, each with a link to its page. */
export function GiftRows({ mosque, gifts, label, empty }: GiftRowsProps) {
  const { t, format } = useMessages('deskGifts')
  const formatInstant = useFormatInstant()
  const texts = t.deskGifts
  return (
    <List
      label={label}
      empty={empty}
      rows={gifts.map(({ id, donor, at, state, way, cause, amountMinor, returnedMinor, currency, reference }) => ({
        id,
        href: `${deskPath(mosque, 'gifts')}/${id}`,
        title: donor === '' ? texts.anonymous : <bdi>{donor}</bdi>,
        meta: (
          <>
            <p>
              <bdi>{cause}</bdi> · {texts.ways[way]} · <time dateTime={at}>{formatInstant(at)}</time>
            </p>
            <p>
              <span className={styles.state} data-state={state}>
                {texts.giftStates[state]}
              </span>
              {returnedMinor > 0 && ` · ${texts.refundedAmount({ amount: format.amount(returnedMinor, currency) })}`}
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
