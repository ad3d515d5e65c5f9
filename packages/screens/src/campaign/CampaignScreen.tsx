import type { CampaignDetail } from '@minaret/contract'
import { campaignQueries, causeQueries, type Domain, isMissing, useCampaign, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { PageHeader, Section, Skeleton } from '@minaret/ui'
import { memo, useCallback, useState } from 'react'
import { MissingPage } from '../app/MissingPage.tsx'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { lazyPart } from '../app/lazyPart.tsx'
import { lazyOnVisible } from '../app/lazyOnVisible.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import type { Params } from '../app/screen.ts'
import { giveData } from '../app/structuredData.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { supporterRefIn, useCampaignStatus, useSupporterRef, useCampaignTimes } from '../campaign-cards/index.ts'
import type { GiftChoice } from '../cause/parts/index.ts'
import { GiveBar } from './GiveBar.tsx'
import { Giving } from './Giving.tsx'
import { Invitation } from './Invitation.tsx'
import { Progress } from './Progress.tsx'
import { useLinkPreview } from './useLinkPreview.ts'
import { FilmOrPicture, Story } from './Story.tsx'
import { useRefreshOnRestore } from './useRefreshOnRestore.ts'
import styles from './campaign.module.css'

// Memoised, because a new gift re-renders the meter but changes nothing here.
const LazySections = memo(
  lazyOnVisible(async () => (await import('./partsChunk.ts')).LowerSections, ['campaigns', 'share']),
)
const RemainingParts = lazyPart(async () => (await import('./partsChunk.ts')).RemainingParts, 'campaigns')

/** One campaign, combined from six calls; a failed call does not affect the others. */
export function CampaignScreen({ params }: { params: Params }) {
  const { t } = useMessages('campaigns')
  const id = params.id ?? ''
  const campaign = useCampaign(id)
  if (campaign.status === 'success') return <CampaignPage campaign={campaign.data} key={campaign.data.id} />
  if (campaign.status === 'failure' && isMissing(campaign.error)) return <MissingCampaign />
  if (campaign.status === 'failure')
    return (
      <>
        <PageMeta title={t.campaigns.title} noIndex />
        <PageHeader title={t.campaigns.one.failed} lead={t.campaigns.one.failedMore} seed={id} />
        <Section>
          <LoadFailure title={t.campaigns.one.failed} retry={campaign.retry} />
        </Section>
        <RemainingParts id={id} />
      </>
    )
  return (
    <Section>
      <PageMeta title={t.campaigns.title} noIndex />
      <Skeleton shape="text" count={8} label={t.campaigns.one.loading} />
    </Section>
  )
}

function CampaignPage({ campaign }: { campaign: CampaignDetail }) {
  const { t } = useMessages('campaigns')
  const tenant = useTenant()
  const { origin, path, search, go } = usePageLocation()
  const state = useCampaignStatus(campaign)
  const time = useCampaignTimes()(campaign, state)
  const [choice, setChoice] = useState<GiftChoice>()
  const [isLocked, setLocked] = useState(false)
  const [clearChoice] = useState(() => () => setChoice(undefined))
  const supporterRef = useSupporterRef(campaign.id)
  const { id, title, summary, currency, causeId } = campaign
  const canOpen = useOpenScreens()
  const { trail, data } = useTrail(['campaigns'], title)
  const acceptsGifts = state === 'live' && tenant.payment.setting !== 'none'
  // The form's steps remove the reference from the URL; the invitation stays.
  const [invitationRef] = useState(() => supporterRefIn(search))
  const hasStep = search.has('step')
  const choose = useCallback(
    (newChoice: GiftChoice) => {
      setChoice(newChoice)
      if (hasStep) go(path)
      focusForm()
    },
    [hasStep, go, path],
  )
  useRefreshOnRestore(id)
  const live = { ...campaign, state }
  const preview = useLinkPreview(live)
  return (
    <>
      {preview.progress && <meta property="minaret:progress" content={preview.progress} />}
      <PageMeta
        title={title}
        description={summary}
        image={preview.image}
        data={[...(acceptsGifts ? [giveData({ title, path }, { tenant, origin })] : []), data]}
      />
      <PageHeader
        tone="deep"
        trail={canOpen('campaigns') && trail}
        eyebrow={time ?? (state !== 'live' && t.campaigns.groups[state])}
        title={<IsolatedText>{title}</IsolatedText>}
        lead={<IsolatedText>{summary}</IsolatedText>}
        seed={id}
      />
      <Section lift>
        <div className={styles.columns}>
          <FilmOrPicture campaign={campaign} />
          <div className={styles.main}>
            {invitationRef && <Invitation id={id} supporterRef={invitationRef} />}
            {state !== 'upcoming' && <Progress campaign={live} />}
            <Giving
              campaign={live}
              supporterRef={supporterRef}
              choice={choice}
              onChoiceApplied={clearChoice}
              isLocked={isLocked}
              onLockChange={setLocked}
            />
          </div>
          <Story campaign={campaign} />
        </div>
      </Section>
      <LazySections
        id={id}
        causeId={causeId}
        title={title}
        currency={currency}
        state={state}
        onChoose={acceptsGifts ? choose : undefined}
        isLocked={isLocked}
      />
      {acceptsGifts && <GiveBar campaign={campaign} onGive={focusForm} />}
    </>
  )
}

/** Scrolls to the donation form and focuses it. */
function focusForm() {
  const form = document.getElementById('give')
  form?.focus({ preventScroll: true })
  form?.scrollIntoView({ block: 'start' })
}

/** The not-found page of a campaign. */
export function MissingCampaign() {
  const { t } = useMessages('campaigns')
  const canOpen = useOpenScreens()
  const hasList = canOpen('campaigns')
  return (
    <MissingPage
      seed="campaigns"
      title={t.campaigns.one.missing}
      href={hasList ? pathTo('campaigns') : '/'}
      action={hasList ? t.campaigns.one.all : t.campaigns.backHome}
    >
      {t.campaigns.one.missingMore}
    </MissingPage>
  )
}

/** Prefetches the page's data in parallel, then the campaign's cause. Rejects if the campaign does not exist. */
export async function prefetchCampaign(
  { api, queryClient }: Domain,
  { params, search }: { params: Params; search: URLSearchParams },
) {
  const id = params.id ?? ''
  const ref = supporterRefIn(search)
  const [campaign] = await Promise.all([
    queryClient.ensureQueryData(campaignQueries.view(api, id)),
    queryClient.prefetchQuery(campaignQueries.message(api, id)),
    queryClient.prefetchQuery(campaignQueries.needs(api, id)),
    queryClient.prefetchQuery(campaignQueries.plans(api, id)),
    queryClient.prefetchQuery(campaignQueries.faqs(api, id)),
    ref && queryClient.prefetchQuery(campaignQueries.supporter(api, id, ref)),
  ])
  await queryClient.prefetchQuery(causeQueries.view(api, campaign.causeId))
}
