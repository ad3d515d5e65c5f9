import type { DeskMessage, DeskMosque, ReplyText } from '@minaret/contract/desk'
import { isConflict, useDeskQuery, useMessageAction } from '@minaret/domain/desk'
import { Button, Form, Link, Notice, Select, TextArea } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { deskPath, DraftNote, languageName, Loading } from '../frame/index.ts'
import styles from './messages.module.css'
import type { ReplyDraft } from './useReplyDraft.ts'

/** Maximum length of a reply, as in the contract. */
const maxLength = 5000

export type ReplyFormProps = { mosque: DeskMosque; message: DeskMessage; draft: ReplyDraft }

/** The reply form. The draft survives reloads and rejected requests until it is sent. */
export function ReplyForm({ mosque, message, draft }: ReplyFormProps) {
  const { t } = useMessages('desk', 'deskMessages')
  const texts = t.deskMessages
  const reply = useMessageAction('messageReply')
  const [isSubmitted, setSubmitted] = useState(false)
  const text = draft.value?.text ?? ''
  const isUnapproved = message.mayReply === 'unapproved'
  const isTooLong = Array.from(text).length > maxLength
  if (draft.isLoading) return <Loading hasFailed={false} retry={() => {}} shape="text" />

  function onSubmit() {
    setSubmitted(true)
    if (text.trim() === '' || isTooLong) return
    reply.mutate(
      { mosque: mosque.slug, message: message.id, body: { version: draft.value?.version ?? message.version, text } },
      {
        onSuccess() {
          draft.change(undefined)
          setSubmitted(false)
        },
      },
    )
  }
  return (
    <Form onSubmit={onSubmit}>
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={() => draft.change(undefined)} />
      {(draft.isStale || isConflict(reply.error)) && draft.isStale && (
        <Notice
          tone="warning"
          live="assertive"
          title={texts.changedMeanwhile}
          action={
            <Button tone="quiet" onClick={() => draft.setVersion(message.version)}>
              {texts.continueReply}
            </Button>
          }
        >
          <p>{message.history.at(-1)?.sentence}</p>
          <p>{texts.changedMeanwhileMore}</p>
        </Notice>
      )}
      {isUnapproved && <Notice title={texts.unapproved}>{texts.unapprovedMore}</Notice>}
      <Templates
        mosque={mosque}
        message={message}
        onChoose={(template) => draft.setText(appendTemplate(text, template.text))}
      />
      <TextArea
        label={texts.reply}
        hint={texts.replyHints[message.answersGo]}
        dir="auto"
        rows={6}
        limit={maxLength}
        remaining={(left) =>
          left < 0 ? texts.excess({ count: -left }) : left < 500 ? texts.remaining({ count: left }) : null
        }
        error={isSubmitted && text.trim() === '' ? texts.noText : isTooLong ? texts.tooLong : undefined}
        value={text}
        onChange={({ target }) => draft.setText(target.value)}
      />
      <Button type="submit" size="large" wide busy={reply.isPending} disabled={draft.isStale || isUnapproved}>
        {texts.send}
      </Button>
    </Form>
  )
}

/** Appends a template to the draft; never replaces it. */
const appendTemplate = (draft: string, template: string) =>
  draft.trim() === '' ? template : `${draft.trimEnd()}\n\n${template}`

function Templates({
  mosque,
  message,
  onChoose,
}: Pick<ReplyFormProps, 'mosque' | 'message'> & { onChoose(text: ReplyText): void }) {
  const { t, format } = useMessages('desk', 'deskMessages')
  const texts = t.deskMessages
  const { data } = useDeskQuery('replyTextList', { mosque: mosque.slug })
  const templates = data?.texts ?? []
  const rank = (text: ReplyText) => Number(text.language !== (message.language ?? mosque.language))
  const sortedTemplates = templates.toSorted((a, b) => rank(a) - rank(b))
  return (
    <div className={styles.ready}>
      <Select
        label={texts.savedReplies}
        hint={
          message.language && message.language !== mosque.language
            ? texts.senderLanguage({ language: languageName(message.language, format.locale) })
            : undefined
        }
        value=""
        onChange={({ target }) => {
          const template = sortedTemplates[Number(target.value)]
          if (target.value !== '' && template) onChoose(template)
        }}
        options={[
          { value: '', label: texts.insertSavedReply },
          ...sortedTemplates.map(({ title }, index) => ({ value: String(index), label: title })),
        ]}
      />
      <Link href={`${deskPath(mosque.slug, 'messages')}/texts`}>{texts.editSavedReplies}</Link>
    </div>
  )
}
