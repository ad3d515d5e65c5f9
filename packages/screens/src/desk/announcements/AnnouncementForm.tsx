import { Button, Form, RadioCards, TextArea, TextField } from '@minaret/ui'
import { type ReactNode, useRef, useState } from 'react'
import { AnnouncementNotice } from '../../announcement/index.ts'
import { useMessages } from '../../app/index.ts'
import { MosqueText, todayIn } from '../frame/index.ts'
import { type AnnouncementFields, kinds } from './fields.ts'
import { JanazahFields } from './JanazahFields.tsx'
import { janazahText } from './janazahText.ts'
import { maxText, problemsOf } from './problems.ts'
import { TimeFields } from './TimeFields.tsx'
import styles from './announcements.module.css'

export type AnnouncementFormProps = {
  fields: AnnouncementFields
  onChange(next: AnnouncementFields): void
  /** The mosque's own language and time zone. */
  language: string
  timeZone: string
  /** Whether the announcement exists, and whether it is already visible. */
  isExisting?: boolean
  hasStarted?: boolean
  busy: boolean
  /** The preview on the displays, below the website's. */
  displayPreview?: ReactNode
  onSubmit(): void
}

/** Announcement form: content, dates and a preview. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const {
    fields,
    onChange,
    language,
    timeZone,
    isExisting = false,
    hasStarted = false,
    busy,
    displayPreview,
    onSubmit,
  } = props
  const { t } = useMessages('deskAnnouncements')
  const texts = t.deskAnnouncements
  const form = useRef<HTMLDivElement>(null)
  const [submittedAt, setSubmittedAt] = useState<Date>()
  const problems = submittedAt ? problemsOf(fields, timeZone, submittedAt) : []
  const today = todayIn(timeZone)
  const isGenerated = fields.kind === 'janazah' && !fields.ownWords
  const content = isGenerated ? janazahText(fields, language) : fields
  const onEdit = (next: Partial<AnnouncementFields>) => onChange({ ...fields, ...next })

  function submit() {
    const now = new Date()
    setSubmittedAt(now)
    if (problemsOf(fields, timeZone, now).length === 0) return onSubmit()
    // After the errors are rendered, focus the first invalid field.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <Form onSubmit={submit}>
      <div ref={form} className={styles.form}>
        <RadioCards
          legend={texts.kind}
          name="kind"
          value={fields.kind}
          choices={kinds.map((kind) => ({ value: kind, label: texts.kinds[kind], description: texts.kindHints[kind] }))}
          onChange={(kind) => onEdit({ kind })}
        />
        {isGenerated ? (
          <>
            <JanazahFields
              fields={fields}
              onEdit={onEdit}
              today={today}
              isNameMissing={problems.includes('deceased')}
            />
            <Button tone="quiet" onClick={() => onEdit({ ...content, ownWords: true })}>
              {texts.ownWords}
            </Button>
          </>
        ) : (
          <>
            <TextField
              label={texts.heading}
              maxLength={120}
              dir="auto"
              value={fields.title}
              onChange={({ target }) => onEdit({ title: target.value })}
            />
            <TextArea
              label={texts.text}
              hint={texts.textHint}
              limit={maxText}
              remaining={(left) => (left < 0 ? texts.excess({ left: -left }) : texts.remaining({ left }))}
              rows={4}
              dir="auto"
              error={
                problems.includes('textNeeded')
                  ? texts.textNeeded
                  : problems.includes('textTooLong')
                    ? texts.textTooLong
                    : undefined
              }
              value={fields.text}
              onChange={({ target }) => onEdit({ text: target.value })}
            />
            {fields.kind === 'janazah' && !isExisting && (
              <Button tone="quiet" onClick={() => onEdit({ ownWords: false })}>
                {texts.useStandardText}
              </Button>
            )}
          </>
        )}
        <details className={styles.times} open={fields.start !== null || fields.ending === 'at' || undefined}>
          <summary>{texts.schedule}</summary>
          <TimeFields fields={fields} onEdit={onEdit} today={today} problems={problems} hasStarted={hasStarted} />
        </details>
        {content.text.trim() !== '' && (
          <section className={styles.preview} aria-labelledby="preview">
            <h2 id="preview">{texts.preview}</h2>
            <p className={styles.hint}>{texts.previewHint}</p>
            <AnnouncementNotice
              kind={fields.kind}
              title={<MosqueText>{content.title.trim() || texts.kindTitles[fields.kind]}</MosqueText>}
              text={<MosqueText>{content.text}</MosqueText>}
            />
            {displayPreview}
          </section>
        )}
      </div>
      <div className={styles.save} data-foot="">
        <Button type="submit" size="large" wide busy={busy}>
          {isExisting ? (busy ? texts.saving : texts.save) : busy ? texts.publishing : texts.publish}
        </Button>
      </div>
    </Form>
  )
}
