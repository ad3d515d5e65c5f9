import type { GiftDetail } from '@minaret/contract'
import { Card, Notice, PageHeader, Section, SummaryList } from '@minaret/ui'
import type { ReactNode } from 'react'
import { donorNameOf } from '../app/donorName.ts'
import { PageMeta } from '../app/PageMeta.tsx'
import { useMessages, type Messages } from '../app/MessagesProvider.tsx'
import { factsOf } from './facts.tsx'
import { Regular } from './Regular.tsx'
import type { GiftStatus } from './giftStatus.ts'
import styles from './thank-you.module.css'

export type GiftSummaryProps = {
  detail: GiftDetail
  status: GiftStatus
  /** The content above the details: thanks, the campaign's progress, share buttons. */
  before?: ReactNode
  /** The next steps. */
  children: ReactNode
}

/** A gift's status: a sentence, its details, and the dates of a regular gift. */
export function GiftSummary({ detail, status, before, children }: GiftSummaryProps) {
  const { t, format } = useMessages('thankYou')
  const { receipt, regular } = detail
  const isGiven = status === 'paid' || status === 'running'
  const amount = format.amount(detail.amountMinor, detail.currency)
  const donorName = donorNameOf(detail.id)
  const [title, lead] = textsOf(status, detail, amount, { t, format })
  return (
    <>
      <PageMeta title={title} noIndex />
      <div role="status">
        <PageHeader
          tone="deep"
          title={isGiven && donorName ? t.thankYou.paidTo({ name: format.inText(donorName) }) : title}
          lead={lead}
          seed={detail.reference}
          width="narrow"
        />
      </div>
      <Section width="narrow" lift>
        {detail.need?.outcome === 'campaign' && isGiven && (
          <Notice tone="info" title={t.thankYou.need.full({ title: format.inText(detail.need.title) })}>
            {t.thankYou.need.fullMore}
          </Notice>
        )}
        {before}
        <Card tone="raised">
          <h2 className={styles.heading}>{receipt ? t.thankYou.receipt.title : t.thankYou.detail}</h2>
          <SummaryList className={styles.facts} items={factsOf(detail, { t, format })} />
        </Card>
        {regular && <Regular regular={regular} status={status} />}
        {children}
      </Section>
    </>
  )
}

/** The page's title and lead. */
function textsOf(
  status: GiftStatus,
  { cause, campaign, need, mode, regular, state, refundedMinor = 0, currency }: GiftDetail,
  amount: string,
  { t, format }: Pick<Messages<'thankYou'>, 't' | 'format'>,
): [title: string, lead: string] {
  const texts = t.thankYou
  // The most specific title: of the need, else the campaign, else the cause.
  const title = format.inText((need?.outcome === 'given' && need.title) || campaign || cause.title)
  switch (status) {
    case 'paid':
      return [texts.paid, (mode === 'live' ? texts.paidLead : texts.demoLead)({ amount, cause: title })]
    case 'running': {
      const lead = regular ? texts.regular.lead[regular.rhythm]({ amount, cause: title }) : texts.stateNames[state]
      return [texts.paid, state === 'scheduled' ? `${lead} ${texts.regular.later}` : lead]
    }
    case 'waiting':
      return [texts.waiting, texts.waitingLead]
    case 'bank':
      return [texts.waiting, texts.bankLead]
    case 'slow':
      return [texts.waiting, texts.slowLead]
    case 'declined':
      return [texts.declined, texts.declinedLead]
    case 'returned':
      return [texts.returned, texts.returnedLead]
    case 'partlyReturned':
      return [
        texts.partlyReturned,
        texts.partlyReturnedLead({ refunded: format.amount(refundedMinor, currency), amount }),
      ]
    case 'reversed':
      return [texts.reversed, texts.reversedLead]
    case 'disputed':
      return [texts.disputed, texts.disputedLead]
    case 'paused':
      return [texts.paused, texts.pausedLead]
    case 'troubled':
      return [texts.troubled, texts.troubledLead]
    case 'ended':
      return [texts.ended, texts.endedLead]
    case 'expired':
      return [texts.expired, texts.expiredLead]
  }
}
