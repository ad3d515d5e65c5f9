import type { DeskApplication, DeskMosque } from '@minaret/contract/desk'
import { isConflict, useDecideApplication } from '@minaret/domain/desk'
import { Button, Form, Notice, TextArea } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './applications.module.css'

/** Maximum length of the email, as in the contract. */
const maxLength = 5000

type Decision = DeskApplication['decisions'][number]

/** The decision form: first the decision, then its email, which can be edited before it is sent. */
export function DecisionForm({ mosque, application }: { mosque: DeskMosque; application: DeskApplication }) {
  const { t } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications
  const [selected, setSelected] = useState<Decision['to']>()
  const decide = useDecideApplication()
  const { decisions, version } = application
  const decision = decisions.find(({ to }) => to === selected)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="decide">
      <h2 id="decide" ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.decide}
      </h2>
      {isConflict(decide.error) && (
        <Notice tone="warning" live="assertive" title={texts.conflict}>
          {decide.error?.message}
        </Notice>
      )}
      <div className={styles.buttons}>
        {decisions.map(({ to, full }) => (
          <Button
            key={to}
            tone="quiet"
            aria-expanded={to === selected}
            disabled={full}
            onClick={() => setSelected(to === selected ? undefined : to)}
          >
            {texts.decisions[to]}
          </Button>
        ))}
      </div>
      {decisions.some(({ full }) => full) && <p className={styles.hint}>{texts.noPlacesLeft}</p>}
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
                  setSelected(undefined)
                  // The focused button is no longer rendered.
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
  const { t } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications
  const [draft, setDraft] = useState(text)
  const [isSubmitted, setSubmitted] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone the email opens below the visible area: moving the focus scrolls to it.
  useEffect(() => heading.current?.focus(), [])
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
      <h3 ref={heading} tabIndex={-1} className={styles.emailTitle}>
        {texts.emailTitle}
      </h3>
      <p className={styles.hint}>
        {texts.emailTo} <bdi dir="ltr">{email}</bdi>
      </p>
      <p dir="auto">
        <strong>{subject}</strong>
      </p>
      <TextArea
        label={texts.emailText}
        hint={kind === 'course' && course ? texts.emailHintCourse : texts.emailHint}
        dir="auto"
        rows={7}
        limit={maxLength}
        remaining={(remaining) => (remaining < 500 ? texts.remaining({ count: remaining }) : null)}
        error={isSubmitted && isEmpty ? texts.noText : isTooLong ? texts.tooLong : undefined}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      {sends === 'demonstration' && <p className={styles.hint}>{texts.demonstration}</p>}
      {sends === 'unapproved' && <p className={styles.hint}>{texts.unapproved}</p>}
      <Button type="submit" size="large" wide busy={busy} disabled={sends === 'unapproved'}>
        {sends === 'demonstration' ? texts.decisions[to] : texts.send[to]}
      </Button>
    </Form>
  )
}
