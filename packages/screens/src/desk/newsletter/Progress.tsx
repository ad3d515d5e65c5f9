import type { DeskMosque, NewsletterIssue } from '@minaret/contract/desk'
import { useIssueAction } from '@minaret/domain/desk'
import { Button, ButtonRow, Meter, SummaryList } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import styles from './newsletter.module.css'

/** How far an issue was sent, and stopping it for now. */
export function Progress({ mosque, issue }: { mosque: DeskMosque; issue: NewsletterIssue }) {
  const { t } = useWords('desk', 'deskNewsletter')
  const words = t.deskNewsletter
  const pause = useIssueAction(issue.state === 'sending' ? 'issuePause' : 'issueResume')
  const { state, recipients, progress } = issue
  const over = recipients - progress.waiting - progress.queued
  const states = ['accepted', 'bounced', 'refused', 'uncertain', 'skipped', 'queued', 'waiting'] as const
  return (
    <section aria-labelledby="progress" className={styles.card}>
      <h2 id="progress">{words.states[state]}</h2>
      <Meter
        label={words.progress.title}
        value={over}
        max={Math.max(recipients, 1)}
        text={words.progress.done({ count: over, all: recipients })}
      />
      <SummaryList
        items={states
          .filter((one) => one === 'accepted' || progress[one] > 0)
          .map((one) => ({ label: words.progress[one], value: progress[one] }))}
      />
      <p className={styles.hint}>{words.progress.unknown}</p>
      {(state === 'sending' || state === 'paused') && (
        <ButtonRow>
          <Button
            tone={state === 'sending' ? 'quiet' : 'primary'}
            busy={pause.isPending}
            onClick={() => pause.mutate({ mosque: mosque.slug, issue: issue.id })}
          >
            {state === 'sending' ? words.progress.pause : words.progress.resume}
          </Button>
        </ButtonRow>
      )}
    </section>
  )
}
