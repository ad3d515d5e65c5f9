import type { DonorDetail } from '@minaret/contract/desk'
import { useDeskPages } from '@minaret/domain/desk'
import { Button, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { deskPath, Loading, Panel } from '../frame/index.ts'
import { SendEmail } from './SendEmail.tsx'
import styles from './donors.module.css'

/** A donor's gifts, newest first, with links. Receipts can be resent if the donor has an email address. */
export function Gifts({ mosque, donor }: { mosque: string; donor: DonorDetail }) {
  const { t, format } = useMessages('desk', 'deskDonors')
  const texts = t.deskDonors.giftList
  const gifts = useDeskPages('donorGiftList', { mosque, donor: donor.id })
  const hasEmail = donor.entries.some(({ email }) => email !== '')
  const rows = gifts.data?.pages.flatMap(({ items }) => items)
  return (
    <Panel id="gifts" title={texts.title}>
      {rows ? (
        <List
          label={texts.title}
          empty={<p className={styles.hint}>{texts.none}</p>}
          rows={rows.map(({ id, amountMinor, refundedMinor, currency, cause, reference, created, paidAt, ...gift }) => {
            const amount = format.amount(amountMinor, currency)
            const day = format.instant(paidAt ?? created).date
            return {
              id,
              href: `${deskPath(mosque, 'gifts')}/${id}`,
              title: texts.of({ amount, cause: format.inText(cause.title) }),
              meta: [
                day,
                reference,
                ...(refundedMinor > 0 ? [texts.refunded({ amount: format.amount(refundedMinor, currency) })] : []),
              ].join(' · '),
              ...(gift.receiptNumber && hasEmail
                ? {
                    action: (
                      <SendEmail
                        mosque={mosque}
                        donor={donor.id}
                        request={{ kind: 'receipt', gift: id }}
                        label={texts.send}
                        subject={`${amount}, ${day}`}
                      />
                    ),
                  }
                : {}),
            }
          })}
        />
      ) : (
        <Loading hasFailed={gifts.isError} retry={() => void gifts.refetch()} />
      )}
      {gifts.hasNextPage && (
        <Button tone="quiet" busy={gifts.isFetchingNextPage} onClick={() => void gifts.fetchNextPage()}>
          {t.deskDonors.more}
        </Button>
      )}
    </Panel>
  )
}
