import type { GiftDetail } from '@minaret/contract'
import { campaignQueries, type Domain, giftQueries, isMissing, useGift, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, Notice, Section, Skeleton } from '@minaret/ui'
import { MissingPage } from '../app/MissingPage.tsx'
import { lazyPart } from '../app/lazyPart.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import type { Params } from '../app/screen.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { GiftSummary } from './GiftSummary.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Share } from './Share.tsx'
import { giftStatusOf } from './giftStatus.ts'
import { SponsorMatch, Thanks } from './Thanks.tsx'

const CampaignProgress = lazyPart(async () => (await import('./CampaignProgress.tsx')).CampaignProgress, 'campaigns')
const CampaignLink = lazyPart(async () => (await import('./CampaignLink.tsx')).CampaignLink, 'campaigns', 'share')

/** The page of a gift, for anyone who has its URL. Contains no stored personal data. */
export function ThankYouScreen({ params }: { params: Params }) {
  const { t } = useMessages('thankYou')
  const gift = useGift(params.id ?? '')
  if (gift.thank_you_res) return <LoadedGift detail={gift.thank_you_res} slow={gift.slow} />
  if (isMissing(gift.error)) return <MissingGift />
  return (
    <Section width="narrow">
      <PageMeta title={t.thankYou.title} noIndex />
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

/** The page for an unknown gift id. */
export function MissingGift() {
  const { t } = useMessages('thankYou')
  const canOpen = useOpenScreens()
  const { email, phone } = useTenant().contact
  const contact = email ?? phone
  const target = canOpen('donate') ? pathTo('donate') : '/'
  return (
    <MissingPage
      seed="gift"
      title={t.thankYou.notFound}
      href={target}
      action={target === '/' ? t.thankYou.backHome : t.thankYou.causes}
    >
      <p>{t.thankYou.notFoundMore}</p>
      {contact && (
        <p>
          <IsolatedText>{contact}</IsolatedText>
        </p>
      )}
    </MissingPage>
  )
}

function LoadedGift({ detail, slow }: { detail: GiftDetail; slow: boolean }) {
  const status = giftStatusOf(detail, slow)
  const isGiven = status === 'paid' || status === 'running'
  const campaign = isGiven ? detail.campaignId : undefined
  return (
    <GiftSummary
      detail={detail}
      status={status}
      before={
        isGiven ? (
          <>
            <Thanks detail={detail} />
            {campaign && <CampaignProgress id={campaign} />}
            <Share {...detail} />
            {campaign && <CampaignLink id={campaign} />}
          </>
        ) : (
          status === 'partlyReturned' && <SponsorMatch detail={detail} />
        )
      }
    >
      <NextSteps status={status} detail={detail} />
    </GiftSummary>
  )
}

/** Prefetches the gift and its campaign. Rejects if there is no such gift. */
export async function prefetchGift({ api, queryClient }: Domain, { params }: { params: Params }): Promise<void> {
  const { campaignId } = await queryClient.ensureQueryData(giftQueries.view(api, params.id ?? ''))
  if (campaignId !== undefined) await queryClient.prefetchQuery(campaignQueries.view(api, campaignId))
}
