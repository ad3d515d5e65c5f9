import type { PayoutDetail, PayoutItem } from '@minaret/contract/desk'
import { Link, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { deskPath, Panel } from '../frame/index.ts'
import styles from './payouts.module.css'

/** The lines of a payout; a gift links to its page and its donor. */
export function PayoutLines({
  mosque,
  payout: { items, itemCount, currency },
}: {
  mosque: string
  payout: PayoutDetail
}) {
  const { t, format } = useMessages('deskPayouts')
  const texts = t.deskPayouts
  const titleOf = ({ kind, gift }: PayoutItem) => {
    if (kind === 'gift' && !gift) return texts.payment
    return gift?.donorName
      ? texts.by({ line: texts.lines[kind], name: format.inText(gift.donorName) })
      : texts.lines[kind]
  }
  return (
    <Panel id="lines" title={texts.lineByLine}>
      {items.length < itemCount && (
        <p className={styles.hint}>
          {texts.shownCount({ shown: format.number(items.length), all: format.number(itemCount) })}
        </p>
      )}
      <List
        label={texts.lineByLine}
        empty={<p className={styles.hint}>{texts.noLines}</p>}
        rows={items.map((item) => ({
          id: item.id,
          title: titleOf(item),
          ...(item.gift ? { href: `${deskPath(mosque, 'gifts')}/${item.gift.id}` } : {}),
          meta: <Meta mosque={mosque} item={item} currency={currency} />,
          action: <span className={styles.amount}>{format.amount(item.amountMinor, currency)}</span>,
        }))}
      />
    </Panel>
  )
}

function Meta({ mosque, item, currency }: { mosque: string; item: PayoutItem; currency: string }) {
  const { t, format } = useMessages('deskPayouts')
  const texts = t.deskPayouts
  const { kind, at, feeMinor, gift } = item
  const details = [
    format.instant(at).date,
    ...(gift ? [gift.reference] : kind === 'gift' ? [texts.noGift] : []),
    ...(feeMinor === 0 ? [] : [texts.fee({ amount: format.amount(feeMinor, currency) })]),
  ]
  return (
    <>
      {details.join(' · ')}
      {gift?.donorId && (
        <>
          {' · '}
          <Link href={`${deskPath(mosque, 'donors')}/${gift.donorId}`} className={styles.donor}>
            {texts.donor}
          </Link>
        </>
      )}
    </>
  )
}
