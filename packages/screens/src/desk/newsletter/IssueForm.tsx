import type { DeskMosque, IssueValues, NewsletterIssue } from '@minaret/contract/desk'
import { isConflict, useDraft, useIssueAction } from '@minaret/domain/desk'
import { languages } from '@minaret/messages'
import { Button, ButtonRow, DateField, Form, Notice, Select, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DraftNote, languageName, Loading, todayIn } from '../frame/index.ts'
import { RichText } from '../writing/index.ts'
import styles from './newsletter.module.css'
import { issuePath } from './paths.ts'

type IssueDraft = IssueValues & { version: number }

function parseIssueDraft(value: unknown): IssueDraft | undefined {
  const { subject, text, language, joinedSince, version }: Record<string, unknown> = Object(value)
  if (typeof subject !== 'string' || typeof text !== 'string' || typeof version !== 'number') return undefined
  const validLanguage = languages.find((option) => option === language)
  return {
    subject,
    text,
    version,
    ...(validLanguage ? { language: validLanguage } : {}),
    ...(typeof joinedSince === 'string' ? { joinedSince } : {}),
  }
}

/** An issue's form: content editor and audience. The draft is kept until it is saved. */
export function IssueForm({
  mosque,
  issue,
  onStored,
}: {
  mosque: DeskMosque
  issue: NewsletterIssue | undefined
  onStored(id: string): void
}) {
  const { t, format } = useMessages('desk', 'deskNewsletter')
  const texts = t.deskNewsletter
  const add = useIssueAction('issueAdd')
  const change = useIssueAction('issueSave')
  const save = issue ? change : add
  const [isSubmitted, setSubmitted] = useState(false)
  const draft = useDraft<IssueDraft>({
    mosque: mosque.slug,
    form: `newsletter.${issue?.id ?? 'new'}`,
    title: texts.draft,
    path: issuePath(mosque.slug, issue?.id),
    parse: parseIssueDraft,
  })
  if (draft.isLoading) return <Loading shape="text" hasFailed={false} retry={() => {}} />
  const savedValues: IssueDraft = {
    subject: issue?.subject ?? '',
    text: issue?.text ?? '',
    version: issue?.version ?? 0,
    ...(issue?.language ? { language: issue.language } : {}),
    ...(issue?.joinedSince ? { joinedSince: issue.joinedSince } : {}),
  }
  const value = draft.value ?? savedValues
  const isStale = value.version !== savedValues.version
  const edit = (next: Partial<IssueDraft>) =>
    draft.change((storedDraft) => ({ ...(storedDraft ?? savedValues), ...next }))
  const missingSubjectError = value.subject.trim() === '' ? texts.noSubject : undefined
  const longSubjectError = Array.from(value.subject).length > 150 ? texts.longSubject : undefined

  function onSubmit() {
    setSubmitted(true)
    if (missingSubjectError || longSubjectError || isStale) return
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
          title={texts.conflict}
          action={
            <ButtonRow>
              <Button tone="quiet" onClick={() => edit({ version: savedValues.version })}>
                {texts.mine}
              </Button>
              <Button tone="quiet" onClick={() => draft.change(undefined)}>
                {texts.theirs}
              </Button>
            </ButtonRow>
          }
        >
          <p dir="auto">{savedValues.subject}</p>
          <p className={styles.text} dir="auto">
            {savedValues.text}
          </p>
        </Notice>
      )}
      <TextField
        label={texts.subject}
        dir="auto"
        autoComplete="off"
        error={isSubmitted ? (missingSubjectError ?? longSubjectError) : longSubjectError}
        value={value.subject}
        onChange={({ target }) => edit({ subject: target.value })}
      />
      <RichText label={texts.text} hint={texts.textHint} value={value.text} onChange={(text) => edit({ text })} />
      <Select
        label={texts.language}
        hint={texts.languageHint}
        value={value.language ?? ''}
        onChange={({ target }) => {
          const { language: _, ...rest } = value
          const validLanguage = languages.find((option) => option === target.value)
          draft.change({ ...rest, ...(validLanguage ? { language: validLanguage } : {}) })
        }}
        options={[
          { value: '', label: texts.allSubscribers },
          ...languages.map((language) => ({
            value: language,
            label: texts.subscribersIn({ language: languageName(language, format.locale) }),
          })),
        ]}
      />
      <DateField
        label={texts.joinedSince}
        optional={texts.optional}
        hint={texts.joinedSinceHint}
        max={todayIn(mosque.timeZone)}
        value={value.joinedSince ?? ''}
        onChange={({ target }) => {
          const { joinedSince: _, ...rest } = value
          draft.change({ ...rest, ...(target.value ? { joinedSince: target.value } : {}) })
        }}
      />
      <ButtonRow>
        <Button type="submit" tone="quiet" busy={save.isPending} disabled={draft.value === undefined || isStale}>
          {texts.save}
        </Button>
      </ButtonRow>
      {draft.value && <p className={styles.hint}>{texts.unsaved}</p>}
    </Form>
  )
}
