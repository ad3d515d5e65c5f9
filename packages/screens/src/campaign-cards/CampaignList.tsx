import type { Campaign } from '@minaret/contract'
import { useCampaigns } from '@minaret/domain'
import { ButtonLink, Section, Skeleton } from '@minaret/ui'
import type { ReactNode } from 'react'
import { Failed } from '../app/Failed.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { CampaignCards } from './CampaignCards.tsx'
import { FeaturedCampaign } from './FeaturedCampaign.tsx'
import styles from './cards.module.css'

const groups = ['live', 'upcoming', 'finished'] as const

/** Where the list begins, as the address says. */
export const afterOf = (search: URLSearchParams): string => search.get('after') ?? ''

export type CampaignListProps = {
  /** The first that is open stands large, over the end of a deep header. */
  featured?: boolean
  /** Stands there when there is none. */
  empty: ReactNode
}

/** All campaigns, by pages: those that are open, those to come, those that are over. */
export function CampaignList({ featured = false, empty }: CampaignListProps) {
  const { t } = useWords('campaigns')
  const { path, search } = usePlace()
  const after = afterOf(search)
  const list = useCampaigns(after)
  if (list.status === 'in progress')
    return (
      <Section lift={featured}>
        <Skeleton shape="card" count={3} label={t.campaigns.loading} />
      </Section>
    )
  if (list.status === 'failure')
    return (
      <Section>
        <Failed title={t.campaigns.failed} retry={list.retry} />
      </Section>
    )
  if (list.data.length === 0) return empty
  // A later page begins with others: none of them is the first.
  const first = featured && !after ? list.data.find(({ state }) => state === 'live') : undefined
  const rest = list.data.filter((campaign) => campaign !== first)
  const shownGroups = groups.filter((group) => rest.some(({ state }) => state === group))
  return (
    <>
      {first && (
        <Section lift>
          <FeaturedCampaign campaign={first} />
        </Section>
      )}
      {shownGroups.map((group) => (
        <Group
          key={group}
          group={group}
          more={group === first?.state}
          campaigns={rest.filter(({ state }) => state === group)}
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
  /** One of them stands above already. */
  more: boolean
  campaigns: readonly Campaign[]
}

function Group({ group, more, campaigns }: GroupProps) {
  const { t } = useWords('campaigns')
  return (
    <Section
      title={more ? t.campaigns.alsoOpen : t.campaigns.groups[group]}
      id={group}
      tone={group === 'finished' ? 'quiet' : 'plain'}
    >
      <CampaignCards campaigns={campaigns} level={3} />
    </Section>
  )
}
