import type { GiftTotals } from '@minaret/contract/desk'
import { SummaryList } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import styles from './gifts.module.css'

/** The ledger's totals of the filtered gifts, by currency. @param stale whether newer totals are loading */
export function Totals({ totals, stale }: { totals: GiftTotals['currencies']; stale: boolean }) {
  const { t, format } = useMessages('deskGifts')
  const texts = t.deskGifts
  if (totals.length === 0) return null
  return (
    <Panel id="totals" title={texts.totals} aria-busy={stale} className={styles.spaced}>
      <div className={styles.totals}>
        {totals.map(({ currency, gifts, receivedMinor, returnedMinor, netMinor }) => (
          <SummaryList
            key={currency}
            items={[
              { label: texts.gifts, value: format.number(gifts) },
              { label: texts.received, value: format.amount(receivedMinor, currency), total: returnedMinor === 0 },
              ...(returnedMinor === 0
                ? []
                : [
                    { label: texts.returned, value: format.amount(returnedMinor, currency) },
                    { label: texts.net, value: format.amount(netMinor, currency), total: true },
                  ]),
            ]}
          />
        ))}
      </div>
    </Panel>
  )
}
