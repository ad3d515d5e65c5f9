import type { Campaign } from '@minaret/contract'
import { campaignQueries, type Domain, useCampaigns, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, PageHeader, Section, Skeleton } from '@minaret/ui'
import { Failed } from '../app/Failed.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { CampaignCards } from '../campaign-cards/index.ts'
import styles from './campaigns.module.css'

const groups = ['live', 'upcoming', 'finished'] as const

/** Where the list begins, as the address says. */
const afterOf = (search: URLSearchParams) => search.get('after') ?? ''

/** All campaigns: those that are open, those to come, those that are over. */
export function CampaignsScreen() {
  const { t, format } = useWords('campaigns')
  const { websiteName } = useTenant()
  const { trail, data } = useTrail([], t.campaigns.title)
  return (
    <>
      <PageMeta
        title={t.campaigns.title}
        description={t.campaigns.description(format.inText(websiteName))}
        data={[data]}
      />
      <PageHeader trail={trail} title={t.campaigns.title} lead={t.campaigns.lead} seed="campaigns" />
      <AllCampaigns />
    </>
  )
}

function AllCampaigns() {
  const { t } = useWords('campaigns')
  const list = useCampaigns(afterOf(usePlace().search))
  if (list.status === 'in progress')
    return (
      <Section>
        <Skeleton shape="card" count={3} label={t.campaigns.loading} />
      </Section>
    )
  if (list.status === 'failure')
    return (
      <Section>
        <Failed title={t.campaigns.failed} retry={list.retry} />
      </Section>
    )
  if (list.data.length === 0) return <NoCampaigns />
  const found = groups.filter((group) => list.data.some(({ state }) => state === group))
  return (
    <>
      {found.map((group) => (
        <Group key={group} group={group} campaigns={list.data.filter(({ state }) => state === group)} />
      ))}
      {list.next && (
        <Section className={styles.more}>
          <ButtonLink tone="quiet" href={`${pathTo('campaigns')}?${new URLSearchParams({ after: list.next })}`}>
            {t.campaigns.more}
          </ButtonLink>
        </Section>
      )}
    </>
  )
}

function Group({ group, campaigns }: { group: (typeof groups)[number]; campaigns: readonly Campaign[] }) {
  const { t } = useWords('campaigns')
  return (
    <Section title={t.campaigns.groups[group]} id={group} tone={group === 'finished' ? 'quiet' : 'plain'}>
      <CampaignCards campaigns={campaigns} level={3} />
    </Section>
  )
}

function NoCampaigns() {
  const { t } = useWords('campaigns')
  const open = useOpenScreens()
  const give = open('donate')
  return (
    <Section width="narrow">
      <EmptyState
        seed="campaigns"
        title={t.campaigns.none}
        action={
          <ButtonLink href={give ? pathTo('donate') : '/'}>{give ? t.campaigns.give : t.campaigns.backHome}</ButtonLink>
        }
      >
        {t.campaigns.noneMore}
      </EmptyState>
    </Section>
  )
}

/** Starts loading the campaigns the address asks for. */
export const prefetchCampaigns = ({ api, queryClient }: Domain, { search }: { search: URLSearchParams }) =>
  queryClient.prefetchInfiniteQuery(campaignQueries.list(api, afterOf(search)))
