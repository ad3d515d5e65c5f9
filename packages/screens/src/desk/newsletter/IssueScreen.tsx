import type { DeskMosque, NewsletterIssue } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { LineLink } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import { RichText } from '../writing/index.ts'
import { IssueForm } from './IssueForm.tsx'
import { Progress } from './Progress.tsx'
import { SendPanel } from './SendPanel.tsx'

type IssueScreenProps = {
  mosque: DeskMosque
  /** Undefined for a new issue. */
  id: string | undefined
  /** Called with the id of a new issue once it is stored. */
  onStored(id: string): void
  onDeleted(): void
}

/** One issue: the form, a test email, sending and its progress. */
export function IssueScreen({ mosque, id, onStored, onDeleted }: IssueScreenProps) {
  const { t } = useMessages('desk', 'deskNewsletter')
  const texts = t.deskNewsletter
  return (
    <DeskFrame mosque={mosque} page="newsletter" title={texts.issue}>
      <LineLink href={deskPath(mosque.slug, 'newsletter')}>{texts.back}</LineLink>
      {id === undefined ? (
        <>
          <h1>{texts.write}</h1>
          <IssueForm mosque={mosque} issue={undefined} onStored={onStored} />
        </>
      ) : (
        <SavedIssue mosque={mosque} id={id} onDeleted={onDeleted} />
      )}
    </DeskFrame>
  )
}

/** Polling interval while an issue is being sent, in milliseconds. */
const pollInterval = 2000

function SavedIssue({ mosque, id, onDeleted }: { mosque: DeskMosque; id: string; onDeleted(): void }) {
  const { t } = useMessages('desk', 'deskNewsletter')
  const issue = useDeskQuery(
    'issueView',
    { mosque: mosque.slug, issue: id },
    {
      staleTime: 0,
      poll: (data) => data?.state === 'sending' && pollInterval,
    },
  )
  if (!issue.data)
    return (
      <>
        <h1>{t.deskNewsletter.issue}</h1>
        <Loading shape="text" hasFailed={issue.isError} retry={() => void issue.refetch()} />
      </>
    )
  return (
    <>
      <h1 dir="auto">{issue.data.subject}</h1>
      {issue.data.state === 'draft' ? (
        <>
          <IssueForm mosque={mosque} issue={issue.data} onStored={() => {}} />
          <SendPanel key={issue.data.version} mosque={mosque} issue={issue.data} onDeleted={onDeleted} />
        </>
      ) : (
        <SentIssue mosque={mosque} issue={issue.data} />
      )}
    </>
  )
}

/** A sent issue, with its progress. */
function SentIssue({ mosque, issue }: { mosque: DeskMosque; issue: NewsletterIssue }) {
  const { t } = useMessages('desk', 'deskNewsletter')
  return (
    <>
      <Progress mosque={mosque} issue={issue} />
      <RichText label={t.deskNewsletter.text} value={issue.text} onChange={() => {}} isReadOnly />
    </>
  )
}
