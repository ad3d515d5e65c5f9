import type { CampaignDetail } from '@minaret/contract'
import { campaignQueries, causeQueries, type Domain, isMissing, useCampaign, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, PageHeader, Section, Skeleton } from '@minaret/ui'
import { useState } from 'react'
import { Failed } from '../app/Failed.tsx'
import { OwnText } from '../app/OwnText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import type { Params } from '../app/screen.ts'
import { giveData } from '../app/structured.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { useStanding, useTime } from '../campaign-cards/index.ts'
import type { Wish } from '../cause/parts/index.ts'
import { ShareThis } from '../share/index.ts'
import { Chair } from './Chair.tsx'
import { Faqs } from './Faqs.tsx'
import { Giving } from './Giving.tsx'
import { Needs } from './Needs.tsx'
import { Plans } from './Plans.tsx'
import { Story } from './Story.tsx'
import styles from './campaign.module.css'

/** One campaign, brought together from its six calls: whichever fails, the others stand. */
export function CampaignScreen({ params }: { params: Params }) {
  const { t } = useWords('campaigns')
  const campaign = useCampaign(params.id ?? '')
  if (campaign.status === 'success') return <Whole campaign={campaign.data} key={campaign.data.id} />
  if (campaign.status === 'failure' && isMissing(campaign.error)) return <MissingCampaign />
  return (
    <Section>
      <PageMeta title={t.campaigns.title} hidden />
      {campaign.status === 'failure' ? (
        <Failed title={t.campaigns.one.failed} retry={campaign.retry} />
      ) : (
        <Skeleton shape="text" count={8} label={t.campaigns.one.loading} />
      )}
    </Section>
  )
}

function Whole({ campaign }: { campaign: CampaignDetail }) {
  const { t, format } = useWords('campaigns', 'share')
  const tenant = useTenant()
  const { origin, path, search, go } = usePlace()
  const state = useStanding(campaign)
  const time = useTime()(campaign, state)
  const [wish, setWish] = useState<Wish>()
  const [held, setHeld] = useState(false)
  const [taken] = useState(() => () => setWish(undefined))
  const { id, title, summary } = campaign
  const { trail, data } = useTrail(['campaigns'], title)
  const gives = state === 'live' && tenant.payment.setting !== 'none'
  const choose = (chosen: Wish) => {
    setWish(chosen)
    if (search.has('step')) go(path)
    const form = document.getElementById('give')
    form?.focus({ preventScroll: true })
    form?.scrollIntoView({ block: 'start' })
  }
  const choice = { onWish: gives ? choose : undefined, held }
  const live = { ...campaign, state }
  return (
    <>
      <PageMeta
        title={title}
        description={summary}
        image={campaign.image}
        data={[...(gives ? [giveData({ title, path }, { tenant, origin })] : []), data]}
      />
      <PageHeader
        tone="deep"
        trail={trail}
        eyebrow={time ?? t.campaigns.groups[state]}
        title={<OwnText>{title}</OwnText>}
        lead={<OwnText>{summary}</OwnText>}
        seed={id}
      />
      <Section lift>
        <div className={styles.columns}>
          <div className={styles.main}>
            <Giving campaign={live} wish={wish} onWishTaken={taken} onHeld={setHeld} />
          </div>
          <Story campaign={campaign} />
        </div>
      </Section>
      <Needs campaign={live} {...choice} />
      <Plans campaign={live} {...choice} />
      <Chair id={id} />
      <Faqs id={id} />
      <Section>
        <ShareThis
          text={t.campaigns.one.shareText(title, format.inText(tenant.websiteName))}
          title={t.campaigns.one.share}
        />
      </Section>
    </>
  )
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
export async function prefetchCampaign({ api, queryClient }: Domain, { params }: { params: Params }) {
  const id = params.id ?? ''
  const [campaign] = await Promise.all([
    queryClient.ensureQueryData(campaignQueries.view(api, id)),
    queryClient.prefetchQuery(campaignQueries.message(api, id)),
    queryClient.prefetchQuery(campaignQueries.needs(api, id)),
    queryClient.prefetchQuery(campaignQueries.plans(api, id)),
    queryClient.prefetchQuery(campaignQueries.faqs(api, id)),
  ])
  await queryClient.prefetchQuery(causeQueries.view(api, campaign.causeId))
}
