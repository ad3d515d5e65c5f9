import type { DeskMessage, DeskMosque, MessageReply } from '@minaret/contract/desk'
import { useMessageAction } from '@minaret/domain/desk'
import { Button } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { useFormatInstant } from '../frame/index.ts'
import styles from './messages.module.css'
import type { ReplyDraft } from './useReplyDraft.ts'

type RepliesProps = { mosque: DeskMosque; message: DeskMessage; draft: ReplyDraft }

/** The replies, with the status of each email. */
export function Replies({ mosque, message, draft }: RepliesProps) {
  const { t } = useMessages('desk', 'deskMessages')
  if (message.replies.length === 0) return null
  return (
    <section aria-labelledby="replies">
      <h2 id="replies" className={styles.heading}>
        {t.deskMessages.replies}
      </h2>
      <ol className={styles.replies}>
        {message.replies.map((reply) => (
          <Reply key={reply.id} mosque={mosque} message={message} draft={draft} reply={reply} />
        ))}
      </ol>
    </section>
  )
}

function Reply({ mosque, message, draft, reply }: RepliesProps & { reply: MessageReply }) {
  const { t } = useMessages('desk', 'deskMessages')
  const texts = t.deskMessages
  const undo = useMessageAction('replyTakeBack')
  const resend = useMessageAction('replyResend')
  const params = { mosque: mosque.slug, message: message.id, reply: reply.id }
  const formatInstant = useFormatInstant()
  const onUndo = () =>
    undo.mutate(params, {
      onSuccess({ data }) {
        // Keeps the draft, and inserts the withdrawn reply before it.
        const draftText = draft.value?.text
        draft.change({ text: draftText ? `${data.text}\n\n${draftText}` : data.text, version: data.now.version })
      },
    })
  const row = useRef<HTMLLIElement>(null)
  // Scrolls a reply that was just sent into view, with its undo button.
  useEffect(() => {
    if (reply.state === 'waiting') row.current?.scrollIntoView({ block: 'center' })
    // Once, when it appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <li ref={row} className={styles.reply} data-state={reply.state}>
      <p className={styles.meta}>
        <bdi>{reply.by ?? texts.formerColleague}</bdi> · <time dateTime={reply.at}>{formatInstant(reply.at)}</time>
      </p>
      <p className={styles.replyText} dir="auto">
        {reply.text}
      </p>
      <div role="status" className={styles.state}>
        <p className={styles.stateName}>{texts.states[reply.state]}</p>
        {texts.stateHints[reply.state] && <p>{texts.stateHints[reply.state]}</p>}
        {reply.problem && (
          <p>
            {texts.problem} <bdi dir="ltr">{reply.problem}</bdi>
          </p>
        )}
      </div>
      {(reply.state === 'waiting' || reply.state === 'delayed') && (
        <Button tone="quiet" busy={undo.isPending} onClick={onUndo}>
          {texts.cancelSending}
          {reply.state === 'waiting' && <Countdown until={reply.sendAt} />}
        </Button>
      )}
      {(reply.state === 'refused' || reply.state === 'uncertain') && message.mayReply === 'yes' && (
        <Button tone="quiet" busy={resend.isPending} onClick={() => resend.mutate(params)}>
          {texts.resend}
        </Button>
      )}
    </li>
  )
}

const secondMs = 1000
/** Maximum delay of a reply in seconds, in case this device's clock is wrong. */
const maxSeconds = 10

/** The remaining seconds; hidden from screen readers, which would announce every change. */
function Countdown({ until }: { until: string }) {
  const { t, format } = useMessages('desk', 'deskMessages')
  const countSecondsLeft = () => Math.min(maxSeconds, Math.ceil((Date.parse(until) - Date.now()) / secondMs))
  const [secondsLeft, setSecondsLeft] = useState(countSecondsLeft)
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft(countSecondsLeft()), secondMs / 4)
    return () => clearInterval(timer)
    // One timer per reply.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [until])
  return secondsLeft > 0 ? (
    <span aria-hidden="true">{t.deskMessages.seconds({ left: format.number(secondsLeft) })}</span>
  ) : null
}
