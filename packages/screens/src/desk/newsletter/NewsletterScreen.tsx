import type { DeskMosque, NewsletterIssues } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { ChoiceLinks, EmptyState, Link, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, Loading } from '../frame/index.ts'
import styles from './newsletter.module.css'
import { issuePath, subscribersPath } from './paths.ts'

/** The newsletter's issues, with a link to its subscribers. */
export function NewsletterScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskNewsletter')
  const texts = t.deskNewsletter
  const issues = useDeskQuery('issueList', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="newsletter" title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      {issues.data ? (
        <IssueList mosque={mosque} data={issues.data} />
      ) : (
        <Loading hasFailed={issues.isError} retry={() => void issues.refetch()} />
      )}
    </DeskFrame>
  )
}

function IssueList({ mosque, data: { issues, subscribers } }: { mosque: DeskMosque; data: NewsletterIssues }) {
  const { t, format } = useMessages('desk', 'deskNewsletter')
  const texts = t.deskNewsletter
  return (
    <>
      <ChoiceLinks className={styles.filters} aria-label={texts.ways}>
        <Link href={issuePath(mosque.slug)}>{texts.write}</Link>
        <Link href={subscribersPath(mosque.slug, { show: 'confirmed', search: '' })}>
          {texts.subscribers({ count: subscribers })}
        </Link>
      </ChoiceLinks>
      <List
        label={texts.issues}
        rows={issues.map(({ id, state, subject, at, recipients }) => ({
          id,
          href: issuePath(mosque.slug, id),
          title: <bdi>{subject}</bdi>,
          meta: [
            texts.states[state],
            format.instant(at).date,
            ...(state === 'draft' ? [] : [texts.recipients({ count: recipients })]),
          ].join(' · '),
        }))}
        empty={
          <EmptyState seed="newsletter" title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        }
      />
    </>
  )
}
