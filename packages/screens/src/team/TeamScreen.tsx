import { aboutQueries, type Domain, useAbout, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, PageHeader, Section, Skeleton } from '@minaret/ui'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { screenName } from '../app/screenName.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { People } from '../people/index.ts'

/** The team page. */
export function TeamScreen() {
  const { t, format } = useMessages('about')
  const { websiteName } = useTenant()
  const title = screenName(t, 'team')
  const { trail, data } = useTrail(['about'], title)
  return (
    <>
      <PageMeta
        title={title}
        description={t.about.team.description({ name: format.inText(websiteName) })}
        data={[data]}
      />
      <PageHeader trail={trail} title={title} lead={t.about.team.lead} seed={websiteName} />
      <Section>
        <Team />
      </Section>
    </>
  )
}

function Team() {
  const { t } = useMessages('about')
  const about = useAbout()
  if (about.status === 'in progress') return <Skeleton shape="text" count={12} label={t.about.team.loading} />
  if (about.status === 'failure') return <LoadFailure title={t.about.team.failed} retry={about.retry} />
  if (about.data.team.length > 0) return <People people={about.data.team} level={2} />
  return (
    <EmptyState
      seed="team"
      title={t.about.team.none}
      action={<ButtonLink href={pathTo('about')}>{t.about.back}</ButtonLink>}
    >
      {t.about.team.noneMore}
    </EmptyState>
  )
}

/** Prefetches the team. */
export const prefetchTeam = ({ api, queryClient }: Domain) => queryClient.prefetchQuery(aboutQueries.view(api))
