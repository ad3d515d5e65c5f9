import { pathTo } from '@minaret/plans'
import { useStatement } from '@minaret/domain'
import { Button, ButtonLink, EmptyState, PageHeader, Section } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { Part } from './Part.tsx'
import styles from './profile.module.css'
import { Statement } from './Statement.tsx'
import { readYear, type Year } from './years.ts'

const back = `${pathTo('profile')}?view=gifts`

/** The printable giving statement of a year. @param props.year the year's id in the URL */
export function StatementPage({ year }: { year: string }) {
  const { t, format } = useWords('profile')
  const words = t.profile.statement
  const taxYear = readYear(year)
  if (!taxYear) return <NoSuchYear />
  const day = (date: string) => format.day(date).date
  return (
    <>
      <PageMeta title={words.head} hidden />
      <PageHeader title={words.head} lead={words.span({ from: day(taxYear.from), to: day(taxYear.to) })} width="text" />
      <StatementSection year={taxYear} />
    </>
  )
}

function StatementSection({ year: { from, to } }: { year: Year }) {
  const { t } = useWords('profile')
  const words = t.profile.statement
  const statement = useStatement(from, to)
  return (
    <Section width="text">
      <Part loaded={statement} shape="table">
        {(sheet) =>
          sheet.movements.length > 0 ? (
            <>
              <Statement statement={sheet} />
              <div className={styles.actions} data-print="hide">
                <Button onClick={() => window.print()}>{words.print}</Button>
                <ButtonLink tone="quiet" href={back}>
                  {words.back}
                </ButtonLink>
              </div>
            </>
          ) : (
            <EmptyState seed="statement" title={words.none} action={<ButtonLink href={back}>{words.back}</ButtonLink>}>
              {words.noneMore}
            </EmptyState>
          )
        }
      </Part>
    </Section>
  )
}

function NoSuchYear() {
  const { t } = useWords('profile')
  const words = t.profile.statement
  return (
    <Section width="narrow">
      <PageMeta title={words.head} hidden />
      <EmptyState
        seed="statement"
        level={1}
        title={words.noYear}
        action={<ButtonLink href={back}>{words.back}</ButtonLink>}
      >
        {words.noYearMore}
      </EmptyState>
    </Section>
  )
}
