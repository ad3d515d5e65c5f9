import type { DeskMosque, NewsletterIssue } from '@minaret/contract/desk'
import { useIssueAction } from '@minaret/domain/desk'
import { Button, ButtonRow, Meter, SummaryList } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import styles from './newsletter.module.css'

/** The progress of sending an issue, with a button to pause it. */
export function Progress({ mosque, issue }: { mosque: DeskMosque; issue: NewsletterIssue }) {
  const { t } = useMessages('desk', 'deskNewsletter')
  const texts = t.deskNewsletter
  const pause = useIssueAction(issue.state === 'sending' ? 'issuePause' : 'issueResume')
  const { state, recipients, progress } = issue
  const processed = recipients - progress.waiting - progress.queued
  const states = ['accepted', 'bounced', 'refused', 'uncertain', 'skipped', 'queued', 'waiting'] as const
  return (
    <Panel id="progress" title={texts.states[state]} className={styles.spaced}>
      <Meter
        label={texts.progress.title}
        value={processed}
        max={Math.max(recipients, 1)}
        text={texts.progress.done({ count: processed, all: recipients })}
      />
      <SummaryList
        items={states
          .filter((status) => status === 'accepted' || progress[status] > 0)
          .map((status) => ({ label: texts.progress[status], value: progress[status] }))}
      />
      <p className={styles.hint}>{texts.progress.unknown}</p>
      {(state === 'sending' || state === 'paused') && (
        <ButtonRow>
          <Button
            tone={state === 'sending' ? 'quiet' : 'primary'}
            busy={pause.isPending}
            onClick={() => pause.mutate({ mosque: mosque.slug, issue: issue.id })}
          >
            {state === 'sending' ? texts.progress.pause : texts.progress.resume}
          </Button>
        </ButtonRow>
      )}
    </Panel>
  )
}
