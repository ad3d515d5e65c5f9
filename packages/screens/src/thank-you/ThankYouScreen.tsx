import type { GiftDetail } from '@minaret/contract'
import { campaignQueries, type Domain, giftQueries, isMissing, useGift, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, Card, EmptyState, Notice, PageHeader, Section, Skeleton, SummaryList } from '@minaret/ui'
import { late } from '../app/late.tsx'
import { OwnText } from '../app/OwnText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import type { Params } from '../app/screen.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords, type Words } from '../app/WordsProvider.tsx'
import { factsOf } from './facts.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Regular } from './Regular.tsx'
import { Share } from './Share.tsx'
import { type Standing, standingOf } from './standing.ts'
import styles from './thank-you.module.css'

const CampaignNow = late(async () => (await import('./CampaignNow.tsx')).CampaignNow, 'campaigns', 'share')

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
  const open = useOpenScreens()
  const { email, phone } = useTenant().contact
  const contact = email ?? phone
  const way = open('donate') ? pathTo('donate') : '/'
  return (
    <Section width="narrow">
      <PageMeta title={t.thankYou.notFound} hidden />
      <EmptyState
        seed="gift"
        level={1}
        title={t.thankYou.notFound}
        action={<ButtonLink href={way}>{way === '/' ? t.thankYou.backHome : t.thankYou.causes}</ButtonLink>}
      >
        <p>
          {t.thankYou.notFoundMore} {contact && <OwnText>{contact}</OwnText>}
        </p>
      </EmptyState>
    </Section>
  )
}

function Gift({ detail, stopped, look }: { detail: GiftDetail; stopped: boolean; look: () => void }) {
  const { t, format } = useWords('thankYou')
  const { receipt, regular } = detail
  const standing = standingOf(detail, stopped)
  const given = standing === 'paid' || standing === 'running'
  const amount = format.amount(detail.amountMinor, detail.currency)
  const [title, lead] = wordsOf(standing, detail, amount, { t, format })
  return (
    <>
      <PageMeta title={title} hidden />
      <div role="status">
        <PageHeader tone="deep" title={title} lead={lead} seed={detail.reference} width="narrow" />
      </div>
      <Section width="narrow" lift>
        {detail.need?.outcome === 'campaign' && given && (
          <Notice tone="info" title={t.thankYou.need.full(format.inText(detail.need.title))}>
            {t.thankYou.need.fullMore}
          </Notice>
        )}
        <Card tone="raised">
          <h2 className={styles.heading}>{receipt ? t.thankYou.receipt.title : t.thankYou.detail}</h2>
          <SummaryList className={styles.facts} items={factsOf(detail, { t, format })} />
        </Card>
        {regular && <Regular regular={regular} standing={standing} />}
        {detail.campaignId !== undefined && given && <CampaignNow id={detail.campaignId} />}
        <NextSteps standing={standing} detail={detail} look={look} />
        {given && <Share {...detail} />}
      </Section>
    </>
  )
}

/** The page's head: what became of the gift, and what that means. */
function wordsOf(
  standing: Standing,
  { cause, campaign, need, mode, regular, state }: GiftDetail,
  amount: string,
  { t, format }: Pick<Words<'thankYou'>, 't' | 'format'>,
): [title: string, lead: string] {
  const w = t.thankYou
  // The pillar, or the roof it holds up, or the fund that pays for both.
  const title = format.inText((need?.outcome === 'given' && need.title) || campaign || cause.title)
  switch (standing) {
    case 'paid':
      return [w.paid, (mode === 'live' ? w.paidLead : w.demoLead)(amount, title)]
    case 'running': {
      const lead = regular ? w.regular.lead[regular.rhythm](amount, title) : w.stateNames[state]
      return [w.paid, state === 'scheduled' ? `${lead} ${w.regular.later}` : lead]
    }
    case 'waiting':
      return [w.waiting, w.waitingLead]
    case 'stopped':
      return [w.stopped, w.stoppedLead]
    case 'unfinished':
      return [w.unfinished, w.unfinishedLead]
    case 'declined':
      return [w.declined, w.declinedLead]
    case 'returned':
      return [w.returned, w.returnedLead]
    case 'disputed':
      return [w.disputed, w.disputedLead]
    case 'paused':
      return [w.paused, w.pausedLead]
    case 'troubled':
      return [w.troubled, w.troubledLead]
    case 'ended':
      return [w.ended, w.endedLead]
    case 'expired':
      return [w.expired, w.expiredLead]
  }
}

/** Loads the gift, and the campaign it was given through. Rejects when there is no gift. */
export async function prefetchGift({ api, queryClient }: Domain, { params }: { params: Params }): Promise<void> {
  const { campaignId } = await queryClient.ensureQueryData(giftQueries.view(api, params.id ?? ''))
  if (campaignId !== undefined) await queryClient.prefetchQuery(campaignQueries.view(api, campaignId))
}
