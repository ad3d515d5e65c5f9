import type { DeskMosque, ReplyText, ReplyTexts } from '@minaret/contract/desk'
import { isConflict, useChangeReplyTexts, useDeskQuery, useDraft } from '@minaret/domain/desk'
import { Button, Form, LineLink, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, DraftNote, Loading } from '../frame/index.ts'
import styles from './messages.module.css'
import { parseReplyTexts } from './parseReplyTexts.ts'
import { TemplateFields } from './TemplateFields.tsx'

/** A mosque's reply templates. */
export function TemplatesScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskMessages')
  const labels = t.deskMessages.templates
  const templates = useDeskQuery('replyTextList', { mosque: mosque.slug })
  return (
    <DeskFrame mosque={mosque} page="messages" title={labels.title}>
      <LineLink href={deskPath(mosque.slug, 'messages')}>{t.deskMessages.back}</LineLink>
      <h1>{labels.title}</h1>
      <p>{labels.lead}</p>
      {templates.data ? (
        <TemplatesForm mosque={mosque} currentTemplates={templates.data} />
      ) : (
        <Loading hasFailed={templates.isError} retry={() => void templates.refetch()} />
      )}
    </DeskFrame>
  )
}

const isComplete = ({ title, text }: ReplyText) => title.trim() !== '' && text.trim() !== ''

function TemplatesForm({ mosque, currentTemplates }: { mosque: DeskMosque; currentTemplates: ReplyTexts }) {
  const { t } = useMessages('desk', 'deskMessages')
  const labels = t.deskMessages.templates
  const [isSubmitted, setSubmitted] = useState(false)
  const save = useChangeReplyTexts()
  const draft = useDraft<ReplyTexts>({
    mosque: mosque.slug,
    form: 'reply-texts',
    title: labels.draft,
    path: `${deskPath(mosque.slug, 'messages')}/texts`,
    parse: parseReplyTexts,
  })
  if (draft.isLoading) return <Loading hasFailed={false} retry={() => {}} />
  const { texts, version } = draft.value ?? currentTemplates
  const edit = (next: ReplyText[]) => draft.change({ version, texts: next })
  const isStale = version !== currentTemplates.version

  function onSubmit() {
    setSubmitted(true)
    if (texts.every(isComplete))
      save.mutate({ mosque: mosque.slug, body: { version, texts } }, { onSuccess: () => draft.change(undefined) })
  }
  return (
    <Form onSubmit={onSubmit}>
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={() => draft.change(undefined)} />
      {(isStale || isConflict(save.error)) && isStale && (
        <Notice
          tone="warning"
          live="assertive"
          title={labels.conflict}
          action={
            <div className={styles.add}>
              <Button tone="quiet" onClick={() => draft.change({ version: currentTemplates.version, texts })}>
                {labels.mine}
              </Button>
              <Button tone="quiet" onClick={() => draft.change(undefined)}>
                {labels.theirs}
              </Button>
            </div>
          }
        >
          <p>{labels.conflictMore}</p>
          <ul>
            {currentTemplates.texts.map(({ title, text }, index) => (
              <li key={index} dir="auto">
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {texts.length === 0 && <p>{labels.none}</p>}
      {texts.map((text, index) => (
        <TemplateFields
          key={index}
          value={text}
          error={isSubmitted && !isComplete(text) ? labels.incomplete : undefined}
          onChange={(next) => edit(texts.map((other, position) => (position === index ? next : other)))}
          onRemove={() => edit(texts.filter((_, position) => position !== index))}
        />
      ))}
      <div className={styles.add}>
        <Button tone="quiet" onClick={() => edit([...texts, { title: '', language: 'en', text: '' }])}>
          {labels.add}
        </Button>
        <Button type="submit" busy={save.isPending} disabled={isStale || draft.value === undefined}>
          {labels.save}
        </Button>
      </div>
    </Form>
  )
}
