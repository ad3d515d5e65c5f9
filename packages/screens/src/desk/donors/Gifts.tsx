import type { DonorDetail } from '@minaret/contract/desk'
import { useDeskPages } from '@minaret/domain/desk'
import { Button, List } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { deskPath, Loading } from '../frame/index.ts'
import { SendEmail } from './SendEmail.tsx'
import styles from './donors.module.css'

/** A donor's gifts, the newest first, each with its page; where there is an address, a receipt can be sent again. */
export function Gifts({ mosque, donor }: { mosque: string; donor: DonorDetail }) {
  const { t, format } = useWords('desk', 'deskDonors')
  const say = t.deskDonors.giftList
  const gifts = useDeskPages('donorGiftList', { mosque, donor: donor.id })
  const isReached = donor.entries.some(({ email }) => email !== '')
  const listed = gifts.data?.pages.flatMap(({ items }) => items)
  return (
    <section className={styles.card} aria-labelledby="gifts">
      <h2 id="gifts">{say.title}</h2>
      {listed ? (
        <List
          label={say.title}
          empty={<p className={styles.hint}>{say.none}</p>}
          rows={listed.map(
            ({ id, amountMinor, refundedMinor, currency, cause, reference, created, paidAt, ...gift }) => {
              const amount = format.amount(amountMinor, currency)
              const day = format.instant(paidAt ?? created).date
              return {
                id,
                href: `${deskPath(mosque, 'gifts')}/${id}`,
                title: say.of({ amount, cause: format.inText(cause.title) }),
                meta: [
                  day,
                  reference,
                  ...(refundedMinor > 0 ? [say.refunded({ amount: format.amount(refundedMinor, currency) })] : []),
                ].join(' · '),
                ...(gift.receiptNumber && isReached
                  ? {
                      action: (
                        <SendEmail
                          mosque={mosque}
                          donor={donor.id}
                          wish={{ kind: 'receipt', gift: id }}
                          label={say.send}
                          of={`${amount}, ${day}`}
                        />
                      ),
                    }
                  : {}),
              }
            },
          )}
        />
      ) : (
        <Loading failed={gifts.isError} retry={() => void gifts.refetch()} />
      )}
      {gifts.hasNextPage && (
        <Button tone="quiet" busy={gifts.isFetchingNextPage} onClick={() => void gifts.fetchNextPage()}>
          {t.deskDonors.more}
        </Button>
      )}
    </section>
  )
}
