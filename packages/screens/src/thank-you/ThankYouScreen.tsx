import type { GiftDetail } from '@minaret/contract'
import { campaignQueries, type Domain, giftQueries, isMissing, useGift, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, EmptyState, Notice, Section, Skeleton } from '@minaret/ui'
import { lazyPart } from '../app/lazyPart.tsx'
import { OwnText } from '../app/OwnText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import type { Params } from '../app/screen.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { GiftStory } from './GiftStory.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Share } from './Share.tsx'
import { standingOf } from './standing.ts'
import { SponsorMatch, Thanks } from './Thanks.tsx'

const CampaignNow = lazyPart(async () => (await import('./CampaignNow.tsx')).CampaignNow, 'campaigns')
const CampaignLink = lazyPart(async () => (await import('./CampaignLink.tsx')).CampaignLink, 'campaigns', 'share')

/** What became of a gift, for whoever holds its address. Names nobody. */
export function ThankYouScreen({ params }: { params: Params }) {
  const { t } = useWords('thankYou')
  const gift = useGift(params.id ?? '')
  if (gift.thank_you_res) return <Gift detail={gift.thank_you_res} slow={gift.slow} />
  if (isMissing(gift.error)) return <MissingGift />
  return (
    <Section width="narrow">
      <PageMeta title={t.thankYou.title} hidden />
      {gift.error ? (
        <Notice
          tone="warning"
          live="polite"
          title={t.thankYou.failed}
          action={<Button onClick={gift.refresh}>{t.retry}</Button>}
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

function Gift({ detail, slow }: { detail: GiftDetail; slow: boolean }) {
  const standing = standingOf(detail, slow)
  const given = standing === 'paid' || standing === 'running'
  const campaign = given ? detail.campaignId : undefined
  return (
    <GiftStory
      detail={detail}
      standing={standing}
      before={
        given ? (
          <>
            {campaign && <CampaignNow id={campaign} />}
            <Thanks detail={detail} />
            <Share {...detail} />
            {campaign && <CampaignLink id={campaign} />}
          </>
        ) : (
          detail.state === 'part_refunded' && <SponsorMatch detail={detail} />
        )
      }
    >
      <NextSteps standing={standing} detail={detail} />
    </GiftStory>
  )
}

/** Loads the gift, and the campaign it was given through. Rejects when there is no gift. */
export async function prefetchGift({ api, queryClient }: Domain, { params }: { params: Params }): Promise<void> {
  const { campaignId } = await queryClient.ensureQueryData(giftQueries.view(api, params.id ?? ''))
  if (campaignId !== undefined) await queryClient.prefetchQuery(campaignQueries.view(api, campaignId))
}
