import type { DeskApplication, DeskMosque } from '@minaret/contract/desk'
import { isConflict, useDecide } from '@minaret/domain/desk'
import { Button, Form, Notice, TextArea } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/index.ts'
import styles from './applications.module.css'

/** Maximum length of the email, as in the contract. */
const maxLength = 5000

type Decision = DeskApplication['decisions'][number]

/** The decision form: first the decision, then its email, which can be edited before it is sent. */
export function Decide({ mosque, application }: { mosque: DeskMosque; application: DeskApplication }) {
  const { t } = useWords('desk', 'deskApplications')
  const words = t.deskApplications
  const [chosen, setChosen] = useState<Decision['to']>()
  const decide = useDecide()
  const { decisions, version } = application
  const decision = decisions.find(({ to }) => to === chosen)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="decide">
      <h2 id="decide" ref={heading} tabIndex={-1} className={styles.heading}>
        {words.decide}
      </h2>
      {isConflict(decide.error) && (
        <Notice tone="warning" live="assertive" title={words.conflict}>
          {decide.error?.message}
        </Notice>
      )}
      <div className={styles.buttons}>
        {decisions.map(({ to, full }) => (
          <Button
            key={to}
            tone="quiet"
            aria-expanded={to === chosen}
            disabled={full}
            onClick={() => setChosen(to === chosen ? undefined : to)}
          >
            {words.decisions[to]}
          </Button>
        ))}
      </div>
      {decisions.some(({ full }) => full) && <p className={styles.hint}>{words.full}</p>}
      {decision && (
        <DecisionEmail
          key={`${decision.to} ${version}`}
          application={application}
          decision={decision}
          busy={decide.isPending}
          onSend={(text) =>
            decide.mutate(
              {
                mosque: mosque.slug,
                kind: application.kind,
                application: application.id,
                body: { version, to: decision.to, text },
              },
              {
                onSuccess() {
                  setChosen(undefined)
                  // The focused button is gone.
                  heading.current?.focus()
                },
              },
            )
          }
        />
      )}
    </section>
  )
}

function DecisionEmail({
  application: { sends, email, kind, course },
  decision: { to, subject, text },
  busy,
  onSend,
}: {
  application: DeskApplication
  decision: Decision
  busy: boolean
  onSend(text: string): void
}) {
  const { t } = useWords('desk', 'deskApplications')
  const words = t.deskApplications
  const [draft, setDraft] = useState(text)
  const [isSubmitted, setSubmitted] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // On a phone the email opens below the visible area: moving the focus scrolls to it.
  useEffect(() => title.current?.focus(), [])
  const isEmpty = draft.trim() === ''
  const isTooLong = Array.from(draft).length > maxLength
  return (
    <Form
      className={styles.card}
      onSubmit={() => {
        setSubmitted(true)
        if (!isEmpty && !isTooLong) onSend(draft)
      }}
    >
      <h3 ref={title} tabIndex={-1} className={styles.emailTitle}>
        {words.emailTitle}
      </h3>
      <p className={styles.hint}>
        {words.emailTo} <bdi dir="ltr">{email}</bdi>
      </p>
      <p dir="auto">
        <strong>{subject}</strong>
      </p>
      <TextArea
        label={words.emailText}
        hint={kind === 'course' && course ? words.emailHintCourse : words.emailHint}
        dir="auto"
        rows={7}
        limit={maxLength}
        remaining={(left) => (left < 500 ? words.left({ count: left }) : null)}
        error={isSubmitted && isEmpty ? words.noText : isTooLong ? words.tooLong : undefined}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      {sends === 'demonstration' && <p className={styles.hint}>{words.demonstration}</p>}
      {sends === 'unapproved' && <p className={styles.hint}>{words.unapproved}</p>}
      <Button type="submit" size="large" wide busy={busy} disabled={sends === 'unapproved'}>
        {sends === 'demonstration' ? words.decisions[to] : words.send[to]}
      </Button>
    </Form>
  )
}
