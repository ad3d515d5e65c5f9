import { campaignQueries, type Domain, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, PageHeader, Section } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { cursorOf, CampaignList } from '../campaign-cards/index.ts'

/** The list of campaigns: open, upcoming and finished. */
export function CampaignsScreen() {
  const { t, format } = useMessages('campaigns')
  const { websiteName } = useTenant()
  const { data } = useTrail([], t.campaigns.title)
  return (
    <>
      <PageMeta
        title={t.campaigns.title}
        description={t.campaigns.description({ name: format.inText(websiteName) })}
        data={[data]}
      />
      <PageHeader title={t.campaigns.title} lead={t.campaigns.lead} seed="campaigns" />
      <CampaignList empty={<NoCampaigns />} />
    </>
  )
}

function NoCampaigns() {
  const { t } = useMessages('campaigns')
  const canOpen = useOpenScreens()
  const canDonate = canOpen('donate')
  return (
    <Section width="narrow">
      <EmptyState
        seed="campaigns"
        title={t.campaigns.none}
        action={
          <ButtonLink href={canDonate ? pathTo('donate') : '/'}>
            {canDonate ? t.campaigns.give : t.campaigns.backHome}
          </ButtonLink>
        }
      >
        {t.campaigns.noneMore}
      </EmptyState>
    </Section>
  )
}

/** Prefetches the page of campaigns in the URL. */
export const prefetchCampaigns = ({ api, queryClient }: Domain, { search }: { search: URLSearchParams }) =>
  queryClient.prefetchInfiniteQuery(campaignQueries.list(api, cursorOf(search)))
