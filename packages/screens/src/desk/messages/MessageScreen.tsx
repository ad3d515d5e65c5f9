import type { DeskMessage, DeskMosque, MessageChange } from '@minaret/contract/desk'
import { isConflict, useDeskQuery, useMessageAction } from '@minaret/domain/desk'
import { Button, LineLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, History, Loading } from '../frame/index.ts'
import { ReplySection } from './ReplySection.tsx'
import { Assignee } from './Assignee.tsx'
import { ReceivedMessage } from './ReceivedMessage.tsx'
import { Replies } from './Replies.tsx'
import { useReplyDraft } from './useReplyDraft.ts'

/** Milliseconds until the next poll while a reply's email is being sent; false once its state is final. */
function pollIntervalFor(message: DeskMessage | undefined): number | false {
  const states = message?.replies.map(({ state }) => state) ?? []
  if (states.includes('waiting') || states.includes('sending')) return 1500
  return states.includes('delayed') ? 15_000 : false
}

/** One message: its text, replies, assignee and history. */
export function MessageScreen({ mosque, id }: { mosque: DeskMosque; id: string }) {
  const { t } = useMessages('desk', 'deskMessages')
  const texts = t.deskMessages
  const message = useDeskQuery('messageView', { mosque: mosque.slug, message: id }, { poll: pollIntervalFor })
  return (
    <DeskFrame mosque={mosque} page="messages" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'messages')}>{texts.back}</LineLink>
      {message.data ? (
        <MessageDetail mosque={mosque} message={message.data} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <Loading shape="text" hasFailed={message.isError} retry={() => void message.refetch()} />
        </>
      )}
    </DeskFrame>
  )
}

function MessageDetail({ mosque, message }: { mosque: DeskMosque; message: DeskMessage }) {
  const { t } = useMessages('desk', 'deskMessages')
  const texts = t.deskMessages
  const change = useMessageAction('messageChange')
  const draft = useReplyDraft(mosque.slug, message, texts.replyDraft)
  const { version, state } = message
  const onChange = (next: Omit<MessageChange, 'version'>) =>
    change.mutate(
      { mosque: mosque.slug, message: message.id, body: { ...next, version } },
      { onSuccess: ({ data }) => !draft.isStale && draft.setVersion(data.now.version) },
    )
  return (
    <>
      <h1 dir="auto">{message.subject ?? texts.topics[message.topic]}</h1>
      {isConflict(change.error) && (
        <Notice tone="warning" live="assertive" title={texts.conflict}>
          {texts.conflictMore}
        </Notice>
      )}
      <ReceivedMessage message={message} />
      <Replies mosque={mosque} message={message} draft={draft} />
      <ReplySection mosque={mosque} message={message} draft={draft} />
      <Assignee message={message} busy={change.isPending} onAssign={(assignee) => onChange({ assignee })} />
      <Button
        tone="quiet"
        busy={change.isPending}
        onClick={() => onChange({ state: state === 'open' ? 'answered' : 'open' })}
      >
        {state === 'open' ? texts.markAnswered : texts.reopen}
      </Button>
      <History title={texts.history} entries={message.history} />
    </>
  )
}
