import type { Campaign } from '@minaret/contract'
import { useCampaigns } from '@minaret/domain'
import { ButtonLink, Section, Skeleton } from '@minaret/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { CampaignCards } from './CampaignCards.tsx'
import { FeaturedCampaign } from './FeaturedCampaign.tsx'
import styles from './cards.module.css'

const groups = ['live', 'upcoming', 'finished'] as const

/** The list's cursor from the URL. */
export const cursorOf = (search: URLSearchParams): string => search.get('after') ?? ''

export type CampaignListProps = {
  /** Features the first open campaign, overlapping the deep header. */
  hasFeatured?: boolean
  /** Rendered if there are no campaigns. */
  empty: ReactNode
}

/** All campaigns, in pages: open, upcoming and finished. */
export function CampaignList({ hasFeatured = false, empty }: CampaignListProps) {
  const { t } = useMessages('campaigns')
  const { path, search } = usePageLocation()
  const after = cursorOf(search)
  const list = useCampaigns(after)
  if (list.status === 'in progress')
    return (
      <Section lift={hasFeatured}>
        <Skeleton shape="card" count={3} label={t.campaigns.loading} />
      </Section>
    )
  if (list.status === 'failure')
    return (
      <Section>
        <LoadFailure title={t.campaigns.failed} retry={list.retry} />
      </Section>
    )
  if (list.data.length === 0) return empty
  // Only the first page has a featured campaign.
  const featuredCampaign = hasFeatured && !after ? list.data.find(({ state }) => state === 'live') : undefined
  const otherCampaigns = list.data.filter((campaign) => campaign !== featuredCampaign)
  const visibleGroups = groups.filter((group) => otherCampaigns.some(({ state }) => state === group))
  return (
    <>
      {featuredCampaign && (
        <Section lift>
          <FeaturedCampaign campaign={featuredCampaign} />
        </Section>
      )}
      {visibleGroups.map((group) => (
        <Group
          key={group}
          group={group}
          hasFeatured={group === featuredCampaign?.state}
          campaigns={otherCampaigns.filter(({ state }) => state === group)}
        />
      ))}
      {list.next && (
        <Section className={styles.more}>
          <ButtonLink tone="quiet" href={`${path}?${new URLSearchParams({ after: list.next })}`}>
            {t.campaigns.more}
          </ButtonLink>
        </Section>
      )}
    </>
  )
}

type GroupProps = {
  group: (typeof groups)[number]
  /** Whether one of the group's campaigns is featured above. */
  hasFeatured: boolean
  campaigns: readonly Campaign[]
}

function Group({ group, hasFeatured, campaigns }: GroupProps) {
  const { t } = useMessages('campaigns')
  return (
    <Section
      title={hasFeatured ? t.campaigns.alsoOpen : t.campaigns.groups[group]}
      id={group}
      tone={group === 'finished' ? 'quiet' : 'plain'}
    >
      <CampaignCards campaigns={campaigns} level={3} />
    </Section>
  )
}
