import { aboutQueries, type Domain, useAbout, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Card, EmptyState, PageHeader, Section, Skeleton, SummaryList } from '@minaret/ui'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { RichText } from '../app/RichText.tsx'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { WithAside } from '../aside/index.ts'
import { ContactDetails } from '../contact-details/index.ts'
import { type OpenVacancy, useOpenVacancies } from '../open-vacancies/index.ts'
import styles from './vacancies.module.css'

/** The mosque's vacancies. */
export function VacanciesScreen() {
  const { t, format } = useMessages('about')
  const { websiteName } = useTenant()
  const title = screenName(t, 'vacancies')
  const { trail, data } = useTrail(['about'], title)
  return (
    <>
      <PageMeta
        title={title}
        description={t.about.vacancies.description({ name: format.inText(websiteName) })}
        data={[data]}
      />
      <PageHeader trail={trail} title={title} lead={t.about.vacancies.lead} seed={websiteName} />
      <Section>
        <Vacancies />
      </Section>
    </>
  )
}

function Vacancies() {
  const { t } = useMessages('about')
  const about = useAbout()
  const vacancies = useOpenVacancies(about.data?.vacancies ?? [])
  const canOpen = useOpenScreens()
  if (about.status === 'in progress') return <Skeleton shape="text" count={12} label={t.about.vacancies.loading} />
  if (about.status === 'failure') return <LoadFailure title={t.about.vacancies.failed} retry={about.retry} />
  if (vacancies.length > 0) return vacancies.map((vacancy) => <Vacancy key={vacancy.id} vacancy={vacancy} />)
  const fallback = canOpen('contact') ? 'contact' : 'about'
  return (
    <EmptyState
      seed="vacancies"
      title={t.about.vacancies.none}
      action={<ButtonLink href={pathTo(fallback)}>{screenName(t, fallback)}</ButtonLink>}
    >
      {t.about.vacancies.noneMore}
    </EmptyState>
  )
}

function Vacancy({ vacancy }: { vacancy: OpenVacancy }) {
  const { t } = useMessages('about')
  const { id, title, summary, body, hours, paid, closing, contact } = vacancy
  const texts = t.about.vacancies
  return (
    <article className={styles.vacancy} aria-labelledby={id}>
      <h2 id={id}>
        <IsolatedText>{title}</IsolatedText>
      </h2>
      <p className={styles.summary}>
        <IsolatedText>{summary}</IsolatedText>
      </p>
      <WithAside
        aside={
          <Card tone="quiet" className={styles.facts}>
            <SummaryList
              items={[
                ...(paid === undefined ? [] : [{ label: texts.kind, value: paid ? texts.paid : texts.voluntary }]),
                ...(hours === undefined ? [] : [{ label: texts.hours, value: <IsolatedText>{hours}</IsolatedText> }]),
                { label: texts.closes, value: closing },
              ]}
            />
            {contact && (
              <ContactDetails
                contact={contact}
                subject={title}
                labels={{ email: texts.apply, phone: texts.apply, page: texts.apply }}
              />
            )}
          </Card>
        }
      >
        <RichText html={body} level={3} />
      </WithAside>
    </article>
  )
}

/** Prefetches the vacancies. */
export const prefetchVacancies = ({ api, queryClient }: Domain) => queryClient.prefetchQuery(aboutQueries.view(api))
