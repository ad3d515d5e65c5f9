import type { CampaignDetail } from '@minaret/contract'
import { campaignQueries, causeQueries, type Domain, isMissing, useCampaign, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, PageHeader, Section, Skeleton } from '@minaret/ui'
import { memo, useCallback, useState } from 'react'
import { Failed } from '../app/Failed.tsx'
import { lazyPart } from '../app/lazyPart.tsx'
import { lazyOnVisible } from '../app/lazyOnVisible.tsx'
import { OwnText } from '../app/OwnText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import type { Params } from '../app/screen.ts'
import { giveData } from '../app/structured.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { refIn, useStanding, useSupporterRef, useTime } from '../campaign-cards/index.ts'
import type { Wish } from '../cause/parts/index.ts'
import { GiveBar } from './GiveBar.tsx'
import { Giving } from './Giving.tsx'
import { Invitation } from './Invitation.tsx'
import { Progress } from './Progress.tsx'
import { useShared } from './useShared.ts'
import { Sight, Story } from './Story.tsx'
import { useFresh } from './useFresh.ts'
import styles from './campaign.module.css'

// A gift that comes in draws the meter anew, and nothing of this.
const Below = memo(lazyOnVisible(async () => (await import('./partsChunk.ts')).Below, ['campaigns', 'share']))
const Others = lazyPart(async () => (await import('./partsChunk.ts')).Others, 'campaigns')

/** One campaign, brought together from its six calls: whichever fails, the others stand. */
export function CampaignScreen({ params }: { params: Params }) {
  const { t } = useWords('campaigns')
  const id = params.id ?? ''
  const campaign = useCampaign(id)
  if (campaign.status === 'success') return <Whole campaign={campaign.data} key={campaign.data.id} />
  if (campaign.status === 'failure' && isMissing(campaign.error)) return <MissingCampaign />
  if (campaign.status === 'failure')
    return (
      <>
        <PageMeta title={t.campaigns.title} hidden />
        <PageHeader title={t.campaigns.one.failed} lead={t.campaigns.one.failedMore} seed={id} />
        <Section>
          <Failed title={t.campaigns.one.failed} retry={campaign.retry} />
        </Section>
        <Others id={id} />
      </>
    )
  return (
    <Section>
      <PageMeta title={t.campaigns.title} hidden />
      <Skeleton shape="text" count={8} label={t.campaigns.one.loading} />
    </Section>
  )
}

function Whole({ campaign }: { campaign: CampaignDetail }) {
  const { t } = useWords('campaigns')
  const tenant = useTenant()
  const { origin, path, search, go } = usePlace()
  const state = useStanding(campaign)
  const time = useTime()(campaign, state)
  const [wish, setWish] = useState<Wish>()
  const [locked, setHeld] = useState(false)
  const [taken] = useState(() => () => setWish(undefined))
  const supporterRef = useSupporterRef(campaign.id)
  const { id, title, summary, currency, causeId } = campaign
  const open = useOpenScreens()
  const { trail, data } = useTrail(['campaigns'], title)
  const gives = state === 'live' && tenant.payment.setting !== 'none'
  // A step of the form leaves it out of the address; who invites stays.
  const [asked] = useState(() => refIn(search))
  const stepped = search.has('step')
  const choose = useCallback(
    (chosen: Wish) => {
      setWish(chosen)
      if (stepped) go(path)
      toForm()
    },
    [stepped, go, path],
  )
  useFresh(id)
  const live = { ...campaign, state }
  const shared = useShared(live)
  return (
    <>
      {shared.progress && <meta property="minaret:progress" content={shared.progress} />}
      <PageMeta
        title={title}
        description={summary}
        image={shared.image}
        data={[...(gives ? [giveData({ title, path }, { tenant, origin })] : []), data]}
      />
      <PageHeader
        tone="deep"
        trail={open('campaigns') && trail}
        eyebrow={time ?? t.campaigns.groups[state]}
        title={<OwnText>{title}</OwnText>}
        lead={<OwnText>{summary}</OwnText>}
        seed={id}
      />
      <Section lift>
        <div className={styles.columns}>
          <Sight campaign={campaign} />
          <div className={styles.main}>
            {asked && <Invitation id={id} supporterRef={asked} />}
            {state !== 'upcoming' && <Progress campaign={live} />}
            <Giving
              campaign={live}
              supporterRef={supporterRef}
              wish={wish}
              onWishTaken={taken}
              locked={locked}
              onHeld={setHeld}
            />
          </div>
          <Story campaign={campaign} />
        </div>
      </Section>
      <Below
        id={id}
        causeId={causeId}
        title={title}
        currency={currency}
        state={state}
        onWish={gives ? choose : undefined}
        locked={locked}
      />
      {gives && <GiveBar campaign={campaign} onGive={toForm} />}
    </>
  )
}

/** Brings what one gives with into sight, and those who go by keyboard to it. */
function toForm() {
  const form = document.getElementById('give')
  form?.focus({ preventScroll: true })
  form?.scrollIntoView({ block: 'start' })
}

/** There is no campaign at this address. */
export function MissingCampaign() {
  const { t } = useWords('campaigns')
  const open = useOpenScreens()
  const list = open('campaigns')
  return (
    <Section width="narrow">
      <PageMeta title={t.campaigns.one.missing} hidden />
      <EmptyState
        seed="campaigns"
        level={1}
        title={t.campaigns.one.missing}
        action={
          <ButtonLink href={list ? pathTo('campaigns') : '/'}>
            {list ? t.campaigns.one.all : t.campaigns.backHome}
          </ButtonLink>
        }
      >
        {t.campaigns.one.missingMore}
      </EmptyState>
    </Section>
  )
}

/** Starts all that the page reads, side by side, and then the cause it gives to. Rejects when there is no campaign. */
export async function prefetchCampaign(
  { api, queryClient }: Domain,
  { params, search }: { params: Params; search: URLSearchParams },
) {
  const id = params.id ?? ''
  const ref = refIn(search)
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
