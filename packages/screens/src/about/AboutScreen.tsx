import type { About } from '@minaret/contract'
import { aboutQueries, type Domain, useAbout, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, Link, List, PageHeader, Section, Skeleton } from '@minaret/ui'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { screenName } from '../app/screenName.ts'
import { mosqueData } from '../app/structuredData.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { People } from '../people/index.ts'
import { useOpenVacancies } from '../open-vacancies/index.ts'
import { FindUs } from './FindUs.tsx'
import { SectionCards } from '../about-cards/index.ts'

/** The number of team members on this page; a link leads to the rest. */
const maxPeople = 4

/** The About page: sections, team, vacancies and address. */
export function AboutScreen() {
  const { t, format } = useMessages('about')
  const tenant = useTenant()
  const { origin } = usePageLocation()
  const about = useAbout()
  const title = screenName(t, 'about')
  return (
    <>
      <PageMeta
        title={title}
        description={t.about.description({ name: format.inText(tenant.websiteName) })}
        data={[mosqueData({ tenant, origin })]}
      />
      <PageHeader title={title} lead={t.about.lead} seed={tenant.websiteName} />
      {about.status === 'success' ? (
        <AboutContent about={about.data} />
      ) : (
        <Section>
          {about.status === 'failure' ? (
            <LoadFailure title={t.about.failed} retry={about.retry} />
          ) : (
            <Skeleton shape="card" count={3} label={t.about.loading} />
          )}
        </Section>
      )}
      <FindUs />
    </>
  )
}

function AboutContent({ about: { sections, team, vacancies } }: { about: About }) {
  const { t } = useMessages('about')
  const canOpen = useOpenScreens()
  const openVacancies = useOpenVacancies(vacancies)
  return (
    <>
      <Section>
        {sections.length > 0 ? (
          <SectionCards sections={sections} level={2} />
        ) : (
          <EmptyState seed="about" title={t.about.none} action={<ButtonLink href="/">{t.about.home}</ButtonLink>}>
            {t.about.noneMore}
          </EmptyState>
        )}
      </Section>
      {team.length > 0 && (
        <Section
          title={screenName(t, 'team')}
          tone="quiet"
          more={canOpen('team') && <Link href={pathTo('team')}>{t.about.team.all}</Link>}
        >
          <People people={team.slice(0, maxPeople)} level={3} short />
        </Section>
      )}
      {openVacancies.length > 0 && canOpen('vacancies') && (
        <Section
          title={screenName(t, 'vacancies')}
          more={<Link href={pathTo('vacancies')}>{t.about.vacancies.all}</Link>}
        >
          <List
            empty={null}
            hasVisibleLinks
            rows={openVacancies.map(({ id, title, until, summary }) => ({
              id,
              title: <IsolatedText>{title}</IsolatedText>,
              href: `${pathTo('vacancies')}#${id}`,
              meta: (
                <>
                  <IsolatedText>{summary}</IsolatedText>
                  <br />
                  {until}
                </>
              ),
            }))}
          />
        </Section>
      )}
    </>
  )
}

/** Prefetches the About page. */
export const prefetchAbout = ({ api, queryClient }: Domain) => queryClient.prefetchQuery(aboutQueries.view(api))
