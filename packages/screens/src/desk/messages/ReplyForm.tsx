import type { DeskMessage, DeskMosque, ReplyText } from '@minaret/contract/desk'
import { isConflict, useDeskQuery, useMessageAction } from '@minaret/domain/desk'
import { Button, Form, Link, Notice, Select, TextArea } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { deskPath, DraftNote, Loading } from '../frame/index.ts'
import styles from './messages.module.css'
import type { ReplyDraft } from './useReplyDraft.ts'

/** As the contract has it. */
const longest = 5000

export type ReplyFormProps = { mosque: DeskMosque; message: DeskMessage; draft: ReplyDraft }

/** Writes a reply. What is typed stays until it is sent, over a reload and a refusal. */
export function ReplyForm({ mosque, message, draft }: ReplyFormProps) {
  const { t } = useWords('desk', 'deskMessages')
  const words = t.deskMessages
  const reply = useMessageAction('messageReply')
  const [isTried, setTried] = useState(false)
  const text = draft.value?.text ?? ''
  const isHeld = message.mayReply === 'unapproved'
  const isTooLong = Array.from(text).length > longest
  if (draft.isLoading) return <Loading failed={false} retry={() => {}} shape="text" />

  function onSubmit() {
    setTried(true)
    if (text.trim() === '' || isTooLong) return
    reply.mutate(
      { mosque: mosque.slug, message: message.id, body: { version: draft.value?.version ?? message.version, text } },
      {
        onSuccess() {
          draft.change(undefined)
          setTried(false)
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
          title={words.changedMeanwhile}
          action={
            <Button tone="quiet" onClick={() => draft.setVersion(message.version)}>
              {words.readIt}
            </Button>
          }
        >
          <p>{message.history.at(-1)?.sentence}</p>
          <p>{words.changedMeanwhileMore}</p>
        </Notice>
      )}
      {isHeld && <Notice title={words.unapproved}>{words.unapprovedMore}</Notice>}
      <ReadyTexts mosque={mosque} message={message} onChoose={(ready) => draft.setText(joined(text, ready.text))} />
      <TextArea
        label={words.reply}
        hint={words.replyHints[message.answersGo]}
        dir="auto"
        rows={6}
        limit={longest}
        remaining={(left) =>
          left < 0 ? words.over({ count: -left }) : left < 500 ? words.left({ count: left }) : null
        }
        error={isTried && text.trim() === '' ? words.noText : isTooLong ? words.tooLong : undefined}
        value={text}
        onChange={({ target }) => draft.setText(target.value)}
      />
      <Button type="submit" size="large" wide busy={reply.isPending} disabled={draft.isStale || isHeld}>
        {words.send}
      </Button>
    </Form>
  )
}

/** A ready text goes after what was typed, never in its place. */
const joined = (typed: string, ready: string) => (typed.trim() === '' ? ready : `${typed.trimEnd()}\n\n${ready}`)

function ReadyTexts({
  mosque,
  message,
  onChoose,
}: Pick<ReplyFormProps, 'mosque' | 'message'> & { onChoose(text: ReplyText): void }) {
  const { t } = useWords('desk', 'deskMessages')
  const words = t.deskMessages
  const { data } = useDeskQuery('replyTextList', { mosque: mosque.slug })
  const texts = data?.texts ?? []
  const order = (text: ReplyText) => Number(text.language !== (message.language ?? mosque.language))
  const sorted = texts.toSorted((one, other) => order(one) - order(other))
  return (
    <div className={styles.ready}>
      <Select
        label={words.ready}
        hint={message.language && message.language !== mosque.language ? words.wroteIn[message.language] : undefined}
        value=""
        onChange={({ target }) => {
          const chosen = sorted[Number(target.value)]
          if (target.value !== '' && chosen) onChoose(chosen)
        }}
        options={[
          { value: '', label: words.chooseReady },
          ...sorted.map(({ title }, n) => ({ value: String(n), label: title })),
        ]}
      />
      <Link href={`${deskPath(mosque.slug, 'messages')}/texts`}>{words.editReady}</Link>
    </div>
  )
}
