import type { GiftDetail } from '@minaret/contract'
import { type Domain, giftQueries, isMissing, useGift } from '@minaret/domain'
import { Button, Card, EmptyState, Notice, PageHeader, Section, Skeleton, SummaryList } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import type { Params } from '../app/screen.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { NextSteps } from './NextSteps.tsx'
import { standingOf } from './standing.ts'
import styles from './thank-you.module.css'

/** What became of a gift, for whoever holds its address. Names nobody. */
export function ThankYouScreen({ params }: { params: Params }) {
  const { t } = useWords('thankYou')
  const gift = useGift(params.id ?? '')
  if (gift.thank_you_res) return <Gift detail={gift.thank_you_res} stopped={gift.stopped} look={gift.look} />
  if (isMissing(gift.error)) return <MissingGift />
  return (
    <Section width="narrow">
      <PageMeta title={t.thankYou.title} hidden />
      {gift.error ? (
        <Notice
          tone="warning"
          live="polite"
          title={t.thankYou.failed}
          action={<Button onClick={gift.look}>{t.retry}</Button>}
        >
          {t.thankYou.failedMore}
        </Notice>
      ) : (
        <Skeleton shape="text" count={5} label={t.thankYou.loading} />
      )}
    </Section>
  )
}

/** There is no gift of that id here. */
export function MissingGift() {
  const { t } = useWords('thankYou')
  return (
    <Section width="narrow">
      <PageMeta title={t.thankYou.notFound} hidden />
      <EmptyState seed="gift" level={1} title={t.thankYou.notFound}>
        {t.thankYou.notFoundMore}
      </EmptyState>
    </Section>
  )
}

function Gift({ detail, stopped, look }: { detail: GiftDetail; stopped: boolean; look: () => void }) {
  const { t, format } = useWords('thankYou')
  const amount = format.amount(detail.amountMinor, detail.currency)
  const standing = standingOf(detail, stopped)
  const words = {
    paid: [
      t.thankYou.paid,
      (detail.mode === 'live' ? t.thankYou.paidLead : t.thankYou.demoLead)(amount, format.inText(detail.cause.title)),
    ],
    waiting: [t.thankYou.waiting, t.thankYou.waitingLead],
    stopped: [t.thankYou.stopped, t.thankYou.stoppedLead],
    unfinished: [t.thankYou.unfinished, t.thankYou.unfinishedLead],
    declined: [t.thankYou.declined, t.thankYou.declinedLead],
    returned: [t.thankYou.returned, t.thankYou.returnedLead],
    disputed: [t.thankYou.disputed, t.thankYou.disputedLead],
  }[standing]
  return (
    <>
      <PageMeta title={words[0]} hidden />
      <div role="status">
        <PageHeader tone="deep" title={words[0]} lead={words[1]} seed={detail.reference} width="narrow" />
      </div>
      <Section width="narrow" lift>
        <Card tone="raised">
          <h2 className={styles.heading}>{t.thankYou.detail}</h2>
          <SummaryList
            items={[
              { label: t.thankYou.cause, value: format.inText(detail.cause.title) },
              { label: t.thankYou.reference, value: <bdi>{detail.reference}</bdi> },
              {
                label: t.thankYou.date,
                value: t.thankYou.dateAndTime(format.instant(detail.paidAt ?? detail.created)),
              },
              { label: t.thankYou.state, value: t.thankYou.stateNames[detail.state] },
              ...(detail.mode === 'live' ? [] : [{ label: t.thankYou.mode, value: t.thankYou.modes[detail.mode] }]),
              { label: t.thankYou.amount, value: <bdi>{amount}</bdi>, total: true },
            ]}
          />
        </Card>
        <NextSteps standing={standing} causeId={detail.cause.id} look={look} />
      </Section>
    </>
  )
}

/** Loads the gift. Rejects when there is none. */
export const prefetchGift = ({ api, queryClient }: Domain, { params }: { params: Params }) =>
  queryClient.ensureQueryData(giftQueries.view(api, params.id ?? ''))
