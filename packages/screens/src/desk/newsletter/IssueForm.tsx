import type { DeskMosque, IssueValues, NewsletterIssue } from '@minaret/contract/desk'
import { isConflict, useDraft, useIssueAction } from '@minaret/domain/desk'
import { languages } from '@minaret/messages'
import { Button, ButtonRow, DateField, Form, Notice, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { DraftNote, languageName, Loading, todayIn } from '../frame/index.ts'
import { RichText } from '../writing/index.ts'
import styles from './newsletter.module.css'
import { issuePath } from './paths.ts'

type IssueDraft = IssueValues & { version: number }

function readIssueDraft(value: unknown): IssueDraft | undefined {
  const { subject, text, language, joinedSince, version }: Record<string, unknown> = Object(value)
  if (typeof subject !== 'string' || typeof text !== 'string' || typeof version !== 'number') return undefined
  const chosen = languages.find((option) => option === language)
  return {
    subject,
    text,
    version,
    ...(chosen ? { language: chosen } : {}),
    ...(typeof joinedSince === 'string' ? { joinedSince } : {}),
  }
}

/** The form of an issue: the content editor and the audience. The draft is kept until it is saved. */
export function IssueForm({
  mosque,
  issue,
  onStored,
}: {
  mosque: DeskMosque
  issue: NewsletterIssue | undefined
  onStored(id: string): void
}) {
  const { t, format } = useWords('desk', 'deskNewsletter')
  const words = t.deskNewsletter
  const add = useIssueAction('issueAdd')
  const change = useIssueAction('issueSave')
  const save = issue ? change : add
  const [isSubmitted, setSubmitted] = useState(false)
  const draft = useDraft<IssueDraft>({
    mosque: mosque.slug,
    form: `newsletter.${issue?.id ?? 'new'}`,
    title: words.draft,
    path: issuePath(mosque.slug, issue?.id),
    accept: readIssueDraft,
  })
  if (draft.isLoading) return <Loading shape="text" failed={false} retry={() => {}} />
  const current: IssueDraft = {
    subject: issue?.subject ?? '',
    text: issue?.text ?? '',
    version: issue?.version ?? 0,
    ...(issue?.language ? { language: issue.language } : {}),
    ...(issue?.joinedSince ? { joinedSince: issue.joinedSince } : {}),
  }
  const value = draft.value ?? current
  const isStale = value.version !== current.version
  const edit = (next: Partial<IssueDraft>) => draft.change((now) => ({ ...(now ?? current), ...next }))
  const noSubject = value.subject.trim() === '' ? words.noSubject : undefined
  const longSubject = Array.from(value.subject).length > 150 ? words.longSubject : undefined

  function onSubmit() {
    setSubmitted(true)
    if (noSubject || longSubject || isStale) return
    const { version, ...values } = value
    const onSuccess = ({ data }: { data: NewsletterIssue }) => {
      draft.change(undefined)
      onStored(data.id)
    }
    if (issue) change.mutate({ mosque: mosque.slug, issue: issue.id, body: { ...values, version } }, { onSuccess })
    else add.mutate({ mosque: mosque.slug, body: values }, { onSuccess })
  }
  return (
    <Form className={styles.form} onSubmit={onSubmit}>
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={() => draft.change(undefined)} />
      {(isStale || isConflict(save.error)) && isStale && (
        <Notice
          tone="warning"
          live="assertive"
          title={words.conflict}
          action={
            <ButtonRow>
              <Button tone="quiet" onClick={() => edit({ version: current.version })}>
                {words.mine}
              </Button>
              <Button tone="quiet" onClick={() => draft.change(undefined)}>
                {words.theirs}
              </Button>
            </ButtonRow>
          }
        >
          <p dir="auto">{current.subject}</p>
          <p className={styles.words} dir="auto">
            {current.text}
          </p>
        </Notice>
      )}
      <TextField
        label={words.subject}
        dir="auto"
        autoComplete="off"
        error={isSubmitted ? (noSubject ?? longSubject) : longSubject}
        value={value.subject}
        onChange={({ target }) => edit({ subject: target.value })}
      />
      <RichText label={words.text} hint={words.textHint} value={value.text} onChange={(text) => edit({ text })} />
      <Select
        label={words.language}
        hint={words.languageHint}
        value={value.language ?? ''}
        onChange={({ target }) => {
          const { language: _, ...rest } = value
          const chosen = languages.find((option) => option === target.value)
          draft.change({ ...rest, ...(chosen ? { language: chosen } : {}) })
        }}
        options={[
          { value: '', label: words.everybody },
          ...languages.map((language) => ({
            value: language,
            label: words.subscribersIn({ language: languageName(language, format.locale) }),
          })),
        ]}
      />
      <DateField
        label={words.joinedSince}
        optional={words.optional}
        hint={words.joinedSinceHint}
        max={todayIn(mosque.timeZone)}
        value={value.joinedSince ?? ''}
        onChange={({ target }) => {
          const { joinedSince: _, ...rest } = value
          draft.change({ ...rest, ...(target.value ? { joinedSince: target.value } : {}) })
        }}
      />
      <ButtonRow>
        <Button type="submit" tone="quiet" busy={save.isPending} disabled={draft.value === undefined || isStale}>
          {words.save}
        </Button>
      </ButtonRow>
      {draft.value && <p className={styles.hint}>{words.unsaved}</p>}
    </Form>
  )
}
