import type { DeskMosque, NewsletterIssue } from '@minaret/contract/desk'
import { useDeskAction, useIssueAction } from '@minaret/domain/desk'
import { Button, ButtonRow, ConfirmDialog, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import styles from './newsletter.module.css'

/** Sends the saved issue: first a test to the user, then to all recipients. */
export function SendPanel({
  mosque,
  issue,
  onDeleted,
}: {
  mosque: DeskMosque
  issue: NewsletterIssue
  onDeleted(): void
}) {
  const { t } = useMessages('desk', 'deskNewsletter')
  const texts = t.deskNewsletter.send
  const test = useIssueAction('issueTest')
  const send = useIssueAction('issueSend')
  const remove = useDeskAction('issueDelete', { refresh: 'issueList', refreshOn: 'success' })
  const [question, setQuestion] = useState<'send' | 'delete'>()
  const { version, recipients, tested: isTested } = issue
  const params = { mosque: mosque.slug, issue: issue.id }
  const onConfirm = () =>
    question === 'send'
      ? send.mutate({ ...params, body: { version, recipients } }, { onSettled: () => setQuestion(undefined) })
      : remove.mutate(params, { onSuccess: onDeleted, onSettled: () => setQuestion(undefined) })
  if (issue.sends === 'demonstration')
    return (
      <Notice tone="demo" title={texts.demonstration}>
        {texts.demonstrationMore}
      </Notice>
    )
  return (
    <Panel id="send" title={texts.title} className={styles.spaced}>
      {issue.sends === 'unapproved' && <Notice title={texts.unapproved}>{texts.unapprovedMore}</Notice>}
      <p>{texts.isFor({ count: recipients })}</p>
      <p className={styles.hint}>{isTested ? texts.tested : texts.testFirst}</p>
      <ButtonRow>
        <Button
          tone={isTested ? 'quiet' : 'primary'}
          busy={test.isPending}
          onClick={() => test.mutate({ ...params, body: { version } })}
        >
          {texts.test}
        </Button>
        {isTested && issue.sends === 'yes' && (
          <Button disabled={recipients === 0} onClick={() => setQuestion('send')}>
            {texts.send({ count: recipients })}
          </Button>
        )}
        <Button tone="quiet" onClick={() => setQuestion('delete')}>
          {texts.delete}
        </Button>
      </ButtonRow>
      <p className={styles.hint}>
        {texts.testsGoTo} <bdi dir="ltr">{issue.testsGoTo}</bdi>
      </p>
      <ConfirmDialog
        open={question !== undefined}
        tone={question === 'send' ? 'primary' : 'danger'}
        title={question === 'send' ? texts.sendTitle({ count: recipients }) : texts.deleteTitle}
        confirmLabel={question === 'send' ? texts.send({ count: recipients }) : texts.delete}
        cancelLabel={texts.cancel}
        busy={send.isPending || remove.isPending}
        onConfirm={onConfirm}
        onCancel={() => setQuestion(undefined)}
      >
        {question === 'send' ? texts.sendText : texts.deleteText}
      </ConfirmDialog>
    </Panel>
  )
}
