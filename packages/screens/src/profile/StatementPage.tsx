import { pathTo } from '@minaret/plans'
import { useStatement } from '@minaret/domain'
import { Button, ButtonLink, EmptyState, PageHeader, Section } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { Part } from './Part.tsx'
import styles from './profile.module.css'
import { Statement } from './Statement.tsx'
import { readYear, type Year } from './years.ts'

const profileUrl = `${pathTo('profile')}?view=gifts`

/** The printable giving statement of a year. @param props.year the year's id in the URL */
export function StatementPage({ year }: { year: string }) {
  const { t, format } = useMessages('profile')
  const texts = t.profile.statement
  const parsedYear = readYear(year)
  if (!parsedYear) return <UnknownYear />
  const formatDay = (date: string) => format.day(date).date
  return (
    <>
      <PageMeta title={texts.head} noIndex />
      <PageHeader
        title={texts.head}
        lead={texts.span({ from: formatDay(parsedYear.from), to: formatDay(parsedYear.to) })}
        width="text"
      />
      <StatementSection year={parsedYear} />
    </>
  )
}

function StatementSection({ year: { from, to } }: { year: Year }) {
  const { t } = useMessages('profile')
  const texts = t.profile.statement
  const statement = useStatement(from, to)
  return (
    <Section width="text">
      <Part loaded={statement} shape="table">
        {(sheet) =>
          sheet.movements.length > 0 ? (
            <>
              <Statement statement={sheet} />
              <div className={styles.actions} data-print="hide">
                <Button onClick={() => window.print()}>{texts.print}</Button>
                <ButtonLink tone="quiet" href={profileUrl}>
                  {texts.back}
                </ButtonLink>
              </div>
            </>
          ) : (
            <EmptyState
              seed="statement"
              title={texts.none}
              action={<ButtonLink href={profileUrl}>{texts.back}</ButtonLink>}
            >
              {texts.noneMore}
            </EmptyState>
          )
        }
      </Part>
    </Section>
  )
}

function UnknownYear() {
  const { t } = useMessages('profile')
  const texts = t.profile.statement
  return (
    <Section width="narrow">
      <PageMeta title={texts.head} noIndex />
      <EmptyState
        seed="statement"
        level={1}
        title={texts.noYear}
        action={<ButtonLink href={profileUrl}>{texts.back}</ButtonLink>}
      >
        {texts.noYearMore}
      </EmptyState>
    </Section>
  )
}
